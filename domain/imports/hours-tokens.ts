import { DAYS, type Day } from "../schedule/entry.ts";
import { dayOfIsoDate } from "../time/civil-date.ts";
import type { ClockText } from "./clock-text.ts";
import { clockAt } from "./hours-clock.ts";
import { isDigits, type Piece, piecesOf, startsWith, textAt, textOf } from "./hours-pieces.ts";
import type { Meaning } from "./hours-vocabulary.ts";
import { HOLIDAY_WORDS, PHRASES } from "./hours-words.ts";

/** One meaning in a text of hours, with the characters that carry it. */
export type HoursToken = (
  | Meaning
  | { kind: "CLOCK"; clock: ClockText }
  | { kind: "DATE"; date: string }
  | { kind: "COMMA" | "SLASH" | "DASH" | "COLON" | "STOP" | "OPEN" | "CLOSE" | "CELL" | "LINE" | "BLANK" }
  | { kind: "UNKNOWN" }
) & { text: string };

interface Found {
  token: HoursToken;
  /** How many pieces it takes. */
  length: number;
}

/**
 * What a text of hours says, token by token. Markup, accents, kinds of dashes and spaces and capitals are levelled
 * first. Linear in the length of the text: a token looks at no more than a dozen pieces ahead.
 */
export function tokensOfHours(text: string): readonly HoursToken[] {
  const pieces = piecesOf(text);
  const isSpanish = pieces.some((piece) => SPANISH_DAYS.has(piece.text));
  const tokens: HoursToken[] = [];
  for (let index = 0; index < pieces.length; ) {
    const found = tokenAt(pieces, index, isSpanish, tokens[tokens.length - 1] ?? null);
    tokens.push(found.token);
    index += found.length;
  }
  return tokens;
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
  return (
    callAt(pieces, index, previous) ??
    phraseAt(pieces, index) ??
    holidaysAt(pieces, index) ??
    dateAt(pieces, index) ??
    dayNumberAt(pieces, index) ??
    clockTokenAt(pieces, index, isSpanish) ??
    markAt(pieces, index, previous) ??
    wordAt(pieces, index, isSpanish)
  );
}

function found(pieces: readonly Piece[], index: number, length: number, token: Meaning): Found {
  return { token: { ...token, text: textOf(pieces, index, length) }, length };
}

function phraseAt(pieces: readonly Piece[], index: number): Found | null {
  const phrase = PHRASES.get(textAt(pieces, index))?.find(({ words }) => startsWith(pieces, index, words));
  if (phrase === undefined) return null;
  const { length } = phrase.words;
  return found(pieces, index, length, phrase.meaning);
}

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
  return found(pieces, index, length, { kind: "HOLIDAYS" });
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
};

function markAt(pieces: readonly Piece[], index: number, previous: HoursToken | null): Found | null {
  const text = textAt(pieces, index);
  if (text.startsWith("\n")) return mark(text.length > 1 ? "BLANK" : "LINE", text, 1);
  const kind = MARKS[text];
  if (kind === undefined) return null;
  // "Mon. - Fri.": a point behind a short word abbreviates it.
  const isShort = previous?.kind === "DAYS" && previous.text.length <= LONGEST_ABBREVIATION;
  return mark(text === "." && isShort ? "FILLER" : kind, text, 1);
}

const LONGEST_ABBREVIATION = 5;

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

const MONTHS: readonly (readonly string[])[] = [
  ["january", "jan", "enero"],
  ["february", "feb", "febrero"],
  ["march", "mar", "marzo"],
  ["april", "apr", "abril"],
  ["may", "mayo"],
  ["june", "jun", "junio"],
  ["july", "jul", "julio"],
  ["august", "aug", "agosto"],
  ["september", "sept", "sep", "septiembre"],
  ["october", "oct", "octubre"],
  ["november", "nov", "noviembre"],
  ["december", "dec", "diciembre"],
];

const monthOf = (word: string): number => MONTHS.findIndex((names) => names.includes(word)) + 1;

/** `March 9, 2019`, `9 de marzo de 2019`, `3/9/2019`, `2019-03-09`. A date without its year is none. */
function dateAt(pieces: readonly Piece[], index: number): Found | null {
  const at = (offset: number): string => textAt(pieces, index + offset);
  const named = monthOf(at(0));
  if (named > 0) {
    const suffix = ["st", "nd", "rd", "th"].includes(at(2)) ? 1 : 0;
    const comma = at(2 + suffix) === "," ? 1 : 0;
    return date(pieces, index, [at(2 + suffix + comma), named, at(1)], 3 + suffix + comma);
  }
  if (at(1) === "de" && monthOf(at(2)) > 0) {
    const link = at(3) === "de" || at(3) === "del" || at(3) === "," ? 1 : 0;
    return date(pieces, index, [at(3 + link), monthOf(at(2)), at(0)], 4 + link);
  }
  if (at(1) === "/" && at(3) === "/") return date(pieces, index, [at(4), Number(at(0)), at(2)], 5);
  if (at(1) === "-" && at(3) === "-" && at(0).length === 4)
    return date(pieces, index, [at(0), Number(at(2)), at(4)], 5);
  return null;
}

function date(
  pieces: readonly Piece[],
  index: number,
  [year, month, day]: readonly [string, number, string],
  length: number,
): Found | null {
  if (!isDigits(year, 4, 4) || !isDigits(day, 1, 2)) return null;
  const iso = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (dayOfIsoDate(iso) === null) return null;
  return { token: { kind: "DATE", date: iso, text: textOf(pieces, index, length) }, length };
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
  if (!isCall && previous?.kind !== "NOTE") return null;
  if (isCall) length += 1;
  while (length < 4 && ["us", "at", "al", ":", "."].includes(textAt(pieces, index + length))) length += 1;
  const groups = [3, 3, 4];
  for (const size of groups) {
    while (["(", ")", "-", "."].includes(textAt(pieces, index + length)) && length < 16) length += 1;
    if (!isDigits(textAt(pieces, index + length), size, size)) return null;
    length += 1;
  }
  return found(pieces, index, length, { kind: "NOTE" });
}

/** The tokens that carry hours, with headings before what they head. */
export const orderedTokens = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withHeadingFirst(withoutFiller(tokens));

/** `24-hour hotline` is a heading and its hours. */
function withHeadingFirst(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const ordered = [...tokens];
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]?.kind ?? "LINE";
    const next = tokens[index + 1];
    const isHeading = next?.kind === "SECTION" && next.rank === "PHONE";
    if (token.kind !== "ALWAYS" || !isHeading || !["LINE", "BLANK", "STOP"].includes(before)) continue;
    ordered[index] = next;
    ordered[index + 1] = token;
  }
  return ordered;
}

/** Without words of no consequence, and without ends of cells beside a dash: `<time>9 AM</time> - <time>5 PM</time>`. */
function withoutFiller(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const spoken = tokens.filter((token) => token.kind !== "FILLER");
  const isLink = (index: number): boolean => spoken[index]?.kind === "DASH" || spoken[index]?.kind === "TO";
  return spoken.filter(({ kind }, index) => kind !== "CELL" || !(isLink(index - 1) || isLink(index + 1)));
}
