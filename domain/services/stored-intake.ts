import { type IntakeAt, type IntakeCaution, intakeCaution } from "./intake-caution.ts";
import type { HoursWithIntake } from "./opening-hours/entry.ts";
import { intakeStatus } from "./opening-hours/intake.ts";

/**
 * Returns the warning about intake for a service as it is stored.
 *
 * @param door by its opening hours at `at`, epoch milliseconds
 * @param moment `at`, or now where that is later
 */
export function storedIntake(
  {
    intakeSchedules,
    intakeClosedUntil: closedUntil,
    ...hours
  }: Pick<HoursWithIntake, "timeZone" | "closeSchedules" | "intakeSchedules"> & {
    readonly intakeClosedUntil: number | null;
  },
  { door, at, moment }: { door: IntakeAt["door"]; at: number; moment: number },
): IntakeCaution | null {
  const intake = intakeSchedules.length === 0 ? null : intakeStatus(hours, intakeSchedules, at);
  return intakeCaution({ door, intake, closedUntil }, moment);
}
