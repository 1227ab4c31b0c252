import { instantOfLocalDay, localTime } from "../../base/time/zone.ts";
import type { Hours } from "../../services/opening-hours/entry.ts";
import { type OpenSpan, openSpans } from "../../services/opening-hours/opening-spans.ts";
import { statedPattern } from "../../services/opening-hours/opening-status-rule.ts";

/** Days that a calendar covers, including today; subscribed calendars are fetched again every day. */
export const CALENDAR_DAYS = 60;

const DAY_MS = 86_400_000;

/**
 * Returns the periods in which a service is open, from today's midnight at the service on, for a calendar (rule
 * calendar 2). They follow the rule of opening hours, including closed days, nights and clock changes, so that a
 * calendar and the service's page never disagree.
 *
 * @param at epoch milliseconds
 * @returns epoch milliseconds; a period that does not end before ends with the calendar. If the service opens on none
 *   of these days, only the next period, however far ahead, since a calendar needs an entry. Null if no hours are
 *   stated, they are by contact, or the service is permanently closed or never opens.
 */
export function openTimes(hours: Hours, at: number): OpenSpan[] | null {
  const pattern = statedPattern(hours);
  if (pattern === null) return null;
  const today = localTime(hours.timeZone, at).day;
  const midnight = instantOfLocalDay(hours.timeZone, today, 0);
  const end = instantOfLocalDay(hours.timeZone, today + CALENDAR_DAYS, 0);
  const times: OpenSpan[] = [];
  // Hours that began the evening before may continue past midnight.
  for (const span of openSpans(pattern, instantOfLocalDay(hours.timeZone, today - 1, 0))) {
    if (span.start >= end && times.length > 0) break;
    if (span.start >= end) return [{ ...span, end: Math.min(span.end, span.start + DAY_MS) }];
    if (span.end > midnight) times.push({ start: span.start, end: Math.min(span.end, end) });
  }
  return times.length === 0 ? null : times;
}
