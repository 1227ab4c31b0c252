import type { Hours } from "../schedule/entry.ts";
import { openingStatus } from "../schedule/opening-status-rule.ts";
import { instantOfLocalDay, isTimeZone, localTime } from "../time/zone.ts";

/** When a door is open, epoch milliseconds. */
export interface Opening {
  readonly start: number;
  readonly end: number;
}

/** A door that never closes counts as open for so long. */
const LONGEST_MS = 86_400_000;

/**
 * When the door is open from a moment on, as far as it opens before local midnight, by the same rule as the label of
 * the hours; null where the hours are not known, or only by contact.
 *
 * @param now epoch milliseconds
 */
export function openingsToday(hours: Hours, now: number): Opening[] | null {
  const zone = isTimeZone(hours.timeZone) ? hours.timeZone : "UTC";
  const midnight = instantOfLocalDay(zone, localTime(zone, now).day + 1, 0);
  const openings: Opening[] = [];
  let at = now;
  while (at < midnight) {
    const { state, changesAt } = openingStatus(hours, at);
    if (state === "CONTACT" || state === "NONE") return null;
    if (state === "OPEN") openings.push({ start: at, end: changesAt ?? at + LONGEST_MS });
    if (changesAt === null || changesAt <= at) break;
    at = changesAt;
  }
  return openings;
}
