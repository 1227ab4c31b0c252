import type { Category } from "../services/enumerations.ts";
import { audienceOfBeds } from "./audience-of-beds.ts";
import type { BedGroup } from "./bed-groups.ts";

/** Free beds of an audience; `ALL`: for everyone else. Null: the number is unknown. */
export type FreeOfGroup<Free extends number | null = number | null> = readonly [
  audience: Category,
  free: Free,
];

/** Returns free beds by group; null if beds are counted together, or no group's number is known (rule beds 20). */
export function freeByGroup(beds: readonly BedGroup[]): readonly FreeOfGroup<number>[] | null {
  const groups = beds.flatMap(({ for: whom, free }) =>
    free === null ? [] : [[audienceOfBeds(whom), free] as const],
  );
  return groups.length > 0 && groups.length === beds.length ? groups : null;
}

/** Audiences for which beds are reserved. */
const WITH_BEDS: ReadonlySet<Category> = new Set(["MEN", "WOMEN", "FAMILIES", "KIDS", "DISABLED"]);

/**
 * Returns how many beds are free for people who belong to any of these: those of their groups, and those for everyone
 * else (rule beds 21). Null: the number is unknown, or beds are counted together.
 */
export function freeFor(groups: readonly FreeOfGroup[], people: readonly Category[]): number | null {
  const own = people.filter((one) => WITH_BEDS.has(one));
  if (groups.length === 0 || own.length === 0) return null;
  const theirs = groups.filter(([audience]) => audience === "ALL" || own.includes(audience));
  const known = theirs.reduce((sum, [, free]) => sum + (free ?? 0), 0);
  return known === 0 && theirs.some(([, free]) => free === null) ? null : known;
}
