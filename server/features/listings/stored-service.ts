import { withoutHiddenDoor } from "#domain/listings/hidden-door.ts";
import { toListing } from "#domain/listings/listing-facts.ts";
import { overPublic } from "#domain/listings/split-edit.ts";
import { changedFields } from "#domain/services/changes.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import { factsOfFlat } from "#domain/services/flat-facts.ts";
import type { Listing } from "#domain/services/listing.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import { byTextsField } from "#domain/translation/further-texts.ts";
import type { Db } from "#server/base/sql/db.ts";
import { lockServices, readStoredRows, type StoredRow } from "./stored-queries.ts";

/** A stored service with its versions. */
export interface StoredService {
  readonly row: StoredRow;
  /** The true facts: the approved ones, or the pending ones of a new service. */
  readonly facts: ServiceFacts;
  readonly current: Listing;
  /** The current listing with the pending edit applied; the same where there is none. */
  readonly proposed: Listing;
  /** The fields in which that differs. */
  readonly waiting: readonly EnteredField[];
}

/** Locks and reads a service; null where there is none. A deleted one is included. */
export async function lockStored(db: Db, id: string): Promise<StoredService | null> {
  await lockServices(db, [id]);
  return readStored(db, id);
}

export async function readStored(db: Db, id: string): Promise<StoredService | null> {
  return (await readManyStored(db, [id])).get(id.toLowerCase()) ?? null;
}

/** Services that are read in one statement. */
const PART = 100;

/** Reads services by their ids. */
export async function readManyStored(db: Db, ids: readonly string[]): Promise<Map<string, StoredService>> {
  const all = new Map<string, StoredService>();
  if (ids.length === 0) return all;
  const read = (from: number) => readStoredRows(db, ids.slice(from, from + PART));
  for (let from = 0, reading = read(0); ; ) {
    const rows = await reading;
    from += PART;
    const isLast = from >= ids.length;
    // While the database reads the next, these are worked on.
    if (!isLast) reading = read(from);
    for (const row of rows) all.set(row.id, toStoredService(row));
    if (isLast) return all;
  }
}

function toStoredService(row: StoredRow): StoredService {
  const facts = factsOfRow(row);
  const current = toListing(facts);
  const { pending } = row;
  if (pending === null) return { row, facts, current, proposed: current, waiting: [] };
  const proposed = withoutHiddenDoor(overPublic(current, toListing(pending.facts), pending.changed));
  return { row, facts, current, proposed, waiting: changedFields(current, proposed) };
}

/** Shared empty value for services without texts; program reads would otherwise allocate hundreds. */
const NO_TEXTS = byTextsField([]);

/** The true facts, with the true location instead of the public one. */
function factsOfRow(row: StoredRow): ServiceFacts {
  const place = row.place ?? row;
  const { longitude, latitude } = place;
  return factsOfFlat({
    ...row,
    ...(row.texts.length === 0 ? NO_TEXTS : byTextsField(row.texts)),
    address1: place.address1,
    address2: place.address2,
    city: place.city ?? row.city,
    zip: place.zip,
    location: longitude === null || latitude === null ? null : { coordinates: [longitude, latitude] },
    isLocationApproximate: place.isLocationApproximate,
    placeShown: place.placeShown ?? row.placeShown,
    isCriticalNeverExpire: row.isCriticalHeader && row.criticalExpiredAt === null,
  });
}
