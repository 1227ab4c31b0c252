import { isoOfEpoch } from "../base/contract/instant.ts";
import type { VisitWithWay } from "./order-of-list.ts";
import { showLeg } from "./show-leg.ts";

/**
 * Converts a visit to its wire form. `closesAt` is null if the service does not close.
 *
 * @param name of the service
 */
export function showVisit({ id, leavesAt, arrivesAt, startsAt, closesAt, legs }: VisitWithWay, name: string) {
  return {
    service: id,
    leavesAt: isoOfEpoch(leavesAt),
    arrivesAt: isoOfEpoch(arrivesAt),
    opensAt: isoOfEpoch(startsAt),
    closesAt: Number.isFinite(closesAt) ? isoOfEpoch(closesAt) : null,
    legs: legs.map((leg) => showLeg(leg, name)),
  };
}
