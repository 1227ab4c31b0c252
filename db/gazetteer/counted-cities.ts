import type { GazetteerCity } from "#domain/places/gazetteer-lines.ts";
import { placeKey } from "#domain/places/place-key.ts";
import { CANADIAN_PROVINCES, COMMON_NAMES, OTHER_NAMES } from "./known-names.ts";
import type { GeoNamesCity } from "./packages.ts";
import { fiveDecimals, isPlausible } from "./plausible.ts";

/** Two of one name nearer than this, in degrees, are one city that stands twice in the list. */
const SAME_CITY_DEGREES = 0.3;
const TERRITORIES: ReadonlySet<string> = new Set(["PR", "GU", "VI", "AS", "MP"]);

/** GeoNames' cities under the names that people use, each once. */
export function countedCities(all: readonly GeoNamesCity[]): GazetteerCity[] {
  return withoutTwins(all.flatMap(readCity));
}

function readCity(city: GeoNamesCity): GazetteerCity[] {
  const state = findState(city);
  const [longitude, latitude] = city.loc.coordinates;
  const isGone = city.featureCode === "PPLQ" || city.name.includes("(historical)");
  if (state === null || isGone || !isPlausible({ longitude, latitude })) return [];
  const name = COMMON_NAMES.get(`${city.name}, ${state}`) ?? city.name;
  return [
    {
      geoNamesId: city.cityId,
      name: state === "GU" ? name.replace(/ Village$/, "") : name,
      state,
      county: "",
      // A part of a city counts for what it is called, not for the guess at its people.
      population: city.featureCode === "PPLX" ? 0 : city.population,
      longitude: fiveDecimals(longitude),
      latitude: fiveDecimals(latitude),
      otherNames: OTHER_NAMES.get(`${name}, ${state}`) ?? [],
    },
  ];
}

function findState({ country, adminCode }: GeoNamesCity): string | null {
  if (country === "US") return adminCode;
  if (country === "CA") return CANADIAN_PROVINCES.get(adminCode) ?? null;
  return TERRITORIES.has(country) ? country : null;
}

/** The bigger of two that have one name and nearly one place. */
function withoutTwins(all: readonly GazetteerCity[]): GazetteerCity[] {
  const kept = new Map<string, GazetteerCity[]>();
  const biggestFirst = all.toSorted(
    (a, b) => b.population - a.population || (a.geoNamesId ?? 0) - (b.geoNamesId ?? 0),
  );
  for (const city of biggestFirst) {
    const same = kept.get(identifyCity(city)) ?? [];
    if (same.some((other) => areNear(city, other))) continue;
    kept.set(identifyCity(city), [...same, city]);
  }
  return [...kept.values()].flat();
}

function areNear(a: GazetteerCity, b: GazetteerCity): boolean {
  return Math.hypot(a.longitude - b.longitude, a.latitude - b.latitude) < SAME_CITY_DEGREES;
}

/** Equal for two entries of the same city. */
export function identifyCity({ name, state }: { name: string; state: string }): string {
  return `${placeKey(name)}, ${state}`;
}
