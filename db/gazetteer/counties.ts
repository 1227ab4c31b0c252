import type { County, GazetteerCity, PostalArea } from "#domain/places/gazetteer-lines.ts";
import { milesBetween } from "#domain/places/great-circle.ts";
import { identifyCity } from "./counted-cities.ts";
import type { NamedZip } from "./packages.ts";
import { fiveDecimals } from "./plausible.ts";

/**
 * The counties of the ZIP codes, each in the middle of its ZIP codes' centres, by state and name.
 *
 * @param areas the centres to trust, by code
 */
export function buildCounties(zips: readonly NamedZip[], areas: ReadonlyMap<string, PostalArea>): County[] {
  return [...Map.groupBy(zips.filter(isInCounty), toCountyKey).values()]
    .flatMap((inside) => {
      const centres = inside.flatMap(({ code }) => areas.get(code) ?? []);
      const [first] = inside;
      if (first === undefined || centres.length === 0) return [];
      const mean = (read: (centre: PostalArea) => number) =>
        fiveDecimals(centres.reduce((sum, centre) => sum + read(centre), 0) / centres.length);
      const [longitude, latitude] = [mean((each) => each.longitude), mean((each) => each.latitude)];
      return { state: first.state, name: first.county, longitude, latitude };
    })
    .sort((a, b) => (toCountyKey({ ...a, county: a.name }) < toCountyKey({ ...b, county: b.name }) ? -1 : 1));
}

/**
 * Each city with its county: that of most ZIP codes which the post gives the city's name, else of the nearest ZIP
 * code of the state.
 */
export function inCounties(
  cities: readonly GazetteerCity[],
  zips: readonly NamedZip[],
  counties: readonly County[],
): GazetteerCity[] {
  const known = new Set(counties.map((county) => toCountyKey({ ...county, county: county.name })));
  const inside = zips.filter((zip) => isInCounty(zip) && known.has(toCountyKey(zip)));
  const byTown = Map.groupBy(inside, (zip) => identifyCity({ name: zip.town, state: zip.state }));
  const byState = Map.groupBy(inside, ({ state }) => state);
  return cities.map((city) => {
    const inCounty = city.county || mostFrequent(byTown.get(identifyCity(city)) ?? []);
    const name = inCounty ?? nearest(city, byState.get(city.state) ?? []);
    return name === null ? city : { ...city, inCounty: name };
  });
}

function isInCounty({ state, county }: NamedZip): boolean {
  return /^[A-Z]{2}$/.test(state) && county !== "";
}

function toCountyKey({ state, county }: { state: string; county: string }): string {
  return `${state}\t${county}`;
}

/** Of equally frequent ones the first by name. */
function mostFrequent(zips: readonly NamedZip[]): string | null {
  const counts = [...Map.groupBy(zips, ({ county }) => county)].map(
    ([county, all]) => [county, all.length] as const,
  );
  const [first] = counts.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return first?.[0] ?? null;
}

function nearest(city: GazetteerCity, zips: readonly NamedZip[]): string | null {
  let found: { county: string | null; miles: number } = { county: null, miles: Number.POSITIVE_INFINITY };
  for (const zip of zips) {
    const miles = milesBetween(city, zip);
    if (miles < found.miles) found = { county: zip.county, miles };
  }
  return found.county;
}
