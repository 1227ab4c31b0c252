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

export async function loadFormWords(language: Language): Promise<FormWords> {
  const [en, es] = await Promise.all([
    import("#domain/words/en/opening-hours.ts"),
    import("#domain/words/es/opening-hours.ts"),
  ]);
  if (language === "es") {
    const [form, editor, services] = await Promise.all([
      import("#domain/words/es/service-form.ts"),
      import("#domain/words/es/hours-editor.ts"),
      import("#domain/words/es/services.ts"),
    ]);
    return {
      language,
      form: form.serviceForm,
      editor: editor.hoursEditor,
      services: services.services,
      hours: es.openingHours,
      otherHours: en.openingHours,
      otherLanguage: "en",
    };
  }
  const [form, editor, services] = await Promise.all([
    import("#domain/words/en/service-form.ts"),
    import("#domain/words/en/hours-editor.ts"),
    import("#domain/words/en/services.ts"),
  ]);
  return {
    language,
    form: form.serviceForm,
    editor: editor.hoursEditor,
    services: services.services,
    hours: en.openingHours,
    otherHours: es.openingHours,
    otherLanguage: "es",
  };
}
