import { dayOfIsoDate, toWeekday } from "../base/time/civil-date.ts";
import { WITHOUT_BEGINNING } from "../services/opening-hours/ended-hours.ts";
import { DAYS, type Day } from "../services/opening-hours/entry.ts";
import { isMonthName, writtenDateAt } from "./date-forms.ts";
import { isDigits, joinPieces, type Piece, startsWith, textAt } from "./hours-pieces.ts";
import { PHRASES } from "./hours-words.ts";
import type { SeasonDates } from "./season-dates.ts";
import { readDates } from "./written-dates.ts";

export interface FoundSeason {
  season: SeasonDates;
  /** Number of pieces that state it. */
  length: number;
}

/** No season is longer, in pieces. */
const LONGEST_SEASON = 16;

/** Most ends of a season that are tried. */
const MOST_TRIES = 8;

/** Words with which a season begins, beside months, days of months and holidays. */
const BEGINNINGS = new Set(
  "in during from between open the en de del desde durante entre abierto abierta".split(" "),
);
const RANGE = /(?:-|\b(?:to|through|thru|until|till|al|a|hasta)\b)/u;
const LIST = /(?:,|&|\b(?:and|y|e)\b)/u;
/** `between May and September`: the words mean a range. */
const BETWEEN = /^(?:between|entre) (.+) (?:and|y) (.+)$/u;
/** Matches a closing, which words of a date may accompany. */
const CLOSED = /\b(?:closed|cerrad[oa])\b/u;
const WEEK = /\b(?:week|weekend|semana)\b/u;

/**
 * `November through March`, `de noviembre a marzo`, `Dec 1 - Mar 15`, `Memorial Day to Labor Day`, `June, July and
 * August`: the dates of a season of every year. Null where it may be anything else: a single month may be a verb
 * ("may"), and a number behind it an hour.
 */
export function seasonAt(pieces: readonly Piece[], index: number): FoundSeason | null {
  const from = beginningAt(pieces, index) ?? endAt(pieces, index);
  if (from !== null) return from;
  if (!isBeginning(pieces, index) || !hasDateSoon(pieces, index)) return null;
  let tries = MOST_TRIES;
  for (let length = lengthToEnd(pieces, index); length > 0 && tries > 0; length -= 1) {
    if (!isBoundary(pieces, index, length) || hasWeekday(pieces, index, length)) continue;
    tries -= 1;
    const text = joinPieces(pieces, index, length).replace(/^(?:open|abiert[oa]) /u, "");
    const found = yearlySeason(
      text.replace(BETWEEN, "$1 to $2"),
      BETWEEN.test(text),
      isHeading(pieces, index, length),
    );
    if (found !== null) return { season: found, length };
  }
  return null;
}

const NAMED = /^(?:in|during|en|durante) (?:the )?/u;
/** Any year will do: it only shows whether a reading is more than a day. */
const ANY_YEAR = 2_027;

function yearlySeason(text: string, isBetween: boolean, isHeading: boolean): SeasonDates | null {
  const dates = readDates(text)?.flat() ?? [];
  const isYearly = dates.every(
    ({ from, until, order }) => order === null && from.year === null && until.year === null,
  );
  // "in May" is a season, "May 5" a day, and "December 24 and 25" are two.
  const areSpans =
    dates.length > 0 && dates.every(({ from, until }) => from.at(ANY_YEAR) !== until.at(ANY_YEAR));
  if (!isYearly || !areSpans || WEEK.test(text) || CLOSED.test(text)) return null;
  // "Sept-May, June-Aug closed": of two ranges one may be another's.
  const isList = dates.length > 1 && LIST.test(text);
  if (
    dates.length > 1 &&
    dates.some(({ from, until }) => from.at(ANY_YEAR).slice(0, 7) !== until.at(ANY_YEAR).slice(0, 7))
  )
    return null;
  const isTold = isBetween || isHeading || isList || RANGE.test(text) || NAMED.test(text);
  return isTold ? { kind: "YEARLY", dates } : null;
}

/** `July:`, or a line with nothing but the month. */
function isHeading(pieces: readonly Piece[], index: number, length: number): boolean {
  const [before, next] = [textAt(pieces, index - 1), textAt(pieces, index + length)];
  return (
    (["", ";", "."].includes(before) || before.startsWith("\n")) && (next === ":" || next.startsWith("\n"))
  );
}

/** `mar` is Tuesday in Spanish too. */
const hasWeekday = (pieces: readonly Piece[], index: number, length: number): boolean =>
  pieces
    .slice(index, index + length)
    .some(
      ({ text, isGlued }) =>
        !isGlued &&
        PHRASES.get(text)?.some(({ words, meaning }) => words.length === 1 && meaning.kind === "DAYS"),
    );

const isBeginning = (pieces: readonly Piece[], index: number): boolean => {
  const text = textAt(pieces, index);
  return BEGINNINGS.has(text) || isMonthName(text) || isDigits(text, 1, 2) || isHoliday(pieces, index);
};

/** Words at most between the beginning of a season and its month or holiday: "from the 1st of December". */
const LONGEST_BEGINNING = 5;

function hasDateSoon(pieces: readonly Piece[], index: number): boolean {
  for (let at = index; at < index + LONGEST_BEGINNING; at += 1)
    if (isMonthName(textAt(pieces, at)) || isHoliday(pieces, at)) return true;
  return false;
}

const isHoliday = (pieces: readonly Piece[], index: number): boolean =>
  PHRASES.get(textAt(pieces, index))?.some(
    ({ words, meaning }) => meaning.kind === "HOLIDAYS" && startsWith(pieces, index, words),
  ) ?? false;

/** Up to what no date has in it. */
function lengthToEnd(pieces: readonly Piece[], index: number): number {
  let length = 0;
  for (; length < LONGEST_SEASON; length += 1) {
    const text = textAt(pieces, index + length);
    if (text === "" || ENDS.has(text) || text.startsWith("\n") || HALVES.has(text)) break;
    // "Dec 1 - Feb 28. You may come in late"
    if (
      text === "." &&
      isDigits(textAt(pieces, index + length - 1), 1, 2) &&
      !isDigits(textAt(pieces, index + length + 1), 1, 4)
    )
      break;
  }
  return length;
}

const ENDS = new Set([";", ")", "]", "(", "[", "|", "!", ":"]);
const HALVES = new Set(["am", "pm", "noon", "midnight"]);
const GOES_ON = new Set("- to through thru until till al a hasta and y e & / of de".split(" "));

/** The season ends here: what comes next is neither a part of it nor makes its last number an hour. */
function isBoundary(pieces: readonly Piece[], index: number, length: number): boolean {
  const last = textAt(pieces, index + length - 1);
  const next = textAt(pieces, index + length);
  if (last === "," || last === "." || GOES_ON.has(last)) return false;
  const behind = textAt(pieces, index + length + 1);
  const isJoin = next === "and" || next === "y" || next === "&";
  // "September to June and Mon-Thu 8-2"
  if (GOES_ON.has(next) && !(isJoin && !isMonthName(behind) && !/^\d/u.test(behind))) return false;
  if (next === "," && (isMonthName(textAt(pieces, index + length + 1)) || isYear(pieces, index + length + 1)))
    return false;
  const isOrdinal = ["st", "nd", "rd", "th"].includes(last);
  if (!isDigits(last, 1, 4) && !isOrdinal) return !isYear(pieces, index + length);
  if (HALVES.has(next) || next === "a" || next === "p") return false;
  // "Nov-Mar 7:30 pm"
  const isTime = next === ":" && pieces[index + length + 1]?.isGlued === true;
  return !isTime && !isYear(pieces, index + length);
}

/** A year is no further behind the first piece of two dates, in pieces. */
const LONGEST_RANGE = 14;

/**
 * `June 14 - August 6, 2027`, `del 14 de junio al 6 de agosto de 2027`: from one day to another, of which the last alone
 * has a year.
 */
export function datesWithYearAt(
  pieces: readonly Piece[],
  index: number,
): { startDate: string; endDate: string; length: number } | null {
  if (!isBeginning(pieces, index) || !hasDateSoon(pieces, index)) return null;
  const near = pieces.slice(index, index + Math.min(LONGEST_RANGE, lengthToEnd(pieces, index)));
  const length = near.findIndex((_piece, at) => isYear(pieces, index + at)) + 1;
  if (length === 0 || hasWeekday(pieces, index, length) || isTimeBehind(pieces, index + length)) return null;
  const [dates, ...others] = readDates(joinPieces(pieces, index, length)) ?? [];
  const [reading, ...more] = dates ?? [];
  if (reading === undefined || others.length + more.length > 0) return null;
  const { from, until, order } = reading;
  if (order !== null || from.year !== null || until.year === null) return null;
  const endDate = until.at(until.year);
  const isSameYear = from.at(until.year) < endDate;
  return { startDate: from.at(isSameYear ? until.year : until.year - 1), endDate, length };
}

/** `2027-2028`, `2000 - 4 pm`. */
const isTimeBehind = (pieces: readonly Piece[], index: number): boolean =>
  textAt(pieces, index) === "-" || (textAt(pieces, index) === ":" && pieces[index + 1]?.isGlued === true);

const isYear = (pieces: readonly Piece[], index: number): boolean =>
  /^(?:19|20)\d\d$/u.test(textAt(pieces, index)) &&
  textAt(pieces, index + 1) !== "-" &&
  !HALVES.has(textAt(pieces, index + 1));

/** Words behind which a date is the first on which hours hold. */
const FIRST_DAYS: readonly (readonly string[])[] = [
  "starting",
  "starting on",
  "starts",
  "starts on",
  "beginning",
  "beginning on",
  "begins",
  "begins on",
  "effective",
  "as of",
  "reopening",
  "reopening on",
  "reopens",
  "reopens on",
  "will reopen",
  "will reopen on",
  "we will reopen",
  "we will reopen on",
  "we reopen",
  "we reopen on",
  "opening",
  "opening on",
  "next",
  "next :",
  "next date :",
  "next is",
  "a partir del",
  "a partir de",
  "desde el",
  "comenzando el",
  "empezando el",
  "comienza el",
  "empieza el",
  "reabre el",
  "reabrimos el",
  "reabriremos el",
  "proxima fecha :",
]
  .map((phrase) => phrase.split(" "))
  .sort((one, other) => other.length - one.length);

/** Words behind which a date is the last on which hours hold. */
const LAST_DAYS: readonly (readonly string[])[] = [
  "last day",
  "last day :",
  "last day is",
  "last day of program",
  "last day of program :",
  "last day of program is",
  "last day of the program is",
  "last day of service is",
  "last day of services is",
  "last day of the season is",
  "last day of classes is",
  "last day of class is",
  "program ends",
  "program ends on",
  "the program ends",
  "the program ends on",
  "season ends",
  "season ends on",
  "ends",
  "ends on",
  "ending",
  "ending on",
  "through",
  "thru",
  "until",
  "ultimo dia",
  "ultimo dia :",
  "el ultimo dia es el",
  "ultimo dia es el",
  "ultimo dia del programa :",
  "ultimo dia del programa es el",
  "el ultimo dia del programa es el",
  "el programa termina el",
  "programa termina el",
  "termina el",
  "hasta el",
  "hasta el dia",
]
  .map((phrase) => phrase.split(" "))
  .sort((one, other) => other.length - one.length);

/** The longest date, in pieces, with a weekday before it. */
const LONGEST_DATE = 12;

/** Reads `starting January 8, 2027`, `a partir del 9 de enero de 2027`. Without its year it is not a beginning. */
function beginningAt(pieces: readonly Piece[], index: number): FoundSeason | null {
  const found = dayBehind(pieces, index, FIRST_DAYS);
  return found === null ? null : { season: { kind: "FROM", dates: found.dates }, length: found.length };
}

/** `last day is Fri December 11, 2026`, `hasta el 11 de diciembre de 2026`: up to the earlier of what the day may be. */
function endAt(pieces: readonly Piece[], index: number): FoundSeason | null {
  const found = dayBehind(pieces, index, LAST_DAYS);
  const [endDate] = [...(found?.dates ?? [])].sort();
  // "June 14, 2027 through August 6, 2027" begins before.
  if (found === null || endDate === undefined || isYear(pieces, index - 1)) return null;
  return { season: { kind: "DATES", startDate: WITHOUT_BEGINNING, endDate }, length: found.length };
}

function dayBehind(
  pieces: readonly Piece[],
  index: number,
  phrases: readonly (readonly string[])[],
): { dates: readonly string[]; length: number } | null {
  const words = phrases.find((each) => startsWith(pieces, index, each));
  if (words === undefined) return null;
  let start = index + words.length;
  const weekday = weekdayAt(pieces, start);
  if (weekday !== null) start += [",", "."].includes(textAt(pieces, start + 1)) ? 2 : 1;
  const written = writtenDateAt(joinPieces(pieces, start, LONGEST_DATE));
  if (written === null) return null;
  let length = 1;
  while (length < LONGEST_DATE && joinPieces(pieces, start, length).length < written.length) length += 1;
  const isWhole = joinPieces(pieces, start, length).length === written.length;
  const areDays = written.dates.every(({ startDate, endDate }) => startDate === endDate);
  if (!isWhole || !areDays || GOES_ON.has(textAt(pieces, start + length))) return null;
  const dates = written.dates.map(({ startDate }) => startDate);
  // "Mon December 11, 2026", which is a Friday: one of both is a slip.
  const meant = dates.filter(
    (date) => weekday === null || DAYS[toWeekday(dayOfIsoDate(date) ?? 0)] === weekday,
  );
  return meant.length === 0 ? null : { dates: meant, length: start + length - index };
}

/** The day of the week that a word names. */
function weekdayAt(pieces: readonly Piece[], index: number): Day | null {
  for (const { words, meaning } of PHRASES.get(textAt(pieces, index)) ?? []) {
    const [day, ...others] = words.length === 1 && meaning.kind === "DAYS" ? meaning.days : [];
    if (day !== undefined && others.length === 0) return day;
  }
  return null;
}
