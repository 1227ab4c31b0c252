import { MAX_NAMED, namesAskedIn, wholeName } from "#domain/search/asked-names.ts";
import type { NamedSite } from "#domain/search/place-of-names.ts";
import type { Synonyms } from "#domain/search/synonyms.ts";
import type { Db } from "#server/base/sql/db.ts";

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

/** Returns those of the words that occur in no service, neither as a term nor as a prefix. */
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

/** Returns those of the given terms that occur in services. */
export async function findKnownTerms(db: Db, terms: readonly string[]): Promise<string[]> {
  if (terms.length === 0) return [];
  const rows = await db.query<{ term: string }>(
    "select term from search_terms where term = any ($1::text[])",
    [terms],
  );
  return rows.map((row) => row.term);
}

/** The public services whose full names a question has, as `fullNamesIn` tells. */
export async function findNamed(db: Db, q: string, synonyms: Synonyms): Promise<string[]> {
  const names = namesAskedIn(q, synonyms);
  if (names.length === 0) return [];
  const rows = await db.query<{ id: string }>(
    `select id from public_services found
      where is_listed and lower(name) = any ($1::text[])
        and (lower(name) = $2 or not exists (
              select from public_services town
               where town.is_listed and lower(town.name) = lower(found.name) and lower(town.city) = lower(found.name)))
      order by lower(name), id
      limit ${MAX_NAMED + 1}`,
    [names, wholeName(q)],
  );
  return rows.length > MAX_NAMED ? [] : rows.map(({ id }) => id);
}

/** The states of public services whose whole name is that of the town where they are, which is in lower case. */
export async function findStatesOfNamesakes(db: Db, town: string): Promise<string[]> {
  const rows = await db.query<{ state: string }>(
    `select distinct upper(state) as state from public_services
      where is_listed and lower(name) = $1 and lower(city) = $1
      order by 1`,
    [town],
  );
  return rows.map(({ state }) => state);
}

/** A public service that is called like a place, and shows where it is. */
export interface SiteOfName extends NamedSite {
  /** Number of public services with that name, wherever they are. */
  readonly called: number;
}

/** The public services of any of the names, which are in lower case. */
export async function findSitesOfNames(db: Db, names: readonly string[]): Promise<SiteOfName[]> {
  if (names.length === 0) return [];
  const rows = await db.query<{
    name: string;
    owner: string;
    longitude: number;
    latitude: number;
    called: number;
  }>(
    `select name, coalesce(organization ->> 'id', id::text) as owner, longitude, latitude, called
       from (select lower(name) as name, organization, id, longitude, latitude, address_visibility,
                    (count(*) over (partition by lower(name)))::int as called
               from public_services
              where is_listed and lower(name) = any ($1::text[])) as sites
      where address_visibility = 'EXACT' and longitude is not null
      order by name, id
      limit ${MAX_SITES}`,
    [names],
  );
  return rows.map(({ name, owner, called, longitude, latitude }) => ({
    name,
    owner,
    called,
    coordinates: { longitude, latitude },
  }));
}

const MAX_SITES = 100;

/** Counts the public services that each `tsquery` matches, up to `max`. */
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

/** Returns those that are not known terms yet. */
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
