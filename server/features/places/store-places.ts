import { createHash } from "node:crypto";
import type { County, GazetteerCity, PostalArea } from "#domain/places/gazetteer-lines.ts";
import { placeKeys } from "#domain/places/place-key.ts";
import type { Db } from "#server/base/sql/db.ts";
import { cityId, postalAreaId } from "./place-id.ts";
import {
  type CityNameRow,
  type CityRow,
  deletePlaces,
  insertCities,
  insertCityNames,
  insertCounties,
  insertPostalAreas,
  isLoaded,
  lockGazetteer,
  type PostalAreaRow,
  removeLoad,
  replaceLoad,
} from "./store-queries.ts";

export interface PlacesToStore {
  cities: readonly GazetteerCity[];
  areas: readonly PostalArea[];
  counties?: readonly County[];
}

/** Version of the rows; raised when the same places give different rows, so that they are loaded again. */
const VERSION = 3;

/** True when this set is the stored one of this origin. */
export function arePlacesStored(db: Db, origin: string, fingerprint: Uint8Array): Promise<boolean> {
  return isLoaded(db, origin, hashStamp(fingerprint));
}

function hashStamp(fingerprint: Uint8Array): Uint8Array {
  return createHash("sha256").update(`${VERSION} `).update(fingerprint).digest();
}

/**
 * Stores a set of places in one transaction, replacing the previous set of the same origin; a set that is already
 * stored costs one small query. Concurrent callers wait for the first.
 *
 * @param fingerprint SHA-256 of the set
 * @param places provides the set, called only when needed
 * @returns true when this call stored it
 */
export async function storePlaces(
  db: Db,
  origin: string,
  fingerprint: Uint8Array,
  places: () => PlacesToStore,
): Promise<boolean> {
  const stamp = hashStamp(fingerprint);
  if (await isLoaded(db, origin, stamp)) return false;
  await lockGazetteer(db);
  if (await isLoaded(db, origin, stamp)) return false;
  const { cities, areas, counties = [] } = places();
  await replaceLoad(db, origin, stamp);
  const rows = cities.map((city) => ({ city, id: cityId(city) }));
  await insertCities(
    db,
    origin,
    rows.map(({ city, id }) => cityRow(city, id)),
  );
  await insertCityNames(
    db,
    rows.flatMap(({ city, id }) => cityNameRows(city, id)),
  );
  await insertPostalAreas(db, origin, areas.map(postalAreaRow));
  await insertCounties(db, origin, counties);
  return true;
}

/** Removes the places of an origin, which can then be stored again. */
export async function removePlaces(db: Db, origin: string): Promise<void> {
  await lockGazetteer(db);
  await deletePlaces(db, origin);
  await removeLoad(db, origin);
}

function cityRow(city: GazetteerCity, id: string): CityRow {
  const { name, state, county, population, longitude, latitude, inCounty = null } = city;
  const label = county === "" ? `${name}, ${state}` : `${name}, ${state} (${county})`;
  return { id, name, state, label, population, longitude, latitude, county: inCounty };
}

/** Weight lost by a match inside a name: it is more likely the beginning of another one. */
const MIDDLE_LOSS = 1.5;

function cityNameRows(city: GazetteerCity, id: string): CityNameRow[] {
  const { name, otherNames, state, population } = city;
  const weight = Math.log10(population + 1);
  return placeKeys([name, ...otherNames]).map(({ key, isWhole }) => ({
    key,
    city_id: id,
    state,
    weight: isWhole ? weight : weight - MIDDLE_LOSS,
    is_whole: isWhole,
  }));
}

function postalAreaRow(area: PostalArea): PostalAreaRow {
  return { id: postalAreaId(area), ...area };
}
