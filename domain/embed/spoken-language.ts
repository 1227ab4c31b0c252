import { embed as embedEn } from "../words/en/embed.ts";
import { services as servicesEn } from "../words/en/services.ts";
import { embed as embedEs } from "../words/es/embed.ts";
import { services as servicesEs } from "../words/es/services.ts";
import type { Language } from "../words/language.ts";
import { isRightToLeft } from "../words/languages.ts";
import { wordsIn } from "../words/words-in.ts";
import type { Spoken } from "./embed-words.ts";

/** A language whose words are prepared, for lists on other pages. The script of a list has the main ones alone. */
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
