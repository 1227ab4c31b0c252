import type { CountyCentre } from "#domain/places/county.ts";
import type { CountyQuery } from "#domain/places/place-query.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";

/** Finds the centers of postal areas by their codes. */
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

/**
 * The counties of that name, in the middle of their ZIP codes. There are some thousands, whose names are compared without
 * signs and the word for a county.
 */
export async function findCountiesNamed(
  db: Db,
  { key, states }: CountyQuery,
  max: number,
): Promise<(Coordinates & { name: string; state: string })[]> {
  return db.query(
    `select distinct on (state, name) name, state, longitude, latitude
       from counties
      where regexp_replace(regexp_replace(lower(name), ' (county|parish|borough)$', ''), '[^a-z0-9]', '', 'g') = $1
        and ($2::text[] is null or state = any ($2::text[]))
      order by state, name, origin
      limit $3`,
    [key, states, max],
  );
}

/** Lookup key of a city: its name by `placeKey`, and the two letters of its state. */
export interface CityKey {
  key: string;
  state: string;
}

/** The center of a city, its population, and its county where the gazetteer has one. */
export interface CityCentre extends Coordinates {
  people: number;
  county: CountyCentre | null;
}

/** Finds the centers of cities, in the order of `cities`; null where the state has none of that exact name. */
export async function findCityCentres(db: Db, cities: readonly CityKey[]): Promise<(CityCentre | null)[]> {
  if (cities.length === 0) return [];
  const rows = await db.query<{
    longitude: number | null;
    latitude: number | null;
    people: number | null;
    county: CountyCentre | null;
  }>(
    `select city.longitude, city.latitude, city.people, city.county
       from unnest($1::text[], $2::text[]) with ordinality as asked (key, state, place)
       left join lateral (
              select cities.longitude, cities.latitude, cities.population as people,
                     (select json_build_object('state', c.state, 'name', c.name, 'longitude', c.longitude,
                                               'latitude', c.latitude)
                        from counties c
                       where c.origin = cities.origin and c.state = cities.state and c.name = cities.county) as county
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
  return rows.map(({ longitude, latitude, people, county }) =>
    longitude === null || latitude === null ? null : { longitude, latitude, people: people ?? 0, county },
  );
}

/** A place of the gazetteer near a point. */
export interface NearPlace extends Coordinates {
  name: string;
}

/** Degrees around a point in which `findNearest` looks. */
const NEAR_DEGREES = 0.75;

/**
 * Finds the city and the postal area with the centers nearest to a point; null where none is near. Distances are
 * compared on a plane that is exact at the point's own latitude.
 */
export async function findNearest(
  db: Db,
  { longitude, latitude }: Coordinates,
): Promise<{ city: NearPlace | null; area: NearPlace | null }> {
  const nearest = (table: "cities" | "postal_areas", name: "label" | "code") =>
    db.query<NearPlace>(
      `select ${name} as name, longitude, latitude
         from ${table}
        where longitude between $1::float8 - $3::float8 and $1::float8 + $3::float8
          and latitude between $2::float8 - $3::float8 and $2::float8 + $3::float8
        order by power((longitude - $1::float8) * cos(radians($2::float8)), 2) + power(latitude - $2::float8, 2), id
        limit 1`,
      [longitude, latitude, NEAR_DEGREES],
    );
  const [city] = await nearest("cities", "label");
  const [area] = await nearest("postal_areas", "code");
  return { city: city ?? null, area: area ?? null };
}

/** A lookup of city names as a range of keys. */
export interface NameLookup {
  /** First key, inclusive. */
  key: string;
  /** End of the range, exclusive. */
  before: string;
  /** States to search; null: any. */
  states: readonly string[] | null;
}

export interface FoundCityRow extends Coordinates {
  id: string;
  name: string;
  state: string;
  label: string;
}

/** Number of the best names that are checked for services. */
const CLOSE_LOOK = 40;
/** Weight of an exact name: as much as a population thirty times as big. */
const WHOLE_NAME = 1.5;
/** Weight of a place with services: as much as a population ten times as big. */
const HAS_SERVICES = 1;

/** Finds the cities that best match any of the names: bigger ones, and those with services, rank higher. */
export async function findCities(
  db: Db,
  lookups: readonly NameLookup[],
  max: number,
): Promise<FoundCityRow[]> {
  if (lookups.length === 0) return [];
  return db.query<FoundCityRow>(
    `with likely as (
       select named.city_id as id, max(named.score) as score
         from jsonb_to_recordset($1::jsonb) as asked (key text, before text, states text[])
        cross join lateral (
               select city_id, weight + case when key = asked.key collate "C" then ${WHOLE_NAME} else 0 end as score
                 from city_names
                where key >= asked.key collate "C"
                  and key < asked.before collate "C"
                  and (asked.states is null or state = any (asked.states))
                order by score desc, city_id
                limit ${CLOSE_LOOK}) as named
        group by named.city_id
        order by score desc, id
        limit ${CLOSE_LOOK})
     select city.id, city.name, city.state, city.label, city.longitude, city.latitude
       from likely
       join cities as city using (id)
       left join lateral (
              select ${HAS_SERVICES} as weight
                from public_services as service
               where service.is_listed
                 and lower(service.city) = lower(city.name)
                 and lower(service.state) = lower(city.state)
               limit 1) as here on true
      order by likely.score + coalesce(here.weight, 0) desc, city.population desc, city.id
      limit $2`,
    [JSON.stringify(lookups), max],
  );
}

export interface FoundAreaRow extends Coordinates {
  id: string;
  code: string;
  /** Empty where unknown. */
  town: string;
}

/**
 * The postal areas with this prefix: of the first hundred, those with services first. A service's own code may be
 * longer (ZIP+4, Canadian codes): in every collation a further digit sorts before a letter.
 */
export async function findPostalAreas(db: Db, prefix: string, max: number): Promise<FoundAreaRow[]> {
  return db.query<FoundAreaRow>(
    `select area.id, area.code, area.town, area.longitude, area.latitude
       from (select id, code, town, longitude, latitude
               from postal_areas
              where code >= $1 collate "C" and code < ($1 || '~') collate "C"
              order by code
              limit 100) as area
       left join lateral (
              select true as has_services
                from public_services as service
               where service.is_listed
                 and lower(service.zip) >= lower(area.code) collate "default"
                 and lower(service.zip) < (lower(area.code) || 'z') collate "default"
               limit 1) as here on true
      order by here.has_services nulls last, area.code
      limit $2`,
    [prefix, max],
  );
}
