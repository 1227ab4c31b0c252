import type { Language } from "#domain/base/languages/language.ts";
import { isRightToLeft } from "#domain/base/languages/languages.ts";
import { wordsIn } from "../base/words-in.ts";
import { embed as embedEn } from "../compiled/en/embed/embed.ts";
import { services as servicesEn } from "../compiled/en/services/services.ts";
import { embed as embedEs } from "../compiled/es/embed/embed.ts";
import { services as servicesEs } from "../compiled/es/services/services.ts";
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
