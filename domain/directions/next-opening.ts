import type { OpenState } from "../services/opening-hours/opening-status.ts";

/** When one would be taken in. All in epoch milliseconds. */
export interface OpeningFacts {
  readonly door: { readonly state: OpenState; readonly changesAt: number | null };
  /** Behind an open door, when people are taken in next; null: they are, or no one has said. */
  readonly intakeAt: number | null;
  /** How long the walk takes. */
  readonly walkMs: number;
}

/** A longer walk is no reason to leave now: a ride may be faster. */
const LONGEST_WALK_MS = 60 * 60_000;

/** Within it a day of the week says which day it is. */
const FARTHEST_MS = 6 * 24 * 60 * 60_000;

/**
 * The opening to which one should go, where leaving now would end before a closed door; null: one can leave now, or no
 * opening is known.
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
