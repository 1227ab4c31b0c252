import type { Coordinates } from "../services/service.ts";

/** A county of the United States, or what its state has instead. */
export interface CountyCentre extends Coordinates {
  /** Two letters. */
  state: string;
  /** Name as in the gazetteer: without the word "County". */
  name: string;
}

/** The name of a county for readers of each language, with its state. */
export interface CountyName {
  en: string;
  es: string;
}

/** Names that say themselves what they are, such as "Copper River Census Area". */
const SELF_EXPLANATORY = /\b(?:Borough|Census Area|Municipality|City|Parish|District)\b/u;

/** States that have no counties: boroughs in Alaska, one district, islands. */
const WITHOUT_COUNTIES: ReadonlySet<string> = new Set(["AK", "DC", "PR", "GU", "VI", "AS", "MP"]);

/** "Miami-Dade County, FL" and "Condado de Miami-Dade, FL"; "Orleans Parish, LA"; "Petersburg, VA". */
export function countyName({ name: written, state }: Pick<CountyCentre, "name" | "state">): CountyName {
  const name = written.replace(/ \(.*\)$/u, "");
  if (name !== written || WITHOUT_COUNTIES.has(state) || SELF_EXPLANATORY.test(name)) {
    return { en: `${name}, ${state}`, es: `${name}, ${state}` };
  }
  if (state === "LA") return { en: `${name} Parish, LA`, es: `Parroquia de ${name}, LA` };
  return { en: `${name} County, ${state}`, es: `Condado de ${name}, ${state}` };
}
