import { LAST_DAY } from "../services/opening-hours/entry.ts";
import { isMonthName } from "./date-forms.ts";
import { isDigits, type Piece, textAt } from "./hours-pieces.ts";

export interface FoundMonthDays {
  monthDays: readonly number[];
  /** Number of pieces that state them. */
  length: number;
}

/** No list of days of the month is longer, in pieces. */
const LONGEST_LIST = 40;

const BEFORE = new Set("on the every each el los cada todo todos dia dias day days".split(" "));
const SUFFIXES = new Set(["st", "nd", "rd", "th", "ro", "er"]);
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ["primer", 1],
  ["primero", 1],
  ...`first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
   sixteenth`
    .split(/\s+/u)
    .map((word, index): [string, number] => [word, index + 1]),
]);
const OF_MONTH =
  /^(?:(?:day|days|dia|dias) )?(?:(?:of|in|de|a) )?(?:del|(?:the|each|every|ea|cada|el|per|todos los|a) )?(?: ?(?:month|mes|meses)|monthly)(?: only)?(?= |$)/u;
const LAST_WORDS = new Set(["the", "el", "last", "final", "ultimo"]);
const LAST = /^(?:the )?(?:last|final) day (?=of|in|each|every|monthly)|^(?:el )?ultimo dia (?=de)/u;

/**
 * Reads `the 1st and 15th of each month`, `el día 10 de cada mes`, `last day of the month`: days of the month by their
 * number. Null for weekdays of the month ("2nd Tuesday"), and where they may be meant: numbers up to five count only
 * with the words "of the month" that no weekday follows.
 */
export function monthDaysAt(
  pieces: readonly Piece[],
  index: number,
  isBehindDays: boolean,
): FoundMonthDays | null {
  const list = listAt(pieces, index);
  if (list === null || list.monthDays.length === 0) return null;
  const { monthDays, end: at } = list;
  const ofMonth = countPieces(OF_MONTH, pieces, at);
  const end = at + ofMonth;
  // "15 and 30 of each month"
  const isTold =
    list.isSpanish || (ofMonth > 0 && !list.hasRange && /^(?:of|de|del)$/u.test(textAt(pieces, at)));
  const isHigh = list.isSpanish || monthDays.some((day) => day > 5);
  const isOfMonth = ofMonth > 0 || (isHigh && isEnd(pieces, end));
  const isOfWeek = (isBehindDays && !monthDays.includes(LAST_DAY)) || isDayWord(textAt(pieces, end));
  if (!isOfMonth || isOfWeek || (list.isBare && !isTold)) return null;
  return { monthDays: [...new Set(monthDays)], length: end - index };
}

interface DayList {
  monthDays: number[];
  /** The index behind it. */
  end: number;
  /** Whether "día" precedes the numbers. */
  isSpanish: boolean;
  /** Whether a number is by itself. */
  isBare: boolean;
  hasRange: boolean;
}

/** Days one after the other; null where a range of them has no length. */
function listAt(pieces: readonly Piece[], index: number): DayList | null {
  const list: DayList = { monthDays: [], end: index, isSpanish: false, isBare: false, hasRange: false };
  let link: "LIST" | "RANGE" = "LIST";
  while (list.end - index < LONGEST_LIST) {
    const next = dayAt(pieces, list.end, list.isSpanish);
    if (next === null) return list;
    if (link === "RANGE" && !addRange(list, next.day)) return null;
    if (link === "LIST") list.monthDays.push(next.day);
    list.isSpanish ||= next.isSpanish;
    list.isBare ||= next.isBare;
    list.end += next.length;
    const linked = linkAt(pieces, list);
    if (linked === null) return list;
    link = linked.link;
    list.end += linked.length;
  }
  return null;
}

function addRange(list: DayList, last: number): boolean {
  const first = list.monthDays[list.monthDays.length - 1] ?? LAST_DAY;
  if (last === LAST_DAY || first === LAST_DAY || last <= first) return false;
  for (let day = first + 1; day <= last; day += 1) list.monthDays.push(day);
  list.hasRange = true;
  return true;
}

/** `1st`, `first`, `el 15`, with "día" before it a bare number. */
function dayAt(
  pieces: readonly Piece[],
  index: number,
  isList: boolean,
): { day: number; length: number; isSpanish: boolean; isBare: boolean } | null {
  const last = LAST_WORDS.has(textAt(pieces, index)) ? countPieces(LAST, pieces, index) : 0;
  if (last > 0) return { day: LAST_DAY, length: last, isSpanish: false, isBare: false };
  let at = index;
  let isSpanish = isList;
  while (at - index < 3 && BEFORE.has(textAt(pieces, at))) {
    isSpanish ||= ["dia", "dias"].includes(textAt(pieces, at));
    at += 1;
  }
  const text = textAt(pieces, at);
  const named = ORDINALS.get(text);
  if (named !== undefined) return { day: named, length: at + 1 - index, isSpanish, isBare: false };
  if (!isDigits(text, 1, 2) || Number(text) < 1 || Number(text) > 31) return null;
  const hasSuffix = SUFFIXES.has(textAt(pieces, at + 1)) && pieces[at + 1]?.isGlued === true;
  const isTime = [":", "am", "pm", "a", "p"].includes(textAt(pieces, at + 1)) && !hasSuffix;
  if (isTime) return null;
  return { day: Number(text), length: at + (hasSuffix ? 2 : 1) - index, isSpanish, isBare: !hasSuffix };
}

/** Reads a link only where another day follows it. */
function linkAt(
  pieces: readonly Piece[],
  { end: index, isSpanish, isBare }: DayList,
): { link: "LIST" | "RANGE"; length: number } | null {
  const [first, second] = [textAt(pieces, index), textAt(pieces, index + 1)];
  const isPair = first === "," && ["and", "y", "&"].includes(second);
  const length = isPair ? 2 : 1;
  const isRange = ["-", "to", "through", "thru", "al"].includes(first);
  if (!isPair && !isRange && ![",", "and", "&", "y", "/", "e"].includes(first)) return null;
  const next = dayAt(pieces, index + length, isSpanish);
  if (next === null) return null;
  // "the 10th, 20th and 30th, 3-5 pm"
  const behind = textAt(pieces, index + length + next.length);
  if (next.isBare && !isBare && !isSpanish && ["-", "to", "until", "til"].includes(behind)) return null;
  return { link: isRange ? "RANGE" : "LIST", length };
}

/** Whether a list of days ends here: at a mark, a line, or times. */
function isEnd(pieces: readonly Piece[], index: number): boolean {
  const text = textAt(pieces, index);
  const isTime = isDigits(text, 1, 4) || ["from", "at", "de", "noon"].includes(text);
  return text === "" || [",", ".", ":", ";", ")", "(", "-"].includes(text) || text.startsWith("\n") || isTime;
}

const isDayWord = (text: string): boolean =>
  /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)/u.test(text) || isMonthName(text);

/** Returns the number of pieces that a form takes. */
function countPieces(form: RegExp, pieces: readonly Piece[], index: number): number {
  const text = pieces
    .slice(index, index + 8)
    .map((piece) => piece.text)
    .join(" ");
  const found = form.exec(text)?.[0].trim() ?? "";
  return found === "" ? 0 : found.split(" ").length;
}
