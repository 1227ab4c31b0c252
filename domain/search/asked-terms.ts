import { englishTerm, spanishTerm } from "../base/text/terms.ts";
import { findFieldWeight, SEARCH_FIELDS, type SearchField, termIn, type Weight } from "./search-document.ts";
import { isInSynonyms, isMemberOfSynonyms, type Phrase, type Synonyms, synonymsFor } from "./synonyms.ts";

/**
 * A parsed search text: a tree of terms. Evaluated by PostgreSQL (`server/features/search/tsquery.ts`) and by
 * `matches`, which must agree.
 */
export type SearchQuery =
  /** Any of them; an empty list matches nothing. */
  | { any: readonly SearchQuery[] }
  | { all: readonly SearchQuery[] }
  | {
      term: string;
      /** True to match the term as a prefix. */
      isPrefix: boolean;
      /** Limits matches to terms with one of these weights; empty: any. */
      weights: readonly Weight[];
    };

/** Minimum length of a prefix; shorter ones match too much. */
const MIN_PREFIX_LENGTH = 3;

/** Makes the query of one term. */
export type Leaf = (term: string, isPrefix: boolean) => SearchQuery;

/** A term looked for in the given fields. Fields with a weight of their own share one leaf. */
export function leavesIn(fields: readonly SearchField[]): Leaf {
  if (SEARCH_FIELDS.every((field) => fields.includes(field))) {
    return (term, isPrefix) => ({ term, isPrefix, weights: [] });
  }
  const weights: Weight[] = [];
  const others: SearchField[] = [];
  for (const field of SEARCH_FIELDS.filter((each) => fields.includes(each))) {
    const weight = findFieldWeight(field);
    if (weight === undefined) others.push(field);
    else weights.push(weight);
  }
  return (term, isPrefix) =>
    any([
      ...(weights.length > 0 ? [{ term, isPrefix, weights }] : []),
      ...others.map((field) => ({ term: termIn(field, term), isPrefix, weights: [] })),
    ]);
}

/** Cuts the words into the longest phrases that have synonyms, and single words. */
export function splitSegments(words: readonly string[], synonyms: Synonyms): Phrase[] {
  const segments: Phrase[] = [];
  let from = 0;
  while (from < words.length) {
    let length = Math.max(synonyms.longest, 1);
    while (length > 1 && !isInSynonyms(words.slice(from, from + length), synonyms)) length--;
    const phrase = words.slice(from, from + length);
    segments.push(phrase);
    from += phrase.length;
  }
  return segments;
}

/** A phrase as typed, or any phrase that means the same. */
export function askedPhrase(phrase: Phrase, synonyms: Synonyms, leaf: Leaf): SearchQuery {
  const exact = all(phrase.map((word) => askedWord(word, synonyms, leaf)));
  return any([exact, ...synonymsFor(phrase, synonyms).map((other) => formsOfPhrase(other, leaf))]);
}

/**
 * A word of the table of synonyms is whole, and no prefix: "men" does not find mental health. One that only leads
 * to others may be a prefix still.
 */
export function askedWord(word: string, synonyms: Synonyms, leaf: Leaf): SearchQuery {
  const isWhole = isMemberOfSynonyms([word], synonyms) || [...word].length < MIN_PREFIX_LENGTH;
  return any([
    leaf(word, !isWhole),
    ...listStemQueries(word, leaf),
    ...synonymsFor([word], synonyms).map((other) => formsOfPhrase(other, leaf)),
  ]);
}

/** A phrase in any form of its words. */
export function formsOfPhrase(phrase: Phrase, leaf: Leaf): SearchQuery {
  return all(phrase.map((word) => any([leaf(word, false), ...listStemQueries(word, leaf)])));
}

/** The stems of a word. One that is the word itself adds nothing. */
function listStemQueries(word: string, leaf: Leaf): SearchQuery[] {
  const english = englishTerm(word);
  return [...(english === word ? [] : [leaf(english, false)]), leaf(spanishTerm(word), false)];
}

/** Any of the queries, without duplicates, since synonyms share stems. */
export function any(queries: readonly SearchQuery[]): SearchQuery {
  const distinct = new Map<string, SearchQuery>();
  for (const query of queries.flatMap((each) => ("any" in each ? each.any : [each]))) {
    distinct.set(JSON.stringify(query), query);
  }
  return one([...distinct.values()]) ?? { any: [...distinct.values()] };
}

/** All of the queries. */
export function all(queries: readonly SearchQuery[]): SearchQuery {
  return one(queries) ?? { all: queries };
}

function one(queries: readonly SearchQuery[]): SearchQuery | null {
  return queries.length === 1 ? (queries[0] ?? null) : null;
}
