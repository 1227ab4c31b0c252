import type { County } from "#domain/places/gazetteer-lines.ts";
import type { Db } from "#server/base/sql/db.ts";

/** Advisory lock for loading places; any number, the same in every version. */
const LOCK = 7_205_340;

/** The lock is held until the transaction ends. */
export async function lockGazetteer(db: Db): Promise<void> {
  await db.query("select pg_advisory_xact_lock($1)", [LOCK]);
}

export async function isLoaded(db: Db, origin: string, fingerprint: Uint8Array): Promise<boolean> {
  const rows = await db.query<{ loaded: boolean }>(
    "select exists (select from gazetteer_loads where origin = $1 and fingerprint = $2) as loaded",
    [origin, fingerprint],
  );
  return rows[0]?.loaded === true;
}

/** Deletes the places of the origin. */
export async function deletePlaces(db: Db, origin: string): Promise<void> {
  await db.query("delete from city_names where city_id in (select id from cities where origin = $1)", [
    origin,
  ]);
  await db.query("delete from cities where origin = $1", [origin]);
  await db.query("delete from postal_areas where origin = $1", [origin]);
  await db.query("delete from counties where origin = $1", [origin]);
}

/** Deletes the previous places of the origin, and records the new fingerprint. */
export async function replaceLoad(db: Db, origin: string, fingerprint: Uint8Array): Promise<void> {
  await deletePlaces(db, origin);
  await db.query(
    `insert into gazetteer_loads (origin, fingerprint) values ($1, $2)
         on conflict (origin) do update set fingerprint = excluded.fingerprint`,
    [origin, fingerprint],
  );
}

export interface CityRow {
  id: string;
  name: string;
  state: string;
  label: string;
  population: number;
  longitude: number;
  latitude: number;
  /** Name of a row of `counties`; null where unknown. */
  county: string | null;
}

export async function insertCities(db: Db, origin: string, rows: readonly CityRow[]): Promise<void> {
  await db.query(
    `insert into cities (id, origin, name, state, label, population, longitude, latitude, county)
     select id, $1, name, state, label, population, longitude, latitude, county
       from jsonb_populate_recordset(null::cities, $2::jsonb)`,
    [origin, JSON.stringify(rows)],
  );
}

export interface CityNameRow {
  key: string;
  city_id: string;
  state: string;
  weight: number;
  is_whole: boolean;
}

export async function insertCityNames(db: Db, rows: readonly CityNameRow[]): Promise<void> {
  await db.query(
    `insert into city_names (key, city_id, state, weight, is_whole)
     select key, city_id, state, weight, is_whole
       from jsonb_populate_recordset(null::city_names, $1::jsonb)
      order by key`,
    [JSON.stringify(rows)],
  );
}

export interface PostalAreaRow {
  id: string;
  code: string;
  longitude: number;
  latitude: number;
  town?: string;
}

export async function insertPostalAreas(
  db: Db,
  origin: string,
  rows: readonly PostalAreaRow[],
): Promise<void> {
  await db.query(
    `insert into postal_areas (id, origin, code, longitude, latitude, town)
     select id, $1, code, longitude, latitude, coalesce(town, '') from jsonb_populate_recordset(null::postal_areas, $2::jsonb)`,
    [origin, JSON.stringify(rows)],
  );
}

/** Forgets that the origin was ever loaded. */
export async function removeLoad(db: Db, origin: string): Promise<void> {
  await db.query("delete from gazetteer_loads where origin = $1", [origin]);
}

export async function insertCounties(db: Db, origin: string, rows: readonly County[]): Promise<void> {
  await db.query(
    `insert into counties (origin, state, name, longitude, latitude)
     select $1, state, name, longitude, latitude from jsonb_populate_recordset(null::counties, $2::jsonb)`,
    [origin, JSON.stringify(rows)],
  );
}
