import type { GazetteerCity, PostalArea } from "#domain/places/gazetteer-lines.ts";
import { milesBetween } from "#domain/places/great-circle.ts";
import { placeKey } from "#domain/places/place-key.ts";
import { stateOfCode } from "#domain/places/states.ts";
import type { NamedZip } from "./packages.ts";
import { fiveDecimals, isPlausible } from "./plausible.ts";

export interface PostalAreaSources {
  census: readonly PostalArea[];
  geoNames: readonly NamedZip[];
  older: readonly PostalArea[];
  /** Towns to judge by where the lists differ. */
  cities: readonly GazetteerCity[];
}

/** Where two lists are further apart than this, one of them is wrong, or the area is a wilderness with one town. */
const DOUBTFUL_MILES = 15;

/**
 * ZIP codes and Canadian postal areas with their centres, by code. The Census Bureau measures, so its word
 * counts most; GeoNames knows where the post office boxes are; the oldest list only what neither knows. Where
 * the first two are far apart (600 miles in Alaska, now the one, now the other), the town of the ZIP decides.
 */
export function postalAreas({ census, geoNames, older, cities }: PostalAreaSources): PostalArea[] {
  const areas = new Map<string, PostalArea>();
  const named = new Map(geoNames.map((zip) => [zip.code, zip]));
  for (const area of [...repairedCensus(census, geoNames, cities), ...geoNames, ...older]) {
    const { code } = area;
    if (areas.has(code) || !/^(\d{5}|[A-Z]\d[A-Z])$/.test(code) || !isPlausible(area)) continue;
    areas.set(code, {
      code,
      longitude: fiveDecimals(area.longitude),
      latitude: fiveDecimals(area.latitude),
      ...readTown(named.get(code)),
    });
  }
  return [...areas.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** GeoNames' alone: the oldest list has "Contest Mail" and companies for towns. Army posts lie in no state. */
function readTown(zip: NamedZip | undefined): Pick<PostalArea, "town"> {
  return zip === undefined || stateOfCode(zip.state) === undefined
    ? {}
    : { town: `${zip.town}, ${zip.state}` };
}

function repairedCensus(
  census: readonly PostalArea[],
  geoNames: readonly NamedZip[],
  cities: readonly GazetteerCity[],
): PostalArea[] {
  const named = new Map(geoNames.map((zip) => [zip.code, zip]));
  const towns = new Map(cities.map((city) => [`${placeKey(city.name)}, ${city.state}`, city]));
  return census.map((measured) => {
    const other = named.get(measured.code);
    if (other === undefined || milesBetween(measured, other) <= DOUBTFUL_MILES) return measured;
    const town = towns.get(`${placeKey(other.town)}, ${other.state}`);
    if (town === undefined) return measured;
    return milesBetween(town, other) < milesBetween(town, measured) ? other : measured;
  });
}
