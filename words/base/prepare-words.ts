import type { FurtherLanguage } from "#domain/base/languages/further-languages.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { addWords, type TranslateWords } from "./words-in.ts";

/** The folders of the further languages: one line each. */
const FOLDERS: Readonly<Record<FurtherLanguage, () => Promise<{ readonly words: TranslateWords }>>> = {
  "en-XA": () => import("../en-XA/words.ts"),
  "ar-XB": () => import("../ar-XB/words.ts"),
};

/**
 * Loads the words of a language; the main languages need no loading. Must be awaited before any text is written in it.
 */
export async function prepareWords(language: Language): Promise<void> {
  if (language === "en" || language === "es") return;
  addWords(language, (await FOLDERS[language]()).words);
}
