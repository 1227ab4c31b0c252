import { describe, expect, test } from "vitest";
import { placeKey, placeKeys } from "./place-key.ts";

describe("one key for every way to write a place", () => {
  test.each<[string, ...string[]]>([
    ["saintpaul", "Saint Paul", "St. Paul", "st paul", "ST PAUL", "Saint-Paul"],
    ["montreal", "Montréal", "montreal", "MONTRÉAL"],
    ["fortlauderdale", "Fort Lauderdale", "Ft. Lauderdale", "ft lauderdale"],
    ["mountvernon", "Mount Vernon", "Mt Vernon"],
    ["saultsaintemarie", "Sault Sainte Marie", "Sault Ste. Marie"],
    ["pointpleasant", "Point Pleasant", "Pt. Pleasant"],
    ["deland", "DeLand", "De Land", "deland"],
    ["coeurdalene", "Coeur d'Alene", "coeur d’alene", "Coeur dAlene"],
    ["saintjohns", "St. John's", "Saint Johns"],
    ["ewabeach", "‘Ewa Beach", "Ewa Beach"],
    ["", "", " . "],
  ])("%s", (key, ...names) => {
    for (const name of names) expect(placeKey(name)).toBe(key);
  });
});

describe("every way to find a place", () => {
  test("its names, and what follows each space in them", () => {
    expect(placeKeys(["Los Angeles", "LA"])).toStrictEqual([
      { key: "losangeles", isWhole: true },
      { key: "angeles", isWhole: false },
      { key: "la", isWhole: true },
    ]);
  });

  test("no remainder begins with a word that links two others", () => {
    expect(placeKeys(["Saint-Bruno-de-Montarville"]).map(({ key }) => key)).toStrictEqual([
      "saintbrunodemontarville",
      "brunodemontarville",
      "montarville",
    ]);
    expect(placeKeys(["De Land"]).map(({ key }) => key)).toStrictEqual(["deland", "land"]);
  });

  test("an article is no beginning that counts", () => {
    expect(placeKeys(["The Dalles"])).toStrictEqual([
      { key: "thedalles", isWhole: true },
      { key: "dalles", isWhole: true },
    ]);
  });

  test("a whole name stays whole where it ends another", () => {
    expect(placeKeys(["New York City", "City"])).toContainEqual({ key: "city", isWhole: true });
    expect(placeKeys(["City", "New York City"])).toContainEqual({ key: "city", isWhole: true });
  });
});
