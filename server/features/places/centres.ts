import { placeKey } from "#domain/places/place-key.ts";
import { parsePostalArea } from "#domain/places/postal-code.ts";
import type { Centres } from "#domain/places/public-place.ts";
import { stateOfCode } from "#domain/places/states.ts";
import type { Place } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import { type CityKey, findCityCentres, findPostalAreaCentres } from "./queries.ts";

/** The fields that locate a place by ZIP and city. */
export type PlaceToLocate = Pick<Place, "city" | "state" | "zip" | "country">;

/**
 * Finds the centers of each place's ZIP, city and county, in the order of the places; null where the gazetteer has
 * none. Among several cities of one name in a state, it always takes the biggest: choosing by the ZIP would reveal
 * something about a hidden address.
 */
export async function centresOfMany(db: Db, places: readonly PlaceToLocate[]): Promise<Centres[]> {
  const lookups = places.map(toLookupKeys);
  const zips = await findPostalAreaCentres(db, [
    ...new Set(lookups.flatMap(({ code }) => (code === null ? [] : [code]))),
  ]);
  const distinct = new Map(
    lookups.flatMap(({ city }) => (city === null ? [] : [[formatCityKey(city), city]])),
  );
  const centres = await findCityCentres(db, [...distinct.values()]);
  const cities = new Map([...distinct.keys()].map((name, index) => [name, centres[index] ?? null]));
  return lookups.map(({ code, city: key }) => {
    const found = (key === null ? null : cities.get(formatCityKey(key))) ?? null;
    return {
      zip: (code === null ? null : zips.get(code)) ?? null,
      city: found === null ? null : { longitude: found.longitude, latitude: found.latitude },
      ...(found === null ? {} : { people: found.people }),
      county: found?.county ?? null,
    };
  });
}

function formatCityKey({ key, state }: CityKey): string {
  return `${key}, ${state}`;
}

interface Keys {
  code: string | null;
  city: CityKey | null;
}

function toLookupKeys({ city, state, zip, country }: PlaceToLocate): Keys {
  const known = stateOfCode(state);
  // Many countries have postal codes of five digits.
  const isOurs = known !== undefined || country === "United States" || country === "Canada";
  const key = placeKey(city);
  return {
    code: zip === null || !isOurs ? null : parsePostalArea(zip),
    city: known === undefined || key === "" ? null : { key, state: known.code },
  };
}
