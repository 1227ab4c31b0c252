import { toWeekday } from "#domain/base/time/civil-date.ts";
import { isTimeZone, localTime, MS_PER_MINUTE } from "#domain/base/time/zone.ts";
import { DAYS } from "#domain/services/opening-hours/entry.ts";
import type { DirectionsWords } from "#words/compiled/directions/directions.ts";
import { unbrokenTimes } from "../../base/ui/unbroken-times.ts";

/** An ISO instant, or epoch milliseconds. */
type Instant = string | number;

/**
 * Times on the clock of a service; of another day than today's with its name. No one is shown to arrive earlier than
 * they do: parts of a minute are dropped when leaving, and rounded up on arrival.
 */
export function clockText(text: DirectionsWords, timeZone: string, now: number) {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  const today = localTime(zone, now).day;
  const written = (at: number, write: DirectionsWords["time"]) => {
    const { day, minute } = localTime(zone, at);
    return unbrokenTimes(write(minute, day === today ? null : (DAYS[toWeekday(day)] ?? null)));
  };
  const nextMinute = (at: Instant) => Math.ceil(toEpoch(at) / MS_PER_MINUTE) * MS_PER_MINUTE;
  return {
    departure: (at: Instant) => written(toEpoch(at), text.time),
    arrival: (at: Instant) => written(nextMinute(at), text.time),
    /** For use within a sentence. */
    departureAt: (at: Instant) => written(toEpoch(at), text.at),
    arrivalAt: (at: Instant) => written(nextMinute(at), text.at),
  };
}

/** Whole minutes, and never none. */
export function minutesBetween(from: Instant, to: Instant): number {
  return Math.max(1, Math.round((toEpoch(to) - toEpoch(from)) / MS_PER_MINUTE));
}

function toEpoch(at: Instant): number {
  return typeof at === "number" ? at : Date.parse(at);
}
