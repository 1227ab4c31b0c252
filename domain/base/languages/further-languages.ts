import { TRANSLATED_LANGUAGES } from "./translated-languages.generated.ts";

/**
 * Languages beyond the main ones, by BCP 47 tag, with their names in themselves: those of translators, which have a
 * folder in `words/messages/`, and two for testing.
 */
export const FURTHER_LANGUAGES = [
  ...TRANSLATED_LANGUAGES,
  { code: "en-XA", name: "Ééñĝļîîšĥ" },
  { code: "ar-XB", name: "\u200f\u202eEnglish\u202c\u200f" },
] as const;

export type FurtherLanguage = (typeof FURTHER_LANGUAGES)[number]["code"];
