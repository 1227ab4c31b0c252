import { isoDateOf } from "../time/civil-date.ts";
import { instantOfLocal, localTime } from "../time/zone.ts";
import type { Hours, ScheduleEntry } from "./entry.ts";
import type { OpeningStatus } from "./opening-status.ts";
import { openingStatus } from "./opening-status-rule.ts";

/**
 * Whether people are taken in at `at` (epoch milliseconds), by the rule of opening hours: at the hours of intake, but
 * not on closed days (rule ways-in 6).
 */
export function intakeStatus(
  { timeZone, closeSchedules }: Pick<Hours, "timeZone" | "closeSchedules">,
  intake: readonly ScheduleEntry[],
  at: number,
): OpeningStatus {
  return openingStatus({ timeZone, schedules: intake, closeSchedules, isContact: false }, at);
}

/** Later than this no night is "tonight". */
const TONIGHT_MS = 18 * 60 * 60 * 1000;
/** Minutes since midnight at which a night is over where no hours of intake say so. */
const MORNING = 6 * 60;

/**
 * Until when a desk closes intake that closes it at `at` (epoch milliseconds, as the result): the end of the hours that
 * are on or come next, else the next morning (rule ways-in 7). Null where none come tonight.
 */
export function intakeClosureEnd(
  hours: Pick<Hours, "timeZone" | "closeSchedules">,
  intake: readonly ScheduleEntry[],
  at: number,
): number | null {
  if (intake.length === 0) return nextMorning(hours.timeZone, at);
  const { state, changesAt } = intakeStatus(hours, intake, at);
  if (state === "OPEN") return changesAt ?? nextMorning(hours.timeZone, at);
  if (changesAt === null || changesAt - at > TONIGHT_MS) return null;
  return intakeStatus(hours, intake, changesAt).changesAt;
}

function nextMorning(timeZone: string, at: number): number {
  const { day, minute } = localTime(timeZone, at);
  return instantOfLocal(timeZone, isoDateOf(minute < MORNING ? day : day + 1), MORNING);
}
