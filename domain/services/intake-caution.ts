import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import type { OpeningStatus } from "./opening-hours/opening-status.ts";
import { statusText } from "./opening-hours/status-text.ts";

/** The state of intake at one moment. */
export interface IntakeAt {
  /** Status by the opening hours. */
  readonly door: Pick<OpeningStatus, "state" | "changesAt">;
  /** Status by the hours of intake; null: none are stated. */
  readonly intake: OpeningStatus | null;
  /** Epoch milliseconds until which a desk has closed it; null: it has not. */
  readonly closedUntil: number | null;
}

/** A warning about intake, shown beside the status of the door (rule ways-in 6). */
export interface IntakeCaution {
  /** True: no one who comes is taken in; false: people are until then, and the door is open for longer. */
  readonly isClosed: boolean;
  /** Status by the hours of intake; null: a desk has closed it for tonight. */
  readonly status: OpeningStatus | null;
  /** Epoch milliseconds. */
  readonly until: number;
}

/**
 * Null where the door's own status says all of it: no hours of intake are stated, they end with those of the door, or
 * the door is closed.
 *
 * @param at epoch milliseconds: the moment of the statuses, or now where that is later
 */
export function intakeCaution({ door, intake, closedUntil }: IntakeAt, at: number): IntakeCaution | null {
  if (closedUntil !== null && closedUntil > at) return { isClosed: true, status: null, until: closedUntil };
  // Hours that never come again are old, rather than a closed door.
  if (door.state === "CLOSED" || intake === null || intake.changesAt === null) return null;
  const isClosed = intake.state === "CLOSED";
  const endsFirst = door.changesAt === null || intake.changesAt < door.changesAt;
  if (!isClosed && (!endsFirst || intake.wording.form === "OPEN_24_7")) return null;
  return { isClosed, status: intake, until: intake.changesAt };
}

/** "Intake closed till 7:00 PM" */
export function intakeText({ status }: Pick<IntakeCaution, "status">, words: OpeningHoursWords): string {
  return status === null ? words.intakeClosed : words.intake(statusText(status, words));
}

/** When the door's status or the intake warning changes next, in epoch milliseconds; null: no change is known. */
export function nextChange({ changesAt }: IntakeAt["door"], caution: IntakeCaution | null): number | null {
  const until = caution?.until ?? Number.POSITIVE_INFINITY;
  const next = Math.min(changesAt ?? Number.POSITIVE_INFINITY, until);
  return next === Number.POSITIVE_INFINITY ? null : next;
}
