import { expect, test } from "vitest";
import { isCorrectable, knownTermsOf, termsThatKnow } from "./known-terms.ts";
import type { Weight } from "./search-document.ts";

test("known terms are those of the texts, not those under the name of a field", () => {
  const document = new Map<string, Set<Weight>>([
    ["miami", new Set(["A", "D"])],
    [":city:miami", new Set(["D"])],
    ["~miami", new Set(["A"])],
  ]);
  expect(knownTermsOf(document)).toEqual(["miami", "~miami"]);
});

test.each([
  ["food", true],
  ["fod", false],
  ["ñandú", true],
  ["33101", false],
  ["area51", false],
  ["4ever", false],
])("whether %s can be corrected: %s", (word, expected) => {
  expect(isCorrectable(word)).toBe(expected);
});

test("a word is known by itself and by its stems, each once", () => {
  expect(termsThatKnow("pantries")).toEqual(["pantries", "pantri", "~pantri"]);
  expect(termsThatKnow("food")).toEqual(["food", "~food"]);
});
