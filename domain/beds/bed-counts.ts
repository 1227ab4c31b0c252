import { epochOfIso, isoOfEpoch } from "../base/contract/instant.ts";
import { MAX_CLOCK_AHEAD_MS } from "../base/contract/limits.ts";
import { type Checked, type FieldMessage, invalid } from "../base/contract/problems.ts";
import { type BedGroup, groupsAfterSum, oldestCount, sumOfBeds } from "./bed-groups.ts";
import type { BedsFor } from "./beds-for.ts";

/** A count of free beds, either of all together or of some groups. */
export interface BedCount {
  readonly id: string;
  /** Null: not given. */
  readonly availableBeds: number | null;
  /** Epoch milliseconds, if before the request; null: now. */
  readonly countedAt: number | null;
  /** Null: all beds are counted together. */
  readonly beds: readonly GroupCount[] | null;
  /** An unknown number was sent back unchanged: nothing changes if it is still unknown. */
  readonly isUnknown?: boolean;
}

/** The free beds of one group. */
export interface GroupCount {
  readonly for: BedsFor;
  readonly free: number;
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
  /** By the people they are for; empty: all beds are counted together. */
  readonly beds: readonly BedGroup[];
}

/** The outcome of a count. */
export type BedOutcome =
  | {
      readonly outcome: "COUNTED";
      readonly id: string;
      /** Null: some group was never counted, and no sum was stated. */
      readonly availableBeds: number | null;
      readonly totalBeds: number | null;
      readonly beds: readonly BedGroup[];
      /** Time of the count of all beds, epoch milliseconds. */
      readonly at: number;
      /** The count is a retry of one that is already stored. */
      readonly isRepeated: boolean;
    }
  /** A later count exists: nothing changes. */
  | { readonly outcome: "OLDER"; readonly id: string };

/**
 * Returns the outcome of each count, in order; if one is invalid, a problem, and none is stored (rules beds 2–4, 18). A
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
    const meant = shelter === undefined ? count : meantBy(count, shelter);
    const isAgain = counts.findIndex(({ id }) => id === count.id) < at;
    const problem =
      shelter === undefined
        ? NOT_A_SHELTER
        : (findProblem(meant, shelter, isAgain) ?? timeProblem(meant, now));
    if (shelter === undefined || problem !== null) {
      const { field, key, message } = problem ?? NOT_A_SHELTER;
      return { ok: false, problem: invalid({ [`services.${at}.${field}`]: key }, message) };
    }
    outcomes.push(
      meant.beds === null ? applyCount(meant, shelter, now) : applyGroupCounts(meant, shelter, now),
    );
  }
  return { ok: true, value: outcomes };
}

/**
 * Determines what was counted in a row that was read and sent back with both groups and their sum: whichever differs
 * from the known values. Both remain only if they are two different counts.
 */
function meantBy(count: BedCount, { availableBeds, totalBeds, beds: groups }: KnownBeds): BedCount {
  const { beds } = count;
  if (beds === null || count.availableBeds === null) return count;
  const isWhole = groups.every(({ for: whom, free }) => {
    const given = beds.find((each) => each.for === whom);
    return (given?.free ?? null) === free;
  });
  if (isWhole && count.availableBeds !== availableBeds) return { ...count, beds: null };
  const counted = groups.map((group) => {
    const free = beds.find((each) => each.for === group.for)?.free ?? group.free;
    return { ...group, free };
  });
  const sum = sumOfBeds(counted, { availableBeds, totalBeds }).availableBeds;
  const isSame = count.availableBeds === availableBeds || count.availableBeds === sum;
  return isSame ? { ...count, availableBeds: null } : count;
}

interface CountProblem {
  readonly field: "id" | "availableBeds" | "countedAt" | "totalBeds" | `beds.${number}.${"for" | "free"}`;
  readonly key: FieldMessage;
  /** The sentence that older clients show (rule beds 3). */
  readonly message?: string;
}

const NOT_A_SHELTER: CountProblem = { field: "id", key: "unknownValue" };

function findProblem(
  { availableBeds, beds, isUnknown = false }: BedCount,
  { isShelter, totalBeds, availableBeds: before, beds: groups }: KnownBeds,
  isAgain: boolean,
): CountProblem | null {
  if (!isShelter) return NOT_A_SHELTER;
  if (isAgain) return { field: "id", key: "givenTwice" };
  if (beds !== null) return availableBeds === null ? groupProblem(beds, groups, totalBeds) : BOTH_GIVEN;
  if (availableBeds === null)
    return isUnknown && before === null ? null : { field: "availableBeds", key: "required" };
  if (availableBeds < 0) {
    return { field: "availableBeds", key: "outOfRange", message: "Minimum available beds was 0" };
  }
  if (totalBeds === null) return { field: "totalBeds", key: "required", message: "Please type Total Beds" };
  return availableBeds > totalBeds ? { field: "availableBeds", ...ABOVE_TOTAL } : null;
}

const BOTH_GIVEN: CountProblem = { field: "availableBeds", key: "givenTwice" };
const ABOVE_TOTAL = {
  key: "aboveTotal",
  message: "Available beds should be less than or equal to Total Beds",
} as const;

function groupProblem(
  counts: readonly GroupCount[],
  groups: readonly BedGroup[],
  totalBeds: number | null,
): CountProblem | null {
  for (const [at, { for: whom, free }] of counts.entries()) {
    const group = groups.find((each) => each.for === whom);
    if (group === undefined) return { field: `beds.${at}.for`, key: "unknownValue" };
    if (counts.findIndex((each) => each.for === whom) < at)
      return { field: `beds.${at}.for`, key: "givenTwice" };
    if (free < 0) return { field: `beds.${at}.free`, key: "outOfRange" };
    const most = group.total ?? totalBeds;
    if (most !== null && free > most) return { field: `beds.${at}.free`, ...ABOVE_TOTAL };
  }
  return null;
}

function timeProblem({ countedAt }: BedCount, now: number): CountProblem | null {
  const isAhead = countedAt !== null && countedAt > now + MAX_CLOCK_AHEAD_MS;
  return isAhead ? { field: "countedAt", key: "outOfRange" } : null;
}

/** Applies a count of all beds together. */
function applyCount({ id, availableBeds, countedAt }: BedCount, before: KnownBeds, now: number): BedOutcome {
  const { totalBeds, beds: groups } = before;
  // The sum's time is that of its oldest group, so a group may have been counted since.
  const since = latest([before.bedsUpdatedAt, ...groups.map(toEpoch)]);
  if (isOlder(countedAt, since)) return { outcome: "OLDER", id };
  const at = timeOfCount(countedAt, since, now);
  const isRepeated =
    availableBeds === null ||
    (countedAt !== null && countedAt === since && availableBeds === before.availableBeds);
  const beds = isRepeated ? groups : groupsAfterSum(groups, { availableBeds, totalBeds }, isoOfEpoch(at));
  return { outcome: "COUNTED", id, availableBeds, totalBeds, beds, at, isRepeated };
}

/** Applies a count of some groups: the other groups stay, and the sum is computed anew. */
function applyGroupCounts(count: BedCount, before: KnownBeds, now: number): BedOutcome {
  const { id, beds: counts } = count;
  // Times of groups are whole seconds.
  const countedAt = count.countedAt === null ? null : count.countedAt - (count.countedAt % 1000);
  const counted = before.beds.filter((group) => counts?.some((count) => count.for === group.for));
  const since = latest(counted.map(toEpoch));
  if (isOlder(countedAt, since)) return { outcome: "OLDER", id };
  const at = timeOfCount(countedAt, since, now);
  const beds = before.beds.map((group): BedGroup => {
    const count = counts?.find((each) => each.for === group.for);
    return count === undefined ? group : { ...group, free: count.free, updatedAt: isoOfEpoch(at) };
  });
  const isSame = counted.every((group) =>
    counts?.some(({ for: whom, free }) => whom === group.for && free === group.free),
  );
  const oldest = oldestCount(beds);
  return {
    outcome: "COUNTED",
    id,
    ...sumOfBeds(beds, before),
    beds,
    at: oldest === null ? (before.bedsUpdatedAt ?? at) : (epochOfIso(oldest) ?? at),
    isRepeated: countedAt !== null && countedAt === since && isSame,
  };
}

function isOlder(countedAt: number | null, since: number | null): boolean {
  return countedAt !== null && since !== null && countedAt < since;
}

/** Returns the time of a count, never before the last count, even if this process's clock is behind. */
function timeOfCount(countedAt: number | null, since: number | null, now: number): number {
  const at = Math.min(countedAt ?? now, now);
  return Math.max(at, since ?? at);
}

function toEpoch({ updatedAt }: BedGroup): number | null {
  return updatedAt === null ? null : epochOfIso(updatedAt);
}

function latest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.max(...known);
}
