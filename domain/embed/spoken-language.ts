import { wordsIn } from "#words/base/words-in.ts";
import { embed as embedEn } from "#words/compiled/en/embed/embed.ts";
import { services as servicesEn } from "#words/compiled/en/services/services.ts";
import { embed as embedEs } from "#words/compiled/es/embed/embed.ts";
import { services as servicesEs } from "#words/compiled/es/services/services.ts";
import type { Language } from "../base/languages/language.ts";
import { isRightToLeft } from "../base/languages/languages.ts";
import type { Spoken } from "./embed-words.ts";

/**
 * Returns a language whose words are loaded, for lists on other pages. A list's script contains only the main
 * languages.
 */
export function spokenLanguage(language: Language): Spoken {
  return {
    language,
    isRightToLeft: isRightToLeft(language),
    words: {
      embed: wordsIn("embed", language, { en: embedEn, es: embedEs }),
      services: wordsIn("services", language, { en: servicesEn, es: servicesEs }),
    },
  };
}
