import { type Language, mainLanguage } from "./language.ts";
import { toLocale } from "./locale.ts";
import { MORE_LANGUAGES } from "./more-languages.ts";

const names: Record<string, Intl.DisplayNames> = {};

/** Returns a language's name in the reader's language; its tag where no name is known. */
export function languageName(tag: string, language: Language): string {
  const locale = toLocale(language);
  names[locale] ??= new Intl.DisplayNames(locale, { type: "language" });
  return MORE_LANGUAGES[tag]?.[mainLanguage(language)] ?? names[locale].of(tag) ?? tag;
}

/** The names of several, in their order. */
export function languageNames(tags: readonly string[], language: Language): string {
  return tags.map((tag) => languageName(tag, language)).join(", ");
}
