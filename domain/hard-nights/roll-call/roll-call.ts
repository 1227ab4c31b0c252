import { MAX_BEDS } from "../../base/contract/limits.ts";
import { ROLL_CALL_ANSWERS, type RollCallAnswer } from "../../services/enumerations.ts";
import { endFromMidnight } from "../../services/opening-hours/clock-span.ts";
import type { ClockSpan, ScheduleEntry } from "../../services/opening-hours/entry.ts";

export function isRollCallAnswer(value: string): value is RollCallAnswer {
  return ROLL_CALL_ANSWERS.some((answer) => answer === value);
}

/** Further answers of services that are open; null: not answered. */
export interface RollCallDetails {
  /** Until when people are taken in, minutes since midnight where the service is; 1440 is midnight. */
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

/** Names of the controls with which they answer. */
export const DETAIL_FIELDS = ["until", "beds", "overflow", "pets"] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];

/**
 * The details as the page of the link and the call sheet send them. What cannot be read is not said, so that no one who
 * mistyped a number loses the answer.
 */
export function typedDetails(
  given: { readonly [Field in DetailField]?: string | undefined },
): RollCallDetails {
  const { until = "", beds = "", overflow = "", pets = "" } = given;
  const minute = clockMinute(until.trim());
  return {
    // Who takes people in until midnight means the end of the day.
    takenUntil: minute === 0 ? 1440 : minute,
    bedsLeft: /^\d{1,5}$/u.test(beds.trim()) ? Math.min(Number(beds), MAX_BEDS) : null,
    hasOverflow: yesOrNo(overflow),
    takesPets: yesOrNo(pets),
  };
}

/** `21:00`, as browsers send a time. */
function clockMinute(text: string): number | null {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)(?::\d{2})?$/u.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

function yesOrNo(text: string): boolean | null {
  if (text === "YES") return true;
  return text === "NO" ? false : null;
}

/** Services that one roll call asks. */
export const MAX_ROLL_CALL = 5000;

const NOON = 720;
/** Means midnight, as an end. */
const LAST_MINUTE = 1439;

/**
 * The closing that NO stands for: every minute of one local day, also of what began the evening before. The opening
 * rule takes it away from the hours as it does any other closed time, so that label, filter and pins agree. In two
 * halves: one span of a whole day is read as a closed day, which leaves open what began the evening before.
 *
 * @param date ISO date in the service's zone
 */
export function closingOf(date: string): ScheduleEntry[] {
  return HALVES.map((span) => ({ type: "DATE_RANGE", startDate: date, endDate: date, span }));
}

const HALVES = [
  { start: 0, end: NOON, endsNextDay: false },
  { start: NOON, end: LAST_MINUTE, endsNextDay: false },
] as const;

/** Closed days with the closing of a day, once. */
export function withClosing(closed: readonly ScheduleEntry[], date: string): ScheduleEntry[] {
  return [...withoutClosing(closed, date), ...closingOf(date)];
}

/** Closed days as they were before `withClosing`. */
export function withoutClosing(closed: readonly ScheduleEntry[], date: string): ScheduleEntry[] {
  return closed.filter((entry) => !isClosingOf(entry, date));
}

function isClosingOf(entry: ScheduleEntry, date: string): boolean {
  if (entry.type !== "DATE_RANGE" || entry.startDate !== date || entry.endDate !== date) return false;
  const { span } = entry;
  return span !== null && HALVES.some((half) => span.start === half.start && lastsAsLong(span, half));
}

/** Listings may write midnight either way. */
function lastsAsLong(one: ClockSpan, other: ClockSpan): boolean {
  return endFromMidnight(one) === endFromMidnight(other);
}
