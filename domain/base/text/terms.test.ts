import { describe, expect, test } from "vitest";
import { englishTerm, extractTerms, spanishTerm } from "./terms.ts";

describe("termsOf", () => {
  test("English prose gives words and English stems, without function words", () => {
    expect(extractTerms("The food pantries", "en")).toEqual(["food", "pantries", "pantri"]);
  });

  test("Spanish prose gives words and marked Spanish stems", () => {
    expect(extractTerms("La comida de los niños", "es")).toEqual(["comida", "~com", "ninos", "~nin"]);
  });

  test("a name is stemmed in both languages and keeps its function words", () => {
    expect(extractTerms("The Way", "either")).toEqual(["the", "~the", "way", "wai", "~way"]);
  });

  test("what is not language is not stemmed", () => {
    expect(extractTerms("100 Mains St, Salem OR", "neither")).toEqual(["100", "mains", "st", "salem", "or"]);
  });
});

describe("stems bring the forms of a word together", () => {
  test.each([
    ["pantries", "pantry"],
    ["shelters", "shelter"],
    ["counseling", "counselling"],
    ["showers", "shower"],
    ["libraries", "library"],
  ])("English: %s and %s", (one, other) => {
    expect(englishTerm(one)).toBe(englishTerm(other));
  });

  test.each([
    ["albergues", "albergue"],
    ["clinicas", "clinica"],
    ["trabajar", "trabajos"],
    ["ninas", "ninos"],
    ["despensas", "despensa"],
  ])("Spanish: %s and %s", (one, other) => {
    expect(spanishTerm(one)).toBe(spanishTerm(other));
  });

  test("a Spanish stem is no word: the stem of comida does not find a .com", () => {
    expect(extractTerms("comida", "es")).not.toContain("com");
  });

  test("AIDS is no plural of aid", () => {
    expect(englishTerm("aids")).not.toBe(englishTerm("aid"));
    expect(extractTerms("Hearing aids", "en")).toContain("aids");
  });

  test("digits are left as they are", () => {
    expect(englishTerm("33101s")).toBe("33101s");
    expect(englishTerm("mp3s")).toBe("mp3s");
  });
});
