import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SEARCH_FIELDS, type SearchDocument, type Weight } from "./search-document.ts";
import { searchIndex } from "./search-index.ts";
import { matches, matchQueries, parseQuery } from "./search-query.ts";
import { buildSynonyms } from "./synonyms.ts";

const SYNONYMS = buildSynonyms([
  ["soup kitchen", "comedor"],
  ["shower", "ducha", "regadera"],
  ["school", "escuela"],
]);
const NONE = buildSynonyms([]);

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

describe("a mistyped word", () => {
  const answers = (documents: string[][], q: string) => [
    ...searchIndex(documents.map((terms) => document(...terms))).find(q, SEARCH_FIELDS, SYNONYMS),
  ];

  test.each<{ name: string; documents: string[][]; q: string; found: number[] }>([
    { name: "is corrected", documents: [["grade"]], q: "graxe", found: [1] },
    {
      name: "to the word in most documents",
      documents: [["grade"], ["grape"], ["grape"]],
      q: "graxe",
      found: [0, 1, 1],
    },
    { name: "where its first letter is the wrong one", documents: [["shelter"]], q: "thelter", found: [1] },
    {
      name: "to a word of a synonym that is in no document",
      documents: [["shower"]],
      q: "duhca",
      found: [1],
    },
    {
      name: "to no other word of the synonyms",
      documents: [["shower"], ["school"]],
      q: "shwoer",
      found: [1, 0],
    },
    {
      name: "is none where it is in a document",
      documents: [["grace"], ["grade"], ["grade"]],
      q: "grace",
      found: [1, 0, 0],
    },
    {
      name: "nor where it begins a word of one",
      documents: [["gracefully"], ["grab"]],
      q: "grac",
      found: [1, 0],
    },
    {
      name: "nor where a form of it is in one",
      documents: [["clean"], ["cleaner"]],
      q: "cleaned",
      found: [1, 0],
    },
    { name: "nor where a form of it is a synonym", documents: [["showery"]], q: "showers", found: [0] },
    {
      name: "is found by nothing where nothing is like it",
      documents: [["grade"]],
      q: "zebrawood",
      found: [0],
    },
  ])("$name", ({ documents, q, found }) => {
    expect(answers(documents, q)).toEqual(found);
  });

  test("is corrected by the alphabet where two words are in more than a hundred documents", () => {
    const documents = Array.from({ length: 203 }, (_, at) => [at < 102 ? "grape" : "grade"]);
    expect(answers(documents, "graxe").indexOf(1)).toBe(102);
  });
});

test("a beginning finds the last of all terms too", () => {
  const search = searchIndex([document("apple"), document("zebra")]);
  expect([...search.find("zeb", SEARCH_FIELDS, NONE)]).toEqual([0, 1]);
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
      const question = parseQuery(text, asked, NONE, new Map());
      const one = given.map((each) => (matches(each, question) ? 1 : 0));
      // Words of three letters and fewer are never corrected, and the longer ones here are two typos apart.
      fc.pre(!/abcd|ducha|shower|comedor/.test(text));
      expect([...searchIndex(given).find(text, asked, NONE)]).toEqual(one);
      const { any } = matchQueries(text, asked, NONE, new Map());
      const found = searchIndex(given).findMatches(text, asked, NONE);
      expect([...found.all]).toEqual(one);
      if (any === null) expect(found.any).toBeNull();
      else expect([...(found.any ?? [])]).toEqual(given.map((each) => (matches(each, any) ? 1 : 0)));
    }),
  );
});
