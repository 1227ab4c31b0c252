import { fold, splitWords } from "../base/text/fold.ts";
import type { CountyKey } from "./county-shapes.ts";
import { STATES, stateOfCode } from "./states.ts";

/** How well words such as "Miami-Dade County, FL" or "Todo Florida" match a person's county or state. */
export type AreaMatch = "county" | "state" | "no";

/** A county, and the town of the gazetteer that is nearest to someone in it: `Miami, FL`. */
export type VisitorArea = CountyKey & { readonly city?: string | null };

/**
 * Whether an area in words names this county or the town in it, or its state as a whole. Case, accents and "County",
 * "Condado de" and the like do not matter; one of the same name in another state that the words name is not meant.
 */
export function matchArea(area: string, { name, state, city = null }: VisitorArea): AreaMatch {
  const words = splitWords(area);
  const states = STATES.filter(({ code, names }) =>
    // Two letters are a state only in capitals: "in", "or" and "me" are words.
    [...names.map(splitWords), ...(isCodeIn(code, area) ? [[fold(code)]] : [])].some((one) =>
      has(words, one),
    ),
  );
  const isOtherState = states.length > 0 && !states.some(({ code }) => code === state);
  if (!isOtherState && has(words, splitWords(plainName(name))) && !isStateName(name)) return "county";
  if (!isOtherState && city !== null && isCity(words, city)) return "county";
  const isWholeState = stateOfCode(state) !== undefined && states.some(({ code }) => code === state);
  return isWholeState && !COUNTY_WORDS.some((word) => words.includes(word)) ? "state" : "no";
}

/** Whether words name this county, and not only its state. */
export function namesCounty(area: string, county: VisitorArea): boolean {
  return matchArea(area, county) === "county";
}

const COUNTY_WORDS = ["county", "condado", "parish", "parroquia", "borough", "city", "ciudad"];

/** Words that name a town, not the county or state of the same name. */
function isCity(words: readonly string[], city: string): boolean {
  const [name = ""] = city.split(",");
  if (isStateName(name) || OF_COUNTIES.some((word) => words.includes(word))) return false;
  return has(words, splitWords(name));
}

const OF_COUNTIES = ["county", "counties", "condado", "condados", "parish", "parroquia", "borough"];

/** "Iowa" is a county of Iowa: its name alone means the state. */
function isStateName(name: string): boolean {
  return STATES.some(({ names }) => names.some((one) => fold(one) === fold(name)));
}

/** "Anchorage Municipality" is named by "Anchorage". */
function plainName(name: string): string {
  return name.replace(/ (?:\(.*\)|Municipality|Census Area|Borough|Parish|County)$/u, "");
}

function isCodeIn(code: string, area: string): boolean {
  return new RegExp(`\\b${code}\\b`, "u").test(area);
}

/** Whether the words occur in the text, one after the other. */
function has(text: readonly string[], words: readonly string[]): boolean {
  return text.some((_, at) => words.every((word, next) => text[at + next] === word));
}
