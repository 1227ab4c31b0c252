import { MORE_LANGUAGES } from "../languages/more-languages.ts";
import type { Language } from "./language.ts";

const NAMES = {
  en: new Intl.DisplayNames("en-US", { type: "language" }),
  es: new Intl.DisplayNames("es-US", { type: "language" }),
};

/** What a language is called in the reader's; its tag where nobody has a name for it. */
export function languageName(tag: string, language: Language): string {
  return MORE_LANGUAGES[tag]?.[language] ?? NAMES[language].of(tag) ?? tag;
}

/** The names of several, in their order. */
export function languageNames(tags: readonly string[], language: Language): string {
  return tags.map((tag) => languageName(tag, language)).join(", ");
}
