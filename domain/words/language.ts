import type { FurtherLanguage } from "./further-languages.ts";

/**
 * The languages of every build, in which texts of services, crisis lines and pages stand too; English is the default
 * (rule interface 7).
 */
export const MAIN_LANGUAGES = ["en", "es"] as const;
export type MainLanguage = (typeof MAIN_LANGUAGES)[number];

/** Every language that an operator may switch on. */
export type Language = MainLanguage | FurtherLanguage;

/** A language in which a text of a service is a translation. */
export type TranslatedLanguage = Exclude<Language, "en">;

/** The one of the main languages in which a reader gets what stands in these alone. */
export function mainLanguage(language: Language): MainLanguage {
  return language === "es" ? "es" : "en";
}
