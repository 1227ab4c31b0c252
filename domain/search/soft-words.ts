import { isSoftWord } from "../base/text/stop-words.ts";
import type { Phrase } from "./synonyms.ts";

/**
 * Drops words that nearly every service may say of itself if other words remain: "ropa gratis" is a search for clothes.
 */
export function withoutSoft(phrases: readonly Phrase[]): readonly Phrase[] {
  const telling = phrases.filter((phrase) => !isSoft(phrase));
  return telling.length > 0 ? telling : phrases;
}

export function isSoft(phrase: Phrase): boolean {
  return phrase.every(isSoftWord);
}
