import type { DateReading } from "./date-forms.ts";
import { isMonthName } from "./date-forms.ts";
import { type Piece, startsWith, textAt, textOf } from "./hours-pieces.ts";
import { PHRASES } from "./hours-words.ts";
import { readDates } from "./written-dates.ts";

/** What a text closes on in each year, and how many pieces say so. */
export interface YearlyClosing {
  dates: readonly DateReading[];
  length: number;
}

/** No closing of every year is longer, in pieces. */
const LONGEST_CLOSING = 24;

/** Words with which the dates of a closing begin, beside months, days of months and holidays. */
const BEGINNINGS = new Set(
  `in during from the for all every en el durante todo del desde de la los annually`.split(" "),
);
/** Words of no consequence before a date of every year, which cells of tables do not have. */
const EVERY_YEAR = /\b(?:every|each|for|annually|year|each year|cada ano|todos los anos)\b/gu;

/** Days from one holiday to another day. */
const RANGE = /(?:-|\b(?:to|through|thru|until|till|al|hasta)\b)/u;
/** The week of a date is in each year another one. */
const WEEK = /\b(?:week|weekend|semana)\b/u;

/**
 * `in August`, `July and August`, `Dec 24 - Jan 2`, `del 24 de diciembre al 2 de enero`: the dates of a closing
 * without their year, from the word behind "closed" up to the end of the sentence. Null where any of it is something else.
 */
export function yearlyClosingAt(pieces: readonly Piece[], index: number): YearlyClosing | null {
  if (!isBeginning(pieces, index)) return null;
  const most = lengthToEnd(pieces, index);
  for (let length = most; length > 0; length -= 1) {
    if (!isEnd(pieces, index + length)) continue;
    const text = textOf(pieces, index, length).replace(EVERY_YEAR, " ");
    const dates = readDates(text)?.flat() ?? [];
    const isYearly = dates.every(({ from, until }) => from.year === null && until.year === null);
    if (dates.length > 0 && isYearly && isSure(pieces, index, text)) return { dates, length };
  }
  return null;
}

const isBeginning = (pieces: readonly Piece[], index: number): boolean => {
  const text = textAt(pieces, index);
  return BEGINNINGS.has(text) || isMonthName(text) || /^\d{1,2}$/u.test(text) || isHoliday(pieces, index);
};

const isHoliday = (pieces: readonly Piece[], index: number): boolean =>
  PHRASES.get(textAt(pieces, index))?.some(
    ({ words, meaning }) => meaning.kind === "HOLIDAYS" && startsWith(pieces, index, words),
  ) ?? false;

/** Holidays by themselves are read as such. Numbers alone may be times (`12-1`), and `mar` is Tuesday too. */
function isSure(pieces: readonly Piece[], index: number, text: string): boolean {
  const words: readonly string[] = text.match(/\p{L}+/gu) ?? [];
  if (words.includes("mar") && !/mar[.]? ?\d/u.test(text)) return false;
  if (WEEK.test(text)) return false;
  return isHoliday(pieces, index) ? RANGE.test(text) : words.some(isMonthName);
}

/** Up to a day of the week, a time of day, or the end of what is said. */
function lengthToEnd(pieces: readonly Piece[], index: number): number {
  let length = 0;
  for (; length < LONGEST_CLOSING; length += 1) {
    const text = textAt(pieces, index + length);
    const isOrdinal =
      pieces[index + length]?.isGlued === true && /^\d/u.test(textAt(pieces, index + length - 1));
    if (text === "" || HARD_ENDS.has(text) || text === ":" || text.startsWith("\n")) break;
    if (isDay(text) && !isOrdinal) break;
  }
  return length;
}

const CLOCK_MARKS = new Set([":", "am", "pm"]);
const HARD_ENDS = new Set([";", ")", "]", "(", "[", "|", "!"]);

function isEnd(pieces: readonly Piece[], index: number): boolean {
  const text = textAt(pieces, index);
  if (text === "" || text === "." || text.startsWith("\n") || HARD_ENDS.has(text)) return true;
  // "except November and December, 4pm-6pm"
  const isTime = /^\d{1,2}$/u.test(textAt(pieces, index + 1)) && CLOCK_MARKS.has(textAt(pieces, index + 2));
  if (text === "," && isTime && isMonthName(textAt(pieces, index - 1))) return true;
  return (
    PHRASES.get(text)?.some(
      ({ words, meaning }) => meaning.kind === "PURPOSE" && startsWith(pieces, index, words),
    ) ?? false
  );
}

const isDay = (text: string): boolean =>
  PHRASES.get(text)?.some(({ words, meaning }) => words.length === 1 && meaning.kind === "DAYS") ?? false;
