import { milesBetween } from "../places/great-circle.ts";
import type { Coordinates } from "../services/service.ts";

/** A service whose whole name is that of a place: "Perrine", of a library. */
export interface NamedSite {
  readonly name: string;
  /** Its organization, or itself. */
  readonly owner: string;
  readonly coordinates: Coordinates;
}

/** One organization may call its services anything. */
const MIN_OWNERS = 2;
/** Miles; no part of a town is larger, and a name found over a wider area names none. */
const MAX_RADIUS = 8;
/** Matches names of parts of towns: with such a name, a single organization is enough to locate it. */
const PART_OF_TOWN =
  /^(?:(?:little|north|south|east|west|upper|lower|old|downtown) \p{L}+|\p{L}+ (?:city|grove|heights|gardens|village|beach|river|shores|lakes|springs|hills|side))$/u;

/** Share of the sites that must be near each other: a few are located elsewhere by mistake. */
const MOST = 0.8;

/**
 * Where a part of a town is that no gazetteer knows: the middle of the services there that several organizations call by its
 * name. Null: they are of one, or too far from each other (rule search 26).
 */
export function placeOfNames(sites: readonly NamedSite[]): Coordinates | null {
  const middle = {
    longitude: median(sites.map(({ coordinates }) => coordinates.longitude)),
    latitude: median(sites.map(({ coordinates }) => coordinates.latitude)),
  };
  const owners = new Set(sites.map(({ owner }) => owner));
  const there = sites.filter(({ coordinates }) => milesBetween(middle, coordinates) <= MAX_RADIUS);
  const isPart = sites.some(({ name }) => PART_OF_TOWN.test(name));
  const isKnown = owners.size >= (isPart ? 1 : MIN_OWNERS);
  return isKnown && there.length >= sites.length * MOST ? middle : null;
}

function median(numbers: readonly number[]): number {
  const inOrder = [...numbers].sort((a, b) => a - b);
  return inOrder[inOrder.length >> 1] ?? 0;
}

/** Spanish names of parts of towns, and how services there have them. Folded words. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:la |el )?pequen[oa] (?=habana|haiti)/u, "little "],
  [/(?<=\blittle )habana\b/u, "havana"],
];

/** A search with the name by which services call a part of a town: "comida en la pequeña habana". */
export function withPlaceNames(q: string, folded: string): string {
  const named = OTHER_NAMES.reduce((text, [other, name]) => text.replace(other, name), folded);
  return named === folded ? q : named;
}
