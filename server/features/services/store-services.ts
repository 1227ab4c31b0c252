import { type PublicPlace, publicPlace } from "#domain/places/public-place.ts";
import { knownTermsOf } from "#domain/search/known-terms.ts";
import { type SearchDocument, searchDocument } from "#domain/search/search-document.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import { storeHours } from "#server/features/hours/store-hours.ts";
import { centresOfMany } from "#server/features/places/centres.ts";
import { addKnownTerms } from "#server/features/search/queries.ts";
import type { Db } from "#server/sql/db.ts";
import { type ServiceRow, type ServiceToStore, serviceRow } from "./service-row.ts";
import { upsertPlaces, upsertServices, upsertSources } from "./store-queries.ts";

/** Services per statement: few enough that its text stays small. */
const BATCH = 500;

/** What is computed from a service's facts, and refers to rows that services share. */
export interface PreparedFacts {
  place: PublicPlace;
  document: SearchDocument;
  hoursId: number | null;
}

/**
 * Inserts or replaces services, with everything that is computed on write: the public location, search terms,
 * filter bits and opening edges.
 *
 * A replaced service keeps its kudos, its creation date and a deletion; its version grows by one. Call it in a
 * transaction, so that all of the services are stored or none.
 */
export async function storeServices(db: Db, services: readonly ServiceToStore[], now: number): Promise<void> {
  const prepared = await prepareFacts(
    db,
    services.map((service) => service.facts),
    now,
  );
  for (let from = 0; from < services.length; from += BATCH) {
    const until = from + BATCH;
    await writeServices(db, services.slice(from, until), prepared.slice(from, until), now);
  }
}

/**
 * Computes what is derived from facts, and inserts the rows of hours and search terms that they need: once and in
 * order, so that concurrent writers wait but cannot deadlock. Services share these rows: bulk work prepares before
 * its transaction, so that nobody waits for it. Rows that nothing refers to are harmless.
 */
export async function prepareFacts(
  db: Db,
  facts: readonly ServiceFacts[],
  now: number,
): Promise<PreparedFacts[]> {
  const hoursIds = await storeHours(db, facts, now);
  const centres = await centresOfMany(
    db,
    facts.map(({ place }) => place),
  );
  const prepared = facts.map((each, index) => {
    const place = publicPlace(each.place, centres[index] ?? NOWHERE);
    const document = searchDocument({ ...each, publicPlace: place });
    return { place, document, hoursId: hoursIds[index] ?? null };
  });
  await addKnownTerms(db, new Set(prepared.flatMap(({ document }) => [...knownTermsOf(document)])));
  return prepared;
}

const NOWHERE = { zip: null, city: null };

/** Inserts or replaces services whose facts are prepared, in the same order. */
export async function writeServices(
  db: Db,
  services: readonly ServiceToStore[],
  prepared: readonly PreparedFacts[],
  now: number,
): Promise<void> {
  const rows = services.flatMap((service, index): ServiceRow[] => {
    const derived = prepared[index];
    return derived === undefined
      ? []
      : [serviceRow(service, derived.place, derived.document, derived.hoursId)];
  });
  await upsertServices(db, rows);
  await upsertPlaces(db, services);
  await upsertSources(db, services, now);
}
