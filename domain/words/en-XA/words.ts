import { changedWords, eachWord } from "../changed-words.ts";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áḃçðéḟĝĥîĵķļṁñöþǫŕšţûṽŵẋýžÅḂÇÐÉḞĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const OTHER = new Map([...PLAIN].map((letter, at) => [letter, ACCENTED[at] ?? letter]));

/**
 * The pseudo-language with accents, as browsers and phones have it: English that one can still read, and a third longer,
 * since each vowel stands twice. What it does not change is no word of ours, and what it does not fit is too narrow.
 */
export const words = changedWords((text) => eachWord(text, accented));

function accented(word: string): string {
  return word.replace(/[a-z]/gi, (letter) => {
    const other = OTHER.get(letter) ?? letter;
    return /[aeiou]/i.test(letter) ? other + other.toLowerCase() : other;
  });
}
