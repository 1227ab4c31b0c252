import { dayOfIsoDate, dayOfUsDate, isoDateOf, usDateOf } from "../time/civil-date.ts";
import { clockTimeOf, MINUTES_PER_DAY } from "../time/clock-time.ts";
import { minuteOfClockTime } from "../time/parse-clock-time.ts";
import { endFromMidnight, endOfDayIsMidnight } from "./clock-span.ts";
import { WITHOUT_BEGINNING, WITHOUT_END } from "./ended-hours.ts";
import {
  type ClockSpan,
  DAYS,
  type Day,
  ENTRY_TYPES,
  type EntryType,
  LAST_DAY,
  MOST_WEEKS,
  PERIODS,
  type Period,
  type ScheduleEntry,
  type Validity,
} from "./entry.ts";
import type { ScheduleEntryInput, ScheduleEntryWire } from "./entry-contract.ts";

/**
 * Schedule entries on the wire: dates `MM/DD/YYYY`, times `8:00 AM` (rules opening-hours 9–11), and what may be
 * entered (rules opening-hours 3–8).
 */

/** Opening hours offer all types but PERMANENTLY_CLOSED, closed days all but FULL_DAY; only these need no times. */
export type EntryList = "schedules" | "closeSchedules";

/** By which list's rules the entries of a field are entered: but for closed days all are hours. */
export function entryListOf(field: string): EntryList {
  return field === "closeSchedules" ? field : "schedules";
}

/** Keys of `problems` in `domain/words/<language>/opening-hours.ts`. */
export type EntryProblem =
  | "scheduleWithoutType"
  | "scheduleTypeNotAllowed"
  | "dayRequired"
  | "periodRequired"
  | "notADayOfMonth"
  | "notAnInterval"
  | "startDateRequired"
  | "endDateRequired"
  | "startTimeRequired"
  | "endTimeRequired"
  | "notADate"
  | "notATime"
  | "endDateBeforeStartDate"
  | "endTimeNotAfterStartTime";

/** What is wrong, by the name of the field. */
export type EntryProblems = { [field in keyof ScheduleEntryInput]?: EntryProblem };

export type ReadEntry = { ok: true; entry: ScheduleEntry } | { ok: false; problems: EntryProblems };

/** An entry from a request or a form, or everything that is wrong with it. */
export function readEntry(input: ScheduleEntryInput, list: EntryList): ReadEntry {
  const type = ENTRY_TYPES.find((each) => each === input.type);
  if (type === undefined) return refused({ type: "scheduleWithoutType" });
  if (type === (list === "schedules" ? "PERMANENTLY_CLOSED" : "FULL_DAY")) {
    return refused({ type: "scheduleTypeNotAllowed" });
  }
  const problems: EntryProblems = {};
  const entry = entryOf(type, input, list, problems);
  return entry === null || Object.keys(problems).length > 0 ? refused(problems) : { ok: true, entry };
}

/** The valid entries, parsed; others are ignored. */
export function readableEntries(inputs: readonly ScheduleEntryInput[], list: EntryList): ScheduleEntry[] {
  return inputs.flatMap((input) => {
    const read = readEntry(input, list);
    return read.ok ? [read.entry] : [];
  });
}

/** The wire's form; `readEntry` makes the same entry of it again. */
export function showEntry(entry: ScheduleEntry): ScheduleEntryWire {
  switch (entry.type) {
    case "FULL_DAY":
    case "PERMANENTLY_CLOSED":
      return { type: entry.type };
    case "WEEKLY":
      return {
        type: entry.type,
        day: entry.day,
        ...(entry.everyWeeks === undefined ? {} : { interval: entry.everyWeeks }),
        ...shownValidity(entry.during),
        ...shownTimes(entry.span, DAYS.indexOf(entry.day) * MINUTES_PER_DAY),
      };
    case "MONTHLY":
      return {
        type: entry.type,
        period: entry.period,
        day: entry.day,
        ...shownValidity(entry.during),
        ...shownTimesOfDate(entry.span),
      };
    case "MONTH_DAY":
      return {
        type: "MONTHLY",
        monthDay: entry.monthDay,
        ...shownValidity(entry.during),
        ...shownTimesOfDate(entry.span),
      };
    case "DATE_RANGE":
      return {
        type: entry.type,
        startDate: shownDate(entry.startDate),
        endDate: shownDate(entry.endDate),
        ...shownTimesOfDate(entry.span),
      };
  }
}

function refused(problems: EntryProblems): ReadEntry {
  return { ok: false, problems };
}

/** Null where something is missing, which is then in `problems`. */
function entryOf(
  type: EntryType,
  input: ScheduleEntryInput,
  list: EntryList,
  problems: EntryProblems,
): ScheduleEntry | null {
  switch (type) {
    case "FULL_DAY":
    case "PERMANENTLY_CLOSED":
      return { type };
    case "WEEKLY": {
      const day = dayOf(input, problems);
      const span = spanOf(input, list, problems);
      const during = validityOf(input, problems);
      const weeks = everyWeeksOf(input, during, problems);
      return day === null ? null : { type, day, span, ...weeks, ...during };
    }
    case "MONTHLY": {
      if (typeof input.monthDay === "number") return monthDayOf(input.monthDay, input, list, problems);
      const period = periodOf(input, problems);
      const day = dayOf(input, problems);
      const span = spanOf(input, list, problems);
      const during = validityOf(input, problems);
      return period === null || day === null ? null : { type, period, day, span, ...during };
    }
    case "DATE_RANGE": {
      const startDate = dateOf(input, "startDate", "startDateRequired", problems);
      const endDate = dateOf(input, "endDate", "endDateRequired", problems);
      const span = spanOf(input, list, problems);
      if (startDate === null || endDate === null) return null;
      if (endDate < startDate) problems.endDate = "endDateBeforeStartDate";
      return { type, startDate, endDate, span };
    }
  }
}

function monthDayOf(
  monthDay: number,
  input: ScheduleEntryInput,
  list: EntryList,
  problems: EntryProblems,
): ScheduleEntry {
  const isDay = Number.isInteger(monthDay) && (monthDay === LAST_DAY || (monthDay >= 1 && monthDay <= 31));
  if (!isDay) problems.monthDay = "notADayOfMonth";
  const span = spanOf(input, list, problems);
  return { type: "MONTH_DAY", monthDay, span, ...validityOf(input, problems) };
}

/** An end or a beginning that is missing is none. */
function validityOf(input: ScheduleEntryInput, problems: EntryProblems): { during?: Validity } {
  const date = (field: "validFrom" | "validTo", none: string): string =>
    (input[field]?.trim() ?? "") === "" ? none : (dateOf(input, field, "notADate", problems) ?? none);
  const startDate = date("validFrom", WITHOUT_BEGINNING);
  const endDate = date("validTo", WITHOUT_END);
  if (endDate < startDate) problems.validTo = "endDateBeforeStartDate";
  const isAlways = startDate <= WITHOUT_BEGINNING && endDate >= WITHOUT_END;
  return isAlways ? {} : { during: { startDate, endDate } };
}

/** Without a first date nobody can count the weeks. */
function everyWeeksOf(
  { interval }: ScheduleEntryInput,
  { during }: { during?: Validity },
  problems: EntryProblems,
): { everyWeeks?: number } {
  if (typeof interval !== "number" || interval === 1) return {};
  const isCounted = during !== undefined && during.startDate > WITHOUT_BEGINNING;
  if (!isCounted || !Number.isInteger(interval) || interval < 1 || interval > MOST_WEEKS)
    problems.interval = "notAnInterval";
  return { everyWeeks: interval };
}

function dayOf({ day }: ScheduleEntryInput, problems: EntryProblems): Day | null {
  const known = DAYS.find((each) => each === day);
  if (known === undefined) problems.day = "dayRequired";
  return known ?? null;
}

function periodOf({ period }: ScheduleEntryInput, problems: EntryProblems): Period | null {
  const known = PERIODS.find((each) => each === period);
  if (known === undefined) problems.period = "periodRequired";
  return known ?? null;
}

/** In ISO form. */
function dateOf(
  input: ScheduleEntryInput,
  field: "startDate" | "endDate" | "validFrom" | "validTo",
  whenMissing: EntryProblem,
  problems: EntryProblems,
): string | null {
  const text = input[field]?.trim() ?? "";
  const day = dayOfUsDate(text) ?? dayOfIsoDate(text);
  if (day !== null) return isoDateOf(day);
  problems[field] = text === "" ? whenMissing : "notADate";
  return null;
}

/** Null is the whole day, which only closed days may have; whatever is missing or wrong is in `problems`. */
function spanOf(input: ScheduleEntryInput, list: EntryList, problems: EntryProblems): ClockSpan | null {
  const hasTimes = Boolean(input.startTime?.trim() || input.endTime?.trim());
  if (list === "closeSchedules" && (!hasTimes || isAllDay(input))) return null;
  const start = minuteOf(input, "startTime", "startTimeRequired", problems);
  const end = minuteOf(input, "endTime", "endTimeRequired", problems);
  if (start === null || end === null) return null;
  const endsNextDay = input.endsNextDay === true;
  if (end <= start && !endsNextDay) problems.endTime = "endTimeNotAfterStartTime";
  return { start, end: endOfDayIsMidnight(end), endsNextDay };
}

/** A closed day as `showEntry` sends it. */
function isAllDay({ startTime, endTime, endsNextDay }: ScheduleEntryInput): boolean {
  return (
    endsNextDay !== true &&
    minuteOfClockTime(startTime?.trim() ?? "") === 0 &&
    minuteOfClockTime(endTime?.trim() ?? "") === MINUTES_PER_DAY - 1
  );
}

function minuteOf(
  input: ScheduleEntryInput,
  field: "startTime" | "endTime",
  whenMissing: EntryProblem,
  problems: EntryProblems,
): number | null {
  const text = input[field]?.trim() ?? "";
  const minute = minuteOfClockTime(text);
  if (minute === null) problems[field] = text === "" ? whenMissing : "notATime";
  return minute;
}

function shownDate(isoDate: string): string {
  const day = dayOfIsoDate(isoDate);
  return day === null ? isoDate : usDateOf(day);
}

function shownValidity(during: Validity | undefined): Pick<ScheduleEntryWire, "validFrom" | "validTo"> {
  if (during === undefined) return {};
  const { startDate, endDate } = during;
  return {
    ...(startDate <= WITHOUT_BEGINNING ? {} : { validFrom: shownDate(startDate) }),
    ...(endDate >= WITHOUT_END ? {} : { validTo: shownDate(endDate) }),
  };
}

type ShownTimes = Pick<
  ScheduleEntryWire,
  "startTime" | "endTime" | "startTimeSeconds" | "endTimeSeconds" | "endsNextDay" | "isAllDay"
>;

const ALL_DAY: ClockSpan = { start: 0, end: MINUTES_PER_DAY, endsNextDay: false };

/** The web client of 2022 shows nothing at all where a closed date has no times; of closed weekdays it bears that. */
function shownTimesOfDate(span: ClockSpan | null): ShownTimes {
  return span === null ? { ...shownTimes(ALL_DAY, 0), isAllDay: true } : shownTimes(span, 0);
}

function shownTimes(span: ClockSpan | null, fromMonday: number): ShownTimes {
  if (span === null) return {};
  return {
    startTime: clockTimeOf(span.start),
    // Midnight at the end of a day is 11:59 PM to older clients, whose forms want the end after the start.
    endTime: clockTimeOf(span.end === MINUTES_PER_DAY ? MINUTES_PER_DAY - 1 : span.end),
    startTimeSeconds: (fromMonday + span.start) * 60,
    endTimeSeconds: (fromMonday + endFromMidnight(span)) * 60,
    endsNextDay: span.endsNextDay,
  };
}
