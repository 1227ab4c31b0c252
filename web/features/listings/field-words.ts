import type { Language } from "#domain/base/languages/language.ts";
import { languageNames } from "#domain/base/languages/language-names.ts";
import { toLocale } from "#domain/base/languages/locale.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import type { ServicesWords } from "#words/compiled/services/services.ts";
import { timeInText } from "../../base/app-context/instant-text.ts";
import type { FieldWords } from "./value-text.ts";

/** The words that describe fields, in one language; those of services are the page's. */
export async function loadFieldWords(
  language: Language,
): Promise<{ fields: ListingsWords; hours: OpeningHoursWords }> {
  const [{ listings: fields }, { openingHours: hours }] = await Promise.all([
    loadWords(language, {
      en: () => import("#words/compiled/en/listings/listings.ts"),
      es: () => import("#words/compiled/es/listings/listings.ts"),
    }),
    loadWords(language, {
      en: () => import("#words/compiled/en/services/opening-hours.ts"),
      es: () => import("#words/compiled/es/services/opening-hours.ts"),
    }),
  ]);
  return { fields, hours };
}

export function fieldWords(
  loaded: Awaited<ReturnType<typeof loadFieldWords>>,
  services: ServicesWords,
  language: Language,
): FieldWords {
  const locale = toLocale(language);
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  return {
    ...loaded,
    services,
    dateTime: (iso) => timeInText(moment.format(new Date(iso)), language),
    date: (iso) => day.format(new Date(iso)),
    languages: (tags) => languageNames(tags, language),
  };
}
