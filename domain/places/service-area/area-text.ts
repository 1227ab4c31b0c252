import type { WaysInWords } from "#words/compiled/services/ways-in.ts";
import type { Language } from "../../base/languages/language.ts";
import { stateOfCode } from "../states.ts";
import type { ServiceArea } from "./service-area.ts";

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
