import type { BedsFor } from "./beds-for.ts";

/** Beds by the people they are for (rules beds 15–20). */

/** The beds for one group. Its properties are in the database's order; see `isSame`. */
export interface BedGroup {
  for: BedsFor;
  /** Null: unknown, never 0. */
  free: number | null;
  /** Null: unknown; then the shelter's own total bounds `free`. */
  total: number | null;
  /** ISO instant of the last count; null: unknown. */
  updatedAt: string | null;
}

/** All beds of a shelter; both are null if unknown. */
export interface BedSum {
  readonly availableBeds: number | null;
  readonly totalBeds: number | null;
}

/**
 * Returns the sum over all groups. While some group is uncounted, the stated sum is limited to what the other groups
 * allow.
 *
 * @param stated the current sum; nulls: there is none
 */
export function sumOfBeds(groups: readonly BedGroup[], stated: BedSum): BedSum {
  if (groups.length === 0) return stated;
  const availableBeds = sum(groups.map(({ free }) => free));
  const totals = groups.map((group) => group.total);
  const known = Math.max(total(totals), availableBeds ?? 0);
  const totalBeds = sum(totals) ?? (stated.totalBeds === null ? null : Math.max(stated.totalBeds, known));
  if (availableBeds !== null || totalBeds === null || stated.availableBeds === null) {
    return availableBeds === null || totalBeds === null
      ? { availableBeds: null, totalBeds: null }
      : { availableBeds, totalBeds };
  }
  const counted = groups.filter(({ free }) => free !== null);
  const least = total(counted.map(({ free }) => free));
  const taken = total(counted.map(({ total: of }) => of)) - least;
  const most = Math.max(least, totalBeds - Math.max(0, taken));
  return { availableBeds: Math.min(Math.max(stated.availableBeds, least), most), totalBeds };
}

/**
 * Returns the groups after only a sum was stated: a single group takes it; of several, it is unknown which have how
 * many free.
 *
 * @param at ISO instant of the count
 */
export function groupsAfterSum(groups: readonly BedGroup[], given: BedSum, at: string): BedGroup[] {
  if (given.availableBeds === null || given.totalBeds === null) return [];
  const isAlone = groups.length === 1;
  const isTotalKept = sum(groups.map((group) => group.total)) === given.totalBeds;
  return groups.map((group) => {
    const kept = isTotalKept ? group.total : null;
    return {
      for: group.for,
      free: isAlone ? given.availableBeds : null,
      total: isAlone ? given.totalBeds : kept,
      updatedAt: at,
    };
  });
}

/** Returns when the sum was counted: the time of the oldest group's count. Null: some group was never counted. */
export function oldestCount(groups: readonly BedGroup[]): string | null {
  const times = groups.map(({ free, updatedAt }) => (free === null ? null : updatedAt));
  return times.includes(null) ? null : (times.sort()[0] ?? null);
}

function sum(numbers: readonly (number | null)[]): number | null {
  return numbers.includes(null) ? null : total(numbers);
}

function total(numbers: readonly (number | null)[]): number {
  return numbers.reduce<number>((all, number) => all + (number ?? 0), 0);
}
