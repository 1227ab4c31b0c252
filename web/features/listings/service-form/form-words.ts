import type { Language } from "#domain/base/languages/language.ts";
import { loadWords, wordsIn } from "#words/base/words-in.ts";
import type { HoursEditorWords } from "#words/compiled/listings/hours-editor.ts";
import type { ServiceFormWords } from "#words/compiled/listings/service-form.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import type { ServicesWords } from "#words/compiled/services/services.ts";

/** The words of the form in the reader's language, and the labels of hours in both: its preview shows both. */
export interface FormWords {
  language: Language;
  form: ServiceFormWords;
  editor: HoursEditorWords;
  hours: OpeningHoursWords;
  otherHours: OpeningHoursWords;
  otherLanguage: Language;
  services: ServicesWords;
}

/** Loads all words except those that every page has. */
export async function loadFormWords(language: Language): Promise<Omit<FormWords, "services">> {
  const [form, editor, english, spanish] = await Promise.all([
    loadWords(language, {
      en: () => import("#words/compiled/en/listings/service-form.ts"),
      es: () => import("#words/compiled/es/listings/service-form.ts"),
    }),
    loadWords(language, {
      en: () => import("#words/compiled/en/listings/hours-editor.ts"),
      es: () => import("#words/compiled/es/listings/hours-editor.ts"),
    }),
    import("#words/compiled/en/services/opening-hours.ts"),
    import("#words/compiled/es/services/opening-hours.ts"),
  ]);
  const [en, es] = [english.openingHours, spanish.openingHours];
  return {
    language,
    form: form.serviceForm,
    editor: editor.hoursEditor,
    hours: wordsIn("openingHours", language, { en, es }),
    ...(language === "es"
      ? { otherHours: en, otherLanguage: "en" }
      : { otherHours: es, otherLanguage: "es" }),
  };
}
