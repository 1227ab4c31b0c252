import type { ServiceQuery } from "#domain/services/list-query.ts";
import { isTurnedAway } from "#domain/services/opening-hours/intake.ts";
import { openingStatus, satisfiesOpenNow } from "#domain/services/opening-hours/opening-status-rule.ts";
import { opensWithin } from "#domain/services/opening-hours/opens-within.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { ListGroup } from "./conditions-queries.ts";
import type { Candidate } from "./find-queries.ts";
import { findHours, type StoredHours } from "./hours-queries.ts";

/**
 * The candidates that are open at `at` or within the time asked for, or what the rank wants of their doors and their intake. The search has decided
 * most by their stored edges; the rule itself decides the others here.
 *
 * @param staleHours receives the ids of hours whose edges have to be recomputed
 */
export async function filterByOpening(
  db: Db,
  candidates: readonly Candidate[],
  query: Pick<ServiceQuery, "at" | "openWithin">,
  rank: ListGroup["openRank"],
  staleHours: (ids: readonly number[]) => void,
): Promise<Candidate[]> {
  const ids = new Set<number>();
  for (const { undecidedHoursId } of candidates) {
    if (undecidedHoursId !== undefined && undecidedHoursId !== null) ids.add(undecidedHoursId);
  }
  if (ids.size === 0) return [...candidates];
  staleHours([...ids]);
  const statuses = new Map((await findHours(db, [...ids])).map((hours) => [hours.id, stateAt(hours, query)]));
  return candidates.filter(({ undecidedHoursId: id, isClosedByDesk }) => {
    if (id === undefined || id === null) return true;
    const state = statuses.get(id);
    return state !== undefined && isWanted(state, rank, isClosedByDesk === true);
  });
}

interface StateOfHours {
  readonly isOpen: boolean;
  /** Whether it opens within the requested time; null: no time was requested. */
  readonly isOpenWithin: boolean | null;
  readonly isAway: boolean;
}

function stateAt(
  hours: StoredHours,
  { at, openWithin }: Pick<ServiceQuery, "at" | "openWithin">,
): StateOfHours {
  const statusAt = (moment: number) => openingStatus({ ...hours, isContact: false }, moment);
  const isOpen = satisfiesOpenNow(statusAt(at));
  const isOpenWithin = openWithin === null ? null : opensWithin(statusAt(openWithin.from), openWithin.until);
  return { isOpen, isOpenWithin, isAway: isTurnedAway(hours, at) };
}

/**
 * Whether a row belongs to the rank, since the search has left out services that a desk closed from the ranks that take
 * people in.
 */
function isWanted(
  { isOpen, isOpenWithin, isAway }: StateOfHours,
  rank: ListGroup["openRank"],
  isClosedByDesk: boolean,
): boolean {
  if (isOpenWithin === false) return false;
  if (rank === null) return isOpenWithin ?? isOpen;
  if (rank === "CLOSED") return !isOpen;
  if (rank === "INTAKE_CLOSED") return isOpen && (isAway || isClosedByDesk);
  return isOpen && !isAway;
}
