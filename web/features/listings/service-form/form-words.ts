import type { HoursEditorWords } from "#domain/words/en/hours-editor.ts";
import type { OpeningHoursWords } from "#domain/words/en/opening-hours.ts";
import type { ServiceFormWords } from "#domain/words/en/service-form.ts";
import type { ServicesWords } from "#domain/words/en/services.ts";
import type { Language } from "#domain/words/language.ts";
import { loadWords, wordsIn } from "#domain/words/words-in.ts";

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
      en: () => import("#domain/words/en/service-form.ts"),
      es: () => import("#domain/words/es/service-form.ts"),
    }),
    loadWords(language, {
      en: () => import("#domain/words/en/hours-editor.ts"),
      es: () => import("#domain/words/es/hours-editor.ts"),
    }),
    import("#domain/words/en/opening-hours.ts"),
    import("#domain/words/es/opening-hours.ts"),
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
