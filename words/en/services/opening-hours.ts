import { MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import type { Day, Period } from "#domain/services/opening-hours/entry.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";

const days: Record<Day, string> = {
  MONDAY: "Monday",
  TUESDAY: "Tuesday",
  WEDNESDAY: "Wednesday",
  THURSDAY: "Thursday",
  FRIDAY: "Friday",
  SATURDAY: "Saturday",
  SUNDAY: "Sunday",
};

const shortDays: Record<Day, string> = {
  MONDAY: "Mon",
  TUESDAY: "Tue",
  WEDNESDAY: "Wed",
  THURSDAY: "Thu",
  FRIDAY: "Fri",
  SATURDAY: "Sat",
  SUNDAY: "Sun",
};

/** As the schedule form lists them. */
const periods: Record<Period, string> = {
  FIRST: "First",
  SECOND: "Second",
  THIRD: "Third",
  FOURTH: "Fourth",
  FIFTH: "Fifth",
  LAST: "Last",
};

const nths: Record<Period, string> = {
  FIRST: "1st",
  SECOND: "2nd",
  THIRD: "3rd",
  FOURTH: "4th",
  FIFTH: "5th",
  LAST: "last",
};

const { months, time } = datesAndTimes;

/** `8:00 AM`, and `midnight`, since many people read 12:00 AM as noon. */
function timeOrMidnight(minute: number): string {
  return minute % MINUTES_PER_DAY === 0 ? "midnight" : time(minute);
}

/** `November 21, 2026` or `November 21`, from an ISO date. */
function date(isoDate: string, hasYear = true): string {
  const [year, month = 0, day] = isoDate.split("-").map(Number);
  return `${months[month - 1]} ${day}${hasYear ? `, ${year}` : ""}`;
}

/** `November 26–27`, `December 1, 2026 – March 31, 2027`: what both dates share is said once. */
function dates(first: string, last: string, hasYear: boolean): string {
  if (first === last) return date(first, hasYear);
  const beginning = date(first, hasYear && first.slice(0, 4) !== last.slice(0, 4));
  const end = date(last, hasYear);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return isOneMonth ? `${beginning}–${end.slice(end.indexOf(" ") + 1)}` : `${beginning} – ${end}`;
}

/** `Mon, Wed and Fri`. */
function list(items: readonly string[]): string {
  const last = items[items.length - 1] ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

/** `1st`, `22nd`, `13th`. */
function ordinal(number: number): string {
  const isTeen = number > 10 && number < 14;
  return `${number}${isTeen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th")}`;
}

/** Times are minutes since local midnight, dates are ISO. The forms are those of rules opening-hours 22–25. */
export const openingHours = {
  days,
  shortDays,
  periods,
  time,
  date,
  status: {
    open247: "Open 24/7",
    openTill: (closes: number) => `Open till ${timeOrMidnight(closes)}`,
    openTillDay: (day: Day, closes: number) => `Open till ${days[day]} ${timeOrMidnight(closes)}`,
    closedTill: (opens: number) => `Closed till ${timeOrMidnight(opens)}`,
    closedUntilTomorrow: (opens: number) => `Closed until ${timeOrMidnight(opens)} Tomorrow`,
    closedUntilDay: (day: Day, opens: number) => `Closed until ${days[day]} ${timeOrMidnight(opens)}`,
    closedTillNextDay: (day: Day, opens: number) => `Closed till next ${days[day]} ${timeOrMidnight(opens)}`,
    closedUntilNthDay: (period: Period, day: Day, opens: number) =>
      `Closed until ${nths[period]} ${days[day]} ${timeOrMidnight(opens)}`,
    closedUntilDate: (isoDate: string, hasYear: boolean) => `Closed until ${date(isoDate, hasYear)}`,
    /** Beside a status that names a weekday of the month. */
    onDate: (isoDate: string) => date(isoDate, false),
    permanentlyClosed: "Permanently closed",
    contactForHours: "Contact for hours",
    closed: "Closed",
  },
  /** For a door that may be open. */
  intakeClosed: "Intake closed tonight",
  /** @param status of the hours of intake, as a label: "Closed till 6:00 PM", "Open till 9:00 PM" */
  intake: (status: string) => `Intake ${status.charAt(0).toLowerCase()}${status.slice(1)}`,
  lines: {
    openingHours: "Hours",
    closedDays: "Closed days",
    intake: "When to come in",
    today: "Today",
    closed: "Closed",
    everyDay: "Every day",
    allDay: "All day",
    aroundTheClock: "Open 24/7",
    permanentlyClosed: "Permanently closed",
    /** `Mon–Fri`. */
    run: (first: Day, last: Day) => `${shortDays[first]}–${shortDays[last]}`,
    list,
    shortDay: (day: Day) => shortDays[day],
    /** `1st and 3rd Tuesday`. */
    monthly: (which: readonly Period[], on: readonly Day[]) =>
      `${list(which.map((period) => nths[period]))} ${list(on.map((day) => days[day]))}`,
    /** `1st and 15th of the month`; -1 is the last day. */
    monthDays: (which: readonly number[]) =>
      `${list(which.map((day) => (day < 0 ? "last day" : ordinal(day))))} of the month`,
    everyWeeks: (weeks: number, on: string) =>
      weeks === 2 ? `Every other week: ${on}` : `Every ${weeks} weeks: ${on}`,
    /** Days of a season, and its dates. */
    during: (on: string, dates: string) => `${on} (${dates})`,
    dates,
    datesFrom: (first: string, hasYear: boolean) => `From ${date(first, hasYear)}`,
    datesUntil: (last: string, hasYear: boolean) => `Until ${date(last, hasYear)}`,
    /** `6:00 PM – 8:00 AM next day`. */
    span: (start: number, end: number, endsNextDay: boolean) =>
      `${time(start)} – ${time(end)}${endsNextDay ? " next day" : ""}`,
  },
  /** Problems of an entry, by the keys of `domain/services/opening-hours/entry-wire.ts` (rule opening-hours 8). */
  problems: {
    scheduleWithoutType: "Something wrong, please try again",
    scheduleTypeNotAllowed: "You can't use this type of hours here. Please select another.",
    dayRequired: "Please input Day",
    periodRequired: "Please input Period",
    notADayOfMonth: "Please input a day from 1 to 31.",
    notAnInterval: "Please input the first date and a whole number of weeks.",
    notWithThisType: "Only weekly or monthly hours can have this.",
    startDateRequired: "Please input Start date",
    endDateRequired: "Please input End date",
    startTimeRequired: "Please input Start time",
    endTimeRequired: "Please input End time",
    notADate: "Please input a date like 12/25/2026.",
    notATime: "Please input a time like 8:00 AM.",
    endDateBeforeStartDate: "End date should be equal or greater than Start date",
    endTimeNotAfterStartTime: "End Time should be greater than Start time",
  },
};

export type OpeningHoursWords = typeof openingHours;
