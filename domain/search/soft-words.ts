import { isSoftWord } from "../base/text/stop-words.ts";
import type { Phrase } from "./synonyms.ts";

/** What nearly every service may say of itself is not asked of it where other words are: "ropa gratis" is clothes. */
export function withoutSoft(phrases: readonly Phrase[]): readonly Phrase[] {
  const telling = phrases.filter((phrase) => !isSoft(phrase));
  return telling.length > 0 ? telling : phrases;
}

export function isSoft(phrase: Phrase): boolean {
  return phrase.every(isSoftWord);
}
