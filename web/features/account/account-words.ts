import type { AccountWords } from "#domain/words/en/account.ts";
import type { Language } from "#domain/words/language.ts";
import { LANGUAGES } from "#domain/words/language.ts";
import { useApp } from "../../app-context/app-context.tsx";

/** The words of accounts come with their parts, in the reader's language alone; the server has both. */
const loaded = new Map<Language, AccountWords>();

/** In the page's language; on the server, which has no page yet, in both. */
export async function preloadAccountWords(): Promise<void> {
  const languages = LANGUAGES.filter(
    (language) => typeof document === "undefined" || document.documentElement.lang === language,
  );
  await Promise.all(languages.map(load));
}

async function load(language: Language): Promise<void> {
  const { account } =
    language === "es"
      ? await import("#domain/words/es/account.ts")
      : await import("#domain/words/en/account.ts");
  loaded.set(language, account);
}

/** Those that were loaded before. */
export function useAccountWords(): AccountWords {
  const words = loaded.get(useApp().language);
  if (words === undefined) throw new Error("The words of accounts come before their parts.");
  return words;
}
