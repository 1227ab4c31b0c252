import { DAYS, type Day } from "../schedule/entry.ts";
import { FEDERAL_HOLIDAYS, MAJOR_HOLIDAYS } from "../time/us-holidays.ts";
import type { ClockText } from "./clock-text.ts";
import { type DateReading, isMonthName, type WrittenDate, writtenDateAt } from "./date-forms.ts";
import { clockAt } from "./hours-clock.ts";
import { englishLetterDay, hasSpanishLetters, spanishLetterDay } from "./hours-day-letters.ts";
import { noteLength, phoneLength } from "./hours-notes.ts";
import { isDigits, LOST_SIGN, type Piece, piecesOf, startsWith, textAt, textOf } from "./hours-pieces.ts";
import type { Meaning } from "./hours-vocabulary.ts";
import { HOLIDAY_WORDS, PHRASES } from "./hours-words.ts";
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
  | { kind: "COMMA" | "SLASH" | "DASH" | "COLON" | "STOP" | "OPEN" | "CLOSE" | "CELL" | "LINE" | "BLANK" }
  | { kind: "UNKNOWN" }
) & { text: string };

/** A sentence or line ends here. */
export const isStatementEnd = ({ kind }: HoursToken): boolean =>
  kind === "STOP" || kind === "LINE" || kind === "BLANK";

interface Found {
  token: HoursToken;
  /** How many pieces it takes. */
  length: number;
}

/**
 * A text of hours, token by token. Markup, accents, kinds of dashes and spaces and capitals are levelled
 * first. Linear in the length of the text: a token looks at no more than a dozen pieces ahead.
 */
export function tokensOfHours(text: string): readonly HoursToken[] {
  const pieces = piecesOf(text);
  const isSpanish = pieces.some((piece) => SPANISH_DAYS.has(piece.text)) || hasSpanishLetters(pieces);
  const tokens: HoursToken[] = [];
  for (let index = 0; index < pieces.length; ) {
    const yearly = isBehindClosing(tokens) ? yearlyAt(pieces, index) : null;
    const found =
      yearly ??
      rangeTokenAt(pieces, index) ??
      seasonTokenAt(pieces, index, tokens) ??
      monthDaysTokenAt(pieces, index, tokens) ??
      tokenAt(pieces, index, isSpanish, tokens[tokens.length - 1] ?? null);
    tokens.push(found.token);
    index += found.length;
  }
  return withLostDashes(tokens);
}

/**
 * `Monday ‽ Friday, 8:00 a.m. ‽ 4:30 p.m.`: where the sign that was lost between two times was a dash, the same sign
 * between two days was one too.
 */
function withLostDashes(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const isLostDash = ({ kind, text }: HoursToken): boolean => kind === "DASH" && text === LOST_SIGN;
  if (!tokens.some(isLostDash)) return tokens;
  const isDay = (token: HoursToken | undefined): boolean => token?.kind === "DAYS" && token.days.length === 1;
  return tokens.map((token, index) => {
    const isBetweenDays = isDay(tokens[index - 1]) && isDay(tokens[index + 1]);
    return token.text === LOST_SIGN && isBetweenDays ? { kind: "DASH", text: LOST_SIGN } : token;
  });
}

/** `closed`, `closed:`, `closed for vacation`, `except`, `no services`. */
function isBehindClosing(tokens: readonly HoursToken[]): boolean {
  const last = tokens[tokens.length - 1]?.kind;
  const isMark = last === "COLON" || last === "PURPOSE" || last === "FILLER";
  const before = tokens[tokens.length - 2]?.kind;
  const isClosing = (kind: HoursToken["kind"] | undefined): boolean => kind === "CLOSED" || kind === "EXCEPT";
  return isClosing(last) || (isMark && isClosing(before)) || (last === "SECTION" && before === "NO");
}

function rangeTokenAt(pieces: readonly Piece[], index: number): Found | null {
  const range = datesWithYearAt(pieces, index);
  if (range === null) return null;
  const { startDate, endDate, length } = range;
  const dates = [{ order: null, startDate, endDate }];
  return { token: { kind: "DATE", dates, text: textOf(pieces, index, length) }, length };
}

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
  return { token: { kind: "SEASON", season, text: textOf(pieces, index, length) }, length };
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
  return { token: { kind: "MONTH_DAYS", monthDays, text: textOf(pieces, index, length) }, length };
}

function yearlyAt(pieces: readonly Piece[], index: number): Found | null {
  const closing = yearlyClosingAt(pieces, index);
  if (closing === null) return null;
  const { dates, length } = closing;
  return { token: { kind: "YEARLY", dates, text: textOf(pieces, index, length) }, length };
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
  return { token: { ...token, text: textOf(pieces, index, length) }, length };
}

function phraseAt(pieces: readonly Piece[], index: number, isSpanish: boolean): Found | null {
  const first = textAt(pieces, index);
  // "M-Sa" begins on Monday in English, and on Tuesday or Wednesday in Spanish.
  const phrases = isSpanish && first === "m" ? undefined : PHRASES.get(first);
  const phrase = phrases?.find(({ words }) => startsWith(pieces, index, words));
  if (phrase === undefined) return null;
  const { length } = phrase.words;
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
]);

const publicHolidaysAt = (pieces: readonly Piece[], index: number): Found | null =>
  HOLIDAY_BEGINNINGS.has(textAt(pieces, index)) ? holidaysAt(pieces, index) : null;

const MOST_ADJECTIVES = 5;

/** `all major holidays`: whatever kind of public holiday it is. */
function holidaysAt(pieces: readonly Piece[], index: number): Found | null {
  let length = 0;
  while (length < MOST_ADJECTIVES && HOLIDAY_WORDS.adjectives.has(textAt(pieces, index + length)))
    length += 1;
  if (!HOLIDAY_WORDS.nouns.has(textAt(pieces, index + length))) return null;
  length += 1;
  while (length < 2 * MOST_ADJECTIVES && HOLIDAY_WORDS.adjectives.has(textAt(pieces, index + length)))
    length += 1;
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
};

function markAt(pieces: readonly Piece[], index: number, previous: HoursToken | null): Found | null {
  const text = textAt(pieces, index);
  if (text.startsWith("\n")) return mark(text.length > 1 ? "BLANK" : "LINE", text, 1);
  // "9am~6pm"; "~9am" is about nine.
  const isBetween = pieces[index]?.isGlued === true && pieces[index + 1]?.isGlued === true;
  // "9am ‽ 5pm": between two times nothing but a dash was lost; between two days it may have been a comma.
  const isLost = text === LOST_SIGN || text === "?";
  const isSpan = isLost && previous?.kind === "CLOCK" && previous.clock.half === "SAID";
  const isDash = isSpan ? isDigits(textAt(pieces, index + 1), 1, 4) : text === "~" && isBetween;
  const kind = isDash ? "DASH" : MARKS[text];
  if (kind === undefined) return null;
  // "Mon. - Fri.": a point behind a short word abbreviates it.
  const isShort = previous?.kind === "DAYS" && isAbbreviation(previous);
  return mark(text === "." && isShort ? "FILLER" : kind, text, 1);
}

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
  const day = isSpanish && text === "mar" ? "TUESDAY" : misspelledDay(text);
  return day === null
    ? { token: { kind: "UNKNOWN", text }, length: 1 }
    : found(pieces, index, 1, { kind: "DAYS", days: [day] });
}

const DAY_NAMES = {
  english: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  spanish: ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"],
} as const;

/** `wendsday`, `thrusday`, `miercole`: one letter too many, too few, wrong or changed with its neighbour. */
function misspelledDay(word: string): Day | null {
  if (word.length < 5 || word.length > 11) return null;
  const near = DAYS.filter((_day, index) =>
    [DAY_NAMES.english[index], DAY_NAMES.spanish[index]].some(
      (name) => name !== undefined && isOneSlipFrom(word.replace(/s$/u, ""), name.replace(/s$/u, "")),
    ),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

function isOneSlipFrom(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === name[start]) start += 1;
  let end = 0;
  const most = Math.min(word.length, name.length) - start;
  while (end < most && word[word.length - 1 - end] === name[name.length - 1 - end]) end += 1;
  const [left, right] = [word.slice(start, word.length - end), name.slice(start, name.length - end)];
  const isSwap = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwap || (left.length <= 1 && right.length <= 1);
}

/** The longest date, in pieces. */
const LONGEST_DATE = 12;

/** `March 9, 2019`, `9 de marzo de 2019`, `3/9/2019`, `December 2026`. A date without its year is none. */
function dateAt(pieces: readonly Piece[], index: number): Found | null {
  const first = textAt(pieces, index);
  if (!isDigits(first, 1, 4) && !isMonthName(first)) return null;
  const written = writtenDateAt(textOf(pieces, index, LONGEST_DATE));
  if (written === null) return null;
  let length = 1;
  while (length < LONGEST_DATE && textOf(pieces, index, length).length < written.length) length += 1;
  if (textOf(pieces, index, length).length !== written.length) return null;
  return {
    token: { kind: "DATE", dates: written.dates, text: textOf(pieces, index, length) },
    length,
  };
}

function clockTokenAt(pieces: readonly Piece[], index: number, isSpanish: boolean): Found | null {
  const found = clockAt(pieces, index, isSpanish);
  if (found === null) return null;
  const { clock, length } = found;
  return { token: { kind: "CLOCK", clock, text: textOf(pieces, index, length) }, length };
}

/** `15th`: a day of the month, not an hour. */
function dayNumberAt(pieces: readonly Piece[], index: number): Found | null {
  const isNumber = isDigits(textAt(pieces, index), 1, 9) && pieces[index + 1]?.isGlued === true;
  if (!isNumber || !["st", "nd", "rd", "th"].includes(textAt(pieces, index + 1))) return null;
  return { token: { kind: "UNKNOWN", text: textOf(pieces, index, 2) }, length: 2 };
}

const CALL_WORDS = new Set(["call", "tel", "telephone", "phone", "llame", "llamar"]);

/** `call (305) 555-0100`: a number to call is no time. */
function callAt(pieces: readonly Piece[], index: number, previous: HoursToken | null): Found | null {
  let length = 0;
  const isCall = CALL_WORDS.has(textAt(pieces, index));
  if (!isCall && previous?.kind !== "NOTE" && previous?.kind !== "ASIDE") return null;
  if (isCall) length += 1;
  while (length < 4 && ["us", "at", "al", ":", "."].includes(textAt(pieces, index + length))) length += 1;
  const groups = [3, 3, 4];
  for (const size of groups) {
    while (["(", ")", "-", "."].includes(textAt(pieces, index + length)) && length < 16) length += 1;
    if (!isDigits(textAt(pieces, index + length), size, size)) return null;
    length += 1;
  }
  return found(pieces, index, length, { kind: "ASIDE" });
}
