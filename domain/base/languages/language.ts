import type { FurtherLanguage } from "./further-languages.ts";

/**
 * Languages of every build; texts of services, crisis lines and pages exist only in these. The default is English
 * (rule interface 7).
 */
export const MAIN_LANGUAGES = ["en", "es"] as const;
export type MainLanguage = (typeof MAIN_LANGUAGES)[number];

/** Every language that an operator may switch on. */
export type Language = MainLanguage | FurtherLanguage;

/** A language in which a text of a service is a translation. */
export type TranslatedLanguage = Exclude<Language, "en">;

/** Returns the main language for texts that exist only in the main languages. */
export function mainLanguage(language: Language): MainLanguage {
  return language === "es" ? "es" : "en";
}
