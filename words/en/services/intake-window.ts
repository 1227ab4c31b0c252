import { clockParts, MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import type { Day } from "#domain/services/opening-hours/entry.ts";
import { openingHours } from "./opening-hours.ts";

/** `7`, `7:30`. */
function clock(minute: number): string {
  const { hour12, minute: past } = clockParts(minute);
  return past === 0 ? `${hour12}` : `${hour12}:${String(past).padStart(2, "0")}`;
}

/** `9 PM`, `noon`, `midnight`. */
function shortTime(minute: number): string {
  if (minute % MINUTES_PER_DAY === 0) return "midnight";
  if (minute === MINUTES_PER_DAY / 2) return "noon";
  return `${clock(minute)}\u00a0${clockParts(minute).isMorning ? "AM" : "PM"}`;
}

/** `7–9 PM`, `10 PM – 2 AM`. */
function span(start: number, end: number): string {
  const isOneHalf = clockParts(start).isMorning === clockParts(end).isMorning && start < end;
  const isNamed = [start, end].some((minute) => minute % (MINUTES_PER_DAY / 2) === 0);
  return isOneHalf && !isNamed
    ? `${clock(start)}–${shortTime(end)}`
    : `${shortTime(start)} – ${shortTime(end)}`;
}

/** When to come, as a card says it. Times are minutes since local midnight. */
export const intakeWindow = {
  /** @param day null: today */
  between: (day: Day | "TOMORROW" | null, start: number, end: number) =>
    `Come ${day === null ? "" : `${day === "TOMORROW" ? "tomorrow" : openingHours.days[day]} `}${span(start, end)}`,
  before: (end: number) => `Come before ${shortTime(end)}`,
};

export type IntakeWindowWords = typeof intakeWindow;
