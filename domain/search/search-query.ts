import { needBits } from "../services/bits.ts";
import { NEEDS, NEEDS_OF_TYPE, type Need, SERVICE_TYPES } from "../services/enumerations.ts";
import { wordsOf } from "./fold.ts";
import {
  SEARCH_FIELDS,
  type SearchDocument,
  type SearchField,
  termIn,
  type Weight,
  weightOf,
} from "./search-document.ts";
import { isQuestionWord } from "./stop-words.ts";
import { isInSynonyms, isMemberOfSynonyms, type Phrase, type Synonyms, synonymsFor } from "./synonyms.ts";
import { englishTerm, spanishTerm } from "./terms.ts";
import { NEED_WORDS, type TopicWords, TYPE_WORDS } from "./topic-words.ts";
import type { RankedWord } from "./word-rank.ts";

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
      /** Only terms with one of these weights; empty: any. */
      weights: readonly Weight[];
    };

/** Maximum number of words; further ones are ignored. */
const MAX_WORDS = 24;
/** Minimum length of a prefix; shorter ones match too much. */
const MIN_PREFIX_LENGTH = 3;

/**
 * The words of each part of a search text. Parts are separated by commas, and each is returned once (rule search 8).
 * Question words are left out where other words remain.
 */
export function partsOf(q: string): string[][] {
  const parts = new Map<string, string[]>();
  let left = MAX_WORDS;
  for (const text of q.split(",")) {
    const words = wordsOf(text).slice(0, left);
    left -= words.length;
    const telling = words.filter((word) => !isQuestionWord(word) && !isLoneLetter(word));
    const part = telling.length > 0 ? telling : words;
    if (part.length > 0) parts.set(part.join(" "), part);
  }
  return [...parts.values()];
}

/** "food p" may become "food pantry" as the visitor types on. */
function isLoneLetter(word: string): boolean {
  return /^\p{L}$/u.test(word);
}

/**
 * The query of a search text. One of its parts has to match; within a part, every word has to: by itself, a form of
 * it, a word that begins with it, a synonym, or any of these of its correction. Punctuation is never a pattern, and a
 * text without a word matches nothing.
 *
 * @param fields where to look; with all of `SEARCH_FIELDS`, also in words of types and needs
 * @param corrections the right word for each mistyped one
 */
export function parseQuery(
  q: string,
  fields: readonly SearchField[],
  synonyms: Synonyms,
  corrections: ReadonlyMap<string, string>,
): SearchQuery {
  const leaf = leavesIn(fields);
  const parts = partsOf(q).map((words) =>
    all(
      segmentsOf(
        words.map((word) => corrections.get(word) ?? word),
        synonyms,
      ).map((phrase) => askedPhrase(phrase, synonyms, leaf)),
    ),
  );
  return any(parts);
}

/** The queries for full matches and for partial ones (rules search 16 and 17). */
export interface MatchQueries {
  /** All words of one of the parts. */
  readonly all: SearchQuery;
  /** Any of the words; null where there are fewer than two. */
  readonly any: SearchQuery | null;
  /** What rows that match some of the words are ranked by; empty where there are fewer than two. */
  readonly ranked: readonly RankedQuery[];
  /** What rows that match all words are ranked by; empty where names are not searched, or below two words. */
  readonly told: readonly ToldPhrase[];
}

/** A word or phrase of a question, by which rows that match all words are ranked. */
export interface ToldPhrase {
  /** Its words. */
  readonly weight: number;
  /** The needs that it is a word of, as bits. */
  readonly needs: number;
  /** What finds it in a name. */
  readonly query: SearchQuery;
}

/** A word or phrase that rows are ranked by, with the query that finds it. */
export interface RankedQuery extends RankedWord {
  readonly query: SearchQuery;
}

/** A word in the name of a service counts so much more. */
const NAME_WEIGHT = 1;
/** One word of a phrase that has a meaning of its own counts so much. */
const WORD_OF_PHRASE_WEIGHT = 0.5;
/** Further words rank nothing. */
const MAX_RANKED = 40;

/** The queries of a text, for all of its words and for any of them. Parameters as for `parseQuery`. */
export function matchQueries(
  q: string,
  fields: readonly SearchField[],
  synonyms: Synonyms,
  corrections: ReadonlyMap<string, string>,
): MatchQueries {
  const parts = partsOf(q).map((part) => part.map((word) => corrections.get(word) ?? word));
  const words = new Set(parts.flat());
  const leaf = leavesIn(fields);
  const whole = parseQuery(q, fields, synonyms, corrections);
  if (words.size < 2) return { all: whole, any: null, ranked: [], told: [] };
  const told = fields.includes("name") && fields.includes("description") ? toldPhrases(parts, synonyms) : [];
  const phrases = parts.flatMap((part) => segmentsOf(part, synonyms)).filter(({ length }) => length > 1);
  return {
    all: whole,
    any: any([
      ...[...words].map((word) => askedWord(word, synonyms, leaf)),
      ...phrases.map((phrase) => askedPhrase(phrase, synonyms, leaf)),
    ]),
    ranked: rankedQueries(parts, fields, synonyms),
    told,
  };
}

/** The need that a phrase is a word of: "empleo" is that for work. */
const NEEDS_OF_WORDS = new Map(NEEDS.flatMap((need) => wordsOfTopic(NEED_WORDS[need], [need])));
/** The needs of the type that a phrase is a word of: "food" is both of the needs for food. */
const TYPE_NEEDS_OF_WORDS = new Map(
  SERVICE_TYPES.flatMap((type) => wordsOfTopic(TYPE_WORDS[type], NEEDS_OF_TYPE[type])),
);

/** "Trabajo" is the need for work, and not what else is under Work. */
function needsOfWords(same: readonly Phrase[]): readonly Need[] {
  const needsIn = (words: ReadonlyMap<string, readonly Need[]>) =>
    same.flatMap((phrase) => words.get(phrase.join(" ")) ?? []);
  const needs = needsIn(NEEDS_OF_WORDS);
  return needs.length > 0 ? needs : needsIn(TYPE_NEEDS_OF_WORDS);
}

function wordsOfTopic(words: TopicWords, needs: readonly Need[]): [string, readonly Need[]][] {
  return [...words.en.split(","), ...words.es.split(",")].map((text) => [
    partsOf(text)[0]?.join(" ") ?? "",
    needs,
  ]);
}

function toldPhrases(parts: readonly (readonly string[])[], synonyms: Synonyms): ToldPhrase[] {
  const leaf = leavesIn(SEARCH_FIELDS);
  const phrases = new Map(
    parts.flatMap((part) => segmentsOf(part, synonyms)).map((phrase) => [phrase.join(" "), phrase]),
  );
  return [...phrases.values()].map((phrase) => {
    const same: readonly Phrase[] = [phrase, ...synonymsFor(phrase, synonyms)];
    return {
      weight: phrase.length,
      needs: needBits(needsOfWords(same)),
      query: askedPhrase(phrase, synonyms, leaf),
    };
  });
}

/** A phrase that the table knows counts as one: "electric bill" is what pays for it, more than a bill. */
function rankedQueries(
  parts: readonly (readonly string[])[],
  fields: readonly SearchField[],
  synonyms: Synonyms,
): RankedQuery[] {
  const leaf = leavesIn(fields);
  const inName = fields.includes("name") ? leavesIn(["name"]) : null;
  const ranked = new Map<string, RankedQuery[]>();
  const add = (phrase: Phrase, weight: number, isWhole: boolean) => {
    const key = phrase.join(" ");
    if (ranked.has(key)) return;
    const named =
      inName === null
        ? []
        : [{ query: askedPhrase(phrase, synonyms, inName), weight: weight * NAME_WEIGHT, isWhole: false }];
    ranked.set(key, [{ query: askedPhrase(phrase, synonyms, leaf), weight, isWhole }, ...named]);
  };
  for (const phrase of parts.flatMap((part) => segmentsOf(part, synonyms))) {
    add(phrase, phrase.length, true);
    if (phrase.length > 1) for (const word of phrase) add([word], WORD_OF_PHRASE_WEIGHT, false);
  }
  return [...ranked.values()].flat().slice(0, MAX_RANKED);
}

/** Evaluates a query on a document, as PostgreSQL would. */
export function matches(document: SearchDocument, query: SearchQuery): boolean {
  if ("any" in query) return query.any.some((each) => matches(document, each));
  if ("all" in query) return query.all.every((each) => matches(document, each));
  const stands = (weights: ReadonlySet<Weight> | undefined): boolean =>
    weights !== undefined &&
    (query.weights.length === 0 || query.weights.some((weight) => weights.has(weight)));
  if (!query.isPrefix) return stands(document.get(query.term));
  for (const [term, weights] of document) {
    if (term.startsWith(query.term) && stands(weights)) return true;
  }
  return false;
}

type Leaf = (term: string, isPrefix: boolean) => SearchQuery;

/** A term looked for in the given fields. Fields with a weight of their own share one leaf. */
function leavesIn(fields: readonly SearchField[]): Leaf {
  if (SEARCH_FIELDS.every((field) => fields.includes(field))) {
    return (term, isPrefix) => ({ term, isPrefix, weights: [] });
  }
  const weights: Weight[] = [];
  const others: SearchField[] = [];
  for (const field of SEARCH_FIELDS.filter((each) => fields.includes(each))) {
    const weight = weightOf(field);
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
function segmentsOf(words: readonly string[], synonyms: Synonyms): Phrase[] {
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
function askedPhrase(phrase: Phrase, synonyms: Synonyms, leaf: Leaf): SearchQuery {
  const exact = all(phrase.map((word) => askedWord(word, synonyms, leaf)));
  return any([exact, ...synonymsFor(phrase, synonyms).map((other) => formsOfPhrase(other, leaf))]);
}

/**
 * A word of the table of synonyms is whole, and no prefix: "men" does not find mental health. One that only leads
 * to others may be a prefix still.
 */
function askedWord(word: string, synonyms: Synonyms, leaf: Leaf): SearchQuery {
  const isWhole = isMemberOfSynonyms([word], synonyms) || [...word].length < MIN_PREFIX_LENGTH;
  return any([
    leaf(word, !isWhole),
    ...formsOf(word, leaf),
    ...synonymsFor([word], synonyms).map((other) => formsOfPhrase(other, leaf)),
  ]);
}

function formsOfPhrase(phrase: Phrase, leaf: Leaf): SearchQuery {
  return all(phrase.map((word) => any([leaf(word, false), ...formsOf(word, leaf)])));
}

/** The stems of a word. One that is the word itself adds nothing. */
function formsOf(word: string, leaf: Leaf): SearchQuery[] {
  const english = englishTerm(word);
  return [...(english === word ? [] : [leaf(english, false)]), leaf(spanishTerm(word), false)];
}

/** Any of the queries, without duplicates, since synonyms share stems. */
function any(queries: readonly SearchQuery[]): SearchQuery {
  const distinct = new Map<string, SearchQuery>();
  for (const query of queries.flatMap((each) => ("any" in each ? each.any : [each]))) {
    distinct.set(JSON.stringify(query), query);
  }
  return one([...distinct.values()]) ?? { any: [...distinct.values()] };
}

function all(queries: readonly SearchQuery[]): SearchQuery {
  return one(queries) ?? { all: queries };
}

function one(queries: readonly SearchQuery[]): SearchQuery | null {
  return queries.length === 1 ? (queries[0] ?? null) : null;
}
