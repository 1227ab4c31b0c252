import { fold } from "../../base/text/fold.ts";
import { STATES } from "../states.ts";

/** Defines whom a service serves by place (rules service-area 1–3). */

/** The parts of an area that are lists of names. */
export const AREA_LISTS = ["zips", "cities", "states", "counties"] as const;
export type AreaList = (typeof AREA_LISTS)[number];

/**
 * A service area on the wire: `states` by their two letters, `counties` as `Monroe County, FL`, `cities` as `Key West,
 * FL`, `zips` by five digits. Names are in the order of the database, so that two areas from the same text are equal.
 */
export interface ServiceArea {
  zips: string[];
  cities: string[];
  states: string[];
  counties: string[];
  nationwide: boolean;
}

/** One place that a service serves. */
export interface AreaName {
  readonly list: AreaList | "nationwide";
  readonly name: string;
}

/** Characters of one place; more are a text about an area. */
export const MAX_WRITTEN = 100;
const NATIONWIDE =
  /^(?:nationwide|national|the whole country|todo el pa[ií]s|estados unidos|(?:the )?(?:united states(?: of america)?|u\.?s\.?a?\.?))$/iu;
const WHOLE_STATE = /^(?:all of|entire|the state of|state of|todo el estado de|estado de|todo|toda)\s+/iu;
const COUNTY_IN_SPANISH = /^(condado|parroquia) de /iu;
const COUNTY = /^(.+?) (county|parish|borough|census area|municipality)$/iu;
/** Words for counties, as their names are written. */
const KINDS_OF_COUNTY: Readonly<Record<string, string>> = {
  county: "County",
  parish: "Parish",
  borough: "Borough",
  "census area": "Census Area",
  municipality: "Municipality",
};

/**
 * Reads one place as people write it: `Florida`, `FL`, `Monroe County, FL`, `Condado de Monroe, Florida`, `Key West,
 * FL`, `33040`, `nationwide`. Null for anything else: a half-understood place would send people away.
 *
 * @param state two letters, for counties that are written without theirs
 */
export function readAreaName(written: string, state: string | null = null): AreaName | null {
  if (written.length > MAX_WRITTEN) return null;
  const text = written.trim().replaceAll(/\s+/gu, " ");
  if (NATIONWIDE.test(text)) return { list: "nationwide", name: text };
  const zip = /^(\d{5})(?:-\d{4})?$/u.exec(text)?.[1];
  if (zip !== undefined) return { list: "zips", name: zip };
  const whole = stateNamed(text.replace(WHOLE_STATE, ""));
  if (whole !== null) return { list: "states", name: whole };
  const [, typed = text, stateName] = /^([^,]+), ?([^,]+)$/u.exec(text) ?? [];
  const name = withCapitals(typed);
  const code = stateName === undefined ? state : stateNamed(stateName);
  if (code === null || !/^[\p{L}\d][\p{L}\p{M}\d .'’()/-]{0,79}$/u.test(name)) return null;
  const county = countyNamed(name);
  if (county !== null) return { list: "counties", name: `${county}, ${code}` };
  return stateName === undefined ? null : { list: "cities", name: `${name}, ${code}` };
}

/** Small within a name: "Lake of the Woods", "Fond du Lac". */
const SMALL_WORDS = new Set(["and", "de", "del", "du", "of", "the"]);

/** Capitalizes a name typed in lower case or capitals only; any other name is unchanged. */
function withCapitals(name: string): string {
  const small = name.toLowerCase();
  if (name !== small && name !== name.toUpperCase()) return name;
  return small.replaceAll(/[\p{L}\p{M}\d.'’]+/gu, (word, at: number) =>
    at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

function countyNamed(name: string): string | null {
  const inSpanish = COUNTY_IN_SPANISH.exec(name);
  const english =
    inSpanish === null
      ? name
      : `${name.slice(inSpanish[0].length)} ${inSpanish[1]?.toLowerCase() === "parroquia" ? "Parish" : "County"}`;
  const [, own, kind = ""] = COUNTY.exec(english) ?? [];
  return own === undefined ? null : `${own} ${KINDS_OF_COUNTY[kind.toLowerCase()]}`;
}

const STATES_BY_NAME: ReadonlyMap<string, string> = new Map(
  STATES.flatMap(({ code, names }) => [code, ...names].map((name) => [fold(name), code] as const)),
);

function stateNamed(text: string): string | null {
  return STATES_BY_NAME.get(fold(text.trim())) ?? null;
}

/** Splits typed text into places, one for each line or semicolon. */
export function areaLines(typed: string): string[] {
  return typed
    .split(/[\n;]/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The area of these places; null where there are none. */
export function areaOfNames(names: readonly AreaName[]): ServiceArea | null {
  if (names.length === 0) return null;
  const listed = (list: AreaList) => [
    ...new Set(names.filter((each) => each.list === list).map(({ name }) => name)),
  ];
  return {
    zips: listed("zips"),
    cities: listed("cities"),
    states: listed("states"),
    counties: listed("counties"),
    nationwide: names.some(({ list }) => list === "nationwide"),
  };
}

/** The names of its places, the widest first. */
export function namesOfArea({ nationwide, states, counties, cities, zips }: ServiceArea): string[] {
  return [...(nationwide ? ["United States"] : []), ...states, ...counties, ...cities, ...zips];
}
