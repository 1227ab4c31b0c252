import { MAX_NAMED } from "#domain/search/asked-names.ts";
import type { Db } from "#server/sql/db.ts";

/** Groups of synonyms, as written. */
export async function readSynonyms(db: Db): Promise<string[][]> {
  const rows = await db.query<{ words: string[] }>("select words from search_synonyms order by id");
  return rows.map((row) => row.words);
}

/** A word of a query with the terms that count as a match. */
export interface UnknownWordQuery {
  word: string;
  terms: readonly string[];
}

/** Which of the words occur in no service, neither by a term nor as a prefix. */
export async function findUnknownWords(db: Db, words: readonly UnknownWordQuery[]): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await db.query<{ word: string }>(
    `select asked.word
       from jsonb_to_recordset($1::jsonb) as asked (word text, terms text[])
      where not exists (select from search_terms where term = any (asked.terms))
        and not exists (select from search_terms
                         where term > asked.word collate "C"
                           and term < (asked.word || chr(1114111)) collate "C")`,
    [JSON.stringify(words)],
  );
  return rows.map((row) => row.word);
}

/** Which of the given terms occur in services. */
export async function findKnownTerms(db: Db, terms: readonly string[]): Promise<string[]> {
  if (terms.length === 0) return [];
  const rows = await db.query<{ term: string }>(
    "select term from search_terms where term = any ($1::text[])",
    [terms],
  );
  return rows.map((row) => row.term);
}

/** The public services that are called exactly one of the names, which are in lower case. */
export async function findNamed(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db.query<{ id: string }>(
    `select id from public_services
      where is_listed and lower(name) = any ($1::text[])
      order by lower(name), id
      limit ${MAX_NAMED + 1}`,
    [names],
  );
  return rows.length > MAX_NAMED ? [] : rows.map(({ id }) => id);
}

/** How many public services each `tsquery` matches, counted up to `max`. */
export async function countUses(db: Db, tsqueries: readonly string[], max: number): Promise<number[]> {
  if (tsqueries.length === 0) return [];
  const rows = await db.query<{ uses: number }>(
    `select (select count(*)::int
               from (select from public_services
                      where public_search @@ asked.query::tsquery and is_listed limit $2) as found) as uses
       from unnest($1::text[]) with ordinality as asked (query, place)
      order by asked.place`,
    [tsqueries, max],
  );
  return rows.map((row) => row.uses);
}

/** Those that are no known terms yet. */
export async function findMissingTerms(db: Db, terms: ReadonlySet<string>): Promise<string[]> {
  if (terms.size === 0) return [];
  const rows = await db.query<{ term: string }>(
    `select given.term from unnest($1::text[]) as given (term)
      where not exists (select from search_terms as known where known.term = given.term)`,
    [[...terms]],
  );
  return rows.map(({ term }) => term);
}

/** Adds known terms, in order so that concurrent writers cannot deadlock. */
export async function addKnownTerms(db: Db, terms: ReadonlySet<string>): Promise<void> {
  if (terms.size === 0) return;
  await db.query(
    `insert into search_terms (term)
     select given.term from unnest($1::text[]) as given (term)
      where not exists (select from search_terms as known where known.term = given.term)
         on conflict do nothing`,
    [[...terms].sort()],
  );
}
