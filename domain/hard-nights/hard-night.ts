import { instantOfLocalDay, localTime } from "../base/time/zone.ts";
import { milesBetween } from "../places/great-circle.ts";
import { findTimeZone } from "../places/time-zone.ts";
import type { Coordinates } from "../services/service.ts";

export const HARD_NIGHT_KINDS = ["COLD", "HEAT", "SMOKE", "STORM"] as const;
export type HardNightKind = (typeof HARD_NIGHT_KINDS)[number];

export const MAX_HARD_NIGHT_RADIUS_MILES = 100;
/** Maximum length of a hard night in days; a longer one must be declared again. */
export const MAX_HARD_NIGHT_DAYS = 7;
export const MAX_HARD_NIGHT_TEXT = 200;
/** Maximum hard nights in effect at the same time. */
export const MAX_HARD_NIGHTS = 50;

/** A night with weather that endangers people outside, in a region. */
export interface HardNight {
  readonly id: string;
  readonly kind: HardNightKind;
  readonly coordinates: Coordinates;
  readonly radiusMiles: number;
  /** When it ends, epoch milliseconds. */
  readonly until: number;
  readonly text: string;
  readonly textEs: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** Whether a hard night may last until then; both epoch milliseconds. */
export function isHardNightEnd(until: number, now: number): boolean {
  return until > now && until - now <= MAX_HARD_NIGHT_DAYS * 86_400_000;
}

/**
 * Returns the hard nights in effect at a point, the one that ends first before the others.
 *
 * @param now epoch milliseconds
 */
export function hardNightsAt(nights: readonly HardNight[], point: Coordinates, now: number): HardNight[] {
  return nights
    .filter(
      ({ until, coordinates, radiusMiles }) => until > now && milesBetween(coordinates, point) <= radiusMiles,
    )
    .sort((a, b) => a.until - b.until || (a.id < b.id ? -1 : 1));
}

/** Services open at this minute (3 AM) count as open overnight. */
const DEEP_NIGHT_MINUTE = 3 * 60;

/** Returns the next 3 AM at a place, epoch milliseconds. */
export function deepNightAt(place: Coordinates, now: number): number {
  const zone = findTimeZone(place);
  const { day, minute } = localTime(zone, now);
  return instantOfLocalDay(zone, minute < DEEP_NIGHT_MINUTE ? day : day + 1, DEEP_NIGHT_MINUTE);
}

/** Search texts for the centers that each kind calls for; each alternative is searched. */
export const CENTER_WORDS: Readonly<Record<HardNightKind, readonly string[]>> = {
  COLD: ["warming center", "warming shelter"],
  HEAT: ["cooling center"],
  SMOKE: ["clean air", "cooling center"],
  STORM: ["storm shelter", "warming center"],
};
