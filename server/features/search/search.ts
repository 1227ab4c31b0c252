import { bestCorrection, isOneTypoApart, wordsOneTypoApart } from "#domain/base/text/one-typo.ts";
import {
  collectListedTerms,
  isCorrectable,
  termsThatKnow,
  withoutUnknownTerms,
} from "#domain/search/known-terms.ts";
import { splitSearchText } from "#domain/search/parts-of.ts";
import type { SearchField } from "#domain/search/search-document.ts";
import { type MatchedBeside, type MatchQueries, matchQueries } from "#domain/search/search-query.ts";
import { buildSynonyms, isInSynonyms, type Synonyms } from "#domain/search/synonyms.ts";
import type { Db } from "#server/base/sql/db.ts";
import { countUses, findKnownTerms, findUnknownWords, readSynonyms } from "./queries.ts";
import { type Tsqueries, toTsqueries } from "./tsquery.ts";
import { quotedLexeme } from "./tsvector.ts";

/** Turns search text into database queries. One per process, since it caches the synonyms. */
export interface Search {
  /**
   * Valid `tsquery` texts for `public_search`, for any `q`. `fields` are those that the viewer may search.
   *
   * @param now epoch milliseconds
   */
  tsqueriesOf(
    db: Db,
    q: string,
    fields: readonly SearchField[],
    now: number,
    beside?: MatchedBeside,
  ): Promise<Tsqueries>;
  /** The synonyms, at most a minute old, for searches in memory. */
  synonymsAt(db: Db, now: number): Promise<Synonyms>;
}

/** Edits of synonyms show within a minute: they are refreshed in the background after half of it. */
const FRESH_MS = 30_000;
const STALE_MS = 60_000;
/** Uses of a correction are counted up to this number. */
const MAX_USES = 100;

/** The search of one process, which caches synonyms for a minute. */
export function openSearch(): Search {
  let cached: { synonyms: Synonyms; readAt: number } | null = null;
  let reading: Promise<Synonyms> | null = null;

  const read = (db: Db, now: number): Promise<Synonyms> => {
    reading ??= readSynonyms(db)
      .then((groups) => {
        const synonyms = buildSynonyms(groups);
        cached = { synonyms, readAt: now };
        return synonyms;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  const synonymsAt = async (db: Db, now: number): Promise<Synonyms> => {
    if (cached === null || now - cached.readAt >= STALE_MS || now < cached.readAt) return read(db, now);
    // A failure surfaces in the first call after STALE_MS.
    if (now - cached.readAt >= FRESH_MS) read(db, now).catch(() => undefined);
    return cached.synonyms;
  };

  return {
    synonymsAt,
    async tsqueriesOf(db, q, fields, now, beside) {
      const synonyms = await synonymsAt(db, now);
      const corrections = await findCorrections(db, q, synonyms);
      return toTsqueries(await onlyKnown(db, matchQueries(q, fields, synonyms, corrections, beside)));
    },
  };
}

/** Number of alternatives from which those that occur nowhere are left out. */
const MANY_TERMS = 4;

/**
 * The planner takes a word that it has no figures of for one that stands in every two hundredth text. With dozens of
 * synonyms that no one uses it would expect matches everywhere, and walk through all services, the nearest first.
 */
async function onlyKnown(db: Db, { all, any, ranked, told }: MatchQueries): Promise<MatchQueries> {
  const naming = told.map(({ inName }) => inName);
  const queries = [all, ...(any === null ? [] : [any]), ...ranked.map(({ query }) => query), ...naming];
  const terms = new Set(queries.flatMap(collectListedTerms));
  if (terms.size < MANY_TERMS) return { all, any, ranked, told };
  const known = new Set(await findKnownTerms(db, [...terms]));
  return {
    all: withoutUnknownTerms(all, known),
    any: any === null ? null : withoutUnknownTerms(any, known),
    ranked: ranked.map(({ query, ...word }) => ({ ...word, query: withoutUnknownTerms(query, known) })),
    told: told.map(({ inName, ...phrase }) => ({ ...phrase, inName: withoutUnknownTerms(inName, known) })),
  };
}

/** Corrections for the words of `q` that match nothing and are one typo apart from a known word. */
async function findCorrections(db: Db, q: string, synonyms: Synonyms): Promise<Map<string, string>> {
  const words = new Set(splitSearchText(q).flat());
  const candidates = [...words]
    .filter((word) => isCorrectable(word) && !isInSynonyms([word], synonyms) && !synonyms.words.has(word))
    .map((word) => ({ word, terms: termsThatKnow(word) }));
  const corrections = new Map<string, string>();
  for (const word of await findUnknownWords(db, candidates)) {
    const correction = await findCorrection(db, word, synonyms);
    if (correction !== null) corrections.set(word, correction);
  }
  return corrections;
}

async function findCorrection(db: Db, word: string, synonyms: Synonyms): Promise<string | null> {
  const candidates = new Set(await findKnownTerms(db, wordsOneTypoApart(word)));
  for (const known of synonyms.words) if (isOneTypoApart(word, known)) candidates.add(known);
  const words = [...candidates].sort();
  if (words.length <= 1) return words[0] ?? null;
  const uses = await countUses(db, words.map(quotedLexeme), MAX_USES);
  return bestCorrection(
    word,
    words.map((candidate, index) => ({ word: candidate, uses: uses[index] ?? 0 })),
  );
}
