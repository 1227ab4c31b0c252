import type { MainLanguage } from "#domain/base/languages/language.ts";

/** Of the links by which two services are asked whether they open, one in each language. */
export const ROLL_CALL_TOKENS: Readonly<Record<MainLanguage, string>> = {
  en: "e".repeat(43),
  es: "s".repeat(43),
};
