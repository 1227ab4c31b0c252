import type { County, GazetteerCity, PostalArea } from "#domain/places/gazetteer-lines.ts";
import { milesBetween } from "#domain/places/great-circle.ts";
import { countedCities, identifyCity } from "./counted-cities.ts";
import { buildCounties, inCounties } from "./counties.ts";
import { censusZips, geoNamesCities, geoNamesZips, type NamedZip, olderPostalAreas } from "./packages.ts";
import { canadianParts, postTowns } from "./post-towns.ts";
import { postalAreas } from "./postal-areas.ts";

export interface Gazetteer {
  /** By state, then by name. */
  cities: readonly GazetteerCity[];
  /** By code. */
  areas: readonly PostalArea[];
  /** By state, then by name. */
  counties: readonly County[];
}

/** All that the registry packages know together. */
export function gazetteer(): Gazetteer {
  const zips = geoNamesZips();
  const older = olderPostalAreas();
  const counted = countedCities(geoNamesCities());
  const areas = postalAreas({ census: censusZips(), geoNames: zips, older, cities: counted });

  const areasByCode = new Map(areas.map((area) => [area.code, area]));
  const known = new Set(counted.map(identifyCity));
  const towns = [...postTowns(zips, areasByCode), ...canadianParts(older, areasByCode)].filter(
    (town) => !known.has(identifyCity(town)),
  );
  const counties = buildCounties(zips, areasByCode);
  const cities = inCounties(withCounties([...counted, ...towns], zips), zips, counties);
  return { cities: cities.sort(byStateAndName), areas, counties };
}

/** Names the county, as the nearest ZIP code has it, of all but the biggest of those that share name and state. */
function withCounties(all: readonly GazetteerCity[], zips: readonly NamedZip[]): GazetteerCity[] {
  return [...Map.groupBy(all, identifyCity).values()].flatMap((same) => {
    const [biggest, ...others] = same.toSorted((a, b) => b.population - a.population || byStateAndName(a, b));
    const named = others.map((city) => ({ ...city, county: nearestCounty(city, zips) }));
    return biggest === undefined ? [] : [biggest, ...named];
  });
}

function nearestCounty(city: GazetteerCity, zips: readonly NamedZip[]): string {
  let nearest = { county: "", miles: Number.POSITIVE_INFINITY };
  for (const zip of zips) {
    if (zip.state !== city.state) continue;
    const miles = milesBetween(city, zip);
    if (miles < nearest.miles) nearest = { county: zip.county, miles };
  }
  return nearest.county;
}

function byStateAndName(a: GazetteerCity, b: GazetteerCity): number {
  return compare(a.state, b.state) || compare(a.name, b.name) || (a.geoNamesId ?? 0) - (b.geoNamesId ?? 0);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
