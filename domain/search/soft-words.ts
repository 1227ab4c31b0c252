import { isSoftWord } from "../base/text/stop-words.ts";
import type { Phrase } from "./synonyms.ts";

/**
 * Drops words that nearly every service may say of itself if other words remain: "ropa gratis" is a search for clothes.
 *
 * @param near words that say near what it is
 */
export function withoutSoft(phrases: readonly Phrase[], near: ReadonlySet<string>): readonly Phrase[] {
  const telling = phrases.filter((phrase) => !isSoft(phrase) && !phrase.every((word) => near.has(word)));
  return telling.length > 0 ? telling : phrases;
}

export function isSoft(phrase: Phrase): boolean {
  return phrase.every(isSoftWord);
}
