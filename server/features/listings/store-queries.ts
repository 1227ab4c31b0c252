import type { PlaceShown } from "#domain/services/listing-enumerations.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { ServiceRow, ServiceToStore } from "../services/service-row.ts";

/** Columns that keep their value when a service is replaced. */
const PRESERVED_COLUMNS: ReadonlySet<string> = new Set(["id", "likes", "created_at"]);
/** A protected listing has no kudos, and gets none back. */
const LIKES = "likes = case when excluded.is_protected then 0 else s.likes end";

/** Texts in other languages are seen by guests, and are no part of the row: the rule of their version cannot tell. */
const publicVersionWith = (texts: string): string =>
  `public_version = s.public_version + case when s.is_public and s.id = any(${texts}::uuid[]) then 1 else 0 end`;

/**
 * Inserts the rows, or replaces those with the same id, in one statement.
 *
 * @param newTexts ids of services whose texts in other languages change as well
 */
export async function upsertServices(
  db: Db,
  rows: readonly ServiceRow[],
  newTexts: readonly string[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const replaced = columns
    .filter((column) => !PRESERVED_COLUMNS.has(column))
    .map((column) => `${column} = excluded.${column}`);
  await db.query(
    `insert into services as s (${columns.join(", ")})
     select ${columns.join(", ")} from jsonb_populate_recordset(null::services, $1::jsonb)
         on conflict (id) do update
        set ${replaced.join(", ")}, ${LIKES}, version = s.version + 1, ${publicVersionWith("$2")}`,
    [JSON.stringify(rows), newTexts],
  );
}

/**
 * Replaces these columns of existing rows in one statement. A value that is the same in all rows is sent once.
 *
 * @param newTexts as above
 */
export async function updateServices(
  db: Db,
  rows: readonly ServiceRow[],
  columns: readonly string[],
  newTexts: readonly string[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const written = columns.filter((column) => !PRESERVED_COLUMNS.has(column));
  const isShared = (column: string) => rows.every((row) => row[column] === first[column]);
  const [shared, own] = [written.filter(isShared), written.filter((column) => !isShared(column))];
  const pickColumns = (row: ServiceRow, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, row[name]]));
  const from = (column: string) => (own.includes(column) ? "own" : "shared");
  const likes = written.includes("is_protected")
    ? [`likes = case when ${from("is_protected")}.is_protected then 0 else s.likes end`]
    : [];
  await db.query(
    `update services s
        set ${[...written.map((column) => `${column} = ${from(column)}.${column}`), ...likes].join(", ")},
            version = s.version + 1, ${publicVersionWith("$3")}
       from jsonb_populate_recordset(null::services, $1::jsonb) own,
            jsonb_populate_record(null::services, $2::jsonb) shared
      where s.id = own.id`,
    [
      JSON.stringify(rows.map((row) => pickColumns(row, ["id", ...own]))),
      JSON.stringify(pickColumns(first, shared)),
      newTexts,
    ],
  );
}

/** The true location, and how much of it its provider shows; the row's own columns hold what is public. */
export interface StoredPlace {
  address1: string | null;
  address2: string | null;
  /** City; null in older rows: the public one. */
  city: string | null;
  zip: string | null;
  longitude: number | null;
  latitude: number | null;
  isLocationApproximate: boolean;
  /** Visibility; null in older rows: the public one. */
  placeShown: PlaceShown | null;
}

/** Whether the true location is stored already. */
export function isStoredPlace(
  { place, placeShown }: Pick<ServiceFacts, "place" | "placeShown">,
  stored: StoredPlace | null,
): boolean {
  return (
    stored !== null &&
    stored.placeShown === placeShown &&
    stored.address1 === place.address1 &&
    stored.address2 === place.address2 &&
    stored.city === place.city &&
    stored.zip === place.zip &&
    stored.longitude === (place.coordinates?.longitude ?? null) &&
    stored.latitude === (place.coordinates?.latitude ?? null) &&
    stored.isLocationApproximate === place.isApproximate
  );
}

/** The true locations, read only for writing and by those who may edit. */
export async function upsertPlaces(db: Db, services: readonly ServiceToStore[]): Promise<void> {
  const rows = services.map(({ id, facts: { place, placeShown } }) => ({
    service_id: id,
    address1: place.address1,
    address2: place.address2,
    city: place.city,
    zip: place.zip,
    longitude: place.coordinates?.longitude ?? null,
    latitude: place.coordinates?.latitude ?? null,
    is_approximate: place.isApproximate,
    // An edit that has waited since before this field was there lacks it.
    place_shown: placeShown ?? "REGION",
  }));
  if (rows.length === 0) return;
  await db.query(
    `insert into service_places (service_id, address1, address2, city, zip, longitude, latitude, is_approximate,
                                 place_shown)
     select service_id, address1, address2, city, zip, longitude, latitude, is_approximate, place_shown
       from jsonb_populate_recordset(null::service_places, $1::jsonb)
         on conflict (service_id) do update
        set address1 = excluded.address1, address2 = excluded.address2, city = excluded.city, zip = excluded.zip,
            longitude = excluded.longitude, latitude = excluded.latitude,
            is_approximate = excluded.is_approximate, place_shown = excluded.place_shown`,
    [JSON.stringify(rows)],
  );
}

/**
 * The source record of each service, seen at `now` (epoch milliseconds), with the version written. Where it was entered
 * first stays known, since an undo does not state it.
 */
export async function upsertSources(db: Db, services: readonly ServiceToStore[], now: number): Promise<void> {
  const rows = services.flatMap(({ id, source }) =>
    source === null
      ? []
      : {
          source: source.source,
          external_id: source.externalId,
          service_id: id,
          fingerprint: Buffer.from(source.fingerprint).toString("hex"),
          origin_directory: source.origin?.directory ?? null,
          origin_id: source.origin?.id ?? null,
          record_marks: source.marks ?? null,
          stated_sources: source.statedSources ?? null,
        },
  );
  if (rows.length === 0) return;
  await db.query(
    `insert into service_sources (source, external_id, service_id, fingerprint, service_version, last_seen_at,
                                  origin_directory, origin_id, record_marks, stated_sources)
     select r.source, r.external_id, s.id, decode(r.fingerprint, 'hex'), s.version, to_timestamp($2::float8 / 1000),
            r.origin_directory, r.origin_id, r.record_marks, r.stated_sources
       from jsonb_to_recordset($1::jsonb) as r (source text, external_id text, service_id uuid, fingerprint text,
                                                origin_directory uuid, origin_id text, record_marks text[],
                                                stated_sources jsonb)
       join services s on s.id = r.service_id
         on conflict (source, external_id) do update
        set service_id = excluded.service_id, fingerprint = excluded.fingerprint,
            service_version = excluded.service_version, last_seen_at = excluded.last_seen_at, vanished_at = null,
            origin_directory = coalesce(excluded.origin_directory, service_sources.origin_directory),
            origin_id = coalesce(excluded.origin_id, service_sources.origin_id),
            record_marks = coalesce(excluded.record_marks, service_sources.record_marks),
            stated_sources = coalesce(excluded.stated_sources, service_sources.stated_sources)`,
    [JSON.stringify(rows), now],
  );
}

/** The fields of a hidden door, as `ServiceFacts` has them. */
const NO_DOOR = { address1: null, address2: null, zip: null, coordinates: null, isApproximate: false };

/** Deletes what is not stored of a hidden place from pending edits of these services that leave it hidden. */
export async function forgetPendingDoors(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    `update pending_edits
        set facts = jsonb_set(facts, '{place}', (facts -> 'place') || $2::jsonb)
      where service_id = any($1::uuid[]) and 'addressVisibility' <> all(changed)`,
    [ids, JSON.stringify(NO_DOOR)],
  );
}

/** Deletes what is not stored of a hidden place from the history of these services, and what an undo would restore. */
export async function forgetRecordedDoors(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    `update history
        set before = without_door(before), after = without_door(after)
      where thing = 'SERVICE' and thing_id = any($1::text[])
        and (before is distinct from without_door(before) or after is distinct from without_door(after))`,
    [ids],
  );
  await db.query(
    "update import_changes set before = null where service_id = any($1::uuid[]) and before is not null",
    [ids],
  );
}

/** Deletes what is not stored of a hidden place from what an undo of a merge would restore. */
export async function forgetMergedDoors(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    `update service_merges
        set before = without_door(before), after = without_door(after)
      where kept_id = any($1::uuid[]) and undone_at is null`,
    [ids],
  );
}

/** Forgets which devices gave these services a kudo. */
export async function forgetKudos(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query("delete from kudos where service_id = any($1::uuid[])", [ids]);
}

/**
 * Replaces what is computed of these services: the public place, its point, zone and search terms, and what their
 * organization is called.
 */
export async function updateFaces(db: Db, rows: readonly ServiceRow[]): Promise<void> {
  await db.query(
    `update services s
        set city = r.city, zip = r.zip, place_shown = r.place_shown, longitude = r.longitude, latitude = r.latitude,
            public_point = r.public_point, public_search = r.public_search, region = r.region,
            region_es = r.region_es, time_zone = r.time_zone, hours_id = r.hours_id,
            organization = r.organization
       from jsonb_populate_recordset(null::services, $1::jsonb) r
      where s.id = r.id`,
    [JSON.stringify(rows)],
  );
}
