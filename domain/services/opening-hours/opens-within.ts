import type { OpeningStatus } from "./opening-status.ts";
import { satisfiesOpenNow } from "./opening-status-rule.ts";

/** A time that was asked for: epoch milliseconds, the last excluded. */
export interface AskedWindow {
  readonly from: number;
  readonly until: number;
}

/**
 * Whether the door is open at some moment of a window: in the morning, a kitchen that opens at seven counts as open for
 * a search about today (rule lists 37).
 *
 * @param atStart its status when the window begins
 * @param until the end of the window, epoch milliseconds
 */
export function opensWithin(atStart: OpeningStatus, until: number): boolean {
  if (satisfiesOpenNow(atStart)) return true;
  return atStart.state === "CLOSED" && atStart.changesAt !== null && atStart.changesAt < until;
}

/**
 * Returns at most `max` rows that open next, the soonest first; rows that are open already, or whose next opening is
 * unknown, are left out.
 *
 * @param getStatus the status at the moment that was asked about
 */
export function openingNext<Row>(
  rows: readonly Row[],
  getStatus: (row: Row) => Pick<OpeningStatus, "state" | "changesAt">,
  max: number,
): Row[] {
  return rows
    .flatMap((row) => {
      const { state, changesAt } = getStatus(row);
      return state === "CLOSED" && changesAt !== null ? [{ row, changesAt }] : [];
    })
    .sort((a, b) => a.changesAt - b.changesAt)
    .slice(0, max)
    .map(({ row }) => row);
}
