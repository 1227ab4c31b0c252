import type { HoursEditorWords } from "#domain/words/en/hours-editor.ts";
import type { OpeningHoursWords } from "#domain/words/en/opening-hours.ts";
import type { ServiceFormWords } from "#domain/words/en/service-form.ts";
import type { ServicesWords } from "#domain/words/en/services.ts";
import type { Language } from "#domain/words/language.ts";

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

/** All of them but those that every page has. */
export async function loadFormWords(language: Language): Promise<Omit<FormWords, "services">> {
  const labels = Promise.all([
    import("#domain/words/en/opening-hours.ts").then(({ openingHours }) => openingHours),
    import("#domain/words/es/opening-hours.ts").then(({ openingHours }) => openingHours),
  ]);
  const [form, editor] =
    language === "es"
      ? await Promise.all([
          import("#domain/words/es/service-form.ts"),
          import("#domain/words/es/hours-editor.ts"),
        ])
      : await Promise.all([
          import("#domain/words/en/service-form.ts"),
          import("#domain/words/en/hours-editor.ts"),
        ]);
  const [en, es] = await labels;
  return {
    language,
    form: form.serviceForm,
    editor: editor.hoursEditor,
    ...(language === "es"
      ? { hours: es, otherHours: en, otherLanguage: "en" }
      : { hours: en, otherHours: es, otherLanguage: "es" }),
  };
}
