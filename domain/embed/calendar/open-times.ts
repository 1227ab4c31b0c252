import { instantOfLocalDay, localTime } from "../../base/time/zone.ts";
import type { Hours } from "../../services/opening-hours/entry.ts";
import { type OpenSpan, openSpans } from "../../services/opening-hours/opening-spans.ts";
import { statedPattern } from "../../services/opening-hours/opening-status-rule.ts";

/** Days of opening hours that a calendar holds, today included; calendars that subscribe ask again every day. */
export const CALENDAR_DAYS = 60;

const DAY_MS = 86_400_000;

/**
 * The stretches of time during which the door is open, from today's midnight at the service on, as a calendar shows
 * them (rule calendar 2). By the rule of opening hours: closed days, nights and clock changes are in them, so that a
 * calendar and the page of the service never disagree.
 *
 * @param at epoch milliseconds
 * @returns epoch milliseconds; the last one ends with the calendar where the door does not close before. Where the door
 * opens in none of these days the next time alone, however far ahead: a calendar without an entry is none. Null where no
 * hours are stated, one has to ask for them, it is permanently closed, or never opens.
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
