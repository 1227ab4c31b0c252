import type { Hours } from "../schedule/entry.ts";
import { openSpans } from "../schedule/opening-spans.ts";
import { isPermanentlyClosed, statedPattern } from "../schedule/opening-status-rule.ts";
import { instantOfLocalDay, localTime } from "../time/zone.ts";

/** When a door is open, epoch milliseconds. */
export interface Opening {
  readonly start: number;
  /** Infinity where no closing comes. */
  readonly end: number;
}

/**
 * When the door is open from a moment on, as far as it opens before local midnight, by the same rule as the label of
 * the hours; null where the hours are not known, or only by contact.
 *
 * @param now epoch milliseconds
 */
export function openingsToday(hours: Hours, now: number): Opening[] | null {
  if (isPermanentlyClosed(hours)) return [];
  const pattern = statedPattern(hours);
  if (pattern === null) return null;
  const { timeZone } = pattern;
  const midnight = instantOfLocalDay(timeZone, localTime(timeZone, now).day + 1, 0);
  const openings: Opening[] = [];
  for (const { start, end } of openSpans(pattern, now)) {
    if (start >= midnight) break;
    openings.push({ start: Math.max(start, now), end });
  }
  return openings;
}
