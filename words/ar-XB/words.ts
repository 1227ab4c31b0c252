import { changedWords, eachWord } from "../base/changed-words.ts";

/** A strong mark on each side, by which browsers find the direction of a text, around what overrides it. */
const START = "\u200f\u202e";
const END = "\u202c\u200f";

/**
 * The pseudo-language from right to left, as browsers and phones have it: English whose words run the other way, by
 * characters that change the direction.
 */
export const words = changedWords((text) => eachWord(text, reversed));

function reversed(word: string): string {
  return /[a-z]/i.test(word) && !word.includes(START) ? `${START}${word}${END}` : word;
}
