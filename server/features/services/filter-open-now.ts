import { openingStatus, satisfiesOpenNow } from "#domain/schedule/opening-status-rule.ts";
import type { Db } from "#server/sql/db.ts";
import type { Candidate } from "./find-queries.ts";
import { findHours } from "./hours-queries.ts";

/**
 * Filters candidates to those open at `at`, or to those closed, deciding by the rule itself where the stored edges
 * cannot tell. Passes the hours concerned to `staleHours`, so that their edges are recomputed.
 */
export async function filterOpenNow(
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
