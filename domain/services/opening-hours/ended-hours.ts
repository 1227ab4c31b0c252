import { isTimeZone, localDate } from "../../base/time/zone.ts";
import type { Hours, ScheduleEntry } from "./entry.ts";

/** People and programs write the last day of 2999 or of 9999 for "without an end"; real plans end sooner. */
export const WITHOUT_END = "2999-12-31";
/** Programs write the first day that they know for "without a beginning". */
export const WITHOUT_BEGINNING = "1970-01-01";

/** A closing of whole days that never ends. */
export const hasNoEnd = (entry: ScheduleEntry): boolean =>
  entry.type === "DATE_RANGE" && entry.span === null && entry.endDate >= WITHOUT_END;

/**
 * Whether hours are to be asked for at a moment (epoch milliseconds): always, or because they were valid for a time that
 * is over (rule opening-hours 25).
 */
export function isToAsk({ isContact, closeSchedules, timeZone }: Hours, at: number): boolean {
  if (isContact || !isTimeZone(timeZone)) return isContact;
  const today = localDate(timeZone, at);
  return closeSchedules.some(
    (entry) => hasNoEnd(entry) && entry.type === "DATE_RANGE" && entry.startDate <= today,
  );
}
