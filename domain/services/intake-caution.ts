import type { OpeningStatus } from "../schedule/opening-status.ts";
import { statusText } from "../schedule/status-text.ts";
import type { OpeningHoursWords } from "../words/en/opening-hours.ts";

/** How people are taken in at one moment. */
export interface IntakeAt {
  /** By the opening hours. */
  readonly door: Pick<OpeningStatus, "state">;
  /** By the hours of intake; null: none are stated. */
  readonly intake: OpeningStatus | null;
  /** Epoch milliseconds until which a desk has closed it; null: it has not. */
  readonly closedUntil: number | null;
}

/** A caution of a list, with its end in epoch milliseconds. */
export interface IntakeCaution {
  text: string;
  until: number;
}

/**
 * That nobody else is taken in: for tonight, by a desk, or behind an open door, until the hours of intake begin. Null
 * where people are, and where the door's own status says all of it.
 *
 * @param now epoch milliseconds
 */
export function intakeCaution(
  { door, intake, closedUntil }: IntakeAt,
  now: number,
  words: OpeningHoursWords,
): IntakeCaution | null {
  if (closedUntil !== null && closedUntil > now) return { text: words.intakeClosed, until: closedUntil };
  // Hours that never come again are old, rather than a closed door.
  if (door.state === "CLOSED" || intake?.state !== "CLOSED" || intake.changesAt === null) return null;
  return { text: words.intakeClosedTill(statusText(intake, words)), until: intake.changesAt };
}
