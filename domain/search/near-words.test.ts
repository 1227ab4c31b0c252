import { expect, test } from "vitest";
import { extractTerms } from "../base/text/terms.ts";
import { nearWordsIn } from "./near-words.ts";
import { SEARCH_FIELDS } from "./search-document.ts";
import { matches, matchQueries } from "./search-query.ts";
import { buildSynonyms } from "./synonyms.ts";

test.each([
  ["methadone clinic near the airport", ["airport"]],
  ["clínica cerca de la Flagler", ["flagler"]],
  ["food pantry next to city hall", ["city", "hall"]],
  ["clinic near me", []],
  ["airport jobs", []],
])("%s: near %j", (q, words) => {
  expect([...nearWordsIn(q)]).toEqual(words);
});

test("what it is near need not be in a text", () => {
  const clinic = new Map(
    extractTerms("A methadone clinic", "either").map((term) => [term, new Set(["C"] as const)]),
  );
  const find = (q: string) =>
    matches(clinic, matchQueries(q, SEARCH_FIELDS, buildSynonyms([]), new Map()).all);
  expect(find("methadone clinic near the airport")).toBe(true);
  expect(find("methadone clinic airport")).toBe(false);
});
