import type { OpenState } from "../services/opening-hours/opening-status.ts";

/** The times that decide when someone would be admitted, in epoch milliseconds. */
export interface OpeningFacts {
  readonly door: { readonly state: OpenState; readonly changesAt: number | null };
  /** When people are admitted next although the service is open; null: they are now, or it is not stated. */
  readonly intakeAt: number | null;
  /** Duration of the walk. */
  readonly walkMs: number;
}

/** Longer walks give no advice when to leave, since a ride may be faster. */
const LONGEST_WALK_MS = 60 * 60_000;

/** Time within which a weekday identifies a day. */
const FARTHEST_MS = 6 * 24 * 60 * 60_000;

/**
 * Returns the opening to go to, if leaving now would mean arriving before it; null: one can leave now, or no opening is
 * known.
 *
 * @param now epoch milliseconds
 */
export function nextOpening({ door, intakeAt, walkMs }: OpeningFacts, now: number): number | null {
  const opensAt = opensNext(door, intakeAt);
  if (opensAt === null || opensAt > now + FARTHEST_MS) return null;
  return opensAt > now + Math.min(walkMs, LONGEST_WALK_MS) ? opensAt : null;
}

function opensNext({ state, changesAt }: OpeningFacts["door"], intakeAt: number | null): number | null {
  if (state === "CLOSED") return changesAt;
  return state === "OPEN" ? intakeAt : null;
}
