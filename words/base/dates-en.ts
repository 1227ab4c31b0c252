import { datesAndTimes } from "../compiled/en/base/dates-and-times.ts";
import { isoParts, type WrittenDate } from "./iso-parts.ts";

/** How English writes dates in messages: `{first, date, monthDay}` is `dateMonthDay(first)`. */

/** `11/20/26`. */
export function dateShort(date: WrittenDate): string {
  const { year, month, day } = isoParts(date);
  return [month, day, year % 100].map((part) => String(part).padStart(2, "0")).join("/");
}

/** `November 20`. */
export function dateMonthDay(date: WrittenDate): string {
  const { month, day } = isoParts(date);
  return `${datesAndTimes.months[month - 1]} ${day}`;
}

/** `November 20, 2026`. */
export function dateLong(date: WrittenDate): string {
  return `${dateMonthDay(date)}, ${isoParts(date).year}`;
}

/** `20`. */
export function dateDay(date: WrittenDate): string {
  return `${isoParts(date).day}`;
}

/** `2026`. */
export function dateYear(date: WrittenDate): string {
  return `${isoParts(date).year}`;
}
