import { dayOfIsoDate, dayOfUsDate, toIsoDate } from "../../base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import { minuteOfClockTime } from "../../base/time/parse-clock-time.ts";
import { endOfDayIsMidnight } from "./clock-span.ts";
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
import type { ScheduleEntryInput } from "./entry-contract.ts";

/**
 * Schedule entries from the wire: dates `MM/DD/YYYY`, times `8:00 AM` (rules opening-hours 9–11), and what may be
 * entered (rules opening-hours 3–8). `show-entry.ts` writes them.
 */

/** Opening hours offer all types but PERMANENTLY_CLOSED, closed days all but FULL_DAY; only these need no times. */
export type EntryList = "schedules" | "closeSchedules";

/** Returns the list whose rules apply to a field's entries: all fields except closed days are hours. */
export function toEntryList(field: string): EntryList {
  return field === "closeSchedules" ? field : "schedules";
}

/** Keys of `problems` in `words/<language>/services/opening-hours.ts`. */
export type EntryProblem =
  | "scheduleWithoutType"
  | "scheduleTypeNotAllowed"
  | "dayRequired"
  | "periodRequired"
  | "notADayOfMonth"
  | "notAnInterval"
  | "notWithThisType"
  | "startDateRequired"
  | "endDateRequired"
  | "startTimeRequired"
  | "endTimeRequired"
  | "notADate"
  | "notATime"
  | "endDateBeforeStartDate"
  | "endTimeNotAfterStartTime";

/** Problems by the name of the field. */
export type EntryProblems = { [field in keyof ScheduleEntryInput]?: EntryProblem };

export type ReadEntry = { ok: true; entry: ScheduleEntry } | { ok: false; problems: EntryProblems };

/** An entry from a request or a form, or everything that is wrong with it. */
export function readEntry(input: ScheduleEntryInput, list: EntryList): ReadEntry {
  const type = ENTRY_TYPES.find((each) => each === input.type);
  if (type === undefined) return refused({ type: "scheduleWithoutType" });
  if (type === (list === "schedules" ? "PERMANENTLY_CLOSED" : "FULL_DAY")) {
    return refused({ type: "scheduleTypeNotAllowed" });
  }
  const problems = unusedIn(type, input);
  const entry = parseEntry(type, input, list, problems);
  return entry === null || Object.keys(problems).length > 0 ? refused(problems) : { ok: true, entry };
}

/** The valid entries, parsed; others are ignored. */
export function readableEntries(inputs: readonly ScheduleEntryInput[], list: EntryList): ScheduleEntry[] {
  return inputs.flatMap((input) => {
    const read = readEntry(input, list);
    return read.ok ? [read.entry] : [];
  });
}

const NARROWING = ["monthDay", "interval", "validFrom", "validTo"] as const;
const NARROWED_BY: Readonly<Partial<Record<EntryType, readonly (typeof NARROWING)[number][]>>> = {
  WEEKLY: ["interval", "validFrom", "validTo"],
  MONTHLY: ["monthDay", "validFrom", "validTo"],
};

/**
 * Reports fields that narrow an entry but are unused by its type: ignoring them would open it on more days than meant.
 */
function unusedIn(type: EntryType, input: ScheduleEntryInput): EntryProblems {
  const used = NARROWED_BY[type] ?? [];
  const isSaid = (field: (typeof NARROWING)[number]): boolean => {
    const value = input[field] ?? "";
    return value !== "" && !(field === "interval" && value === 1);
  };
  const unused = NARROWING.filter((field) => !used.includes(field) && isSaid(field));
  return Object.fromEntries(unused.map((field) => [field, "notWithThisType"]));
}

function refused(problems: EntryProblems): ReadEntry {
  return { ok: false, problems };
}

/** Null where something is missing, which is then in `problems`. */
function parseEntry(
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
      const day = parseDay(input, problems);
      const span = parseSpan(input, list, problems);
      const during = parseValidity(input, problems);
      const weeks = parseInterval(input, during, problems);
      return day === null ? null : { type, day, span, ...weeks, ...during };
    }
    case "MONTHLY": {
      if (typeof input.monthDay === "number") return parseMonthDay(input.monthDay, input, list, problems);
      const period = parsePeriod(input, problems);
      const day = parseDay(input, problems);
      const span = parseSpan(input, list, problems);
      const during = parseValidity(input, problems);
      return period === null || day === null ? null : { type, period, day, span, ...during };
    }
    case "DATE_RANGE": {
      const startDate = parseDate(input, "startDate", "startDateRequired", problems);
      const endDate = parseDate(input, "endDate", "endDateRequired", problems);
      const span = parseSpan(input, list, problems);
      if (startDate === null || endDate === null) return null;
      if (endDate < startDate) problems.endDate = "endDateBeforeStartDate";
      return { type, startDate, endDate, span };
    }
  }
}

function parseMonthDay(
  monthDay: number,
  input: ScheduleEntryInput,
  list: EntryList,
  problems: EntryProblems,
): ScheduleEntry {
  const isDay = monthDay % 1 === 0 && (monthDay === LAST_DAY || (monthDay >= 1 && monthDay <= 31));
  if (!isDay) problems.monthDay = "notADayOfMonth";
  const span = parseSpan(input, list, problems);
  return { type: "MONTH_DAY", monthDay, span, ...parseValidity(input, problems) };
}

/** A missing first or last date means that the validity has no beginning or no end. */
function parseValidity(input: ScheduleEntryInput, problems: EntryProblems): { during?: Validity } {
  const date = (field: "validFrom" | "validTo", none: string): string =>
    (input[field]?.trim() ?? "") === "" ? none : (parseDate(input, field, "notADate", problems) ?? none);
  const startDate = date("validFrom", WITHOUT_BEGINNING);
  const endDate = date("validTo", WITHOUT_END);
  if (endDate < startDate) problems.validTo = "endDateBeforeStartDate";
  const isAlways = startDate <= WITHOUT_BEGINNING && endDate >= WITHOUT_END;
  return isAlways ? {} : { during: { startDate, endDate } };
}

/** Weeks are counted from a first date: without one an interval says nothing. */
function parseInterval(
  { interval }: ScheduleEntryInput,
  { during }: { during?: Validity },
  problems: EntryProblems,
): { everyWeeks?: number } {
  if (typeof interval !== "number" || interval === 1) return {};
  const isCounted = during !== undefined && during.startDate > WITHOUT_BEGINNING;
  if (!isCounted || interval % 1 !== 0 || interval < 1 || interval > MOST_WEEKS)
    problems.interval = "notAnInterval";
  return { everyWeeks: interval };
}

function parseDay({ day }: ScheduleEntryInput, problems: EntryProblems): Day | null {
  const known = DAYS.find((each) => each === day);
  if (known === undefined) problems.day = "dayRequired";
  return known ?? null;
}

function parsePeriod({ period }: ScheduleEntryInput, problems: EntryProblems): Period | null {
  const known = PERIODS.find((each) => each === period);
  if (known === undefined) problems.period = "periodRequired";
  return known ?? null;
}

/** Returns the date in ISO form. */
function parseDate(
  input: ScheduleEntryInput,
  field: "startDate" | "endDate" | "validFrom" | "validTo",
  whenMissing: EntryProblem,
  problems: EntryProblems,
): string | null {
  const text = input[field]?.trim() ?? "";
  const day = dayOfUsDate(text) ?? dayOfIsoDate(text);
  if (day !== null) return toIsoDate(day);
  problems[field] = text === "" ? whenMissing : "notADate";
  return null;
}

/** Null is the whole day, which only closed days may have; whatever is missing or wrong is in `problems`. */
function parseSpan(input: ScheduleEntryInput, list: EntryList, problems: EntryProblems): ClockSpan | null {
  const hasTimes = Boolean(input.startTime?.trim() || input.endTime?.trim());
  if (list === "closeSchedules" && (!hasTimes || isAllDay(input))) return null;
  const start = parseMinute(input, "startTime", "startTimeRequired", problems);
  const end = parseMinute(input, "endTime", "endTimeRequired", problems);
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

function parseMinute(
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
