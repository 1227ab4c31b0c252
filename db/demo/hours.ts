import type { ClockSpan, Day, Period, ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import { DAYS } from "#domain/services/opening-hours/entry.ts";

/**
 * Words to write opening hours with. Clock times are `HH:MM` of the town's wall clock; an end that is not
 * later than its start is on the next day.
 */

const WEEKDAYS: readonly Day[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];

export const ALWAYS: readonly ScheduleEntry[] = [{ type: "FULL_DAY" }];
export const CLOSED_FOR_GOOD: readonly ScheduleEntry[] = [{ type: "PERMANENTLY_CLOSED" }];

export function everyDay(start: string, end: string): ScheduleEntry[] {
  return on(DAYS, start, end);
}

export function weekdays(start: string, end: string): ScheduleEntry[] {
  return on(WEEKDAYS, start, end);
}

export function on(days: readonly Day[], start: string, end: string): ScheduleEntry[] {
  return days.map((day) => ({ type: "WEEKLY", day, span: between(start, end) }));
}

/** The nth such weekday of every month; without times, the whole of that day (closed days only). */
export function monthly(period: Period, day: Day, start?: string, end?: string): ScheduleEntry {
  return { type: "MONTHLY", period, day, span: toSpan(start, end) };
}

/** Both dates are inside; without times, the whole of each day (closed days only). */
export function dates(startDate: string, endDate: string, start?: string, end?: string): ScheduleEntry {
  return { type: "DATE_RANGE", startDate, endDate, span: toSpan(start, end) };
}

function toSpan(start: string | undefined, end: string | undefined): ClockSpan | null {
  return start === undefined || end === undefined ? null : between(start, end);
}

function between(start: string, end: string): ClockSpan {
  const span = { start: parseMinutes(start), end: parseMinutes(end) };
  return { ...span, endsNextDay: span.end <= span.start };
}

function parseMinutes(clock: string): number {
  const parts = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(clock);
  if (parts === null) throw new Error(`Not a clock time: ${clock}`);
  return Number(parts[1]) * 60 + Number(parts[2]);
}
