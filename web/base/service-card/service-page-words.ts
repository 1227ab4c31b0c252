import type { ServicePageWords } from "#domain/words/en/service-page.ts";
import type { SharingWords } from "#domain/words/en/sharing.ts";
import type { Language } from "#domain/words/language.ts";
import { loadWords } from "#domain/words/words-in.ts";

/** What only the detail page says. */
export interface ServicePageTexts {
  detail: ServicePageWords;
  sharing: SharingWords;
}

/** The same by the names of the catalogues, as they come. */
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
