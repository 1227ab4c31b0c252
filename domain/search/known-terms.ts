import type { SearchDocument } from "./search-document.ts";
import { englishTerm, spanishTerm } from "./terms.ts";

/**
 * The terms of a document that are kept in the list of known terms, by which one tells a mistyped word from a
 * known one: all but those that repeat a term under the name of its field.
 */
export function knownTermsOf(document: SearchDocument): string[] {
  return [...document.keys()].filter((term) => !term.includes(":"));
}

/** The shortest word that is corrected; a shorter one has too many neighbours. */
const MIN_CORRECTED_LENGTH = 4;

/** Whether a word can be a mistyped one: letters only, and enough of them. */
export function isCorrectable(word: string): boolean {
  return word.length >= MIN_CORRECTED_LENGTH && /^\p{L}+$/u.test(word);
}

/** A word is known when one of these is in the list of known terms, or the word begins one of its terms. */
export function termsThatKnow(word: string): string[] {
  return [...new Set([word, englishTerm(word), spanishTerm(word)])];
}
