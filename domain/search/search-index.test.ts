import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matches, questionOf } from "./question.ts";
import { SEARCH_FIELDS, type SearchDocument, type Weight } from "./search-document.ts";
import { searchIndex } from "./search-index.ts";
import { synonymsOf } from "./synonyms.ts";

const SYNONYMS = synonymsOf([
  ["soup kitchen", "comedor"],
  ["shower", "ducha", "regadera"],
]);
const NONE = synonymsOf([]);

const document = (...terms: string[]): SearchDocument =>
  new Map(terms.map((term): [string, Set<Weight>] => [term, new Set<Weight>(["C"])]));

describe("which documents answer", () => {
  const search = searchIndex([
    document("shower", "grace"),
    document("laundry", "~ducha"),
    document("clothes", ":zip:95421", "95421"),
  ]);
  const found = (q: string, fields = SEARCH_FIELDS.slice()) => [...search.find(q, fields, SYNONYMS)];

  test.each([
    ["a word", "grace", [1, 0, 0]],
    ["the beginning of one", "laun", [0, 1, 0]],
    ["another word for it", "regadera", [1, 0, 0]],
    ["a mistyped one", "lanudry", [0, 1, 0]],
    ["any part between commas", "grace, clothes", [1, 0, 1]],
    ["all words of a part", "grace clothes", [0, 0, 0]],
    ["no pattern", "%", [0, 0, 0]],
  ])("%s", (_, q, answers) => {
    expect(found(q)).toEqual(answers);
  });

  test("only in the fields that are asked", () => {
    expect(found("95421", ["zip"])).toEqual([0, 0, 1]);
    expect(found("95421", ["city"])).toEqual([0, 0, 0]);
  });
});

test("the index answers as each document by itself would", () => {
  const word = fc.constantFrom("ab", "abc", "abcd", "b", "bcd", "cd", "ducha", "shower", "comedor");
  const weights = fc.subarray<Weight>(["A", "B", "C", "D"], { minLength: 1 });
  const documents = fc.array(
    fc
      .array(fc.tuple(word, weights), { maxLength: 5 })
      .map((terms): SearchDocument => new Map(terms.map(([term, under]) => [term, new Set(under)]))),
    { maxLength: 12 },
  );
  const fields = fc.subarray([...SEARCH_FIELDS], { minLength: 1 });
  const q = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(documents, q, fields, (given, parts, asked) => {
      const text = parts.map((words) => words.join(" ")).join(", ");
      const question = questionOf(text, asked, NONE, new Map());
      const one = given.map((each) => (matches(each, question) ? 1 : 0));
      // Words of three letters and fewer are never corrected, and the longer ones here are two typos apart.
      fc.pre(!/abcd|ducha|shower|comedor/.test(text));
      expect([...searchIndex(given).find(text, asked, NONE)]).toEqual(one);
    }),
  );
});
