import { getTimes } from "suncalc";
import { instantOfLocal, localDate } from "#domain/base/time/zone.ts";
import { findTimeZone } from "#domain/places/time-zone.ts";
import type { Coordinates } from "#domain/services/service.ts";

/** Sunrise and sunset of one day, epoch milliseconds; null where the sun does not rise or set. */
export interface SunTimes {
  readonly sunrise: number | null;
  readonly sunset: number | null;
  /** IANA zone of the place. */
  readonly timeZone: string;
}

const NOON = 12 * 60;

/** The sun of the local day that `now` falls in. @param now epoch milliseconds */
export function sunTimes(coordinates: Coordinates, now: number): SunTimes {
  const timeZone = findTimeZone(coordinates);
  const noon = instantOfLocal(timeZone, localDate(timeZone, now), NOON);
  const { sunrise, sunset } = getTimes(new Date(noon), coordinates.latitude, coordinates.longitude);
  return { sunrise: sunrise?.getTime() ?? null, sunset: sunset?.getTime() ?? null, timeZone };
}
