import type { ClockSpan, Day, ScheduleEntry } from "../services/opening-hours/entry.ts";
import type { DateReading, DateSpan } from "./date-forms.ts";
import type { Aside } from "./hours-asides.ts";
import type { ClosedHoliday } from "./hours-holiday-words.ts";
import type { HoursItem, MonthlyDay } from "./hours-item.ts";
import type { Pause } from "./hours-pauses.ts";

/** Statements of one part of a text, before the parts are weighed against each other. */
export interface Statements {
  openings: readonly Opening[];
  closedDays: readonly Day[];
  closedMonthly: readonly MonthlyDay[];
  closedDates: readonly DateSpan[];
  closedHolidays: readonly ClosedHoliday[];
  holidayHours: readonly HolidayHours[];
  /** Dates that are closed every year. */
  closedYearly: readonly DateReading[];
  /** Time from which it is closed on holidays, or on the days before. */
  eves: readonly (HoursItem & { kind: "EVE" })[];
  /** Days and dates on which it closes early or opens late. */
  changes: readonly (HoursItem & { kind: "CHANGED" })[];
  /** Times of day at which it is closed, on which days. */
  pauses: readonly Pause[];
  /** Days and times that need an appointment, or are those of the telephone. */
  asides: readonly Aside[];
}

/** Holidays with times of their own. */
export interface HolidayHours {
  holidays: readonly ClosedHoliday[];
  span: ClockSpan;
}

/** Spans, and the days and weekdays of the month on which they are. */
export interface Opening {
  days: readonly Day[];
  monthly: readonly MonthlyDay[];
  monthDays: readonly number[];
  /** Every other week. */
  isAlternate: boolean;
  spans: readonly ClockSpan[];
  text: string;
}

/** When lunch is eaten, in minutes since midnight. */
const LUNCH = [11 * 60, 14 * 60 + 30] as const;

/** "9-12 and 1-4, closed for lunch": the times leave lunch out themselves. */
export function hasLunchGap(spans: readonly ClockSpan[]): boolean {
  const sorted = [...spans].sort((one, other) => one.start - other.start);
  return sorted.some(({ end }, index) => {
    const next = sorted[index + 1];
    return next !== undefined && end >= LUNCH[0] && next.start > end && next.start <= LUNCH[1];
  });
}

/**
 * Matches unclear holidays: "Most holidays 10-2" does not name them, and "holiday hours 10-2" may mean those of
 * December.
 */
const SOME_HOLIDAYS = /\b(?:some|most|holiday|fiestas)\b/u;

/** `Sunday and holidays 10-2`. Null where it is not sure; a night would go on into a day of which nothing is said. */
export function toHolidayHours(
  { holidays, text }: HoursItem & { kind: "DAYS" },
  [span, ...others]: readonly ClockSpan[],
): HolidayHours | null {
  const isSure = others.length === 0 && !SOME_HOLIDAYS.test(text);
  return span === undefined || span.endsNextDay || !isSure ? null : { holidays, span };
}

/** One entry for each span on each day, in the order of the text. */
export function toOpeningEntries({ days, monthly, monthDays, spans }: Opening): readonly ScheduleEntry[] {
  return spans.flatMap((span): ScheduleEntry[] => [
    ...days.map((day) => ({ type: "WEEKLY" as const, day, span })),
    ...monthly.map((each) => ({ type: "MONTHLY" as const, ...each, span })),
    ...monthDays.map((monthDay) => ({ type: "MONTH_DAY" as const, monthDay, span })),
  ]);
}
