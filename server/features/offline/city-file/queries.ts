import type { CityFilePlace } from "#domain/offline/city-file/city-file.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";

/** The stored private key in PEM; null: no file was made yet. */
export async function readKey(db: Db): Promise<string | null> {
  const [row] = await db.query<{ pem: string }>("select private_key as pem from city_file_keys");
  return row?.pem ?? null;
}

/** Stores a key. When processes propose one concurrently, the first stored stays. */
export async function addKey(db: Db, pem: string): Promise<void> {
  await db.query("insert into city_file_keys (private_key) values ($1) on conflict do nothing", [pem]);
}

/** Degrees of latitude of a mile. */
const MILE_DEGREES = 1 / 69;
/** Towns, and postal areas, at most. */
const MAX_PLACES = 400;

/** Finds the towns and postal areas with their centers around a place, nearest first. */
export async function findPlacesAround(
  db: Db,
  { longitude, latitude }: Coordinates,
  radiusMiles: number,
): Promise<CityFilePlace[]> {
  const high = radiusMiles * MILE_DEGREES;
  const wide = high / Math.max(Math.cos((latitude * Math.PI) / 180), 0.1);
  const nearest = (table: "cities" | "postal_areas", name: "label" | "code") =>
    db.query<{ name: string } & Coordinates>(
      `select ${name} as name, round(longitude::numeric, 4)::float8 as longitude,
              round(latitude::numeric, 4)::float8 as latitude
         from ${table}
        where longitude between $1::float8 - $3::float8 and $1::float8 + $3::float8
          and latitude between $2::float8 - $4::float8 and $2::float8 + $4::float8
        order by power((longitude - $1::float8) * cos(radians($2::float8)), 2) + power(latitude - $2::float8, 2), id
        limit ${MAX_PLACES}`,
      [longitude, latitude, wide, high],
    );
  const found = [...(await nearest("cities", "label")), ...(await nearest("postal_areas", "code"))];
  return found.map((place) => [place.name, place.longitude, place.latitude]);
}
