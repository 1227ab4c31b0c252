import { placeKey } from "#domain/places/place-key.ts";
import { postalAreaOf } from "#domain/places/postal-code.ts";
import type { Centres } from "#domain/places/public-place.ts";
import { stateOfCode } from "#domain/places/states.ts";
import type { Place } from "#domain/services/service.ts";
import type { Db } from "#server/sql/db.ts";
import { type CityKey, findCityCentres, findPostalAreaCentres } from "./queries.ts";

/** What tells in which ZIP and in which city a place is. */
export type PlaceToLocate = Pick<Place, "city" | "state" | "zip" | "country">;

/**
 * The centres of the ZIP and of the city of each place, in the order asked; null where the gazetteer knows
 * none. Where a state has several cities of one name it is always the biggest: to choose by the ZIP would tell
 * something of an address that is hidden.
 */
export async function centresOfMany(db: Db, places: readonly PlaceToLocate[]): Promise<Centres[]> {
  const lookups = places.map(keysOf);
  const zips = await findPostalAreaCentres(db, [
    ...new Set(lookups.flatMap(({ code }) => (code === null ? [] : [code]))),
  ]);
  const distinct = new Map(lookups.flatMap(({ city }) => (city === null ? [] : [[nameOf(city), city]])));
  const centres = await findCityCentres(db, [...distinct.values()]);
  const cities = new Map([...distinct.keys()].map((name, index) => [name, centres[index] ?? null]));
  return lookups.map(({ code, city }) => ({
    zip: (code === null ? null : zips.get(code)) ?? null,
    city: (city === null ? null : cities.get(nameOf(city))) ?? null,
  }));
}

function nameOf({ key, state }: CityKey): string {
  return `${key}, ${state}`;
}

interface Keys {
  code: string | null;
  city: CityKey | null;
}

function keysOf({ city, state, zip, country }: PlaceToLocate): Keys {
  const known = stateOfCode(state);
  // Five digits are a postal code in many countries.
  const isOurs = known !== undefined || country === "United States" || country === "Canada";
  const key = placeKey(city);
  return {
    code: zip === null || !isOurs ? null : postalAreaOf(zip),
    city: known === undefined || key === "" ? null : { key, state: known.code },
  };
}
