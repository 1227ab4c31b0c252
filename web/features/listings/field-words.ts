import type { ListingsWords } from "#domain/words/en/listings.ts";
import type { OpeningHoursWords } from "#domain/words/en/opening-hours.ts";
import type { ServicesWords } from "#domain/words/en/services.ts";
import type { Language } from "#domain/words/language.ts";
import { languageNames } from "#domain/words/language-names.ts";
import { localeOf } from "#domain/words/locale.ts";
import { loadWords } from "#domain/words/words-in.ts";
import { timeInText } from "../../base/app-context/instant-text.ts";
import type { FieldWords } from "./value-text.ts";

/** The words that describe fields, in one language; those of services are the page's. */
export async function loadFieldWords(
  language: Language,
): Promise<{ fields: ListingsWords; hours: OpeningHoursWords }> {
  const [{ listings: fields }, { openingHours: hours }] = await Promise.all([
    loadWords(language, {
      en: () => import("#domain/words/en/listings.ts"),
      es: () => import("#domain/words/es/listings.ts"),
    }),
    loadWords(language, {
      en: () => import("#domain/words/en/opening-hours.ts"),
      es: () => import("#domain/words/es/opening-hours.ts"),
    }),
  ]);
  return { fields, hours };
}

export function fieldWords(
  loaded: Awaited<ReturnType<typeof loadFieldWords>>,
  services: ServicesWords,
  language: Language,
): FieldWords {
  const locale = localeOf(language);
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
