import { toIsoDate } from "../../base/time/civil-date.ts";
import { instantOfLocal, localTime } from "../../base/time/zone.ts";
import type { Hours, HoursWithIntake, ScheduleEntry } from "./entry.ts";
import type { OpeningStatus } from "./opening-status.ts";
import { openingStatus } from "./opening-status-rule.ts";

/**
 * Whether people are taken in at `at` (epoch milliseconds), by the rule of opening hours: at the hours of intake, but
 * not on closed days (rule ways-in 6).
 */
export function intakeStatus(
  hours: Pick<Hours, "timeZone" | "closeSchedules">,
  intake: readonly ScheduleEntry[],
  at: number,
): OpeningStatus {
  return openingStatus(intakeHours(hours, intake), at);
}

/** The hours of intake as the rule of opening hours reads them. */
export function intakeHours(
  { timeZone, closeSchedules }: Pick<Hours, "timeZone" | "closeSchedules">,
  intake: readonly ScheduleEntry[],
): Hours {
  return { timeZone, schedules: intake, closeSchedules, isContact: false };
}

/**
 * Whether the hours of intake take no one in at `at` (epoch milliseconds). Hours that never come again are old, and
 * turn no one away.
 */
export function isTurnedAway(
  { intakeSchedules, ...hours }: Pick<HoursWithIntake, "timeZone" | "closeSchedules" | "intakeSchedules">,
  at: number,
): boolean {
  if (intakeSchedules.length === 0) return false;
  const { state, changesAt } = intakeStatus(hours, intakeSchedules, at);
  return state === "CLOSED" && changesAt !== null;
}

const HOUR_MS = 60 * 60 * 1000;
/** Later than this no night is "tonight". */
const TONIGHT_MS = 18 * HOUR_MS;
/** Hours that go on for longer are no night's. */
const LONGEST_NIGHT_MS = 24 * HOUR_MS;
/** Minutes since midnight at which a night is over where no hours of intake say so. */
const MORNING = 6 * 60;

/**
 * Until when a desk closes intake that closes it at `at` (epoch milliseconds, as the result): the end of the hours that
 * are on or come next, else the next morning, also where these go on for days (rule ways-in 7). Null where none come
 * tonight.
 */
export function intakeClosureEnd(
  hours: Pick<Hours, "timeZone" | "closeSchedules">,
  intake: readonly ScheduleEntry[],
  at: number,
): number | null {
  if (intake.length === 0) return nextMorning(hours.timeZone, at);
  const { state, changesAt } = intakeStatus(hours, intake, at);
  if (state === "OPEN") return endOfNight(hours.timeZone, at, changesAt);
  if (changesAt === null || changesAt - at > TONIGHT_MS) return null;
  return endOfNight(hours.timeZone, changesAt, intakeStatus(hours, intake, changesAt).changesAt);
}

/** Whether no one may call a moment the end of tonight. Both in epoch milliseconds. */
export function isAfterTonight(until: number, now: number): boolean {
  return until - now > TONIGHT_MS + LONGEST_NIGHT_MS;
}

/** @param changesAt when the hours end that are on at `from`; null: never */
function endOfNight(timeZone: string, from: number, changesAt: number | null): number {
  return changesAt === null || changesAt - from > LONGEST_NIGHT_MS ? nextMorning(timeZone, from) : changesAt;
}

function nextMorning(timeZone: string, at: number): number {
  const { day, minute } = localTime(timeZone, at);
  return instantOfLocal(timeZone, toIsoDate(minute < MORNING ? day : day + 1), MORNING);
}
