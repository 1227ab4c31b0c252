import { MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import type { ClockSpan } from "./entry.ts";

const LAST_MINUTE = MINUTES_PER_DAY - 1;

/**
 * When a span ends, in wall-clock minutes since the midnight before its start: up to 2880, two days.
 * 11:59 PM as an end means midnight (rule opening-hours 7).
 */
export function endFromMidnight({ end, endsNextDay }: ClockSpan): number {
  return endOfDayIsMidnight(end) + (endsNextDay ? MINUTES_PER_DAY : 0);
}

/** Returns 1440 for 11:59 PM; every other end is unchanged. */
export function endOfDayIsMidnight(end: number): number {
  return end === LAST_MINUTE ? MINUTES_PER_DAY : end;
}
