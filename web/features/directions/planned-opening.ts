import { nextOpening } from "#domain/directions/next-opening.ts";
import { walkBetween } from "#domain/directions/on-foot.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { VisitorPlace } from "../../base/browser/visitor-place.ts";

/** Closed intake, with its end in epoch milliseconds. */
export interface KnownCaution {
  isClosed: boolean;
  until: number;
}

/** A way that ends when the door opens. Epoch milliseconds. */
export interface PlannedOpening {
  opensAt: number;
  /** Time at which a walk that ends then begins. */
  leavesAt: number;
}

/** Returns the opening to plan for; null where one can leave now. */
export function plannedOpening(
  { openStatus: { state, changesAt }, location, intakeClosedUntil }: PublicService,
  caution: KnownCaution | undefined,
  place: VisitorPlace | null,
  now: number,
): PlannedOpening | null {
  const [longitude, latitude] = location?.coordinates ?? [];
  if (place === null || longitude === undefined || latitude === undefined) return null;
  const walkMs = walkBetween(place, { longitude, latitude }).durationMs;
  // The end of a desk's own intake closing is not an opening.
  const intakeAt = caution?.isClosed === true && intakeClosedUntil === null ? caution.until : null;
  const door = { state, changesAt: changesAt === null ? null : Date.parse(changesAt) };
  const opensAt = nextOpening({ door, intakeAt, walkMs }, now);
  return opensAt === null ? null : { opensAt, leavesAt: Math.max(now, opensAt - walkMs) };
}
