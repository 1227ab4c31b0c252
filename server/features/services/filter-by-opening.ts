import { openingStatus, satisfiesOpenNow } from "#domain/schedule/opening-status-rule.ts";
import type { Db } from "#server/sql/db.ts";
import type { Candidate } from "./find-queries.ts";
import { findHours } from "./hours-queries.ts";

/**
 * The candidates that are open at `at`, or those that are closed. The search has decided most by their stored edges;
 * the rule itself decides the others here.
 *
 * @param at epoch milliseconds
 * @param staleHours receives the ids of hours whose edges have to be recomputed
 */
export async function filterByOpening(
  db: Db,
  candidates: readonly Candidate[],
  at: number,
  wanted: "open" | "closed",
  staleHours: (ids: readonly number[]) => void,
): Promise<Candidate[]> {
  const ids = new Set<number>();
  for (const { undecidedHoursId } of candidates) {
    if (undecidedHoursId !== undefined && undecidedHoursId !== null) ids.add(undecidedHoursId);
  }
  if (ids.size === 0) return [...candidates];
  staleHours([...ids]);
  const matching = new Set<number>();
  for (const { id, timeZone, schedules, closeSchedules } of await findHours(db, [...ids])) {
    const status = openingStatus({ timeZone, schedules, closeSchedules, isContact: false }, at);
    if (satisfiesOpenNow(status) === (wanted === "open")) matching.add(id);
  }
  return candidates.filter(({ undecidedHoursId: id }) => id === undefined || id === null || matching.has(id));
}
