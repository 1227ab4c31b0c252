import type { Language } from "#domain/base/languages/language.ts";
import type { ServiceArea } from "#domain/places/service-area/service-area.ts";
import { stateOfCode } from "#domain/places/states.ts";
import type { WaysInWords } from "../../compiled/services/ways-in.ts";

/** "Serves people in California and Monroe County, FL only" (rule service-area 5). */
export function areaText(area: ServiceArea, words: WaysInWords, language: Language): string {
  if (area.nationwide) return words.areaNationwide;
  return words.areaOnly(
    words.and([
      ...area.states.map((code) => stateName(code, language)),
      ...area.counties.map(words.county),
      ...area.cities,
      ...area.zips.map(words.zip),
    ]),
  );
}

function stateName(code: string, language: Language): string {
  const [english = code, spanish = english] = stateOfCode(code)?.names ?? [];
  return language === "es" ? spanish : english;
}
