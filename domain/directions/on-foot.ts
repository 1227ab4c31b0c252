import { milesBetween } from "../places/great-circle.ts";
import type { Coordinates } from "../services/service.ts";

export const METRES_PER_MILE = 1609.344;
/** How much longer the way is than the crow flies: streets turn corners. */
const DETOUR = 1.3;
const METRES_PER_MINUTE = 80;

/** A walk estimated from the distance as the crow flies (rule directions 2). */
export interface Walk {
  readonly metres: number;
  readonly durationMs: number;
}

/** Ten miles. No one in need is sent on a longer way on foot. */
const MAX_WALK_METRES = 10 * METRES_PER_MILE;

/** Such a walk is not offered as a way (rule directions 26). */
export function isTooFarToWalk(metres: number): boolean {
  return metres > MAX_WALK_METRES;
}

/** Both figures are rounded up: whole metres, whole seconds. */
export function walkBetween(from: Coordinates, to: Coordinates): Walk {
  const metres = Math.ceil(milesBetween(from, to) * METRES_PER_MILE * DETOUR);
  return { metres, durationMs: Math.ceil((metres * 60) / METRES_PER_MINUTE) * 1000 };
}
