import type { Db } from "#server/sql/db.ts";

/** Adds to the list of known terms. In order, so that two writers wait for each other and never lock. */
export async function addKnownTerms(db: Db, terms: ReadonlySet<string>): Promise<void> {
  if (terms.size === 0) return;
  await db.query(
    `insert into search_terms (term)
     select term from unnest($1::text[]) as term
      where not exists (select from search_terms as known where known.term = term.term)
         on conflict do nothing`,
    [[...terms].sort()],
  );
}
