/** Texts as the rule of protected places reads them: in small letters, without accents, with plain punctuation. */

/** A sentence, and the same sentence folded: both have the same length, so that a place in one is a place in the other. */
export interface Sentence {
  readonly written: string;
  readonly folded: string;
}

/** Longer texts are cut: what a source says about its place stands before that. In characters. */
const MAX_TEXT = 20_000;
/** Dots of these do not end a sentence. */
const ABBREVIATIONS =
  /\b(?:st|ste|ave|dr|mr|mrs|ms|no|dept|apt|tel|ext|inc|a\.m|p\.m|u\.s|d\.v|s\.a)\.(?= )/giu;
const ENDS = /(?<=[.!?;\n•|])(?:\s|$)/u;
const DOT = "\u2024";

/** The sentences of a text, each with its folded form. */
export function splitSentences(text: string): readonly Sentence[] {
  return text
    .slice(0, MAX_TEXT)
    .normalize("NFC")
    .replace(/[^\S\n]/gu, " ")
    .replace(ABBREVIATIONS, (found) => `${found.slice(0, -1)}${DOT}`)
    .split(ENDS)
    .map((part) => part.replaceAll(DOT, ".").trim())
    .filter((part) => part !== "")
    .map((written) => ({ written, folded: fold(written) }));
}

/** One letter for each letter, so that places stay the same. */
function fold(text: string): string {
  return text
    .replace(/[^\0-\x7f]/gu, plainLetter)
    .toLowerCase()
    .replace(/[-/\\+_*"()[\]]/gu, " ")
    .replaceAll("`", "'");
}

function plainLetter(letter: string): string {
  if (/[\u2018\u2019\u02bc]/u.test(letter)) return "'";
  if (/[\p{P}\p{S}\p{Z}]/u.test(letter)) return " ".repeat(letter.length);
  // A capital whose small letter is longer would move what stands behind it.
  const small = letter.normalize("NFD").charAt(0).toLowerCase();
  return small.slice(0, 1).padEnd(letter.length, " ");
}

/**
 * A pattern over folded text. One space in the source stands for up to three, since punctuation is folded to spaces,
 * and a space with a question mark for none to three.
 */
export function foldedPattern(source: string): RegExp {
  return new RegExp(source.replaceAll(" ?", "[ ]{0,3}").replaceAll(/ (?![\]{])/gu, "[ ,]{1,3}"), "gu");
}

/** Words between two others of a pattern, at most this many. */
export function upTo(count: number): string {
  return `(?: [a-z0-9']+){0,${count}}?`;
}

/** The sentence without what the patterns find; the length stays. */
export function without(folded: string, patterns: readonly RegExp[]): string {
  return patterns.reduce(
    (text, pattern) => text.replace(pattern, (found) => "#".repeat(found.length)),
    folded,
  );
}

/** What the patterns find first in a sentence, in the words that were written; null: nothing. */
export function firstFound({ written, folded }: Sentence, patterns: readonly RegExp[]): string | null {
  if (folded === "") return null;
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    const found = pattern.exec(folded);
    pattern.lastIndex = 0;
    if (found !== null) return written.slice(found.index, found.index + found[0].length).trim();
  }
  return null;
}
