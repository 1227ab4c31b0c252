import type { Opening } from "./openings-today.ts";

/** Why a service is not visited today. */
export const UNREACHED = ["CLOSED", "HOURS_UNKNOWN", "NO_WAY", "NOT_IN_TIME", "TOO_FAR"] as const;
export type Unreached = (typeof UNREACHED)[number];

/**
 * Why a service is not visited: the first reason that holds (rule directions 24).
 *
 * @param openings of today; null: the hours are not known
 * @param isTooFar from where one is there is no ride, and the walk is too long
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
