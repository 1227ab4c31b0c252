import { datesAndTimes } from "../compiled/es/base/dates-and-times.ts";
import { isoParts, type WrittenDate } from "./iso-parts.ts";

/** How Spanish writes dates in messages: `{first, date, monthDay}` is `dateMonthDay(first)`. */

/** `20 nov`. */
export function dateShort(date: WrittenDate): string {
  return `${dateDay(date)} ${datesAndTimes.months[isoParts(date).month - 1]?.slice(0, 3)}`;
}

/** `20 de noviembre`. */
export function dateMonthDay(date: WrittenDate): string {
  return `${dateDay(date)} de ${datesAndTimes.months[isoParts(date).month - 1]}`;
}

/** `20 de noviembre de 2026`. */
export function dateLong(date: WrittenDate): string {
  return `${dateMonthDay(date)} de ${isoParts(date).year}`;
}

/** `20`, and `1.º` of the first day. */
export function dateDay(date: WrittenDate): string {
  const { day } = isoParts(date);
  return day === 1 ? "1.º" : `${day}`;
}

/** `2026`. */
export function dateYear(date: WrittenDate): string {
  return `${isoParts(date).year}`;
}
