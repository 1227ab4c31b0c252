import { milesBetween } from "../places/great-circle.ts";
import type { Coordinates } from "../services/service.ts";

export const METRES_PER_MILE = 1609.344;
/** Ratio of the walk to the straight-line distance, since streets turn corners. */
const DETOUR = 1.3;
const METRES_PER_MINUTE = 80;

/** A walk estimated from the straight-line distance (rule directions 2). */
export interface Walk {
  readonly metres: number;
  readonly durationMs: number;
}

/** Ten miles. No one in need is sent on a longer walk. */
const MAX_WALK_METRES = 10 * METRES_PER_MILE;

/** Whether a walk is too long to be offered (rule directions 26). */
export function isTooFarToWalk(metres: number): boolean {
  return metres > MAX_WALK_METRES;
}

/** Estimates a walk; both figures are rounded up to whole metres and seconds. */
export function walkBetween(from: Coordinates, to: Coordinates): Walk {
  const metres = Math.ceil(milesBetween(from, to) * METRES_PER_MILE * DETOUR);
  return { metres, durationMs: Math.ceil((metres * 60) / METRES_PER_MINUTE) * 1000 };
}
