/**
 * Normalizes text for search: without accents, case and punctuation. Applied to both documents and queries, so
 * that both database engines and the offline search agree exactly.
 */

/** Maximum length of a word; longer ones are cut. PostgreSQL rejects lexemes beyond 2 kB. */
const MAX_WORD_LENGTH = 60;

/** `G.E.D.`, `I.D`: letters with full stops between them are one word. */
const DOTTED_LETTERS = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])/gu;
/** Keeps `e-mail` apart from "mail", and `wi-fi` together. */
const HYPHENATED_WORDS = /(?<![\p{L}\p{N}])(e|wi)[-\u2010\u2011](mail|fi)/gu;
/** Keeps `women's` and `O’Brien` one word each. */
const APOSTROPHES = /(?<=[\p{L}\p{N}])['\u2018\u2019\u02bc](?=[\p{L}\p{N}])/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
/** Half of a surrogate pair, where a word was cut. */
const HALF_A_CHARACTER = /[\ud800-\udbff]$/;

/** Words of a text, folded: `"Área (5-12)"` gives `["area", "5", "12"]`. */
export function splitWords(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(DOTTED_LETTERS, (letters) => letters.replaceAll(".", ""))
    .replace(HYPHENATED_WORDS, "$1$2")
    .replace(APOSTROPHES, "");
  const words = folded.match(WORDS) ?? [];
  return words.map((word) => word.slice(0, MAX_WORD_LENGTH).replace(HALF_A_CHARACTER, ""));
}

/** Joins the folded words with single spaces. Idempotent. */
export function fold(text: string): string {
  return splitWords(text).join(" ");
}
