import type { Hours } from "../../services/opening-hours/entry.ts";
import type { OpeningStatus } from "../../services/opening-hours/opening-status.ts";
import { openingStatus } from "../../services/opening-hours/opening-status-rule.ts";

/** Computes the status of shared hours once. */
export function statusesAt(at: number): (hours: Hours) => OpeningStatus {
  const known = new Map<Hours, OpeningStatus>();
  return (hours) => {
    const status = known.get(hours) ?? openingStatus(hours, at);
    known.set(hours, status);
    return status;
  };
}
