import type { Language } from "./language.ts";

const NAMES = {
  en: new Intl.DisplayNames("en", { type: "region" }),
  es: new Intl.DisplayNames("es-US", { type: "region" }),
};

/** The name of a country, by its two letters, in a language. */
export function countryName(code: string, language: Language): string {
  return NAMES[language].of(code) ?? code;
}
