import { MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import { endFromMidnight } from "./clock-span.ts";
import type { ClockSpan, Hours, HoursWithIntake, ScheduleEntry, Validity } from "./entry.ts";

/**
 * Returns a text that is equal for two services whose entries open and close at the same moments: the order of entries,
 * duplicates, and the two ways to write midnight do not matter. The server stores one row of edges per text, under its
 * hash.
 */
export function canonicalHours(hours: Hours): string {
  return [
    hours.timeZone,
    hours.isContact ? "contact" : "hours",
    `open ${canonicalEntries(hours.schedules)}`,
    `closed ${canonicalEntries(hours.closeSchedules)}`,
  ].join("\n");
}

/** Returns the canonical text of hours and intake hours. Without intake hours it equals that of the hours alone. */
export function canonicalHoursWithIntake(hours: HoursWithIntake): string {
  const { intakeSchedules: intake } = hours;
  return intake.length === 0
    ? canonicalHours(hours)
    : `${canonicalHours(hours)}\nintake ${canonicalEntries(intake)}`;
}

function canonicalEntries(entries: readonly ScheduleEntry[]): string {
  return [...new Set(entries.map(canonicalEntry))].sort().join(";");
}

function canonicalEntry(entry: ScheduleEntry): string {
  switch (entry.type) {
    case "FULL_DAY":
    case "PERMANENTLY_CLOSED":
      return entry.type;
    case "WEEKLY":
      return `${entry.type}${weeks(entry.everyWeeks)} ${entry.day} ${canonicalSpan(entry.span)}${dates(entry.during)}`;
    case "MONTHLY":
      return `${entry.type} ${entry.period} ${entry.day} ${canonicalSpan(entry.span)}${dates(entry.during)}`;
    case "MONTH_DAY":
      return `${entry.type} ${entry.monthDay} ${canonicalSpan(entry.span)}${dates(entry.during)}`;
    case "DATE_RANGE":
      return `${entry.type} ${entry.startDate} ${entry.endDate} ${canonicalSpan(entry.span)}`;
  }
}

const weeks = (every: number | undefined): string => (every === undefined ? "" : ` every ${every}`);

const dates = (during: Validity | undefined): string =>
  during === undefined ? "" : ` ${during.startDate} ${during.endDate}`;

function canonicalSpan(span: ClockSpan | null): string {
  if (span === null) return "all day";
  const end = endFromMidnight(span);
  return end > MINUTES_PER_DAY ? `${span.start}-${end - MINUTES_PER_DAY} next day` : `${span.start}-${end}`;
}
