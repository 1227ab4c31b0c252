import type { Language } from "#domain/base/languages/language.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";

/** The reader's language, which a worker cannot read in the cookies. */

const CACHE = "language";
const ADDRESS = "/language";

export async function storeLanguage(language: Language): Promise<void> {
  if ((await storedLanguage()) === language) return;
  await (await caches.open(CACHE)).put(ADDRESS, new Response(language));
}

/** English by default. */
export async function storedLanguage(): Promise<Language> {
  const cached = await (await caches.open(CACHE)).match(ADDRESS);
  const stored = await cached?.text();
  return LANGUAGES.find((language) => language === stored) ?? "en";
}
