import type { Language } from "./language.ts";
import { toLocale } from "./locale.ts";

const names: Record<string, Intl.DisplayNames> = {};

/** The name of a country, by its two letters, in a language. */
export function countryName(code: string, language: Language): string {
  const locale = toLocale(language);
  names[locale] ??= new Intl.DisplayNames(locale, { type: "region" });
  return names[locale].of(code) ?? code;
}
