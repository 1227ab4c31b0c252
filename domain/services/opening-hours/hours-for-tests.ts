import { openingHours as english } from "#words/compiled/en/services/opening-hours.ts";
import { epochOfIso, isoOfEpoch } from "../../base/contract/instant.ts";
import type { Day, Hours, Period, ScheduleEntry } from "./entry.ts";
import { openingStatus } from "./opening-status-rule.ts";
import { statusText } from "./status-text.ts";

/** Shorthands for opening hours in tests. */

export const MIDNIGHT = 1_440;

/** `9` or `9.5` are clock hours; an end that is not later is on the next day. */
export function span(from: number, until: number) {
  return { start: from * 60, end: until * 60, endsNextDay: until <= from };
}
export function weekly(days: Day | Day[], from: number, until: number): ScheduleEntry[] {
  return [days].flat().map((day) => ({ type: "WEEKLY", day, span: span(from, until) }));
}
export function monthly(period: Period, day: Day, from: number, until: number): ScheduleEntry {
  return { type: "MONTHLY", period, day, span: span(from, until) };
}
export function dates(startDate: string, endDate: string, from: number, until: number): ScheduleEntry {
  return { type: "DATE_RANGE", startDate, endDate, span: span(from, until) };
}
export function closedOn(startDate: string, endDate = startDate): ScheduleEntry {
  return { type: "DATE_RANGE", startDate, endDate, span: null };
}
export const weekdays: Day[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];
export const everyDay: Day[] = [...weekdays, "SATURDAY", "SUNDAY"];
export const FULL_DAY: ScheduleEntry = { type: "FULL_DAY" };
export const PERMANENTLY_CLOSED: ScheduleEntry = { type: "PERMANENTLY_CLOSED" };

export function hours(
  schedules: readonly ScheduleEntry[],
  closeSchedules: ScheduleEntry[] = [],
  timeZone = "America/New_York",
): Hours {
  return { timeZone, schedules, closeSchedules, isContact: false };
}

/** The label and the moment of the next change, in UTC. */
export function statusChange(of: Hours, at: string): [string, string | null] {
  const status = openingStatus(of, epochOfIso(at) ?? Number.NaN);
  const change = status.changesAt === null ? null : isoOfEpoch(status.changesAt).slice(0, 16);
  return [statusText(status, english), change];
}

export const nineToFive = hours(weekly(weekdays, 9, 17));
export const nightShelter = hours(weekly(everyDay, 18, 6));
/** Opens on the first Tuesday. November 2026 has it on the 3rd, December on the 1st, January 2027 on the 5th. */
export const firstTuesday = hours([monthly("FIRST", "TUESDAY", 10, 12)]);
