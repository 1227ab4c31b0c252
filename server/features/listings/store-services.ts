import { rememberedTerms } from "#domain/base/text/terms.ts";
import { countyName } from "#domain/places/county.ts";
import { keptPlace } from "#domain/places/kept-place.ts";
import {
  type Centres,
  type PublicPlace,
  publicPlace,
  shownOfProtected,
} from "#domain/places/public-place.ts";
import { findTimeZone } from "#domain/places/time-zone.ts";
import { listKnownTerms } from "#domain/search/known-terms.ts";
import { type SearchDocument, searchDocument } from "#domain/search/search-document.ts";
import type { PlaceShown } from "#domain/services/listing-enumerations.ts";
import { isProtected, isRegionOnly, type ShownPlace } from "#domain/services/protection.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import { keepWithheld } from "#server/features/listings/protection/keep-withheld.ts";
import { forgetWithheld } from "#server/features/listings/protection/withheld-queries.ts";
import { centresOfMany } from "#server/features/places/centres.ts";
import {
  changedColumns,
  type ServiceRow,
  type ServiceToStore,
  type StoredColumns,
  serviceRow,
} from "../services/service-row.ts";
import { addSharedRows, requireSharedRows, type SharedRows } from "../services/shared-rows.ts";
import { findNewTexts, replaceTexts } from "../services/text-queries.ts";
import {
  forgetKudos,
  forgetMergedDoors,
  forgetPendingDoors,
  forgetRecordedDoors,
  isStoredPlace,
  type StoredPlace,
  updateFaces,
  updateServices,
  upsertPlaces,
  upsertServices,
  upsertSources,
} from "./store-queries.ts";

/** Services per statement: few enough that its text stays small. */
const BATCH = 500;

/** Services per statement where the next are computed meanwhile. */
const PART = 50;

/** Values computed from a service's facts, with references to rows that services share. */
export interface PreparedFacts {
  /** The facts that are stored: without a hidden door, and with the region of a protected listing. */
  facts: ServiceFacts;
  place: PublicPlace;
  /** The visibility of a protected listing; it may be lower than stated where its town is small. */
  shown: PlaceShown;
  document: SearchDocument;
  hoursId: number | null;
}

/**
 * Inserts or replaces services, with everything that is computed on write: the public location, search terms,
 * filter bits and opening edges.
 *
 * A replaced service keeps its kudos, its creation date and a deletion; its version grows by one. Call it in a
 * transaction, so that all of the services are stored or none. Rows that services share are inserted in it: while
 * others write, use `saveService`.
 */
export async function storeServices(db: Db, given: readonly ServiceToStore[], now: number): Promise<void> {
  const services = await keepWithheld(db, given);
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

/** Inserts or replaces one service in a transaction of `transactionWithSharedRows`, as `storeServices` does. */
export async function saveService(db: Db, given: ServiceToStore, now: number): Promise<void> {
  const services = await keepWithheld(db, [given]);
  const facts = services.map((service) => service.facts);
  const prepared = await preparedFacts(db, facts, (rows) => requireSharedRows(db, rows, now));
  await writeServices(db, services, prepared, now);
}

/** A new version of a service, and its row as it was read under its lock. */
export interface ReplacedService {
  readonly service: ServiceToStore;
  readonly stored: StoredColumns & { readonly place: StoredPlace | null };
}

/**
 * Replaces services that are locked, in a transaction of `transactionWithSharedRows`: only what changes of them.
 * A save of a program replaces hundreds.
 */
export async function replaceServices(
  db: Db,
  replaced: readonly ReplacedService[],
  now: number,
): Promise<void> {
  const services = await keepWithheld(
    db,
    replaced.map(({ service }) => service),
  );
  const facts = services.map((service) => service.facts);
  const prepared = await preparedFacts(db, facts, (rows) => requireSharedRows(db, rows, now));
  const stored = replaced.map((each) => each.stored);
  const saved = withFacts(services, prepared);
  const newTexts = await findNewTexts(db, saved);
  const rowsFrom = (from: number) => {
    const until = from + PART;
    const rows = buildRows(services.slice(from, until), prepared.slice(from, until));
    return { rows, columns: changedColumns(rows, stored.slice(from, until)) };
  };
  let part = rowsFrom(0);
  for (let from = PART; part.rows.length > 0; from += PART) {
    const written = updateServices(db, part.rows, part.columns, newTexts);
    // While the database writes some, the next are computed.
    part = rowsFrom(from);
    await written;
  }
  const moved = saved.filter(({ facts }, index) => !isStoredPlace(facts, stored[index]?.place ?? null));
  await writeWhatBelongs(db, { stored: saved, moved, newTexts }, now);
}

/**
 * Computes what is derived from facts, and inserts the shared rows that they need: once and in order, so that
 * concurrent writers wait but cannot deadlock. Bulk work calls it before its transaction.
 */
export function prepareFacts(db: Db, facts: readonly ServiceFacts[], now: number): Promise<PreparedFacts[]> {
  return preparedFacts(db, facts, (rows) => addSharedRows(db, rows, now));
}

async function preparedFacts(
  db: Db,
  facts: readonly ServiceFacts[],
  provide: (rows: SharedRows) => Promise<readonly (number | null)[]>,
): Promise<PreparedFacts[]> {
  const faces = await preparePublicFacts(db, facts);
  const hours = faces.map((face) => face.facts);
  const hoursIds = await provide({ hours, terms: collectTerms(faces) });
  return faces.map((face, index) => ({ ...face, hoursId: hoursIds[index] ?? null }));
}

function collectTerms(faces: readonly Pick<PreparedFacts, "document">[]): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const { document } of faces) for (const term of listKnownTerms(document)) terms.add(term);
  return terms;
}

/**
 * Computes what the public sees of these services anew, after their gazetteer or their organization has changed. Versions and dates stay:
 * no one has edited anything. Call it in a transaction of `transactionWithSharedRows`.
 */
export async function refreshFaces(db: Db, services: readonly ServiceToStore[], now: number): Promise<void> {
  const facts = services.map((service) => service.facts);
  const prepared = await preparedFacts(db, facts, (rows) => requireSharedRows(db, rows, now));
  await updateFaces(db, buildRows(services, prepared));
}

/** Computes the public version of each service, and the facts to store. */
async function preparePublicFacts(
  db: Db,
  facts: readonly ServiceFacts[],
): Promise<Omit<PreparedFacts, "hoursId">[]> {
  const centres = await centresOfMany(
    db,
    facts.map(({ place }) => place),
  );
  const terms = rememberedTerms();
  return facts.map((given, index) => {
    const around = centres[index] ?? NOWHERE;
    const inRegion = withRegion({ ...given, place: keptPlace(given.place) }, around);
    const stated = toShownPlace(inRegion);
    const shown = isProtected(stated) ? shownOfProtected(stated.placeShown, around) : stated.placeShown;
    const isRegion = isRegionOnly({ ...stated, placeShown: shown });
    const stored = isRegion ? inZoneOfRegion(inRegion, around.county ?? null) : inRegion;
    const place = publicPlace(stored.place, around, isProtected(stated) ? shown : null);
    return {
      facts: stored,
      place,
      shown,
      document: searchDocument({ ...stored, publicPlace: place }, terms),
    };
  });
}

function toShownPlace({ isProtected: decided, placeShown, place }: ServiceFacts): ShownPlace {
  // An edit that has waited since before these fields were there lacks them.
  return {
    isProtected: decided ?? null,
    placeShown: placeShown ?? "REGION",
    addressVisibility: place.visibility,
  };
}

/** A protected listing serves its county where its provider names no region. */
function withRegion(facts: ServiceFacts, { county = null }: Centres): ServiceFacts {
  const isNamed = (facts.region ?? null) !== null || (facts.regionEs ?? null) !== null;
  if (county === null || isNamed || !isProtected(toShownPlace(facts))) return facts;
  const { en, es } = countyName(county);
  return { ...facts, region: en, regionEs: es };
}

/** The zone of the town would say in which half of the county it is. */
function inZoneOfRegion(facts: ServiceFacts, county: Centres["county"]): ServiceFacts {
  return county == null ? facts : { ...facts, timeZone: findTimeZone(county) };
}

const NOWHERE: Centres = { zip: null, city: null };

/** Inserts or replaces services with prepared facts, in the same order. */
export async function writeServices(
  db: Db,
  services: readonly ServiceToStore[],
  prepared: readonly PreparedFacts[],
  now: number,
): Promise<void> {
  const stored = withFacts(services, prepared);
  const newTexts = await findNewTexts(db, stored);
  await upsertServices(db, buildRows(services, prepared), newTexts);
  await writeWhatBelongs(db, { stored, moved: stored, newTexts }, now);
}

/** The services with the facts that are stored of them. */
function withFacts(
  services: readonly ServiceToStore[],
  prepared: readonly PreparedFacts[],
): ServiceToStore[] {
  return services.flatMap((service, index) => {
    const facts = prepared[index]?.facts;
    return facts === undefined ? [] : [{ ...service, facts }];
  });
}

/** Services whose rows are stored. */
interface StoredRows {
  readonly stored: readonly ServiceToStore[];
  /** The services whose true place is not stored yet. */
  readonly moved: readonly ServiceToStore[];
  /** Ids of services with new texts, from `findNewTexts`. */
  readonly newTexts: readonly string[];
}

async function writeWhatBelongs(db: Db, { stored, moved, newTexts }: StoredRows, now: number): Promise<void> {
  const idsWhere = (matches: (facts: ServiceFacts) => boolean) =>
    stored.filter(({ facts }) => matches(facts)).map(({ id }) => id);
  const hidden = idsWhere(({ place }) => place.visibility === "HIDDEN");
  // Locks are taken in the order of docs/decisions/0045-order-of-locks.md.
  await forgetPendingDoors(db, hidden);
  await upsertPlaces(db, moved);
  const retold = new Set(newTexts);
  await replaceTexts(
    db,
    stored.filter(({ id }) => retold.has(id)),
  );
  await upsertSources(db, stored, now);
  await forgetKudos(
    db,
    idsWhere((facts) => isProtected(toShownPlace(facts))),
  );
  await forgetWithheld(db, hidden);
  await forgetMergedDoors(db, hidden);
  await forgetRecordedDoors(db, hidden);
}

function buildRows(services: readonly ServiceToStore[], prepared: readonly PreparedFacts[]): ServiceRow[] {
  return services.flatMap((service, index): ServiceRow[] => {
    const derived = prepared[index];
    if (derived === undefined) return [];
    const { facts, place, shown, document, hoursId } = derived;
    // The row has what is public; what its provider states is with the true place.
    return [serviceRow({ ...service, facts: { ...facts, placeShown: shown } }, place, document, hoursId)];
  });
}
