import { describe, expect, test } from "vitest";
import { emptyFacts } from "../../services/flat-facts.ts";
import type { ServiceFacts } from "../../services/service.ts";
import { afterEdit, importedFrom, shownSources } from "./fact-sources.ts";

const FACTS: ServiceFacts = {
  ...emptyFacts(
    {
      address1: "1 Sample Street",
      address2: null,
      city: "Sampleton",
      state: "FL",
      zip: "33101",
      country: "United States",
      coordinates: null,
      isApproximate: false,
      visibility: "EXACT",
    },
    "America/New_York",
  ),
  name: "Sample Hall",
  description: "A place.",
  isShowFlag: false,
};
const STATED = ["name", "description", "address1", "city", "state", "zip", "country"];
const IMPORTED = importedFrom(3, "2019-08-19", FACTS);

test("an import states fields with a value, and none that the directory decides itself", () => {
  expect(IMPORTED).toEqual([{ source: 3, asOf: "2019-08-19", fields: STATED, isMain: true }]);
});

describe("after an edit", () => {
  const edited = (changed: readonly string[], facts: Partial<ServiceFacts> = {}) =>
    afterEdit(IMPORTED, changed, { ...FACTS, ...facts });

  test("a changed field comes from no source, the others still do", () => {
    expect(edited(["name"])).toEqual([
      { source: 3, asOf: "2019-08-19", fields: STATED.filter((field) => field !== "name"), isMain: true },
    ]);
  });

  test("a field that only a person stated changes nothing of the others", () => {
    expect(edited(["phone"], { phone: "(305) 555-0101" })[0]?.fields).toEqual(STATED);
  });

  test("as soon as people have entered more than the source has left, it is not the main one", () => {
    expect(edited(["name", "description", "address1"])[0]?.isMain).toBe(true);
    expect(edited(["name", "description", "address1", "city"])[0]?.isMain).toBe(false);
  });

  test("translations do not count: they say nothing new", () => {
    const descriptionEs = { text: "Un lugar.", state: "MACHINE" } as const;
    const changed = ["name", "description", "address1", "descriptionEs", "descriptionEsState"];
    expect(edited(changed, { descriptionEs })[0]?.isMain).toBe(true);
  });

  test("a source of which nothing is left is gone", () => {
    expect(edited(STATED)).toEqual([]);
  });

  test("what has no source has none", () => {
    expect(afterEdit([], ["name"], FACTS)).toEqual([]);
  });

  test("of two sources the one with more is the main one", () => {
    const two = [
      { source: 3, asOf: null, fields: ["name", "city"], isMain: true },
      { source: 4, asOf: "2025-01-01", fields: ["state", "zip", "country"], isMain: false },
    ];
    expect(afterEdit(two, ["description"], FACTS).map(({ isMain }) => isMain)).toEqual([false, true]);
  });
});

describe("the sources in a reply", () => {
  const source = { name: "Harbor", url: null, licence: null, asOf: null };

  test("names the fields that it shows", () => {
    const shown = { name: "Sample Hall", address1: null, city: "Sampleton", zip: null };
    expect(shownSources([{ ...source, fields: ["name", "address1", "city", "zip"] }], shown)).toEqual([
      { ...source, fields: ["name", "city"] },
    ]);
  });

  test("leaves out a source of which it shows nothing", () => {
    expect(shownSources([{ ...source, fields: ["zip"] }], { zip: null })).toEqual([]);
  });
});
