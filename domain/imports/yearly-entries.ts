import { MAX_ENTRIES } from "../base/contract/limits.ts";
import { dayOfIsoDate, toIsoDate, toWeekday } from "../base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import { FEDERAL_HOLIDAYS, holidayDate, observedDates } from "../base/time/us-holidays.ts";
import { type ClockSpan, DAYS, type ScheduleEntry } from "../services/opening-hours/entry.ts";
import { yearlyDates } from "./closing-dates.ts";
import type { ClosedHoliday } from "./hours-holiday-words.ts";
import type { EarlyClosing, HoursText } from "./hours-reading.ts";

/** Entries for the holidays and other dates of every year that a text of hours names. */

/** Years of holidays that an import stores. The next import of the source continues from there. */
const HOLIDAY_YEARS = 4;

function holidayEntries(closed: readonly ClosedHoliday[], year: number): readonly ScheduleEntry[] {
  // "Closed holidays and Christmas": the days off hold the date.
  const taken = new Set(closed.flatMap(({ holiday, isNamed }) => (isNamed ? [] : [holiday])));
  const kept = closed.filter(({ holiday, isNamed }) => !isNamed || !taken.has(holiday));
  const entries = Array.from({ length: HOLIDAY_YEARS }, (_each, ahead) => year + ahead).flatMap((each) =>
    kept.map(({ holiday, isNamed }) => {
      const date = holidayDate(holiday, each);
      const dates = isNamed ? { startDate: date, endDate: date } : observedDates(holiday, each);
      return { type: "DATE_RANGE" as const, ...dates, span: null };
    }),
  );
  const byDates = new Map(entries.map((entry) => [`${entry.startDate} ${entry.endDate}`, entry]));
  return [...byDates.values()].sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
}

interface OpenHolidays {
  schedules: readonly ScheduleEntry[];
  closeSchedules: readonly ScheduleEntry[];
}

/**
 * Times of holidays on their dates, on which no others count. The weekday off next to one is closed, for it may be as
 * usual or as on the holiday. Null where they are more than a service can have.
 */
export function openHolidays({ holidayHours, schedules }: HoursText, year: number): OpenHolidays | null {
  const years = Array.from({ length: HOLIDAY_YEARS }, (_each, ahead) => year + ahead);
  const all = holidayHours.flatMap(({ holidays, span }) =>
    holidays.flatMap((closed) => years.map((each) => openHoliday(closed, each, { span, schedules }))),
  );
  const opened = all.flatMap((each) => each.schedules);
  const closed = all.flatMap((each) => each.closeSchedules);
  const most = Math.max(opened.length + schedules.length, closed.length);
  return most > MOST_HOLIDAY_ENTRIES ? null : { schedules: opened, closeSchedules: closed };
}

/** Most holiday entries, to leave room for other closings. */
const MOST_HOLIDAY_ENTRIES = 0.75 * MAX_ENTRIES;

function openHoliday(
  { holiday, isNamed }: ClosedHoliday,
  year: number,
  { span, schedules }: { span: ClockSpan; schedules: readonly ScheduleEntry[] },
): OpenHolidays {
  const date = holidayDate(holiday, year);
  const on = { type: "DATE_RANGE" as const, startDate: date, endDate: date };
  const { startDate, endDate } = observedDates(holiday, year);
  const besides = isNamed ? [] : [startDate, endDate].filter((day) => day !== date);
  const daysOff = besides.map((day) => ({ ...on, startDate: day, endDate: day, span: null }));
  if (isOffToo(date, schedules))
    return { schedules: [], closeSchedules: [{ ...on, span: null }, ...daysOff] };
  const rest = [
    { start: 0, end: span.start, endsNextDay: false },
    { start: span.end, end: MINUTES_PER_DAY, endsNextDay: false },
  ].filter(({ start, end }) => start < end);
  const areSame = schedules.every((entry) => "span" in entry && isSameSpan(entry.span, span));
  const closed = areSame ? [] : rest.map((part) => ({ ...on, span: part }));
  return { schedules: [{ ...on, span }], closeSchedules: [...closed, ...daysOff] };
}

/** "Mon-Fri 9-5, holidays 10-2": a holiday on a Sunday may be closed as each Sunday is. */
function isOffToo(date: string, schedules: readonly ScheduleEntry[]): boolean {
  const day = DAYS[toWeekday(dayOfIsoDate(date) ?? 0)];
  const isWeekend = day === "SATURDAY" || day === "SUNDAY";
  return isWeekend && !schedules.some((entry) => entry.type === "WEEKLY" && entry.day === day);
}

const isSameSpan = (one: ClockSpan | null, other: ClockSpan): boolean =>
  one !== null && one.start === other.start && one.end === other.end && one.endsNextDay === other.endsNextDay;

/** Holidays on which it closes early, or the days before each holiday and before the days off that it makes. */
function earlyEntries(closing: EarlyClosing, year: number): readonly ScheduleEntry[] {
  const { from, until = MINUTES_PER_DAY, dates: written, holidays } = closing;
  const span = { start: from, end: until, endsNextDay: false };
  if (written !== undefined)
    return yearlyDates(written, year).map((range) => ({ type: "DATE_RANGE" as const, ...range, span }));
  // The last of the years ends on the day before a holiday of the next one.
  const years = Array.from({ length: HOLIDAY_YEARS + 1 }, (_each, ahead) => year + ahead);
  const eves = (each: number): readonly string[] =>
    FEDERAL_HOLIDAYS.flatMap((holiday) => [
      holidayDate(holiday, each),
      observedDates(holiday, each).startDate,
    ]).map((date) => toIsoDate((dayOfIsoDate(date) ?? 0) - 1));
  const dates = years.flatMap((each) => holidays?.map((holiday) => holidayDate(holiday, each)) ?? eves(each));
  return [...new Set(dates)]
    .filter((date) => date >= `${year}` && date < `${year + HOLIDAY_YEARS}`)
    .sort()
    .map((date) => ({ type: "DATE_RANGE", startDate: date, endDate: date, span }));
}

/** Holidays, and other dates of every year. */
export function yearlyClosings(read: HoursText, year: number): readonly ScheduleEntry[] {
  const dates = yearlyDates(read.closedYearly, year);
  return [
    ...read.earlyClosings.flatMap((closing) => earlyEntries(closing, year)),
    ...holidayEntries(
      [...read.closedHolidays, ...read.holidayHours.flatMap(({ holidays }) => holidays)],
      year,
    ),
    ...dates.map((range) => ({ type: "DATE_RANGE" as const, ...range, span: null })),
  ];
}
