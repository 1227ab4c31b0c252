import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/sql/db.ts";

/** Centres of postal areas by their codes. */
export async function findPostalAreaCentres(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, Coordinates>> {
  if (codes.length === 0) return new Map();
  const rows = await db.query<{ code: string } & Coordinates>(
    "select code, longitude, latitude from postal_areas where code = any ($1::text[])",
    [codes],
  );
  return new Map(rows.map(({ code, longitude, latitude }) => [code, { longitude, latitude }]));
}

/** A city as it is looked up: its name as `placeKey` writes it, and the two letters of its state. */
export interface CityKey {
  key: string;
  state: string;
}

/** Centres of cities, each where it was asked for; null where there is none of that whole name in the state. */
export async function findCityCentres(db: Db, cities: readonly CityKey[]): Promise<(Coordinates | null)[]> {
  if (cities.length === 0) return [];
  const rows = await db.query<{ longitude: number | null; latitude: number | null }>(
    `select city.longitude, city.latitude
       from unnest($1::text[], $2::text[]) with ordinality as asked (key, state, place)
       left join lateral (
              select cities.longitude, cities.latitude
                from city_names
                join cities on cities.id = city_names.city_id
               where city_names.key = asked.key collate "C"
                 and city_names.state = asked.state
                 and city_names.is_whole
               order by cities.population desc, cities.id
               limit 1) as city on true
      order by asked.place`,
    [cities.map(({ key }) => key), cities.map(({ state }) => state)],
  );
  return rows.map(({ longitude, latitude }) =>
    longitude === null || latitude === null ? null : { longitude, latitude },
  );
}
