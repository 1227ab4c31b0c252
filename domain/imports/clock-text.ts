import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";

/** Clock times in imported texts. Ambiguous times are rejected, never guessed. */

/**
 * How a time of two-digit hours without am or pm ("10:00") is read: in a field for which the standard requires the
 * 24-hour clock it is plain, in running text it is open.
 */
export type BareHours = "PLAIN" | "OPEN";

export interface ClockText {
  /** Minutes since midnight, 0–1440; a time without am or pm as written ("5:00" is 300). */
  minute: number;
  /** Whether the half of the day is stated, implied by the 24-hour clock, or open ("5:00"). */
  half: "SAID" | "PLAIN" | "OPEN";
}

/**
 * `9:00am`, `9am`, `9:00 a.m.`, `9:00a`, `noon`, `midnight`, `09:00`, `17:30`, `10:00:00`, `09:00-05:00` (local
 * time with its offset from UTC), `16.30`, `1630`, and what spreadsheets write: `0.375` of a day, or a time of their first day
 * (`1899-12-30T09:00`). Null for anything else: `9 o clock`, `8:00m`, `9:0am`, `6:300pm`, `830am`.
 * A time in UTC (`14:00Z`) is null too: it does not determine the local time for every day of the year.
 */
export function readClock(raw: string, bareHours: BareHours = "OPEN"): ClockText | null {
  const fraction = clockOfSpreadsheet(raw.trim());
  if (fraction !== null) return fraction;
  const text = raw
    .trim()
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .replace(DAY_ZERO, "")
    .replace(POINTED, "$1:$2")
    .replace(RUN, "$1:$2");
  const word = CLOCK_WORDS[text];
  if (word !== undefined) return { minute: word, half: "SAID" };
  const [, hours, minutes = "", seconds = "", half, offset = ""] = CLOCK.exec(text) ?? [];
  if (hours === undefined || seconds > "59" || minutes > "59") return null;
  const minute = Number(hours) * 60 + Number(minutes);
  if (half !== undefined) return offset === "" ? halfDayClock(minute, half) : null;
  if (minutes === "") return minute >= 60 && minute <= 720 ? { minute, half: "OPEN" } : null;
  if (minute > MINUTES_PER_DAY) return null;
  const isMarked = hours.startsWith("0") || minute >= 13 * 60 || seconds !== "" || offset !== "";
  const isPlain = minute < 60 || (hours.length === 2 && (isMarked || bareHours === "PLAIN"));
  return { minute, half: isPlain ? "PLAIN" : "OPEN" };
}

/** Days from which programs count, where a cell holds a time alone. */
const DAY_ZERO =
  /^(?:1899-12-3[01]|1900-01-0[01]|1970-01-01|2000-01-01|12\/3[01]\/1899|3[01]\/12\/1899|0?1\/0?[01]\/1900|0?0\/0?1\/1900)[t ](?=\d)/u;

/** `16.30`, `9.30 pm`. */
const POINTED = /^(0?[1-9]|1\d|2[0-4])\.(\d{2})(?!\d|\.)/u;

/** `800`, `1630`: read as `8:00`; no door opens at `2026`. */
const RUN = /^(0?\d|1\d|2[0-4])([0-5][05])$/u;

/** How far a fraction of a day may be from a whole number of five minutes, in minutes. */
const ROUNDING = 0.02;

/** Fewest digits by which a fraction means one time alone, however it was rounded. */
const FEWEST_DIGITS = 3;

/**
 * Reads `0.375`, `0.708`, also behind the number of a day; null where it is no such number, or no time that a door
 * would have.
 */
function clockOfSpreadsheet(text: string): ClockText | null {
  const digits = /^(?:0|\d{5})?(\.\d{1,18})$/u.exec(text)?.[1];
  if (digits === undefined) return null;
  const places = digits.length - 1;
  const rounding =
    places < FEWEST_DIGITS ? ROUNDING : Math.max(ROUNDING, (MINUTES_PER_DAY / 2) * 10 ** -places);
  const minutes = Number(`0${digits}`) * MINUTES_PER_DAY;
  const minute = Math.round(minutes / 5) * 5;
  return Math.abs(minutes - minute) <= rounding ? { minute, half: "PLAIN" } : null;
}

const CLOCK =
  /^(\d{1,2})(?::(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(?: ?([ap])\.? ?(?:m\.?)?)?([+-]\d{2}:?\d{2})?$/u;

const CLOCK_WORDS: Readonly<Record<string, number>> = {
  noon: 720,
  "12 noon": 720,
  mediodía: 720,
  // "Meridiano", as Spanish writes midday.
  "12 m": 720,
  "12 m.": 720,
  "12:00 m": 720,
  "12:00 m.": 720,
  midnight: MINUTES_PER_DAY,
  "12 midnight": MINUTES_PER_DAY,
  medianoche: MINUTES_PER_DAY,
};

/** @param minute as written, with 12 as the first hour of its half */
function halfDayClock(minute: number, half: string): ClockText | null {
  if (minute < 60 || minute >= 13 * 60) return null;
  return { minute: (minute % 720) + (half === "p" ? 720 : 0), half: "SAID" };
}
