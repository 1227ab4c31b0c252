import type { GazetteerCity, PostalArea } from "#domain/places/gazetteer-lines.ts";
import { identifyCity } from "./counted-cities.ts";
import { CANADIAN_PARTS } from "./known-names.ts";
import type { NamedPostalArea, NamedZip } from "./packages.ts";
import { fiveDecimals } from "./plausible.ts";

/** Army, fleet and diplomats abroad. */
const MILITARY_POST = /^[ADF]PO /;

/**
 * Towns as the post names them, each in the middle of its ZIP codes.
 *
 * @param areas the centres to trust, by code
 */
export function postTowns(
  zips: readonly NamedZip[],
  areas: ReadonlyMap<string, PostalArea>,
): GazetteerCity[] {
  const civil = zips.filter(({ town, state }) => /^[A-Z]{2}$/.test(state) && !MILITARY_POST.test(town));
  return [
    ...Map.groupBy(civil, (zip) => identifyCity({ name: zip.town, state: zip.state })).values(),
  ].flatMap((same) => {
    const centres = same.flatMap(({ code }) => areas.get(code) ?? []);
    const [first] = same;
    return first === undefined ? [] : toTown(first.town, first.state, centres);
  });
}

/** Parts of Canadian cities that still stand in addresses. */
export function canadianParts(
  postal: readonly NamedPostalArea[],
  areas: ReadonlyMap<string, PostalArea>,
): GazetteerCity[] {
  return [...CANADIAN_PARTS].flatMap(([name, state]) => {
    const centres = postal
      .filter(({ code, town }) => /^[A-Z]/.test(code) && `${town} `.startsWith(`${name} `))
      .flatMap(({ code }) => areas.get(code) ?? []);
    return toTown(name, state, centres);
  });
}

function toTown(name: string, state: string, centres: readonly PostalArea[]): GazetteerCity[] {
  if (centres.length === 0) return [];
  const mean = (read: (centre: PostalArea) => number) =>
    fiveDecimals(centres.reduce((sum, centre) => sum + read(centre), 0) / centres.length);
  return [
    {
      geoNamesId: null,
      name,
      state,
      county: "",
      population: 0,
      longitude: mean(({ longitude }) => longitude),
      latitude: mean(({ latitude }) => latitude),
      otherNames: [],
    },
  ];
}
