import { isoOfEpoch } from "../base/contract/instant.ts";
import type { WayLeg } from "./plan-rides.ts";

/**
 * Converts a leg to its wire form.
 *
 * @param end name of the service
 */
export function showLeg(leg: WayLeg, end: string) {
  const { mode, from } = leg;
  const times = { leavesAt: isoOfEpoch(leg.leaves), arrivesAt: isoOfEpoch(leg.arrives) };
  if (leg.mode === "WALK") {
    const { metres } = leg;
    return { mode, from, to: leg.to ?? end, line: null, headsign: null, ...times, stops: null, metres };
  }
  const { to, line, headsign, stops } = leg;
  return { mode, from, to, line, headsign, ...times, stops, metres: null };
}
