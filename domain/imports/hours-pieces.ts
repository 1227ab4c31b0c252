import { cleanText } from "./clean-text.ts";
import { PHRASES } from "./hours-words.ts";

/** A run of letters or digits, a mark, or the end of a line. */
export interface Piece {
  text: string;
  /** No space stands before it. */
  isGlued: boolean;
}

/** Ends of table cells and of times, before the tags go: two times in two cells are opening and closing. */
const CELL_ENDS = /<\/(?:td|th|time)\s{0,9}>/giu;

const COMMENTS = /<!--[^<>]{0,500}-->/gu;

/** Tags whose brackets were escaped once too often. */
const ESCAPED_TAGS = /&lt;(\/?(?:br|p|div|li|ul|span|b|strong|td|tr)(?: ?\/)?)&gt;/giu;

/**
 * Stands for a character that was lost on the way: it may have been a dash, a comma or a letter. Normalization must
 * leave the sign as it is.
 */
export const LOST_SIGN = "‽";

const LOST = /\ufffd|\p{Surrogate}/gu;

/** Dashes of Windows-1252 that were taken for controls, and as numbers of characters. */
const CONTROL_DASHES = /[\u0096\u0097]|&#(?:15[01]|x9[67]);/giu;

const SOFT_HYPHEN = /(\p{L}{0,12})(\s{0,9})(?:\u00ad|&shy;|&#173;|&#xad;)(\s{0,9})(\p{L}{0,12})/giu;

const isWholeDay = (word: string): boolean =>
  PHRASES.get(word.toLowerCase())?.some(
    ({ words, meaning }) => words.length === 1 && meaning.kind === "DAYS",
  ) ?? false;

/** Signs that cleaning would drop without a trace, and with them a range of days: `Monday<soft hyphen>Friday`. */
function withSigns(text: string): string {
  return text
    .replace(CONTROL_DASHES, "–")
    .replace(SOFT_HYPHEN, (_whole, before: string, gap: string, behind: string, after: string) => {
      const isInWord = gap === "" && behind === "" && before !== "" && after !== "";
      const isKept = isInWord && !(isWholeDay(before) && isWholeDay(after));
      return `${before}${gap}${isKept ? "" : "–"}${behind}${after}`;
    })
    .replace(LOST, (_sign, at: number) =>
      /\p{L}/u.test(text.charAt(at - 1)) && /\p{L}/u.test(text.charAt(at + 1)) ? "" : ` ${LOST_SIGN} `,
    );
}

/** The pieces of a text without markup, accents and capitals, with one kind of dash. */
export function piecesOf(text: string): readonly Piece[] {
  const once = text
    .replace(COMMENTS, " ")
    .replace(/&amp;(?=[a-z]{2,8};)/giu, "&")
    .replace(ESCAPED_TAGS, "<$1>")
    .replace(CELL_ENDS, " | ")
    .replace(/\t/gu, " | ");
  const level = cleanText(withSigns(once))
    .text.normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[‐-―−→─━˗]/gu, "-")
    // "Mon ~ Fri"; "~9 am" says that it is about nine.
    .replace(/(?<=\S)(\s?)~\1(?=\S)/gu, "-")
    .replace(/∶/gu, ":")
    .replace(/["“”„«»]/gu, " ")
    // "9;00 am": no hour has these numbers.
    .replace(/(\d);(?=(?:00|1[3-9]|[2-5]\d)\s?[ap]\.?m)/gu, "$1:")
    .replace(/['’‘`´]/gu, "");
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of level.matchAll(/\n+|\d+|\p{L}+|[^\s]/gu)) {
    pieces.push({ text: match[0], isGlued: match.index === end && end > 0 });
    end = match.index + match[0].length;
  }
  return pieces;
}

export const textAt = (pieces: readonly Piece[], index: number): string => pieces[index]?.text ?? "";

export const textOf = (pieces: readonly Piece[], index: number, length: number): string =>
  pieces
    .slice(index, index + length)
    .map((piece, at) => (at === 0 || piece.isGlued ? piece.text : ` ${piece.text}`))
    .join("");

export const startsWith = (pieces: readonly Piece[], index: number, words: readonly string[]): boolean =>
  words.every((word, offset) => textAt(pieces, index + offset) === word);

export const isDigits = (text: string, least: number, most: number): boolean =>
  text.length >= least && text.length <= most && /^\d+$/u.test(text);
