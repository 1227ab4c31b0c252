import type { DateReading } from "./date-forms.ts";
import { isMonthName } from "./date-forms.ts";
import { joinPieces, type Piece, startsWith, textAt } from "./hours-pieces.ts";
import { PHRASES } from "./hours-words.ts";
import { readDates } from "./written-dates.ts";

/** Dates on which a text closes every year, and the number of pieces that state them. */
export interface YearlyClosing {
  dates: readonly DateReading[];
  length: number;
}

/** No closing of every year is longer, in pieces. */
const LONGEST_CLOSING = 24;

/** Words with which the dates of a closing begin, beside months, days of months and holidays. */
const BEGINNINGS = new Set(
  `in during from the for all every second third fourth segundo tercer cuarto primer ultimo en el durante todo del desde de la los annually between entre month mes whole entire
   week semana last first ultima primera`.split(/\s+/u),
);
/** Words of no consequence before a date of every year, which cells of tables do not have. */
const EVERY_YEAR = /\b(?:every|each|for|annually|year|each year|cada ano|todos los anos)\b/gu;

/** Days from one holiday to another day. */
const RANGE = /(?:-|\b(?:to|through|thru|until|till|al|hasta)\b)/u;
/** `between Christmas and New Years`, `the week between December 25 and January 1` */
const BETWEEN =
  /^(?:(?:the|la|in|during|en) )?(?:(?:week|days|semana|dias) )?(?:between|entre) (.+) (?:and|y|&) (.+)$/u;
/** Matches "week": weeks named by a holiday may be other weeks; the week of a date is known. */
const WEEK = /\b(?:week|weekend|semana)\b/u;
const WEEK_OF = /\b(?:week of|semana del?)\b/u;
/** Matches `12/24 - 1/3`, but not `24/7`. */
const SLASHES =
  /^(?!24\/7|1\/2$)(?:on )?\d{1,2}\/\d{1,2}(?: ?- ?\d{1,2}(?!\d{0,2}\/))?(?: ?(?:-|to|through|thru|,|&|and|al?|y) ?(?:and )?\d{1,2}\/\d{1,2}){0,8}$/u;

/**
 * `in August`, `July and August`, `Dec 24 - Jan 2`, `del 24 de diciembre al 2 de enero`: the dates of a closing
 * without their year, from the word behind "closed" up to the end of the sentence. Null where any of it is something else.
 */
export function yearlyClosingAt(pieces: readonly Piece[], index: number): YearlyClosing | null {
  if (!isBeginning(pieces, index)) return null;
  const most = lengthToEnd(pieces, index);
  for (let length = most; length > 0; length -= 1) {
    if (!isEnd(pieces, index + length)) continue;
    const text = joinPieces(pieces, index, length)
      .replace(EVERY_YEAR, " ")
      .trim()
      .replace(BETWEEN, "$1 to $2");
    const dates = readDates(text)?.flat() ?? [];
    const isYearly = dates.every(({ from, until }) => from.year === null && until.year === null);
    // Holidays by themselves are read as such.
    if (isHoliday(pieces, index) && !RANGE.test(text)) continue;
    const hasHoliday = pieces
      .slice(index, index + length)
      .some((_piece, at) => isHoliday(pieces, index + at));
    // "except Christmas & Thanksgiving, 10-5"
    if (
      hasHoliday &&
      /\d ?- ?\d{1,2}$/u.test(text) &&
      !/[/]/u.test(text) &&
      !text.split(/[^a-z]/u).some(isMonthName)
    )
      continue;
    if (dates.length > 0 && isYearly && isSure(text, hasHoliday)) return { dates, length };
  }
  return null;
}

const isBeginning = (pieces: readonly Piece[], index: number): boolean => {
  const text = textAt(pieces, index);
  if (isWeekdayOfDate(pieces, index)) return true;
  return BEGINNINGS.has(text) || isMonthName(text) || /^\d{1,2}$/u.test(text) || isHoliday(pieces, index);
};

const isHoliday = (pieces: readonly Piece[], index: number): boolean =>
  PHRASES.get(textAt(pieces, index))?.some(
    ({ words, meaning }) => meaning.kind === "HOLIDAYS" && startsWith(pieces, index, words),
  ) ?? false;

/** Numbers alone may be times (`12-1`), and `mar` is Tuesday too. */
function isSure(text: string, hasHoliday: boolean): boolean {
  const words: readonly string[] = text.match(/\p{L}+/gu) ?? [];
  if (words.includes("mar") && !/mar[.]? ?\d/u.test(text)) return false;
  if (WEEK.test(text)) return WEEK_OF.test(text) && (hasHoliday || words.some(isMonthName));
  return SLASHES.test(text) || words.some(isMonthName) || (hasHoliday && RANGE.test(text));
}

/** Up to a day of the week, a time of day, or the end of what is said. */
function lengthToEnd(pieces: readonly Piece[], index: number): number {
  let length = 0;
  for (; length < LONGEST_CLOSING; length += 1) {
    const text = textAt(pieces, index + length);
    const isOrdinal =
      pieces[index + length]?.isGlued === true && /^\d/u.test(textAt(pieces, index + length - 1));
    if (text === "" || HARD_ENDS.has(text) || text === ":" || text.startsWith("\n")) break;
    const isOfMonth = isNumberedDay(pieces, index + length);
    if (isDay(text) && !isOrdinal && !isOfMonth && !isWeekdayOfDate(pieces, index + length)) break;
  }
  return length;
}

/** `the 4th Wed in December` */
const isNumberedDay = (pieces: readonly Piece[], index: number): boolean =>
  /^(?:st|nd|rd|th|first|second|third|fourth|last|primer|segundo|tercer|cuarto|ultimo)$/u.test(
    textAt(pieces, index - 1),
  ) &&
  ["of", "in", "en", "de"].includes(textAt(pieces, index + 1)) &&
  isMonthName(textAt(pieces, index + 2));

const REASONS = new Set("for due because por debido".split(" "));
const REOPENS = new Set(
  "reopening reopens reopen reopened back returning will we reabrimos reabre reabriremos regresamos".split(
    " ",
  ),
);
/** `Wed Dec 16`, `Thu. 12/17`, `Friday, December 18th`; "Wednesdays, Dec 16" may be two closings. */
function isWeekdayOfDate(pieces: readonly Piece[], index: number): boolean {
  const text = textAt(pieces, index);
  if (!isDay(text) || (text.endsWith("s") && !["tues", "thurs", "weds"].includes(text))) return false;
  const abbreviated = textAt(pieces, index + 1) === "." ? index + 2 : index + 1;
  const mark = textAt(pieces, abbreviated);
  const at = mark === "," ? abbreviated + 1 : abbreviated;
  const next = textAt(pieces, at);
  // "Fri., Nov. 27"
  const behind = isMonthName(next) && textAt(pieces, at + 1) === "." ? at + 2 : at + 1;
  const day = textAt(pieces, behind);
  if (isMonthName(next)) return /^\d{1,2}$/u.test(day) && (mark !== "," || isAlone(pieces, behind + 1));
  return mark !== "," && /^\d{1,2}$/u.test(next) && day === "/";
}

/** No other date follows: "Sunday, December 24 and 25" may be every Sunday. */
function isAlone(pieces: readonly Piece[], index: number): boolean {
  const at = ["st", "nd", "rd", "th"].includes(textAt(pieces, index)) ? index + 1 : index;
  const next = textAt(pieces, at);
  const isReopening = next === "," && REOPENS.has(textAt(pieces, at + 1));
  return isReopening || !["and", "&", ",", "-", "y", "/"].includes(next);
}

const CLOCK_MARKS = new Set([":", "am", "pm"]);
const HARD_ENDS = new Set([";", ")", "]", "(", "[", "|", "!"]);

function isEnd(pieces: readonly Piece[], index: number): boolean {
  const text = textAt(pieces, index);
  // "closed Dec. 21, 2026"
  const isShort = text === "." && isMonthName(textAt(pieces, index - 1));
  if (isShort && /^\d{1,2}$/u.test(textAt(pieces, index + 1))) return false;
  if (text === "" || text === "." || text.startsWith("\n") || HARD_ENDS.has(text)) return true;
  // "closed Dec 24 for a party", "closed Dec 24 at noon", "closed 12/24-1/3, reopening January 4"
  if (REASONS.has(text) || (text === "," && REOPENS.has(textAt(pieces, index + 1)))) return true;
  if ((text === "at" || text === "from") && /^(?:\d{1,2}|noon)$/u.test(textAt(pieces, index + 1)))
    return true;
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
