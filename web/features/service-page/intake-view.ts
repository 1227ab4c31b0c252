import { readableEntries } from "#domain/schedule/entry-wire.ts";
import { hoursLineText } from "#domain/schedule/hours-line-text.ts";
import { hoursLines } from "#domain/schedule/hours-lines.ts";
import { intakeStatus } from "#domain/schedule/intake.ts";
import { statusText } from "#domain/schedule/status-text.ts";
import { type IntakeCaution, intakeCaution } from "#domain/services/intake-caution.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { isTimeZone, localDate } from "#domain/time/zone.ts";
import type { OpeningHoursWords } from "#domain/words/en/opening-hours.ts";

/** When to come in, as a page tells it in its language. */
export interface IntakeView {
  /** "Every day 6:00 PM – 9:00 PM" */
  lines: readonly string[];
  /** Whether people are taken in now; absent where nobody knows. */
  status?: string;
  /** Epoch milliseconds until which the status is true; absent: for good. */
  until?: number;
  /** Epoch milliseconds until which a desk has closed it; absent: it has not. */
  closedUntil?: number;
  /** What stands beside the status of the door while nobody else is taken in. */
  caution?: IntakeCaution;
}

/** @param now epoch milliseconds */
export function intakeView(
  {
    timeZone,
    closeSchedules,
    intakeSchedules,
    intakeClosedUntil,
    openStatus,
  }: Pick<
    PublicService,
    "timeZone" | "closeSchedules" | "intakeSchedules" | "intakeClosedUntil" | "openStatus"
  >,
  words: OpeningHoursWords,
  now: number,
): IntakeView {
  const entries = readableEntries(intakeSchedules, "schedules");
  const closed = readableEntries(closeSchedules, "closeSchedules");
  const today = isTimeZone(timeZone) ? localDate(timeZone, now) : "";
  const status = intakeStatus({ timeZone, closeSchedules: closed }, entries, now);
  const text = statusText(status, words);
  const closedUntil = intakeClosedUntil === null ? null : Date.parse(intakeClosedUntil);
  const caution = intakeCaution({ door: openStatus, intake: status, closedUntil }, now, words);
  return {
    lines: hoursLines(entries, today).map((line) => {
      const { days, times } = hoursLineText(line, words);
      return `${days} ${times}`.trim();
    }),
    ...(closedUntil === null || closedUntil <= now ? {} : { closedUntil }),
    ...(text === "" ? {} : { status: text }),
    ...(status.changesAt === null ? {} : { until: status.changesAt }),
    ...(caution === null ? {} : { caution }),
  };
}
