import { MAX_CLOCK_AHEAD_MS } from "../contract/limits.ts";
import { type Checked, type FieldMessage, invalid } from "../contract/problems.ts";

/** A count of free beds. */
export interface BedCount {
  readonly id: string;
  /** Null: not given. */
  readonly availableBeds: number | null;
  /** Epoch milliseconds, where it was before the request; null: now. */
  readonly countedAt: number | null;
}

/** A shelter's beds before the count. */
export interface KnownBeds {
  readonly id: string;
  readonly isShelter: boolean;
  /** Null: unknown. */
  readonly totalBeds: number | null;
  readonly availableBeds: number | null;
  /** Time of the last count, epoch milliseconds; null: none. */
  readonly bedsUpdatedAt: number | null;
}

/** The outcome of a count. */
export type BedOutcome =
  | {
      readonly outcome: "COUNTED";
      readonly id: string;
      readonly availableBeds: number;
      /** Time of the count, epoch milliseconds. */
      readonly at: number;
      /** A retry of a count that is stored already. */
      readonly isRepeated: boolean;
    }
  /** A later count exists: nothing changes. */
  | { readonly outcome: "OLDER"; readonly id: string };

/**
 * The outcome of each count, in order; a problem where one is invalid, and then none is stored (rules beds 2–4). A
 * count never moves the time of the last count back.
 *
 * @param known the shelters of the counts, by id
 * @param now epoch milliseconds
 */
export function bedOutcomes(
  counts: readonly BedCount[],
  known: ReadonlyMap<string, KnownBeds>,
  now: number,
): Checked<readonly BedOutcome[]> {
  const outcomes: BedOutcome[] = [];
  for (const [at, count] of counts.entries()) {
    const shelter = known.get(count.id);
    const isAgain = counts.findIndex(({ id }) => id === count.id) < at;
    const problem = shelter === undefined ? NOT_A_SHELTER : problemOf(count, shelter, isAgain, now);
    if (problem !== null) {
      const { field, key, message } = problem;
      return { ok: false, problem: invalid({ [`services.${at}.${field}`]: key }, message) };
    }
    outcomes.push(outcomeOf(count, shelter ?? null, now));
  }
  return { ok: true, value: outcomes };
}

interface CountProblem {
  readonly field: "id" | "availableBeds" | "countedAt" | "totalBeds";
  readonly key: FieldMessage;
  /** The sentence that older clients show (rule beds 3). */
  readonly message?: string;
}

const NOT_A_SHELTER: CountProblem = { field: "id", key: "unknownValue" };

function problemOf(
  { availableBeds, countedAt }: BedCount,
  { isShelter, totalBeds }: KnownBeds,
  isAgain: boolean,
  now: number,
): CountProblem | null {
  if (!isShelter) return NOT_A_SHELTER;
  if (isAgain) return { field: "id", key: "givenTwice" };
  if (availableBeds === null) return { field: "availableBeds", key: "required" };
  if (availableBeds < 0) {
    return { field: "availableBeds", key: "outOfRange", message: "Minimum available beds was 0" };
  }
  if (totalBeds === null) return { field: "totalBeds", key: "required", message: "Please type Total Beds" };
  if (availableBeds > totalBeds) {
    const message = "Available beds should be less than or equal to Total Beds";
    return { field: "availableBeds", key: "aboveTotal", message };
  }
  if (countedAt !== null && countedAt > now + MAX_CLOCK_AHEAD_MS) {
    return { field: "countedAt", key: "outOfRange" };
  }
  return null;
}

function outcomeOf(
  { id, availableBeds, countedAt }: BedCount,
  before: KnownBeds | null,
  now: number,
): BedOutcome {
  const since = before?.bedsUpdatedAt ?? null;
  if (countedAt !== null && since !== null && countedAt < since) return { outcome: "OLDER", id };
  const at = Math.min(countedAt ?? now, now);
  return {
    outcome: "COUNTED",
    id,
    availableBeds: availableBeds ?? 0,
    at: Math.max(at, since ?? at),
    isRepeated: countedAt !== null && countedAt === since && availableBeds === before?.availableBeds,
  };
}
