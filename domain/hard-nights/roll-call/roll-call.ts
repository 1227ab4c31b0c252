import { MAX_BEDS } from "../../base/contract/limits.ts";
import { ROLL_CALL_ANSWERS, type RollCallAnswer } from "../../services/listing-enumerations.ts";
import { endFromMidnight } from "../../services/opening-hours/clock-span.ts";
import type { ClockSpan, ScheduleEntry } from "../../services/opening-hours/entry.ts";

export function isRollCallAnswer(value: string): value is RollCallAnswer {
  return ROLL_CALL_ANSWERS.some((answer) => answer === value);
}

/** Further answers of services that are open; null: not answered. */
export interface RollCallDetails {
  /** Until when people are admitted, in minutes since local midnight; 1440 is the midnight that ends the day. */
  readonly takenUntil: number | null;
  readonly bedsLeft: number | null;
  /** Room beyond the beds: mats, chairs, a warm floor. */
  readonly hasOverflow: boolean | null;
  readonly takesPets: boolean | null;
}

export const NOTHING_MORE: RollCallDetails = {
  takenUntil: null,
  bedsLeft: null,
  hasOverflow: null,
  takesPets: null,
};

/** Names of the form controls for the details. */
export const DETAIL_FIELDS = ["until", "beds", "overflow", "pets"] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];

/**
 * Parses the details sent by the linked page and the call sheet. Unreadable ones count as not stated, so that a typo in
 * a number does not lose the answer.
 */
export function typedDetails(
  given: { readonly [Field in DetailField]?: string | undefined },
): RollCallDetails {
  const { until = "", beds = "", overflow = "", pets = "" } = given;
  const minute = clockMinute(until.trim());
  return {
    // Intake until midnight means the end of the day.
    takenUntil: minute === 0 ? 1440 : minute,
    bedsLeft: /^\d{1,5}$/u.test(beds.trim()) ? Math.min(Number(beds), MAX_BEDS) : null,
    hasOverflow: yesOrNo(overflow),
    takesPets: yesOrNo(pets),
  };
}

/** Parses `21:00`, the form in which browsers send a time. */
function clockMinute(text: string): number | null {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)(?::\d{2})?$/u.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

function yesOrNo(text: string): boolean | null {
  if (text === "YES") return true;
  return text === "NO" ? false : null;
}

/** Maximum services that one roll call asks. */
export const MAX_ROLL_CALL = 5000;

const NOON = 720;
/** The last minute of a day; as an end it means midnight. */
const LAST_MINUTE = 1439;

/**
 * Returns the closing that NO stands for: every minute of one local day, including hours that began the evening before.
 * The opening rule subtracts it like any closed time, so that label, filter and pins agree. It has two halves, because
 * a span of a whole day would be read as a closed day, which leaves open the hours that began the evening before.
 *
 * @param date ISO date in the service's zone
 */
export function createDayLongClosing(date: string): ScheduleEntry[] {
  return HALVES.map((span) => ({ type: "DATE_RANGE", startDate: date, endDate: date, span }));
}

const HALVES = [
  { start: 0, end: NOON, endsNextDay: false },
  { start: NOON, end: LAST_MINUTE, endsNextDay: false },
] as const;

/** Adds the closing of a day to closed days, at most once. */
export function withClosing(closed: readonly ScheduleEntry[], date: string): ScheduleEntry[] {
  return [...withoutClosing(closed, date), ...createDayLongClosing(date)];
}

/** Removes what `withClosing` added. */
export function withoutClosing(closed: readonly ScheduleEntry[], date: string): ScheduleEntry[] {
  return closed.filter((entry) => !isDayLongClosing(entry, date));
}

function isDayLongClosing(entry: ScheduleEntry, date: string): boolean {
  if (entry.type !== "DATE_RANGE" || entry.startDate !== date || entry.endDate !== date) return false;
  const { span } = entry;
  return span !== null && HALVES.some((half) => span.start === half.start && lastsAsLong(span, half));
}

/** Whether two spans end at the same time: listings may write midnight either way. */
function lastsAsLong(one: ClockSpan, other: ClockSpan): boolean {
  return endFromMidnight(one) === endFromMidnight(other);
}
