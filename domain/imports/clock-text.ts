import { MINUTES_PER_DAY } from "../time/clock-time.ts";

/** Clock times as directories write them. What could mean two things is no time: nothing is guessed. */

/**
 * How a time of two-digit hours without am or pm ("10:00") is taken: in a field that the standard wants on the
 * 24-hour clock it is plain, in running text it is open.
 */
export type BareHours = "PLAIN" | "OPEN";

export interface ClockText {
  /** Minutes since midnight, 0–1440; of a time without am or pm, as it stands ("5:00" is 300). */
  minute: number;
  /** How sure the half of the day is: said, plain from the 24-hour clock, or open ("5:00"). */
  half: "SAID" | "PLAIN" | "OPEN";
}

/**
 * `9:00am`, `9am`, `9:00 a.m.`, `9:00a`, `noon`, `midnight`, `09:00`, `17:30`, `10:00:00`, `09:00-05:00` (local
 * time with its offset from UTC). Null for anything else: `9 o clock`, `8:00m`, `9:0am`, `6:300pm`, `830am`.
 * A time in UTC (`14:00Z`) is null too: the local clock cannot be told from it for every day of the year.
 */
export function readClock(raw: string, bareHours: BareHours = "OPEN"): ClockText | null {
  const text = raw.trim().toLowerCase().replace(/\s+/gu, " ");
  if (text === "noon" || text === "12 noon" || text === "mediodía") return { minute: 720, half: "SAID" };
  if (text === "midnight" || text === "12 midnight" || text === "medianoche")
    return { minute: 1440, half: "SAID" };
  const match =
    /^(\d{1,2})(?::(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(?: ?([ap])\.? ?(?:m\.?)?)?([+-]\d{2}:?\d{2})?$/u.exec(
      text,
    );
  if (match === null) return null;
  const [, hours = "", minutes, seconds, half, offset] = match;
  if (seconds !== undefined && seconds > "59") return null;
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  if (minute > 59) return null;
  if (half !== undefined) {
    if (hour < 1 || hour > 12 || offset !== undefined) return null;
    return { minute: (hour % 12) * 60 + minute + (half === "p" ? 720 : 0), half: "SAID" };
  }
  if (minutes === undefined) return hour >= 1 && hour <= 12 ? { minute: hour * 60, half: "OPEN" } : null;
  if (hour > 24 || (hour === 24 && minute > 0)) return null;
  const isMarked = hours.startsWith("0") || hour > 12 || seconds !== undefined || offset !== undefined;
  const isPlain = hours.length === 2 && (isMarked || bareHours === "PLAIN");
  return { minute: hour * 60 + minute, half: isPlain || hour === 0 ? "PLAIN" : "OPEN" };
}

/** Why a span of two times cannot be used. */
export const SPAN_FAULTS = [
  "noOpeningTime",
  "noClosingTime",
  "openingUnreadable",
  "closingUnreadable",
  "halfOfDayOpen",
  "tooLong",
  "noLength",
] as const;
export type SpanFault = (typeof SPAN_FAULTS)[number];

export interface ReadSpan {
  start: number;
  end: number;
  endsNextDay: boolean;
}

/** Longer than this across midnight, or than 18 hours within a day, is a slip of am and pm, not an opening. */
const LONGEST_NIGHT = 16 * 60;
const LONGEST_DAY = 18 * 60;

/**
 * The span between two times. `5:00–7:00pm` takes both as pm; `8:00–4:00pm` and `9:00am–5:00` are not guessed.
 * A closing time not later than the opening time is the next day's (decisions, section 6).
 */
export function readSpan(opens: string, closes: string, bareHours: BareHours = "OPEN"): ReadSpan | SpanFault {
  if (opens.trim() === "") return "noOpeningTime";
  if (closes.trim() === "") return "noClosingTime";
  const from = readClock(opens, bareHours);
  if (from === null) return "openingUnreadable";
  const until = readClock(closes, bareHours);
  if (until === null) return "closingUnreadable";
  const start = startMinute(from, until);
  const end = endMinute(from, until);
  return start === null || end === null ? "halfOfDayOpen" : spanOf(start % MINUTES_PER_DAY, end);
}

function startMinute(from: ClockText, until: ClockText): number | null {
  if (from.half !== "OPEN") return from.minute;
  // On the 24-hour clock both ends are written so: "9:00" to "17:00".
  if (until.half === "PLAIN" && until.minute > from.minute) return from.minute;
  if (until.half === "OPEN") {
    // "10:00" to "12:30" could be either half; nobody tells.
    return null;
  }
  if (until.half !== "SAID") return null;
  // "5:00-7:00pm": the mark stands for both, where the span then runs forward.
  const sameHalf = (from.minute % 720) + (until.minute >= 720 ? 720 : 0);
  return sameHalf < until.minute ? sameHalf : null;
}

function endMinute(from: ClockText, until: ClockText): number | null {
  if (until.half !== "OPEN") return until.minute;
  // "08:00" to "12:00": the first one shows that this is the 24-hour clock.
  return from.half === "PLAIN" && until.minute > from.minute ? until.minute : null;
}

function spanOf(start: number, written: number): ReadSpan | SpanFault {
  // Midnight as an end is the end of the same day; so is 23:59.
  const end = written === 0 || written === MINUTES_PER_DAY - 1 ? MINUTES_PER_DAY : written;
  if (start === 0 && written === 0) return "noLength";
  if (end === start) return "noLength";
  if (end > start) {
    const isWholeDay = start === 0 && end === MINUTES_PER_DAY;
    return !isWholeDay && end - start > LONGEST_DAY ? "tooLong" : { start, end, endsNextDay: false };
  }
  return end + MINUTES_PER_DAY - start > LONGEST_NIGHT ? "tooLong" : { start, end, endsNextDay: true };
}
