import { epochOfIso } from "../base/contract/instant.ts";
import type { ShelterBeds } from "./bed-calls.ts";

/** A count this old is asked about. */
const CONFIRM_AFTER_MS = 3 * 3_600_000;

/** Shelters in the order in which their beds are best updated; each group keeps its order until it is loaded again. */
export interface ShelterGroups {
  /** Counted so long ago that the number may have changed, or no one knows when; the oldest count first. */
  readonly outdated: readonly ShelterBeds[];
  /** Counted since; the oldest count first. */
  readonly recent: readonly ShelterBeds[];
  /** Without a number, in the order of the list. */
  readonly uncounted: readonly ShelterBeds[];
}

/** @param now epoch milliseconds */
export function groupShelters(shelters: readonly ShelterBeds[], now: number): ShelterGroups {
  const counted = shelters
    .filter((shelter) => isCounted(shelter))
    .sort((one, other) => epochOf(one.bedsUpdatedAt) - epochOf(other.bedsUpdatedAt));
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
  return now - epochOf(bedsUpdatedAt) >= CONFIRM_AFTER_MS;
}

/** Both numbers are known: a number of free beds alone says nothing that can be changed by steps. */
function isCounted({ availableBeds, totalBeds }: ShelterBeds): boolean {
  return availableBeds !== null && totalBeds !== null;
}

/** An unknown moment is before all others. */
function epochOf(bedsUpdatedAt: string | null): number {
  return (bedsUpdatedAt === null ? null : epochOfIso(bedsUpdatedAt)) ?? 0;
}
