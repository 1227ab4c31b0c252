import { withCommas } from "#domain/base/numbers/with-commas.ts";
import { clockParts, formatClockTime, MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import { durationText } from "./duration-text.ts";

/** How English writes the values of messages: `{opens, time, midnight}` is `timeMidnight(opens)`. */

/** `8:00 AM`, from minutes since midnight. */
export const time = formatClockTime;

/** `8:00 AM`, and `midnight`, since many people read 12:00 AM as noon. */
export function timeMidnight(minute: number): string {
  return minute % MINUTES_PER_DAY === 0 ? "midnight" : formatClockTime(minute);
}

/** `8:00 AM`, `midnight`, `noon`: as it is said aloud. */
export function timeSpoken(minute: number): string {
  return minute === MINUTES_PER_DAY / 2 ? "noon" : timeMidnight(minute);
}

/** `1,234`. */
export const number = withCommas;

/** `1 h 20 min`, from minutes. */
export const numberDuration = durationText;

/** `7 AM`, `7:30 AM`, `midnight`, `noon`. */
export function timeShort(minute: number): string {
  return shortTime(minute, " ");
}

/** The same, and never over two lines. */
export function timeCompact(minute: number): string {
  return shortTime(minute, "\u00a0");
}

/** `7`, `7:30`: where the half of the day is said beside it. */
export function timeBare(minute: number): string {
  const { hour12, minute: past } = clockParts(minute);
  return past === 0 ? `${hour12}` : `${hour12}:${String(past).padStart(2, "0")}`;
}

function shortTime(minute: number, space: string): string {
  if (minute % (MINUTES_PER_DAY / 2) === 0) return timeSpoken(minute % MINUTES_PER_DAY);
  return `${timeBare(minute)}${space}${clockParts(minute).isMorning ? "AM" : "PM"}`;
}

/** Miles, which are rounded from ten on. */
export function numberDistance(miles: number): string {
  return miles < 10 ? miles.toFixed(1) : `${Math.round(miles)}`;
}

export function numberTenths(value: number): string {
  return value.toFixed(1);
}

/** `01`. */
export function numberTwoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** `1st`, `22nd`, `13th`. */
export function numberOrdinal(value: number): string {
  const isTeen = value > 10 && value < 14;
  return `${value}${isTeen ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th")}`;
}

export function textLowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** `the bus`, `bus 12`: what bears a number needs no article. */
export function textRide(ride: string): string {
  return `${ride.includes(" ") ? "" : "the "}${textLowerFirst(ride)}`;
}

/** A time that was written as `12:00 AM`. */
export function textMidnight(clock: string): string {
  return clock === "12:00 AM" ? "midnight" : clock;
}

/** `Mon, Wed and Fri`. */
export function listShort(items: readonly string[]): string {
  const last = items[items.length - 1] ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

/** `English, Spanish, and Creole`. */
export function listAnd(items: readonly string[]): string {
  if (items.length < 3) return items.join(" and ");
  return `${items.slice(0, -1).join(", ")}, and ${items[items.length - 1]}`;
}
