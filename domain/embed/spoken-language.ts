import { embed as embedEn } from "../words/en/embed.ts";
import { services as servicesEn } from "../words/en/services.ts";
import { embed as embedEs } from "../words/es/embed.ts";
import { services as servicesEs } from "../words/es/services.ts";
import type { Language } from "../words/language.ts";
import { isRightToLeft } from "../words/languages.ts";
import { wordsIn } from "../words/words-in.ts";
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
