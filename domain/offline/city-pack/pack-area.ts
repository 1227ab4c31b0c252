import { MAX_PACK_SERVICES } from "../../base/contract/limits.ts";
import type { Coordinates } from "../../services/service.ts";

/** Chooses the services that go into a place's pack. */

/** Candidate radii in miles, the widest first. */
export const PACK_RADII_MILES = [50, 25, 10, 5] as const;

/** Rounds a place to two decimals (about half a mile), so that neighbors share packs. */
export function packMiddle({ longitude, latitude }: Coordinates): Coordinates {
  return { longitude: twoDecimals(longitude), latitude: twoDecimals(latitude) };
}

/** The extent of a pack: every service within `radiusMiles`, `count` in all. */
export interface PackArea {
  readonly radiusMiles: number;
  readonly count: number;
  /** Even the smallest radius has more services than fit. */
  readonly isCut: boolean;
}

/**
 * Picks the widest radius whose services all fit; where even the smallest radius has too many, the nearest services.
 *
 * @param miles of the services within the widest area, nearest first; one more than fit is enough
 */
export function packArea(miles: readonly number[]): PackArea {
  for (const radiusMiles of PACK_RADII_MILES) {
    const count = miles.filter((each) => each <= radiusMiles).length;
    if (count <= MAX_PACK_SERVICES) return { radiusMiles, count, isCut: false };
  }
  // The first omitted service may be at the same distance as the last included one.
  const beyond = miles[MAX_PACK_SERVICES] ?? 0;
  return { radiusMiles: Math.floor(beyond * 100) / 100, count: MAX_PACK_SERVICES, isCut: true };
}

function twoDecimals(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
