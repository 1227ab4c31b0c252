import { FURTHER_LANGUAGES } from "./further-languages.ts";
import { type Language, MAIN_LANGUAGES } from "./language.ts";

/** All that an operator may switch on (`LANGUAGES`). */
export const LANGUAGES: readonly Language[] = [
  ...MAIN_LANGUAGES,
  ...FURTHER_LANGUAGES.map(({ code }) => code),
];

/** Returns the name that a language's own readers use. */
export function ownName(language: Language): string {
  if (language === "en") return "English";
  if (language === "es") return "Español";
  return FURTHER_LANGUAGES.find(({ code }) => code === language)?.name ?? language;
}

/** Whether its script runs from right to left. */
export function isRightToLeft(language: string): boolean {
  return /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(-(?![A-Z][a-z]{3})|$)|-(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)\b/.test(
    language,
  );
}
