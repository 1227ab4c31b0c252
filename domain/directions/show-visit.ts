import { isoOfEpoch } from "../contract/instant.ts";
import type { PlannedVisit } from "./order-of-list.ts";

/** The times of a visit as calls show them. `closesAt` is null where the door does not close. */
export function showVisit({ id, leavesAt, arrivesAt, startsAt, closesAt }: PlannedVisit) {
  return {
    service: id,
    leavesAt: isoOfEpoch(leavesAt),
    arrivesAt: isoOfEpoch(arrivesAt),
    opensAt: isoOfEpoch(startsAt),
    closesAt: Number.isFinite(closesAt) ? isoOfEpoch(closesAt) : null,
  };
}
