import type { DayPart } from "./believable-span.ts";
import { type ClockText, readClock } from "./clock-text.ts";
import { isDigits, type Piece, startsWith, textAt } from "./hours-pieces.ts";

const HALVES: readonly (readonly [readonly string[], "a" | "p"])[] = [
  [["am"], "a"],
  [["pm"], "p"],
  [["a", ".", "m"], "a"],
  [["p", ".", "m"], "p"],
  [["a", "m"], "a"],
  [["p", "m"], "p"],
];

/** Slips of am and pm; null where it may be either. */
const HALF_SLIPS: ReadonlyMap<string, "a" | "p" | null> = new Map([
  ["amm", "a"],
  ["aam", "a"],
  ["an", "a"],
  ["pmm", "p"],
  ["ppm", "p"],
  ["pn", "p"],
  ["om", null],
]);

/** Words that say the half of the day behind a time. */
const HALF_PHRASES: readonly (readonly [string, DayPart])[] = [
  ["de la manana", "MORNING"],
  ["de la tarde", "AFTERNOON"],
  ["de la noche", "EVENING"],
  ["in the morning", "MORNING"],
  ["in the afternoon", "AFTERNOON"],
  ["in the evening", "EVENING"],
  ["at night", "EVENING"],
];

/** Hours in words, as talkers write them: "from nine to five". */
const HOUR_WORDS: ReadonlyMap<string, string> = new Map(
  [
    "two three four five six seven eight nine ten eleven twelve".split(" "),
    "dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" "),
  ].flatMap((words) => words.map((word, index) => [word, String(index + 2)])),
);

const NOON_WORDS = ["noon", "mediodia", "midday"];
const MIDNIGHT_WORDS = ["midnight", "medianoche"];

export interface FoundClock {
  clock: ClockText;
  /** Number of pieces that it takes. */
  length: number;
}

/** `9`, `9am`, `9:00 a. m.`, `830am`, `0900`, `17:30`, `9 de la mañana`, `12 noon`. */
export function clockAt(pieces: readonly Piece[], index: number, isSpanish: boolean): FoundClock | null {
  const word = clockWord(pieces, index);
  if (word !== null) return word;
  const fraction = fractionAt(pieces, index);
  if (fraction !== null) return fraction;
  const digits = digitsAt(pieces, index);
  if (digits === null) return null;
  const next = index + digits.length;
  const link = textAt(pieces, next) === "del" ? 1 : 0;
  const named = clockWord(pieces, next + link);
  if (named !== null && digits.hours === 12 && digits.minutes === 0)
    return { clock: named.clock, length: digits.length + link + named.length };
  const noon = digits.hours === 12 && digits.minutes === 0 ? noonLength(pieces, next, isSpanish) : 0;
  if (noon > 0) return { clock: { minute: 720, half: "SAID" }, length: digits.length + noon };
  const half = halfAt(pieces, next, isSpanish);
  const clock = toClock(digits, half.half);
  if (clock === null) return null;
  const length = digits.length + half.length;
  const hasUnit = half.half === null && ["h", "hs", "hrs"].includes(textAt(pieces, index + length));
  return { clock, length: length + (hasUnit ? 1 : 0) };
}

/**
 * Returns the number of pieces behind a twelve that mean midday: `12:00 m.` in Spanish, `12:00md` in Puerto Rico,
 * `12n`.
 */
function noonLength(pieces: readonly Piece[], index: number, isSpanish: boolean): number {
  const text = textAt(pieces, index);
  if (startsWith(pieces, index, ["m", ".", "d", "."])) return 4;
  if (isSpanish && text === "m") return textAt(pieces, index + 1) === "." ? 2 : 1;
  return text === "md" || (text === "n" && pieces[index]?.isGlued === true) ? 1 : 0;
}

/** Shorter fractions that are no other numbers. */
const QUARTERS = new Set(["25", "5", "50", "75"]);

/** `0.375`: a fraction of a day, as spreadsheets have it. */
function fractionAt(pieces: readonly Piece[], index: number): FoundClock | null {
  const digits = textAt(pieces, index + 2);
  const isGlued = pieces[index + 1]?.isGlued === true && pieces[index + 2]?.isGlued === true;
  const isFraction =
    textAt(pieces, index) === "0" &&
    textAt(pieces, index + 1) === "." &&
    (isDigits(digits, 3, 18) || QUARTERS.has(digits));
  const clock = isFraction && isGlued ? readClock(`0.${digits}`) : null;
  return clock === null ? null : { clock, length: 3 };
}

function clockWord(pieces: readonly Piece[], index: number): FoundClock | null {
  const text = textAt(pieces, index);
  const isNoon = NOON_WORDS.includes(text);
  if (!isNoon && !MIDNIGHT_WORDS.includes(text)) return null;
  return { clock: { minute: isNoon ? 720 : 1440, half: "SAID" }, length: 1 };
}

interface ClockDigits {
  hours: number;
  minutes: number;
  /** Text in the form that `readClock` accepts, without a half of the day. */
  text: string;
  /** `830`: three or four digits without a mark between hours and minutes. */
  isRun: boolean;
  length: number;
}

/** `noon to one`: behind another time "one" is an hour. */
function isOne(pieces: readonly Piece[], index: number): boolean {
  const [from, link] = [textAt(pieces, index - 2), textAt(pieces, index - 1)];
  const isTime = NOON_WORDS.includes(from) || HOUR_WORDS.has(from) || isDigits(from, 1, 2);
  return textAt(pieces, index) === "one" && /^(?:to|until|till?|-)$/u.test(link) && isTime;
}

function digitsAt(pieces: readonly Piece[], index: number): ClockDigits | null {
  const first = isOne(pieces, index) ? "1" : (HOUR_WORDS.get(textAt(pieces, index)) ?? textAt(pieces, index));
  if (!isDigits(first, 1, 4)) return null;
  if (first.length > 2) {
    const [hours, minutes] = [first.slice(0, -2), first.slice(-2)];
    return {
      hours: Number(hours),
      minutes: Number(minutes),
      text: `${hours}:${minutes}`,
      isRun: true,
      length: 1,
    };
  }
  const isGlued = (offset: number): boolean => pieces[index + offset]?.isGlued === true;
  const separator = textAt(pieces, index + 1);
  const minutes = textAt(pieces, index + 2);
  // "9h30"
  if (separator === "h" && isGlued(1) && isGlued(2) && isDigits(minutes, 2, 2))
    return {
      hours: Number(first),
      minutes: Number(minutes),
      text: `${first.padStart(2, "0")}:${minutes}`,
      isRun: true,
      length: 3,
    };
  const hasMinutes =
    (separator === ":" || separator === ".") && isGlued(1) && isGlued(2) && isDigits(minutes, 1, 9);
  if (!hasMinutes) return { hours: Number(first), minutes: 0, text: first, isRun: false, length: 1 };
  if (minutes.length !== 2) return null;
  const hasSeconds = textAt(pieces, index + 3) === ":" && textAt(pieces, index + 4) === "00" && isGlued(3);
  const text = `${first}:${minutes}${hasSeconds ? ":00" : ""}`;
  const length = hasSeconds ? 5 : 3;
  return { hours: Number(first), minutes: Number(minutes), text, isRun: false, length };
}

function halfAt(
  pieces: readonly Piece[],
  index: number,
  isSpanish: boolean,
): { half: "a" | "p" | DayPart | null; length: number } {
  for (const [words, half] of HALVES) {
    if (!startsWith(pieces, index, words)) continue;
    const isPointed = words.includes(".") && textAt(pieces, index + words.length) === ".";
    return { half, length: words.length + (isPointed ? 1 : 0) };
  }
  const text = textAt(pieces, index);
  const isLetter = (text === "a" || text === "p") && pieces[index]?.isGlued === true;
  if (isLetter) return { half: text, length: 1 };
  // "10 A - 2 P"; in Spanish "a" is "to".
  const isApart =
    text === "p" || (text === "a" && !isSpanish && ["-", "", ","].includes(textAt(pieces, index + 1)));
  if (isApart && (text === "a" || text === "p")) return { half: text, length: 1 };
  const slip = pieces[index]?.isGlued === true ? HALF_SLIPS.get(text) : undefined;
  if (slip !== undefined) return { half: slip, length: 1 };
  for (const [phrase, half] of HALF_PHRASES) {
    const words = phrase.split(" ");
    if (startsWith(pieces, index, words)) return { half, length: words.length };
  }
  return { half: null, length: 0 };
}

function toClock(digits: ClockDigits, half: "a" | "p" | DayPart | null): ClockText | null {
  const { hours, minutes, text, isRun } = digits;
  if (half === "a" || half === "p") return readClock(`${text}${half}m`);
  if (half !== null) {
    const clock = readClock(text);
    if (clock?.half !== "OPEN") return null;
    return readClock(`${text}${toMeridiem(hours, half)}m`);
  }
  // "830-430": the number of an office has other minutes, or a word before it.
  if (isRun && text.length === 4)
    return minutes % 15 === 0 && minutes < 60 && hours > 0 ? readClock(text) : null;
  if (isRun) {
    return text.length === 5 && minutes < 60 && hours < 24
      ? { minute: hours * 60 + minutes, half: "PLAIN" }
      : null;
  }
  // "de 9 a 17": a bare hour of the afternoon is of the 24-hour clock.
  if (!text.includes(":") && hours > 12 && hours < 24) return { minute: hours * 60, half: "PLAIN" };
  return readClock(text);
}

/** "12 de la noche" is midnight, "12 de la tarde" noon. */
function toMeridiem(hours: number, part: DayPart): "a" | "p" {
  if (part === "MORNING") return "a";
  return part === "EVENING" && hours === 12 ? "a" : "p";
}
