import type { Hours } from "../schedule/entry.ts";
import { openingStatus } from "../schedule/opening-status-rule.ts";
import { MS_PER_MINUTE } from "../time/zone.ts";

/** What somebody finds who arrives. ASK: the hours are not known, or only by contact. */
export const ARRIVAL_STATES = ["OPEN", "CLOSED", "CLOSES_SOON", "ASK"] as const;
export type ArrivalState = (typeof ARRIVAL_STATES)[number];

const SOON_MS = 30 * MS_PER_MINUTE;

/**
 * Is the door open for somebody who arrives at `arrivesAt` (epoch milliseconds)? By the same rule as the label of the
 * hours (rule directions 4).
 */
export function openOnArrival(hours: Hours, arrivesAt: number): ArrivalState {
  const { state, changesAt } = openingStatus(hours, arrivesAt);
  switch (state) {
    case "OPEN":
      return changesAt !== null && changesAt - arrivesAt <= SOON_MS ? "CLOSES_SOON" : "OPEN";
    case "CLOSED":
      return "CLOSED";
    default:
      return "ASK";
  }
}
