import fc from "fast-check";
import { expect, test } from "vitest";
import type { SearchQuery } from "./asked-terms.ts";
import {
  collectListedTerms,
  isCorrectable,
  listKnownTerms,
  termsThatKnow,
  withoutUnknownTerms,
} from "./known-terms.ts";
import type { Weight } from "./search-document.ts";
import { matches } from "./search-query.ts";

test("known terms are those of the texts, not those under the name of a field", () => {
  const document = new Map<string, Set<Weight>>([
    ["miami", new Set(["A", "D"])],
    [":city:miami", new Set(["D"])],
    ["~miami", new Set(["A"])],
  ]);
  expect(listKnownTerms(document)).toEqual(["miami", "~miami"]);
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

test("terms that occur nowhere leave a query", () => {
  const leaf = (term: string, isPrefix = false): SearchQuery => ({ term, isPrefix, weights: [] });
  const query: SearchQuery = {
    any: [
      { all: [leaf("food"), { any: [leaf("bank"), leaf("banco")] }] },
      { all: [leaf("despensa"), leaf("food")] },
      leaf("foo", true),
      leaf(":zip:33101"),
    ],
  };
  expect(collectListedTerms(query)).toEqual(["food", "bank", "banco", "despensa", "food"]);
  expect(withoutUnknownTerms(query, new Set(["food", "bank"]))).toEqual({
    any: [{ all: [leaf("food"), { any: [leaf("bank")] }] }, leaf("foo", true), leaf(":zip:33101")],
  });
  expect(withoutUnknownTerms({ all: [leaf("food"), leaf("nowhere")] }, new Set(["food"]))).toEqual({
    any: [],
  });
});

test("a query without the terms that no document has matches the same documents", () => {
  const term = fc.constantFrom("a", "b", "c", "d", ":city:a");
  const { query } = fc.letrec<{ query: SearchQuery }>((tie) => ({
    query: fc.oneof(
      { maxDepth: 4 },
      fc.record({ term, isPrefix: fc.boolean(), weights: fc.constant([]) }),
      fc.record({ any: fc.array(tie("query"), { maxLength: 3 }) }),
      fc.record({ all: fc.array(tie("query"), { minLength: 1, maxLength: 3 }) }),
    ),
  }));
  const documents = fc.array(fc.uniqueArray(term), { maxLength: 4 });
  fc.assert(
    fc.property(query, documents, (asked, given) => {
      const made = given.map((terms) => new Map(terms.map((each) => [each, new Set<Weight>(["A"])])));
      const known = new Set(made.flatMap(listKnownTerms));
      const left = withoutUnknownTerms(asked, known);
      for (const document of made) expect(matches(document, left)).toBe(matches(document, asked));
    }),
  );
});
