import type { ServicePageWords } from "#domain/words/en/service-page.ts";
import type { SharingWords } from "#domain/words/en/sharing.ts";
import type { Language } from "#domain/words/language.ts";
import { loadWords } from "#domain/words/words-in.ts";

/** Words that only the page of a service needs. */
export interface ServicePageTexts {
  detail: ServicePageWords;
  sharing: SharingWords;
}

/** Words of the page of a service by the names of the catalogs, as they are loaded. */
export interface ServicePageCatalogues {
  servicePage: ServicePageWords;
  sharing: SharingWords;
}

/** Loads them in one language. */
export async function loadServicePageTexts(language: Language): Promise<ServicePageTexts> {
  const { texts } = await loadWords(language, {
    en: () => import("./service-page-en.ts"),
    es: () => import("./service-page-es.ts"),
  });
  return { detail: texts.servicePage, sharing: texts.sharing };
}
