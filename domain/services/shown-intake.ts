import type { IntakeWindowWords } from "#words/compiled/services/intake-window.ts";
import { epochOfIso } from "../base/contract/instant.ts";
import { type IntakeAt, type IntakeCaution, intakeCaution } from "./intake-caution.ts";
import { intakeWindow } from "./intake-window.ts";
import type { Hours } from "./opening-hours/entry.ts";
import { readableEntries } from "./opening-hours/entry-wire.ts";
import { intakeStatus } from "./opening-hours/intake.ts";
import type { OpeningStatus } from "./opening-hours/opening-status.ts";
import type { PublicService } from "./public-service.ts";

/**
 * Returns the warning about intake for a service as its page has it.
 *
 * @param door by its opening hours at `at`, epoch milliseconds
 * @param moment `at`, or now where that is later
 */
export function shownIntake(
  { intakeSchedules, intakeClosedUntil }: Pick<PublicService, "intakeSchedules" | "intakeClosedUntil">,
  hours: Pick<Hours, "timeZone" | "closeSchedules">,
  { door, at, moment = at }: { door: IntakeAt["door"]; at: number; moment?: number },
): IntakeCaution | null {
  const closedUntil = intakeClosedUntil === null ? null : epochOfIso(intakeClosedUntil);
  return intakeCaution({ door, intake: statusOfIntake(intakeSchedules, hours, at), closedUntil }, moment);
}

/** Returns the intake window for a short line, see `intakeWindow`. */
export function shownWindow(
  { intakeSchedules }: Pick<PublicService, "intakeSchedules">,
  hours: Pick<Hours, "timeZone" | "closeSchedules">,
  caution: IntakeCaution,
  words: IntakeWindowWords,
): string | null {
  return intakeWindow(caution, statusOfIntake(intakeSchedules, hours, caution.until), words);
}

/** Null where no hours of intake are stated. */
function statusOfIntake(
  stated: PublicService["intakeSchedules"],
  hours: Pick<Hours, "timeZone" | "closeSchedules">,
  at: number,
): OpeningStatus | null {
  const entries = readableEntries(stated, "schedules");
  return entries.length === 0 ? null : intakeStatus(hours, entries, at);
}
