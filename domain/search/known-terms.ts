import type { SearchDocument } from "./search-document.ts";
import { englishTerm, spanishTerm } from "./terms.ts";

/**
 * The terms that a document adds to the list of known terms, which detects typos: all but those that repeat a term
 * under the name of its field.
 */
export function knownTermsOf(document: SearchDocument): string[] {
  return [...document.keys()].filter((term) => !term.includes(":"));
}

/** Minimum length of a corrected word; shorter ones have too many neighbours. */
const MIN_CORRECTED_LENGTH = 4;

/** Whether a word can be corrected: letters only, and long enough. */
export function isCorrectable(word: string): boolean {
  return word.length >= MIN_CORRECTED_LENGTH && /^\p{L}+$/u.test(word);
}

/** A word is known when one of these is in the list of known terms, or the word begins one of its terms. */
export function termsThatKnow(word: string): string[] {
  return [...new Set([word, englishTerm(word), spanishTerm(word)])];
}
