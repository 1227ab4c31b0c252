import { FEDERAL_HOLIDAYS, MAJOR_HOLIDAYS } from "../base/time/us-holidays.ts";
import { changedDateAt } from "./changed-date-at.ts";
import type { ClockText } from "./clock-text.ts";
import { compactDays } from "./compact-days.ts";
import { type DateReading, isMonthName, type WrittenDate, writtenDateAt } from "./date-forms.ts";
import { isBehindClosing, isInClosedList } from "./hours-behind-closing.ts";
import { callLength } from "./hours-calls.ts";
import { clockAt } from "./hours-clock.ts";
import { englishLetterDay, hasSpanishLetters, spanishLetterDay } from "./hours-day-letters.ts";
import { noteLength, phoneLength } from "./hours-notes.ts";
import { isDigits, joinPieces, type Piece, splitPieces, startsWith, textAt } from "./hours-pieces.ts";
import type { Meaning } from "./hours-vocabulary.ts";
import { HOLIDAY_WORDS, PHRASES } from "./hours-words.ts";
import { misspelledDay } from "./misspelled-day.ts";
import { monthDaysAt } from "./month-days-at.ts";
import { datesWithYearAt, seasonAt } from "./season-at.ts";
import type { SeasonDates } from "./season-dates.ts";
import { yearlyClosingAt } from "./yearly-closing.ts";

/** One meaning in a text of hours, with the characters that carry it. */
export type HoursToken = (
  | Meaning
  | { kind: "CLOCK"; clock: ClockText }
  | { kind: "DATE"; dates: readonly WrittenDate[] }
  /** Dates of a closing, of every year. */
  | { kind: "YEARLY"; dates: readonly DateReading[] }
  | { kind: "SEASON"; season: SeasonDates }
  | { kind: "MONTH_DAYS"; monthDays: readonly number[] }
  /** Dates or days on which it closes from a time on, opens at one, or both. */
  | { kind: "CHANGED"; on: readonly HoursToken[]; from: ClockText | null; until: ClockText | null }
  /** Days and times that are no open door: `itemsOfHours` reads its tokens by themselves. */
  | { kind: "APART"; tokens: readonly HoursToken[]; isBesideWalkIns?: boolean }
  | { kind: "COMMA" | "SLASH" | "DASH" | "COLON" | "STOP" | "OPEN" | "CLOSE" | "CELL" | "LINE" | "BLANK" }
  | { kind: "UNKNOWN" }
) & { text: string };

/** A sentence or line ends here. */
export const isStatementEnd = ({ kind }: HoursToken): boolean =>
  kind === "STOP" || kind === "LINE" || kind === "BLANK";

interface Found {
  token: HoursToken;
  /** Number of pieces that it takes. */
  length: number;
}

/**
 * A text of hours, token by token. Markup, accents, kinds of dashes and spaces and capitals are levelled
 * first. Linear in the length of the text: a token looks at no more than a dozen pieces ahead.
 */
export function tokensOfHours(text: string): readonly HoursToken[] {
  const pieces = splitPieces(text);
  const isSpanish = pieces.some((piece) => SPANISH_DAYS.has(piece.text)) || hasSpanishLetters(pieces);
  const tokens: HoursToken[] = [];
  for (let index = 0; index < pieces.length; ) {
    const isInList = isInClosedList(tokens);
    const yearly = isInList || isBehindClosing(tokens) ? yearlyAt(pieces, index) : null;
    if (isInList && yearly !== null)
      tokens.splice(-1, 1, { kind: "STOP", text: ";" }, { kind: "CLOSED", text: "closed" });
    // "Mar 9-12, Jue 9-12"
    const isTuesday = isSpanish && textAt(pieces, index) === "mar";
    const found =
      yearly ??
      (isTuesday ? null : datedTokenAt(pieces, index, tokens)) ??
      monthDaysTokenAt(pieces, index, tokens) ??
      tokenAt(pieces, index, isSpanish, tokens[tokens.length - 1] ?? null);
    tokens.push(found.token);
    index += found.length;
  }
  return tokens;
}

function rangeTokenAt(pieces: readonly Piece[], index: number): Found | null {
  const range = datesWithYearAt(pieces, index);
  if (range === null) return null;
  const { startDate, endDate, length } = range;
  const dates = [{ order: null, startDate, endDate }];
  return { token: { kind: "DATE", dates, text: joinPieces(pieces, index, length) }, length };
}

const datedTokenAt = (pieces: readonly Piece[], index: number, before: readonly HoursToken[]): Found | null =>
  rangeTokenAt(pieces, index) ?? seasonTokenAt(pieces, index, before) ?? changedTokenAt(pieces, index);

/** Dates behind "closed" are those of a closing, up to the end of the sentence. */
function seasonTokenAt(pieces: readonly Piece[], index: number, before: readonly HoursToken[]): Found | null {
  const found = seasonAt(pieces, index);
  if (found === null) return null;
  // "Closed for repairs. Until January 15, 2027 …": what ends may be the closing. "Monday through Friday, June 18,
  // 2027": the day before it begins a range of days.
  const isOther = before.some(({ kind }) => kind === "CLOSED") || before[before.length - 1]?.kind === "DAYS";
  if (found.season.kind === "DATES" && isOther) return null;
  for (const { kind } of before.slice(-LONGEST_STATEMENT).reverse()) {
    if (kind === "CLOSED" || kind === "EXCEPT" || kind === "NO") return null;
    if (kind === "STOP" || kind === "LINE" || kind === "BLANK") break;
  }
  const { season, length } = found;
  return { token: { kind: "SEASON", season, text: joinPieces(pieces, index, length) }, length };
}

/** How far back a closing is looked for, in tokens. */
const LONGEST_STATEMENT = 24;

/** Between days of the week and numbers of the month. */
const LINKS: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "OPEN", "AND", "SLASH", "DASH", "FILLER"]);
const LONGEST_LINK = 4;

function monthDaysTokenAt(
  pieces: readonly Piece[],
  index: number,
  before: readonly HoursToken[],
): Found | null {
  const [last] = before
    .slice(-LONGEST_LINK)
    .filter(({ kind }) => !LINKS.has(kind))
    .slice(-1);
  const found = monthDaysAt(pieces, index, last?.kind === "DAYS" || last?.kind === "ORDINAL");
  if (found === null) return null;
  const { monthDays, length } = found;
  return { token: { kind: "MONTH_DAYS", monthDays, text: joinPieces(pieces, index, length) }, length };
}

function yearlyAt(pieces: readonly Piece[], index: number): Found | null {
  const closing = yearlyClosingAt(pieces, index);
  if (closing === null) return null;
  const { dates, length } = closing;
  return { token: { kind: "YEARLY", dates, text: joinPieces(pieces, index, length) }, length };
}

function changedTokenAt(pieces: readonly Piece[], index: number): Found | null {
  const changed = changedDateAt(pieces, index);
  if (changed === null) return null;
  const { dates, length } = changed;
  return { token: { kind: "YEARLY", dates, text: joinPieces(pieces, index, length) }, length };
}

const SPANISH_DAYS = new Set(
  "lun lunes martes mie mier miercoles jue jueves vie viernes sab sabado sabados domingo domingos dom".split(
    " ",
  ),
);

function tokenAt(
  pieces: readonly Piece[],
  index: number,
  isSpanish: boolean,
  previous: HoursToken | null,
): Found {
  const phrase = phraseAt(pieces, index, isSpanish);
  // "doors close at 1:30", where doors are a note of the way in as well.
  if (phrase?.token.kind === "LAST_ENTRY") return phrase;
  return (
    callAt(pieces, index, previous) ??
    publicHolidaysAt(pieces, index) ??
    noteAt(pieces, index, previous) ??
    phrase ??
    holidaysAt(pieces, index) ??
    dateAt(pieces, index) ??
    dayNumberAt(pieces, index) ??
    clockTokenAt(pieces, index, isSpanish) ??
    markAt(pieces, index, previous) ??
    letterAt(pieces, index, isSpanish) ??
    wordAt(pieces, index, isSpanish)
  );
}

function found(pieces: readonly Piece[], index: number, length: number, token: Meaning): Found {
  return { token: { ...token, text: joinPieces(pieces, index, length) }, length };
}

function phraseAt(pieces: readonly Piece[], index: number, isSpanish: boolean): Found | null {
  const first = textAt(pieces, index);
  // "M-Sa" begins on Monday in English, and on Tuesday or Wednesday in Spanish.
  const phrases = isSpanish && first === "m" ? undefined : PHRASES.get(first);
  const phrase = phrases?.find(({ words }) => startsWith(pieces, index, words));
  if (phrase === undefined) return null;
  const { length } = phrase.words;
  // "Wed 9-5 Th 9-5", "9-5 o con cita", "5 to 7" are no fifth.
  const isApart = pieces[index + 1]?.isGlued !== true && length > 1;
  const isEndOfSpan = ["-", "to", "a", "til", "until"].includes(textAt(pieces, index - 1));
  const isNumber = phrase.meaning.kind === "ORDINAL" && isApart && /^\d/u.test(first);
  if (isNumber && (isEndOfSpan || ["o", "to"].includes(phrase.words[1] ?? ""))) return null;
  return found(pieces, index, length, phrase.meaning);
}

function noteAt(pieces: readonly Piece[], index: number, previous: HoursToken | null): Found | null {
  const number = phoneLength(pieces, index);
  if (number > 0) return found(pieces, index, number, { kind: "ASIDE" });
  const length = noteLength(pieces, index);
  if (length > 0) return found(pieces, index, length, { kind: "NOTE" });
  // "Youth (12-17)"
  const ages = previous?.kind === "SECTION" ? agesLength(pieces, index) : 0;
  return ages === 0 ? null : found(pieces, index, ages, { kind: "FILLER" });
}

function agesLength(pieces: readonly Piece[], index: number): number {
  if (textAt(pieces, index) !== "(" || !isDigits(textAt(pieces, index + 1), 1, 2)) return 0;
  if (textAt(pieces, index + 2) === "+" && textAt(pieces, index + 3) === ")") return 4;
  const isRange = textAt(pieces, index + 2) === "-" && isDigits(textAt(pieces, index + 3), 1, 2);
  return isRange && textAt(pieces, index + 4) === ")" && textAt(pieces, index + 5) === ":" ? 5 : 0;
}

function letterAt(pieces: readonly Piece[], index: number, isSpanish: boolean): Found | null {
  const day = isSpanish ? spanishLetterDay(pieces, index) : englishLetterDay(pieces, index);
  return day === null ? null : found(pieces, index, 1, { kind: "DAYS", days: [day] });
}

/** Words that begin the name of public holidays, though they mean something else by themselves. */
const HOLIDAY_BEGINNINGS = new Set([
  "legal",
  "bank",
  "public",
  "federal",
  "state",
  "national",
  "all",
  "government",
  "county",
  "city",
]);

const publicHolidaysAt = (pieces: readonly Piece[], index: number): Found | null =>
  HOLIDAY_BEGINNINGS.has(textAt(pieces, index)) ? holidaysAt(pieces, index) : null;

const MOST_ADJECTIVES = 5;

/** Words between holidays and what comes next. */
const LINKING = new Set(["and", "the", "on", "los", "el", "en", "de"]);

/** `all major holidays`: whatever kind of public holiday it is. */
function holidaysAt(pieces: readonly Piece[], index: number): Found | null {
  let length = 0;
  while (length < MOST_ADJECTIVES && HOLIDAY_WORDS.adjectives.has(textAt(pieces, index + length)))
    length += 1;
  if (!HOLIDAY_WORDS.nouns.has(textAt(pieces, index + length))) return null;
  length += 1;
  while (length < 2 * MOST_ADJECTIVES && HOLIDAY_WORDS.adjectives.has(textAt(pieces, index + length)))
    length += 1;
  while (LINKING.has(textAt(pieces, index + length - 1))) length -= 1;
  // "all major holidays" are the major ones.
  const words = pieces.slice(index, index + length).map(({ text }) => text);
  const isEvery = !words.includes("major") && words.some((word) => HOLIDAY_WORDS.everyHoliday.has(word));
  const holidays = isEvery ? FEDERAL_HOLIDAYS : MAJOR_HOLIDAYS;
  return found(pieces, index, length, {
    kind: "HOLIDAYS",
    holidays: holidays.map((holiday) => ({ holiday, isNamed: false })),
  });
}

const MARKS: Readonly<Record<string, HoursToken["kind"]>> = {
  ",": "COMMA",
  "/": "SLASH",
  "-": "DASH",
  ":": "COLON",
  ";": "STOP",
  ".": "STOP",
  "!": "STOP",
  "(": "OPEN",
  "[": "OPEN",
  ")": "CLOSE",
  "]": "CLOSE",
  "|": "CELL",
  "*": "FILLER",
  "•": "FILLER",
  "·": "FILLER",
  "●": "STOP",
  "▪": "STOP",
  "■": "STOP",
  _: "DASH",
  "=": "COLON",
};

function markAt(pieces: readonly Piece[], index: number, previous: HoursToken | null): Found | null {
  const text = textAt(pieces, index);
  if (text.startsWith("\n")) return mark(text.length > 1 ? "BLANK" : "LINE", text, 1);
  // "9am~6pm"; "~9am" is about nine.
  const isBetween = pieces[index]?.isGlued === true && pieces[index + 1]?.isGlued === true;
  // "9am ? 5pm"
  const isSpan = text === "?" && previous?.kind === "CLOCK" && previous.clock.half === "SAID";
  const isDash = isSpan ? isDigits(textAt(pieces, index + 1), 1, 4) : text === "~" && isBetween;
  const kind = isDash ? "DASH" : MARKS[text];
  if (kind === undefined) return null;
  // "Mon. - Fri.": a point behind a short word abbreviates it.
  const isShort = (previous?.kind === "DAYS" && isAbbreviation(previous)) || isAppt(pieces, index, previous);
  return mark(text === "." && isShort ? "FILLER" : kind, text, 1);
}

/** `by appt. only`, `by appt. 9-11` */
const isAppt = (pieces: readonly Piece[], index: number, previous: HoursToken | null): boolean =>
  previous?.kind === "APPOINTMENT" &&
  /\bappts?$/u.test(previous.text) &&
  (["only", "("].includes(textAt(pieces, index + 1)) || isDigits(textAt(pieces, index + 1), 1, 4));

const LONGEST_ABBREVIATION = 5;

const isAbbreviation = ({ days, text }: HoursToken & { kind: "DAYS" }): boolean =>
  days.length === 1 && text.length <= LONGEST_ABBREVIATION && text !== "lunes";

function mark(kind: string, text: string, length: number): Found {
  switch (kind) {
    case "COMMA":
    case "SLASH":
    case "DASH":
    case "COLON":
    case "STOP":
    case "OPEN":
    case "CLOSE":
    case "CELL":
    case "LINE":
    case "BLANK":
    case "FILLER":
      return { token: { kind, text }, length };
    default:
      return { token: { kind: "UNKNOWN", text }, length };
  }
}

function wordAt(pieces: readonly Piece[], index: number, isSpanish: boolean): Found {
  const text = textAt(pieces, index);
  const compact = isSpanish ? null : compactDays(text);
  if (compact !== null) return found(pieces, index, 1, { kind: "DAYS", days: compact });
  const day = isSpanish && text === "mar" ? "TUESDAY" : misspelledDay(text);
  return day === null
    ? { token: { kind: "UNKNOWN", text }, length: 1 }
    : found(pieces, index, 1, { kind: "DAYS", days: [day] });
}

/** The longest date, in pieces. */
const LONGEST_DATE = 12;

/** Reads `March 9, 2019`, `9 de marzo de 2019`, `3/9/2019`, `December 2026`. A date without its year is not one. */
function dateAt(pieces: readonly Piece[], index: number): Found | null {
  const first = textAt(pieces, index);
  if (!isDigits(first, 1, 4) && !isMonthName(first)) return null;
  const written = writtenDateAt(joinPieces(pieces, index, LONGEST_DATE));
  if (written === null) return null;
  let length = 1;
  while (length < LONGEST_DATE && joinPieces(pieces, index, length).length < written.length) length += 1;
  if (joinPieces(pieces, index, length).length !== written.length) return null;
  return {
    token: { kind: "DATE", dates: written.dates, text: joinPieces(pieces, index, length) },
    length,
  };
}

function clockTokenAt(pieces: readonly Piece[], index: number, isSpanish: boolean): Found | null {
  const found = clockAt(pieces, index, isSpanish);
  if (found === null) return null;
  const { clock, length } = found;
  return { token: { kind: "CLOCK", clock, text: joinPieces(pieces, index, length) }, length };
}

/** `15th`: a day of the month, not an hour. */
function dayNumberAt(pieces: readonly Piece[], index: number): Found | null {
  const isNumber = isDigits(textAt(pieces, index), 1, 9) && pieces[index + 1]?.isGlued === true;
  if (!isNumber || !["st", "nd", "rd", "th"].includes(textAt(pieces, index + 1))) return null;
  return { token: { kind: "UNKNOWN", text: joinPieces(pieces, index, 2) }, length: 2 };
}

function callAt(pieces: readonly Piece[], index: number, previous: HoursToken | null): Found | null {
  const length = callLength(pieces, index, previous?.kind === "NOTE" || previous?.kind === "ASIDE");
  return length === 0 ? null : found(pieces, index, length, { kind: "ASIDE" });
}
