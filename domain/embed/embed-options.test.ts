import { describe, expect, test } from "vitest";
import {
  type EmbedOptions,
  embedOptions,
  isPoint,
  optionsOfFields,
  toEmbedFilters,
  toEmbedParameters,
} from "./embed-options.ts";

const read = (attributes: Readonly<Record<string, string>>): EmbedOptions =>
  embedOptions((option) => attributes[option] ?? null);

describe("options of a list on another page", () => {
  test.each([
    [{}, {}],
    [{ type: " FOOD " }, { type: "FOOD" }],
    [{ type: "", place: " " }, {}],
    [{ open: "" }, { open: "true" }],
    [{ open: "open" }, { open: "true" }],
    [{ open: "false" }, {}],
    [{ onclick: "alert(1)", nearCoordinate: "1|2" }, {}],
  ])("%j is read as %j", (attributes, expected) => {
    expect(read(attributes)).toEqual(expected);
  });

  test("they become parameters of the API", () => {
    const options = read({ type: "FOOD", audience: "WOMEN", open: "", lang: "es", place: "33101" });
    expect(toEmbedParameters(options, "-80.2|25.8")).toEqual({
      type: "FOOD",
      category: "WOMEN",
      isOpen: "true",
      sort: "open",
      limit: "5",
      lang: "es",
      nearCoordinate: "-80.2|25.8",
      currentCoordinate: "-80.2|25.8",
    });
    expect(toEmbedFilters(options)).toEqual({ type: "FOOD", category: "WOMEN", isOpen: "true" });
  });

  test("a place is not named where there is none", () => {
    expect(toEmbedParameters(read({ limit: "3" }), null)).toEqual({ sort: "open", limit: "3" });
  });

  test.each([
    ["-80.19|25.77", true],
    ["33101", false],
    ["Miami, FL", false],
    ["1,2", false],
    ["-80.19|", false],
  ])("%j is a point: %j", (place, expected) => {
    expect(isPoint(place)).toBe(expected);
  });

  test("a refused parameter is named as the attribute that it came from", () => {
    expect(optionsOfFields({ category: "unknownValue", isOpen: "x", skip: "x" })).toEqual([
      "audience",
      "open",
    ]);
  });
});
