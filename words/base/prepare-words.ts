import type { FurtherLanguage } from "#domain/base/languages/further-languages.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { FURTHER_WORDS } from "../compiled/further-words.ts";
import { addWords, type TranslateWords } from "./words-in.ts";

/** The words of the further languages. */
const FOLDERS: Readonly<Record<FurtherLanguage, () => Promise<{ readonly words: TranslateWords }>>> = {
  ...FURTHER_WORDS,
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
