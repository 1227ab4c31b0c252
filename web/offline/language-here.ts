import type { Language } from "#domain/words/language.ts";

/** The reader's language, which a worker cannot read in the cookies. */

const CACHE = "language";
const ADDRESS = "/language";

export async function keepLanguage(language: Language): Promise<void> {
  if ((await keptLanguage()) === language) return;
  await (await caches.open(CACHE)).put(ADDRESS, new Response(language));
}

/** English where nobody told. */
export async function keptLanguage(): Promise<Language> {
  const kept = await (await caches.open(CACHE)).match(ADDRESS);
  return (await kept?.text()) === "es" ? "es" : "en";
}
