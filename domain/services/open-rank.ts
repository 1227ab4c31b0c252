import type { ServiceType } from "./enumerations.ts";
import type { OpenState } from "./opening-hours/opening-status.ts";

/**
 * The groups of `sort=open`, in order (rule lists 32):
 *
 * - AVAILABLE: open, and either no shelter or one with free beds.
 * - BEDS_UNKNOWN: an open shelter whose beds are unknown or not public.
 * - FULL: an open shelter without a free bed.
 * - INTAKE_CLOSED: an open door behind which no one is taken in now (rule ways-in 6).
 * - CLOSED: closed, with known hours.
 * - HOURS_UNKNOWN: contact for hours, or no known hours.
 */
export const OPEN_RANKS = [
  "AVAILABLE",
  "BEDS_UNKNOWN",
  "FULL",
  "INTAKE_CLOSED",
  "CLOSED",
  "HOURS_UNKNOWN",
] as const;
export type OpenRank = (typeof OPEN_RANKS)[number];

/** Facts that the rank depends on besides the opening status. */
export interface RankedFacts {
  readonly type: readonly ServiceType[];
  readonly availableBeds: number | null;
  /** Null counts as false. Beds of protected listings are not public. */
  readonly isProtected: boolean | null;
}

/** The state of its door at the moment asked about, and whether people who come then are turned away. */
export interface RankedState {
  readonly door: OpenState;
  readonly isIntakeClosed: boolean;
}

/** The group of a service by its state at the moment asked about. */
export function openRank(
  { door, isIntakeClosed }: RankedState,
  { type, availableBeds, isProtected }: RankedFacts,
): OpenRank {
  if (door === "CLOSED") return "CLOSED";
  if (door !== "OPEN") return "HOURS_UNKNOWN";
  if (isIntakeClosed) return "INTAKE_CLOSED";
  if (!type.includes("SHELTER")) return "AVAILABLE";
  if (isProtected === true || availableBeds === null) return "BEDS_UNKNOWN";
  return availableBeds > 0 ? "AVAILABLE" : "FULL";
}

/** Whether the doors of services of this rank are open. */
export function isOpenRank(rank: OpenRank): boolean {
  return rank !== "CLOSED" && rank !== "HOURS_UNKNOWN";
}
