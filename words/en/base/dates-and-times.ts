import { clockTimeOf } from "#domain/base/time/clock-time.ts";

/** Names of months, and times, as all texts write them. */
export const datesAndTimes = {
  /** January first. */
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  /** `8:00 AM`, from minutes since midnight. */
  time: clockTimeOf,
};

export type DatesAndTimesWords = typeof datesAndTimes;
