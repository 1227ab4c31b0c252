import { endFromMidnight } from "../schedule/clock-span.ts";
import type { ClockSpan, ScheduleEntry } from "../schedule/entry.ts";

/** What a provider may say to "Open today?". */
export const ROLL_CALL_ANSWERS = ["YES", "NO", "LIMITED"] as const;
export type RollCallAnswer = (typeof ROLL_CALL_ANSWERS)[number];

export function isRollCallAnswer(value: string): value is RollCallAnswer {
  return ROLL_CALL_ANSWERS.some((answer) => answer === value);
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
