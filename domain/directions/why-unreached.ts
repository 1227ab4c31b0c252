import type { Opening } from "./openings-today.ts";

/** Reasons why a service is not visited today. */
export const UNREACHED = ["CLOSED", "HOURS_UNKNOWN", "NO_WAY", "NOT_IN_TIME", "TOO_FAR"] as const;
export type Unreached = (typeof UNREACHED)[number];

/**
 * Returns the first reason that applies why a service is not visited (rule directions 24).
 *
 * @param openings of today; null: the hours are unknown
 * @param isTooFar whether there is no ride from here, and the walk is too long
 */
export function whyUnreached(
  hasDoor: boolean,
  openings: readonly Opening[] | null,
  isTooFar: boolean,
): Unreached {
  if (!hasDoor) return "NO_WAY";
  if (openings === null) return "HOURS_UNKNOWN";
  if (openings.length === 0) return "CLOSED";
  return isTooFar ? "TOO_FAR" : "NOT_IN_TIME";
}
