import { isTimeZone, localDate } from "#domain/base/time/zone.ts";
import { intakeCaution, intakeText } from "#domain/services/intake-caution.ts";
import { readableEntries } from "#domain/services/opening-hours/entry-wire.ts";
import { hoursTexts } from "#domain/services/opening-hours/hours-line-text.ts";
import { intakeStatus } from "#domain/services/opening-hours/intake.ts";
import { statusText } from "#domain/services/opening-hours/status-text.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";

/** A caution beside the status of the door. */
export interface ShownCaution {
  text: string;
  /** Intake is closed. */
  isClosed: boolean;
  /** Epoch milliseconds. */
  until: number;
}

/** Intake times in words, in the page's language. */
export interface IntakeView {
  /** "Every day 6:00 PM – 9:00 PM" */
  lines: readonly string[];
  /** Whether people are taken in now; absent where that is unknown. */
  status?: string;
  /** Epoch milliseconds until which the status is true; absent: for good. */
  until?: number;
  /** Epoch milliseconds until which a desk has closed it; absent: it has not. */
  closedUntil?: number;
  /** Absent where the status of the door says it all. */
  caution?: ShownCaution;
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
  const door = {
    state: openStatus.state,
    changesAt: openStatus.changesAt === null ? null : Date.parse(openStatus.changesAt),
  };
  const caution = intakeCaution({ door, intake: status, closedUntil }, now);
  return {
    lines: hoursTexts(entries, today, words),
    ...(closedUntil === null || closedUntil <= now ? {} : { closedUntil }),
    ...(text === "" ? {} : { status: text }),
    ...(status.changesAt === null ? {} : { until: status.changesAt }),
    ...(caution === null
      ? {}
      : { caution: { text: intakeText(caution, words), isClosed: caution.isClosed, until: caution.until } }),
  };
}
