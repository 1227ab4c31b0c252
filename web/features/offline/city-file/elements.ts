import { MAIN_LANGUAGES, type MainLanguage } from "#domain/base/languages/language.ts";
import { cityFile as en } from "#words/compiled/en/offline/city-file.ts";
import { openingHours as enHours } from "#words/compiled/en/services/opening-hours.ts";
import { services as enServices } from "#words/compiled/en/services/services.ts";
import { cityFile as es } from "#words/compiled/es/offline/city-file.ts";
import { openingHours as esHours } from "#words/compiled/es/services/opening-hours.ts";
import { services as esServices } from "#words/compiled/es/services/services.ts";
import { element } from "../../../base/browser/element.ts";

const WORDS = {
  en: { text: en.file, hours: enHours, services: enServices },
  es: { text: es.file, hours: esHours, services: esServices },
} as const;
export type FileWords = (typeof WORDS)["en"];

/** Returns the element with this id. Throws where there is none of this kind. */
export function elementById<E extends HTMLElement>(id: string, kind: new () => E): E {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The file has no ${id}.`);
  return element;
}

/** Renders both languages; the style sheet shows the one that the reader chose. */
export function bilingual(
  formatText: (words: FileWords, language: MainLanguage) => string | readonly (string | Node)[],
): HTMLElement[] {
  return MAIN_LANGUAGES.map((language) => {
    const said = formatText(WORDS[language], language);
    return element(
      "span",
      { class: language, lang: language },
      ...(typeof said === "string" ? [said] : said),
    );
  });
}

/** The language that the reader chose. */
export function chosenLanguage(): MainLanguage {
  return elementById("language-es", HTMLInputElement).checked ? "es" : "en";
}

/** Returns words for elements that cannot have both languages, such as the options of a list. */
export function chosenWords(): FileWords {
  return WORDS[chosenLanguage()];
}
