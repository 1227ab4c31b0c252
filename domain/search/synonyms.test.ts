import { describe, expect, test } from "vitest";
import { buildSynonyms, isInSynonyms, isMemberOfSynonyms, synonymsFor } from "./synonyms.ts";

const SYNONYMS = buildSynonyms([
  ["food", "", "comida"],
  ["food stamps", "foodstamps", "cupones de alimentos"],
  ["trabajos", "work"],
  ["about us", "nosotros"],
  ["wash room", "lavabo"],
  ["comida trabajos", "catering"],
]);

describe("what stands in place of a phrase", () => {
  test.each([
    [["food"], [["comida"]]],
    [
      ["food", "stamps"],
      [["foodstamps"], ["cupones", "alimentos"]],
    ],
    [
      ["foodstamps"],
      [
        ["food", "stamps"],
        ["cupones", "alimentos"],
      ],
    ],
    [["about", "us"], [["nosotros"]]],
    [["tents"], []],
  ])("%j: %j", (phrase, others) => {
    expect(synonymsFor(phrase, SYNONYMS)).toEqual(others);
  });

  test("of two groups, those of both", () => {
    const both = buildSynonyms([
      ["food", "comida"],
      ["food", "meals"],
    ]);
    expect(synonymsFor(["food"], both)).toEqual([["comida"], ["meals"]]);
  });
});

describe("a phrase that only leads to others", () => {
  const oneWay = buildSynonyms([["shelter", "albergue", ">crash"]]);
  test("asks for them, and is not asked for", () => {
    expect(synonymsFor(["crash"], oneWay)).toEqual([["shelter"], ["albergue"]]);
    expect(synonymsFor(["shelter"], oneWay)).toEqual([["albergue"]]);
  });

  test("is known, and may begin a longer word", () => {
    expect(isInSynonyms(["crash"], oneWay)).toBe(true);
    expect(isMemberOfSynonyms(["crash"], oneWay)).toBe(false);
    expect(isMemberOfSynonyms(["shelter"], oneWay)).toBe(true);
  });
});

describe("whether a phrase is in the table", () => {
  test.each([
    ["as an editor wrote it", ["trabajos"], true],
    ["in another form of its language", ["trabajar"], true],
    ["a plural of English", ["foods"], true],
    ["not by a Spanish stem that belongs to too many words", ["comer"], false],
    ["nor where one word of a phrase has such a stem", ["comer", "trabajar"], false],
    ["part of a phrase", ["stamps"], false],
    ["not two words written as one", ["washroom"], false],
  ])("%s: %j", (_, phrase, expected) => {
    expect(isInSynonyms(phrase, SYNONYMS)).toBe(expected);
  });
});

test("the words of all phrases are known, without function words, and so is the longest phrase", () => {
  expect([...SYNONYMS.words].sort()).toEqual([
    "about",
    "alimentos",
    "catering",
    "comida",
    "cupones",
    "food",
    "foodstamps",
    "lavabo",
    "nosotros",
    "room",
    "stamps",
    "trabajos",
    "us",
    "wash",
    "work",
  ]);
  expect(SYNONYMS.longest).toBe(2);
  expect(buildSynonyms([]).longest).toBe(0);
});
