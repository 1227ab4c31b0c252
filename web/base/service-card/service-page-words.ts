import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { ServicePageWords } from "#words/compiled/service-page/service-page.ts";
import type { SharingWords } from "#words/compiled/service-page/sharing.ts";

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
