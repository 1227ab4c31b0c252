import type { CivilDay } from "./answer.ts";

/**
 * The wall clock in New York at each moment of the comparison: every half hour of two years, and every minute of a
 * month with five Mondays and a clock change and of the days around the other change. Clock changes are listed here,
 * so that a mistake in the product's time zones cannot hide.
 */

/** IANA name. */
export const TIME_ZONE = "America/New_York";

const MINUTE_MS = 60_000;
const STANDARD_OFFSET = -300;
const SUMMER_OFFSET = -240;
const SUMMER_TIMES = [
  ["2027-03-14T07:00Z", "2027-11-07T06:00Z"],
  ["2028-03-12T07:00Z", "2028-11-05T06:00Z"],
].map((times) => times.map((time) => Date.parse(time)));
const EVERY_MINUTE = [
  ["2027-03-01", "2027-03-31"],
  ["2027-11-05", "2027-11-09"],
];
const [FIRST_DATE, LAST_DATE] = ["2027-01-01", "2028-12-31"];
/** The last minute of the repeated hour. */
const END_OF_DOUBLE_HOUR = 119;

export interface Moment {
  /** Epoch milliseconds. */
  at: number;
  /** The latest local time that the clock has shown that day, in minutes since midnight. */
  minute: number;
}

export interface ClockDay {
  day: CivilDay;
  moments: readonly Moment[];
}

/** The days of both years. The day before them comes first, without moments. */
export function clockDays(): readonly ClockDay[] {
  const days: ClockDay[] = [];
  for (let utc = Date.parse(FIRST_DATE) - 86_400_000; utc <= Date.parse(LAST_DATE); utc += 86_400_000) {
    const day = civilDay(new Date(utc));
    days.push({ day, moments: days.length === 0 ? [] : listMoments(day.date, utc) });
  }
  return days;
}

/** Epoch milliseconds of the first moment and of the end of the last day. */
export const CLOCK_RANGE = {
  from: Date.parse(FIRST_DATE) - STANDARD_OFFSET * MINUTE_MS,
  until: Date.parse(LAST_DATE) + (1_440 - STANDARD_OFFSET) * MINUTE_MS,
} as const;

function listMoments(date: string, utcMidnight: number): readonly Moment[] {
  const isClose = EVERY_MINUTE.some(([from = "", until = ""]) => date >= from && date <= until);
  const [start, end] = [localMidnight(utcMidnight), localMidnight(utcMidnight + 86_400_000)];
  const moments: Moment[] = [];
  for (let at = start; at < end; at += (isClose ? 1 : 30) * MINUTE_MS) {
    const minute = (at - utcMidnight) / MINUTE_MS + offset(at);
    moments.push({ at, minute: isSecondTime(at) ? END_OF_DOUBLE_HOUR : minute });
  }
  return moments;
}

/** Clocks change at 2 AM. */
function localMidnight(utcMidnight: number): number {
  const standard = utcMidnight - STANDARD_OFFSET * MINUTE_MS;
  return utcMidnight - offset(standard - 60 * MINUTE_MS) * MINUTE_MS;
}

function offset(at: number): number {
  return SUMMER_TIMES.some(([from = 0, until = 0]) => at >= from && at < until)
    ? SUMMER_OFFSET
    : STANDARD_OFFSET;
}

function isSecondTime(at: number): boolean {
  return SUMMER_TIMES.some(([, until = 0]) => at >= until && at < until + 60 * MINUTE_MS);
}

function civilDay(date: Date): CivilDay {
  return {
    date: date.toISOString().slice(0, 10),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    daysInMonth: new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate(),
    weekday: (date.getUTCDay() + 6) % 7,
  };
}
