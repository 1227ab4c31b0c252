import { type Language, MAIN_LANGUAGES } from "#domain/base/languages/language.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { AccountWords } from "#words/compiled/accounts/account.ts";
import { useApp } from "../app-context/app-context.tsx";

/** Words of accounts load with their parts, in the reader's language only; the server has both. */
const loaded = new Map<Language, AccountWords>();

/** Loads the words in the page's language; on the server, which has no page yet, in the main ones. */
export async function preloadAccountWords(): Promise<void> {
  const languages =
    typeof document === "undefined"
      ? MAIN_LANGUAGES
      : LANGUAGES.filter((language) => document.documentElement.lang === language);
  await Promise.all(languages.map(loadAccountWords));
}

/** Loads the words in one language. */
export async function loadAccountWords(language: Language): Promise<void> {
  const { account } = await loadWords(language, {
    en: () => import("#words/compiled/en/accounts/account.ts"),
    es: () => import("#words/compiled/es/accounts/account.ts"),
  });
  loaded.set(language, account);
}

/** Returns words that were loaded before. */
export function useAccountWords(): AccountWords {
  const words = loaded.get(useApp().language);
  if (words === undefined) throw new Error("The words of accounts come before their parts.");
  return words;
}
