import type { YearMonthDay } from "#domain/base/time/civil-date.ts";

/** A date that a message is given, in parts or in ISO form. */
export type WrittenDate = YearMonthDay | string;

/** Returns the parts of a date. */
export function isoParts(date: WrittenDate): YearMonthDay {
  if (typeof date !== "string") return date;
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}
