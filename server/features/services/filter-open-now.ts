import { openingStatus, satisfiesOpenNow } from "#domain/schedule/opening-status-rule.ts";
import type { Db } from "#server/sql/db.ts";
import type { Candidate } from "./find-queries.ts";
import { findHours } from "./hours-queries.ts";

/**
 * Decides by the rule itself what the stored edges could not say: keeps of the candidates those whose door is
 * open at `at`. The hours that had to be asked are handed to `staleHours`, so that their edges are made anew.
 */
export async function filterOpenNow(
  db: Db,
  candidates: readonly Candidate[],
  at: number,
  staleHours: (ids: readonly number[]) => void,
): Promise<Candidate[]> {
  const ids = new Set<number>();
  for (const { undecidedHoursId } of candidates) {
    if (undecidedHoursId !== undefined && undecidedHoursId !== null) ids.add(undecidedHoursId);
  }
  if (ids.size === 0) return [...candidates];
  staleHours([...ids]);
  const open = new Set<number>();
  for (const { id, timeZone, schedules, closeSchedules } of await findHours(db, [...ids])) {
    const status = openingStatus({ timeZone, schedules, closeSchedules, isContact: false }, at);
    if (satisfiesOpenNow(status)) open.add(id);
  }
  return candidates.filter(({ undecidedHoursId: id }) => id === undefined || id === null || open.has(id));
}
