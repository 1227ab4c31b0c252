import { bestCorrection, isOneTypoApart, wordsOneTypoApart } from "../base/text/one-typo.ts";
import type { SearchQuery } from "./asked-terms.ts";
import { isCorrectable, termsThatKnow } from "./known-terms.ts";
import { splitSearchText } from "./parts-of.ts";
import type { SearchDocument, SearchField, Weight } from "./search-document.ts";
import { type MatchedBeside, matchQueries, parseQuery, type ToldPhrase } from "./search-query.ts";
import { isInSynonyms, type Synonyms } from "./synonyms.ts";
import type { RankedWord } from "./word-rank.ts";

/**
 * Search over documents in memory, as on a phone: the same terms, queries and corrections as the server's, by an index
 * instead of a database. Results are by the documents' positions.
 */
export interface SearchIndex {
  /** Finds the documents that match the text: 1 at their positions. */
  find(q: string, fields: readonly SearchField[], synonyms: Synonyms): Uint8Array;
  /**
   * Finds matches ranked by how much of the text they match (rule search 16).
   */
  findMatches(
    q: string,
    fields: readonly SearchField[],
    synonyms: Synonyms,
    beside?: MatchedBeside,
  ): IndexMatches;
}

/** 1 at the positions of documents that match. */
export interface IndexMatches {
  /** Rows that match all words. */
  readonly all: Uint8Array;
  /** Any of the words; null where there are fewer than two. */
  readonly any: Uint8Array | null;
  /** Words that rank the rows matching some of the words, and the rows that have each. */
  readonly ranked: readonly (RankedWord & { readonly found: Uint8Array })[];
  /** Phrases that rank the rows matching all words. */
  readonly told: readonly ToldPhrase[];
  /** For each phrase, the rows that have it as it was typed. */
  readonly typed: readonly Uint8Array[];
}

/** Frequencies of corrections count up to this, as on the server. */
const MAX_USES = 100;
const WEIGHT_BITS: Readonly<Record<Weight, number>> = { A: 1, B: 2, C: 4, D: 8 };
const ANY_WEIGHT = 15;
/** The bits of the weights under the number of the document. */
const SHIFT = 4;

/** Builds an index of terms. Documents are read once and not retained. */
export function searchIndex(documents: Iterable<SearchDocument>): SearchIndex {
  const places = new Map<string, number[]>();
  let count = 0;
  for (const document of documents) {
    for (const [term, weights] of document) {
      let bits = 0;
      for (const weight of weights) bits |= WEIGHT_BITS[weight];
      const place = (count << SHIFT) | bits;
      const known = places.get(term);
      if (known === undefined) places.set(term, [place]);
      else known.push(place);
    }
    count++;
  }
  const terms = [...places.keys()].sort();
  const index: Index = { places, terms, count };
  return {
    find(q, fields, synonyms) {
      return evaluateQuery(index, parseQuery(q, fields, synonyms, findCorrections(index, q, synonyms)));
    },
    findMatches(q, fields, synonyms, beside) {
      const corrections = findCorrections(index, q, synonyms);
      const { all, any, ranked, told } = matchQueries(q, fields, synonyms, corrections, beside);
      return {
        all: evaluateQuery(index, all),
        any: any === null ? null : evaluateQuery(index, any),
        ranked: ranked.map(({ query, ...word }) => ({ ...word, found: evaluateQuery(index, query) })),
        told,
        typed: told.map(({ typed }) => evaluateQuery(index, typed ?? NOTHING)),
      };
    },
  };
}

const NOTHING: SearchQuery = { any: [] };

interface Index {
  places: ReadonlyMap<string, readonly number[]>;
  /** Sorted, for prefixes. */
  terms: readonly string[];
  count: number;
}

function evaluateQuery(index: Index, query: SearchQuery): Uint8Array {
  if ("any" in query) {
    return joined(index, query.any, 0, (one, other) => one | other);
  }
  if ("all" in query) {
    return joined(index, query.all, 1, (one, other) => one & other);
  }
  const found = new Uint8Array(index.count);
  const bits = query.weights.reduce((all, weight) => all | WEIGHT_BITS[weight], 0) || ANY_WEIGHT;
  const terms = query.isPrefix ? termsFrom(index, query.term) : [query.term];
  for (const term of terms) {
    for (const place of index.places.get(term) ?? []) {
      if ((place & bits) !== 0) found[place >> SHIFT] = 1;
    }
  }
  return found;
}

function joined(
  index: Index,
  queries: readonly SearchQuery[],
  first: 0 | 1,
  join: (one: number, other: number) => number,
): Uint8Array {
  const found = new Uint8Array(index.count).fill(first);
  for (const query of queries) {
    const answers = evaluateQuery(index, query);
    for (const [at, answer] of answers.entries()) found[at] = join(found[at] ?? first, answer);
  }
  return found;
}

/** The terms that begin with a text. */
function* termsFrom({ terms }: Index, start: string): Generator<string> {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  for (let at = low; ; at++) {
    const term = terms[at];
    if (term === undefined || !term.startsWith(start)) return;
    yield term;
  }
}

/** The right word for each word that is in no document and one typo apart from a known one. */
function findCorrections(index: Index, q: string, synonyms: Synonyms): Map<string, string> {
  const corrections = new Map<string, string>();
  for (const word of new Set(splitSearchText(q).flat())) {
    if (!isCorrectable(word) || isInSynonyms([word], synonyms) || synonyms.words.has(word)) continue;
    if (isKnown(index, word)) continue;
    const candidates = new Set(wordsOneTypoApart(word).filter((other) => index.places.has(other)));
    for (const known of synonyms.words) if (isOneTypoApart(word, known)) candidates.add(known);
    const best = bestCorrection(
      word,
      [...candidates].map((candidate) => ({
        word: candidate,
        uses: Math.min(index.places.get(candidate)?.length ?? 0, MAX_USES),
      })),
    );
    if (best !== null) corrections.set(word, best);
  }
  return corrections;
}

function isKnown(index: Index, word: string): boolean {
  return termsThatKnow(word).some((term) => index.places.has(term)) || !termsFrom(index, word).next().done;
}
