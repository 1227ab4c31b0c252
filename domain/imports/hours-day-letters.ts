import type { Day } from "../services/opening-hours/entry.ts";
import { isDigits, LOST_SIGN, type Piece, textAt } from "./hours-pieces.ts";

const LETTER_DAYS: Readonly<Record<string, Day>> = {
  m: "MONDAY",
  t: "TUESDAY",
  w: "WEDNESDAY",
  r: "THURSDAY",
  f: "FRIDAY",
  s: "SATURDAY",
  u: "SUNDAY",
};

const THURSDAYS = new Set(["th", "thu", "thur", "thurs", "thr", "thursday", "r"]);

/** `M 8-5`, `M,T,W,Th`. A `T` is Tuesday where Thursday has another name. */
export function englishLetterDay(pieces: readonly Piece[], index: number): Day | null {
  const text = textAt(pieces, index);
  const day = LETTER_DAYS[text];
  const isUnit = pieces[index]?.isGlued === true && isDigits(textAt(pieces, index - 1), 1, 9);
  if (day === undefined || isUnit) return null;
  // "w/ ID"
  if (text === "w" && textAt(pieces, index + 1) === "/" && !isDayName(textAt(pieces, index + 2))) return null;
  // "M" by itself is Monday or, in Spanish, one of two other days.
  if (text === "m" && !hasEnglishDay(pieces, index)) return null;
  if ((text === "s" || text === "u") && !isWeekendLetter(pieces, index, text)) return null;
  // "T-Th" may be two days or three.
  if (text === "t" && textAt(pieces, index + 1) === "-") return null;
  const near = pieces.slice(Math.max(0, index - MOST_BESIDE_LETTER), index + MOST_BESIDE_LETTER);
  const isNamed = text !== "t" || near.some((piece) => THURSDAYS.has(piece.text));
  return isNamed ? day : null;
}

const SUNDAYS = new Set(["u", "su", "sun", "sunday", "sundays"]);

/** `S 9-1, U closed`: in a list of English days, where an `S` is Saturday beside a Sunday, and crossed out is no day. */
function isWeekendLetter(pieces: readonly Piece[], index: number, letter: "s" | "u"): boolean {
  const next = textAt(pieces, index + 1);
  const isCrossedOut =
    next === "x" || next === "closed" || (next === "-" && textAt(pieces, index + 2) === "x");
  const isPlace = isCrossedOut || [",", "-", "/", "&", ":", "=", "u"].includes(next) || isDigits(next, 1, 4);
  const isSure = letter === "u" || isCrossedOut || pieces.some(({ text }) => SUNDAYS.has(text));
  return isPlace && isSure && hasEnglishDay(pieces, index);
}

const isDayName = (text: string): boolean => ENGLISH_DAYS.has(text) || text in LETTER_DAYS;

const hasEnglishDay = (pieces: readonly Piece[], index: number): boolean =>
  pieces
    .slice(Math.max(0, index - MOST_BESIDE_LETTER), index + MOST_BESIDE_LETTER)
    .some(({ text }) => ENGLISH_DAYS.has(text));

/** How far ahead Thursday is looked for, in pieces. */
const MOST_BESIDE_LETTER = 40;

/** Days of one or two letters in Spanish; `M` is one of two. */
const SPANISH_LETTERS: ReadonlyMap<string, Day> = new Map([
  ["l", "MONDAY"],
  ["lu", "MONDAY"],
  ["ma", "TUESDAY"],
  ["mi", "WEDNESDAY"],
  ["x", "WEDNESDAY"],
  ["w", "WEDNESDAY"],
  ["j", "THURSDAY"],
  ["ju", "THURSDAY"],
  ["v", "FRIDAY"],
  ["vi", "FRIDAY"],
  ["s", "SATURDAY"],
  ["d", "SUNDAY"],
  ["do", "SUNDAY"],
]);

/**
 * Letters of surely Spanish days: an `S` may also be either day of an English weekend, and a `W` is an English day,
 * too.
 */
const SURELY_SPANISH = new Set(
  [...SPANISH_LETTERS.keys()].filter((letter) => letter !== "s" && letter !== "w"),
);

const ENGLISH_DAYS = new Set(
  `monday mondays mon mo tuesday tuesdays tues tue tu wednesday wednesdays weds wed we thursday thursdays thurs thur thu th
   friday fridays fri fr saturday saturdays sat sunday sundays sun su f w t r`.split(/\s+/u),
);

/** `L–V 9–5, S 9–1`, `Mi 9am–3pm`: letters that are days in Spanish alone, in a text without English days. */
export function hasSpanishLetters(pieces: readonly Piece[]): boolean {
  const isSure = pieces.some(({ text }, index) => SURELY_SPANISH.has(text) && isDayPlace(pieces, index));
  return isSure && !pieces.some(({ text }) => ENGLISH_DAYS.has(text) && text !== "w");
}

const BEHIND_DAYS = new Set([
  LOST_SIGN,
  "",
  "-",
  ",",
  "/",
  "&",
  ":",
  ".",
  ";",
  "(",
  ")",
  "|",
  "y",
  "e",
  "a",
  "al",
  "de",
]);

/**
 * Whether a day may be here: times, another day, a mark or the end of the line follow, and no number is glued to it.
 */
function isDayPlace(pieces: readonly Piece[], index: number): boolean {
  const next = textAt(pieces, index + 1);
  const isUnit = pieces[index]?.isGlued === true && isDigits(textAt(pieces, index - 1), 1, 9);
  const isNext =
    BEHIND_DAYS.has(next) ||
    next.startsWith("\n") ||
    next.startsWith("cerrad") ||
    SPANISH_LETTERS.has(next) ||
    next === "m" ||
    isDigits(next, 1, 4);
  return isNext && !isUnit;
}

/** Reads `Mi`, `L`, `S` in a Spanish text; null where no day is here, or one of two. */
export function spanishLetterDay(pieces: readonly Piece[], index: number): Day | null {
  const text = textAt(pieces, index);
  if (!isDayPlace(pieces, index)) return null;
  // "L-W 8-12" may be two days or three, and so may "M-J" beside it.
  const isOfW = text === "w" || (text === "m" && pieces.some((piece) => piece.text === "w"));
  if (isOfW && isInPair(pieces, index)) return null;
  return (text === "m" ? dayOfM(pieces) : SPANISH_LETTERS.get(text)) ?? null;
}

/** Whether a dash is on one side, and no third day. */
function isInPair(pieces: readonly Piece[], index: number): boolean {
  const isDash = (at: number): boolean => textAt(pieces, at) === "-";
  const [before, behind] = [isDash(index - 1), isDash(index + 1)];
  if (before === behind) return false;
  return before ? !isDash(index - 3) : !isDash(index + 3);
}

const TUESDAYS = new Set(["ma", "mar", "martes"]);
const WEDNESDAYS = new Set(["mi", "x", "w", "mie", "mier", "miercoles"]);

/** `L/M/X`: the other of the two days has its own name in the text. */
function dayOfM(pieces: readonly Piece[]): Day | undefined {
  const hasTuesday = pieces.some(({ text }) => TUESDAYS.has(text));
  const hasWednesday = pieces.some(({ text }) => WEDNESDAYS.has(text));
  if (hasTuesday === hasWednesday) return undefined;
  return hasTuesday ? "WEDNESDAY" : "TUESDAY";
}
