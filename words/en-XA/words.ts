import { changedWords, eachWord } from "../base/changed-words.ts";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áḃçðéḟĝĥîĵķļṁñöþǫŕšţûṽŵẋýžÅḂÇÐÉḞĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const OTHER = new Map([...PLAIN].map((letter, at) => [letter, ACCENTED[at] ?? letter]));

/**
 * The accented pseudo-language that browsers and phones also have: readable English, a third longer because each vowel
 * is doubled. A text without accents did not come from a catalog, and a place that it does not fit is too narrow.
 */
export const words = changedWords((text) => eachWord(text, accented));

function accented(word: string): string {
  return word.replace(/[a-z]/gi, (letter) => {
    const other = OTHER.get(letter) ?? letter;
    return /[aeiou]/i.test(letter) ? other + other.toLowerCase() : other;
  });
}
