import { publicPlace } from "#domain/places/public-place.ts";
import { knownTermsOf } from "#domain/search/known-terms.ts";
import { searchDocument } from "#domain/search/search-document.ts";
import { storeHours } from "#server/features/hours/store-hours.ts";
import { centresOfMany } from "#server/features/places/centres.ts";
import { addKnownTerms } from "#server/features/search/queries.ts";
import type { Db } from "#server/sql/db.ts";
import { type ServiceRow, type ServiceToStore, serviceRow } from "./service-row.ts";
import { upsertPlaces, upsertServices, upsertSources } from "./store-queries.ts";

/** Services per statement: few enough that its text stays small. */
const BATCH = 500;

/**
 * Inserts or replaces services, with everything that is computed on write: the public location, search terms,
 * filter bits and opening edges.
 *
 * A replaced service keeps its kudos, its creation date and a deletion; its version grows by one. Call it in a
 * transaction, so that all of the services are stored or none.
 */
export async function storeServices(db: Db, services: readonly ServiceToStore[], now: number): Promise<void> {
  // Shared rows are written once and in order, so that concurrent writers wait but cannot deadlock.
  const hoursIds = await storeHours(
    db,
    services.map((service) => service.facts),
    now,
  );
  const terms = new Set<string>();
  for (let from = 0; from < services.length; from += BATCH) {
    const batch = services.slice(from, from + BATCH);
    const rows = await rowsOf(db, batch, hoursIds.slice(from, from + BATCH), terms);
    await upsertServices(db, rows);
    await upsertPlaces(db, batch);
    await upsertSources(db, batch, now);
  }
  await addKnownTerms(db, terms);
}

/** The rows of the services, whose search terms are added to `terms`. */
async function rowsOf(
  db: Db,
  services: readonly ServiceToStore[],
  hoursIds: readonly (number | null)[],
  terms: Set<string>,
): Promise<ServiceRow[]> {
  const centres = await centresOfMany(
    db,
    services.map((service) => service.facts.place),
  );
  return services.map((service, index) => {
    const place = publicPlace(service.facts.place, centres[index] ?? NOWHERE);
    const document = searchDocument({ ...service.facts, publicPlace: place });
    for (const term of knownTermsOf(document)) terms.add(term);
    return serviceRow(service, place, document, hoursIds[index] ?? null);
  });
}

const NOWHERE = { zip: null, city: null };
