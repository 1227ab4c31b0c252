import { instantOfLocalDay, localTime } from "../base/time/zone.ts";
import type { Hours } from "../services/opening-hours/entry.ts";
import { intakeStatus } from "../services/opening-hours/intake.ts";
import { openSpans } from "../services/opening-hours/opening-spans.ts";
import { isPermanentlyClosed, statedPattern } from "../services/opening-hours/opening-status-rule.ts";
import type { Intake } from "./open-on-arrival.ts";

/** A period in which a service is open, epoch milliseconds. */
export interface Opening {
  readonly start: number;
  /** Infinity if it does not close. */
  readonly end: number;
}

/**
 * Returns the openings from a moment on that begin before local midnight, by the same rule as the label of the hours;
 * null if the hours are unknown or only available by contact.
 *
 * @param now epoch milliseconds
 */
export function openingsToday(hours: Hours, now: number): Opening[] | null {
  if (isPermanentlyClosed(hours)) return [];
  const pattern = statedPattern(hours);
  if (pattern === null) return null;
  const midnight = midnightAfter(hours, now);
  const openings: Opening[] = [];
  for (const { start, end } of openSpans(pattern, now)) {
    if (start >= midnight) break;
    openings.push({ start: Math.max(start, now), end });
  }
  return openings;
}

/** Like `openingsToday`, limited to times of intake (rules ways-in 6 and 7). */
export function visitsToday(hours: Hours & Intake, now: number): Opening[] | null {
  const { intakeClosedUntil, intakeSchedules } = hours;
  const openings = openingsToday(hours, Math.max(now, intakeClosedUntil ?? now));
  if (openings === null) return null;
  const midnight = midnightAfter(hours, now);
  const today = openings.filter(({ start }) => start < midnight);
  const intake = { ...hours, schedules: intakeSchedules, isContact: false };
  // Intake hours that never recur are outdated, and do not mean that intake is closed.
  if (intakeStatus(hours, intakeSchedules, now).changesAt === null) return today;
  const within = openingsToday(intake, now) ?? [];
  return today.flatMap((door) =>
    within.flatMap(({ start, end }) => {
      const visit = { start: Math.max(start, door.start), end: Math.min(end, door.end) };
      return visit.start < visit.end ? [visit] : [];
    }),
  );
}

function midnightAfter({ timeZone }: Pick<Hours, "timeZone">, now: number): number {
  return instantOfLocalDay(timeZone, localTime(timeZone, now).day + 1, 0);
}
