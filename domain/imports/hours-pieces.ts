import { cleanText } from "../base/text/clean-text.ts";
import { withPlainSpellings } from "./hours-spellings.ts";
import { PHRASES } from "./hours-words.ts";

/** A run of letters or digits, a mark, or the end of a line. */
export interface Piece {
  text: string;
  /** Whether no space precedes it. */
  isGlued: boolean;
}

/** Ends of table cells and of times, before the tags go: two times in two cells are opening and closing. */
const CELL_ENDS = /<\/(?:td|th|time)\s{0,9}>/giu;

const COMMENTS = /<!--[^<>]{0,500}-->/gu;

/** Tags whose brackets were escaped once too often. */
const ESCAPED_TAGS = /&lt;(\/?(?:br|p|div|li|ul|span|b|strong|td|tr)(?: ?\/)?)&gt;/giu;

/**
 * Placeholder for a character lost in transmission: it may have been a dash, a comma or a letter. Normalization must
 * leave the sign unchanged.
 */
export const LOST_SIGN = "‽";

const LOST = /\ufffd|\p{Surrogate}/gu;

/** Matches dashes of Windows-1252 that were decoded as control characters, also as character references. */
const CONTROL_DASHES = /[\u0096\u0097]|&#(?:15[01]|x9[67]);/giu;

const SOFT_HYPHEN = /(\p{L}{0,12})(\s{0,9})(?:\u00ad|&shy;|&#173;|&#xad;)(\s{0,9})(\p{L}{0,12})/giu;

/** Matches a soft hyphen before a mark, which divides nothing: `Mié<soft hyphen>/Wed`. */
const IDLE_HYPHEN = /(?:\u00ad|&shy;|&#173;|&#xad;)(?=\s{0,9}[/,;:|)])/giu;

const isWholeDay = (word: string): boolean =>
  PHRASES.get(word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase())?.some(
    ({ words, meaning }) => words.length === 1 && meaning.kind === "DAYS",
  ) ?? false;

/** A day by its letter, in English or Spanish. */
const isLetter = (word: string): boolean => /^(?:[mtwrflvjsd]|th|tu|sa|su)$/iu.test(word);

/** Letters of the longest name of a day. */
const LONGEST_DAY = 12;
const NO_LETTER = /[^\p{L}]/u;

/** Whether letters that are not the names of two days are on both sides: `Mi‽rcoles`, but not `Mon‽Fri`. */
function isInWord(text: string, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - LONGEST_DAY), at)
      .split(NO_LETTER)
      .pop() ?? "";
  const [after = ""] = text.slice(at + 1, at + 1 + LONGEST_DAY).split(NO_LETTER);
  const areDays = (isWholeDay(before) && isWholeDay(after)) || (isLetter(before) && isLetter(after));
  return before !== "" && after !== "" && !areDays;
}

/** `M…F 9:00…4:00`: between two days or two times an ellipsis is a dash. */
const ELLIPSIS = /(\p{L}{1,12}|\d)([.]?\s?)(?:…|[.]{3}(?![.]))(\s?)(?=(\p{L}{1,12}|\d))/gu;

const isTime = (text: string): boolean => /^(?:\d|[ap]m?|m|noon|mediodia)$/iu.test(text);
const isDay = (text: string): boolean => isWholeDay(text) || isLetter(text);

/** Signs that cleaning would drop without a trace, and with them a range of days: `Monday<soft hyphen>Friday`. */
function withSigns(text: string): string {
  return text
    .replace(CONTROL_DASHES, "–")
    .replace(ELLIPSIS, (whole, before: string, gap: string, behind: string, after: string) => {
      const isRange = (isDay(before) && isDay(after)) || (isTime(before) && /\d/u.test(after));
      return isRange ? `${before}${gap}–${behind}` : whole;
    })
    .replace(IDLE_HYPHEN, "")
    .replace(SOFT_HYPHEN, (_whole, before: string, gap: string, behind: string, after: string) => {
      const isWord = gap === "" && behind === "" && before !== "" && after !== "";
      const areDays = (isWholeDay(before) && isWholeDay(after)) || (isLetter(before) && isLetter(after));
      const isKept = isWord && !areDays;
      return `${before}${gap}${isKept ? "" : "–"}${behind}${after}`;
    })
    .replace(LOST, (_sign, at: number, whole: string) => (isInWord(whole, at) ? "" : ` ${LOST_SIGN} `));
}

/** The day from which spreadsheets count, before a time of day. */
const DAY_ZERO =
  /\b(?:1899-12-3[01]|1900-01-0[01]|1\/0\/1900|0\/1\/1900|0?1\/0?1\/1900|12\/3[01]\/1899|3[01]\/12\/1899)[T ](?=\d{1,2}:)/gu;

/** The pieces of a text without markup, accents and capitals, with one kind of dash. */
export function splitPieces(text: string): readonly Piece[] {
  const once = text
    .replace(DAY_ZERO, "")
    .replace(COMMENTS, " ")
    .replace(/&amp;(?=[a-z]{2,8};)/giu, "&")
    .replace(ESCAPED_TAGS, "<$1>")
    .replace(CELL_ENDS, " | ")
    .replace(/\t/gu, " | ");
  const plain = cleanText(withSigns(once))
    .text.normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[‐-―−→─━˗]/gu, "-")
    // "Mon ~ Fri"; "~9 am" says that it is about nine.
    .replace(/(?<=\S)(\s?)~\1(?=\S)/gu, "-")
    .replace(/[∙⋅‧◦‣⁃]/gu, "•")
    .replace(/∶/gu, ":")
    .replace(/["“”„«»]/gu, " ")
    // "9;00 am": no hour has these numbers.
    .replace(/(\d);(?=(?:00|1[3-9]|[2-5]\d)\s?[ap]\.?m)/gu, "$1:")
    .replace(/['’‘`´]/gu, "");
  const level = withPlainSpellings(plain);
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of level.matchAll(/\n+|\d+|\p{L}+|[^\s]/gu)) {
    pieces.push({ text: match[0], isGlued: match.index === end && end > 0 });
    end = match.index + match[0].length;
  }
  return pieces;
}

export const textAt = (pieces: readonly Piece[], index: number): string => pieces[index]?.text ?? "";

export const joinPieces = (pieces: readonly Piece[], index: number, length: number): string =>
  pieces
    .slice(index, index + length)
    .map((piece, at) => (at === 0 || piece.isGlued ? piece.text : ` ${piece.text}`))
    .join("");

export const startsWith = (pieces: readonly Piece[], index: number, words: readonly string[]): boolean =>
  words.every((word, offset) => textAt(pieces, index + offset) === word);

export const isDigits = (text: string, least: number, most: number): boolean =>
  text.length >= least && text.length <= most && /^\d+$/u.test(text);
