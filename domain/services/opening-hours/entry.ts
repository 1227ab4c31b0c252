/**
 * One line of a service's opening hours or closed days, as the rules read it.
 *
 * Clock times are minutes of the local wall clock since midnight (0–1439); the end of a span may be
 * 1440, which is midnight at the end of the day. Dates are civil dates in ISO form (`2026-11-21`) in the
 * service's own zone. The wire's form (`8:00 AM`, `MM/DD/YYYY`) is read and written in `entry-wire.ts`.
 *
 * See rules opening-hours 1–3.
 */

export const DAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;
export type Day = (typeof DAYS)[number];

export const PERIODS = ["FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "LAST"] as const;
export type Period = (typeof PERIODS)[number];

export const ENTRY_TYPES = ["WEEKLY", "MONTHLY", "DATE_RANGE", "FULL_DAY", "PERMANENTLY_CLOSED"] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** Wall-clock minutes since midnight. `end` ≤ `start` only with `endsNextDay`. */
export interface ClockSpan {
  start: number;
  end: number;
  endsNextDay: boolean;
}

/** Both dates are inclusive; the dates in `ended-hours.ts` mean no beginning and no end. */
export interface Validity {
  startDate: string;
  endDate: string;
}

/** Shared by entries of recurring days. */
interface Recurring {
  /** `null` is allowed for closed days only: the whole day. */
  span: ClockSpan | null;
  /** A season, or the dates of a change of hours. Absent: always. */
  during?: Validity;
}
export interface WeeklyEntry extends Recurring {
  type: "WEEKLY";
  day: Day;
  /** Interval in weeks, counted from the week of the first date of `during`. Absent: every week. */
  everyWeeks?: number;
}
export interface MonthlyEntry extends Recurring {
  type: "MONTHLY";
  period: Period;
  day: Day;
}
/** Sent as MONTHLY with `monthDay`. A month without such a day has none. */
export interface MonthDayEntry extends Recurring {
  type: "MONTH_DAY";
  /** 1 to 31, or `LAST_DAY`. */
  monthDay: number;
}
/** Last day of a month, counted as iCalendar does. */
export const LAST_DAY = -1;
/** More weeks than these are no rhythm that people keep. */
export const MOST_WEEKS = 12;

/** Both dates are inside the range. */
export interface DateRangeEntry {
  type: "DATE_RANGE";
  startDate: string;
  endDate: string;
  span: ClockSpan | null;
}
export interface FullDayEntry {
  type: "FULL_DAY";
}
export interface PermanentlyClosedEntry {
  type: "PERMANENTLY_CLOSED";
}
export type ScheduleEntry =
  | WeeklyEntry
  | MonthlyEntry
  | MonthDayEntry
  | DateRangeEntry
  | FullDayEntry
  | PermanentlyClosedEntry;

/** Everything the opening rule needs to know of a service, besides the moment. */
export interface Hours {
  /** IANA name of the service's own zone. */
  timeZone: string;
  schedules: readonly ScheduleEntry[];
  closeSchedules: readonly ScheduleEntry[];
  /** "Contact for hours": no status is computed. */
  isContact: boolean;
}

/** Hours with those of intake; empty: none are stated. */
export interface HoursWithIntake extends Hours {
  intakeSchedules: readonly ScheduleEntry[];
}
