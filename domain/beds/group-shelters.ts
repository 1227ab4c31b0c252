import { epochOfIso } from "../base/contract/instant.ts";
import type { ShelterBeds } from "./bed-calls.ts";

/** Age from which a count should be confirmed. */
const CONFIRM_AFTER_MS = 3 * 3_600_000;

/** Shelters in the best order for updating their beds; each group keeps its order until it is loaded again. */
export interface ShelterGroups {
  /** Shelters whose number may have changed since its count, or whose count has no date; the oldest count first. */
  readonly outdated: readonly ShelterBeds[];
  /** Shelters counted more recently; the oldest count first. */
  readonly recent: readonly ShelterBeds[];
  /** Shelters without a number, in the order of the list. */
  readonly uncounted: readonly ShelterBeds[];
}

/** @param now epoch milliseconds */
export function groupShelters(shelters: readonly ShelterBeds[], now: number): ShelterGroups {
  const counted = shelters
    .filter((shelter) => isCounted(shelter))
    .sort((one, other) => toEpoch(one.bedsUpdatedAt) - toEpoch(other.bedsUpdatedAt));
  return {
    outdated: counted.filter(({ bedsUpdatedAt }) => isOutdated(bedsUpdatedAt, now)),
    recent: counted.filter(({ bedsUpdatedAt }) => !isOutdated(bedsUpdatedAt, now)),
    uncounted: shelters.filter((shelter) => !isCounted(shelter)),
  };
}

/**
 * @param bedsUpdatedAt ISO instant of the count; null: unknown
 * @param now epoch milliseconds
 */
export function isOutdated(bedsUpdatedAt: string | null, now: number): boolean {
  return now - toEpoch(bedsUpdatedAt) >= CONFIRM_AFTER_MS;
}

/** Whether both numbers are known: free beds alone cannot be changed in steps. */
function isCounted({ availableBeds, totalBeds }: ShelterBeds): boolean {
  return availableBeds !== null && totalBeds !== null;
}

/** Returns epoch milliseconds; an unknown instant sorts before all others. */
function toEpoch(bedsUpdatedAt: string | null): number {
  return (bedsUpdatedAt === null ? null : epochOfIso(bedsUpdatedAt)) ?? 0;
}
