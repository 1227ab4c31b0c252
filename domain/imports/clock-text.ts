import { MINUTES_PER_DAY } from "../time/clock-time.ts";

/** Clock times in imported texts. Ambiguous times are rejected, never guessed. */

/**
 * How a time of two-digit hours without am or pm ("10:00") is taken: in a field that the standard wants on the
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
 * time with its offset from UTC). Null for anything else: `9 o clock`, `8:00m`, `9:0am`, `6:300pm`, `830am`.
 * A time in UTC (`14:00Z`) is null too: the local clock cannot be told from it for every day of the year.
 */
export function readClock(raw: string, bareHours: BareHours = "OPEN"): ClockText | null {
  const text = raw.trim().toLowerCase().replace(/\s+/gu, " ");
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

const CLOCK =
  /^(\d{1,2})(?::(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(?: ?([ap])\.? ?(?:m\.?)?)?([+-]\d{2}:?\d{2})?$/u;

const CLOCK_WORDS: Readonly<Record<string, number>> = {
  noon: 720,
  "12 noon": 720,
  mediodía: 720,
  midnight: MINUTES_PER_DAY,
  "12 midnight": MINUTES_PER_DAY,
  medianoche: MINUTES_PER_DAY,
};

/** @param minute as written, with 12 as the first hour of its half */
function halfDayClock(minute: number, half: string): ClockText | null {
  if (minute < 60 || minute >= 13 * 60) return null;
  return { minute: (minute % 720) + (half === "p" ? 720 : 0), half: "SAID" };
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

/** Longer spans, in minutes, are taken for a mistake of am and pm: across midnight, and within a day. */
const MAX_OVERNIGHT_MINUTES = 16 * 60;
const MAX_DAY_MINUTES = 18 * 60;

/**
 * The span between two times. `5:00–7:00pm` takes both as pm; `8:00–4:00pm` and `9:00am–5:00` are not guessed.
 * A closing time not later than the opening time is the next day's (rule imports 23).
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
    return !isWholeDay && end - start > MAX_DAY_MINUTES ? "tooLong" : { start, end, endsNextDay: false };
  }
  return end + MINUTES_PER_DAY - start > MAX_OVERNIGHT_MINUTES
    ? "tooLong"
    : { start, end, endsNextDay: true };
}
