import type { MainLanguage } from "../languages/language.ts";
import { isCommonEnglish, isCommonSpanish } from "./common-words.ts";

const SPANISH_SIGNS = /[¿¡ñáéíóú]/iu;
const SPANISH_ENDINGS =
  /(?:[^aeiou][ao]s?|cion|ciones|dad|dades|gue|gues|ente|iente|ar|ir|ando|iendo|ales|ores|eria|ud)$/u;
const ENGLISH_SIGNS = /(?:^wh|th|sh|ck|w|k|ee|oo|gh|ing$|ed$|tion|y$|ment$|er$|ness$|ly$)/u;
const MIN_WORD = 4;

/** Guesses the language of a message by its frequent words and the shape of the others; null if undecided. */
export function guessLanguage(message: string, words: readonly string[]): MainLanguage | null {
  let score = SPANISH_SIGNS.test(message) ? -2 : 0;
  for (const word of words) {
    const isEnglish = isCommonEnglish(word);
    const isSpanish = isCommonSpanish(word);
    if (isEnglish !== isSpanish) score += isEnglish ? 2 : -2;
    else if (!isEnglish && word.length >= MIN_WORD) {
      if (ENGLISH_SIGNS.test(word)) score += 1;
      else if (SPANISH_ENDINGS.test(word)) score -= 1;
    }
  }
  if (score === 0) return null;
  return score > 0 ? "en" : "es";
}
