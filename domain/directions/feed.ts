import { toWeekday } from "../base/time/civil-date.ts";
import type { Coordinates } from "../services/service.ts";

/** Transit feeds (GTFS), reduced to what directions need. */

export const RIDE_MODES = ["BUS", "RAIL", "FERRY"] as const;
export type RideMode = (typeof RIDE_MODES)[number];

export interface FeedStop {
  readonly name: string;
  readonly point: Coordinates;
}

/** A trip at one stop. Times are seconds since noon minus 12 hours of the service day; above 86,400 after midnight. */
export interface FeedCall {
  /** Index of the stop. */
  readonly stop: number;
  readonly arrives: number;
  readonly departs: number;
  readonly mayBoard: boolean;
  readonly mayAlight: boolean;
}

export interface FeedTrip {
  readonly calendar: FeedCalendar;
  readonly mode: RideMode;
  readonly line: string;
  readonly headsign: string | null;
  /** At least two stops, in order of time. */
  readonly calls: readonly FeedCall[];
  /** Departures from the first stop if the trip repeats; null: it runs once, at the times of its calls. */
  readonly starts: readonly number[] | null;
}

/** Days on which trips run. Dates are day numbers since 1970-01-01. */
export interface FeedCalendar {
  /** Monday first. */
  readonly weekdays: readonly boolean[];
  /** First and last day; there is none if `first` is later. */
  readonly first: number;
  readonly last: number;
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
}

export interface FeedTransfer {
  readonly from: number;
  readonly to: number;
  /** Null: no change is possible. */
  readonly seconds: number | null;
}

export interface Feed {
  readonly name: string;
  /** IANA name of the time zone of all its times. */
  readonly timeZone: string;
  readonly stops: readonly FeedStop[];
  readonly trips: readonly FeedTrip[];
  readonly transfers: readonly FeedTransfer[];
}

export function runsOn({ weekdays, first, last, added, removed }: FeedCalendar, day: number): boolean {
  if (removed.has(day)) return false;
  if (added.has(day)) return true;
  return day >= first && day <= last && weekdays[toWeekday(day)] === true;
}

/** Returns the last day on which any trip may run; null: none. */
export function findLastDay({ trips }: Feed): number | null {
  let last: number | null = null;
  for (const calendar of new Set(trips.map((trip) => trip.calendar))) {
    const days = [...calendar.added];
    if (calendar.first <= calendar.last && calendar.weekdays.includes(true)) days.push(calendar.last);
    for (const day of days) if (last === null || day > last) last = day;
  }
  return last;
}
