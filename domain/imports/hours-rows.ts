import {
  type ClockSpan,
  DAYS,
  type Day,
  PERIODS,
  type Period,
  type ScheduleEntry,
} from "../schedule/entry.ts";
import { dayOfIsoDate, isoDateOf } from "../time/civil-date.ts";
import { MINUTES_PER_DAY } from "../time/clock-time.ts";
import { readClock, readSpan, type SpanFault } from "./clock-text.ts";
import { dayOfWord } from "./day-words.ts";
import type { SourceRow } from "./source-row.ts";

/** Why a schedule row was not converted to an entry. */
export type RowFault =
  | SpanFault
  | "dayUnreadable"
  | "repetitionUnreadable"
  | "datesUnreadable"
  | "datesDiffer";

export interface HoursRows {
  schedules: readonly ScheduleEntry[];
  closeSchedules: readonly ScheduleEntry[];
  /** Rows with information that no entry contains. */
  faults: readonly { row: SourceRow; fault: RowFault }[];
}

interface RowEntries {
  row: SourceRow;
  entries: readonly ScheduleEntry[];
  /** ISO dates; null: open-ended. */
  from: string | null;
  until: string | null;
}

const LAST_DATE = "2999-12-31";
const FIRST_DATE = "1970-01-01";

/** An empty row (no time, day or repetition) is not a fault. */
export const hasContent = (row: SourceRow): boolean =>
  ["opens_at", "closes_at", "freq", "byday", "bymonthday", "weekday"].some((name) => row.get(name) !== "");

/**
 * Schedule rows of HSDS 1.1 (`weekday`, `opens_at`, `closes_at`) and of 2.0 and 3.x (`freq`, `interval`, `byday`,
 * `valid_from`, …, as in iCalendar). WEEKLY and DAILY rules become weekly entries, MONTHLY ones with a numbered day
 * (`2TU`, `-1FR`) monthly entries, a span of dates without a rule a date range. Every other rule is set aside.
 *
 * Dates of validity hold for all rows of a service together: outside them it is closed. Where they differ from row to
 * row, the dated rows are set aside, for an entry cannot carry them.
 */
export function readHoursRows(rows: readonly SourceRow[]): HoursRows {
  const faults: { row: SourceRow; fault: RowFault }[] = [];
  const read: RowEntries[] = [];
  for (const row of rows) {
    if (!hasContent(row)) continue;
    const entries = entriesOfRow(row);
    if (typeof entries === "string") faults.push({ row, fault: entries });
    else read.push(entries);
  }
  const ranged = read.filter((each) => each.entries.every((entry) => entry.type === "DATE_RANGE"));
  const repeated = read.filter((each) => !ranged.includes(each));
  const [first] = repeated;
  const isOneValidity = repeated.every((each) => each.from === first?.from && each.until === first?.until);
  const kept =
    isOneValidity && ranged.length === 0
      ? repeated
      : repeated.filter((each) => each.from === null && each.until === null);
  for (const each of repeated) if (!kept.includes(each)) faults.push({ row: each.row, fault: "datesDiffer" });
  const entries = withoutDoubles([...kept, ...ranged].flatMap((each) => each.entries));
  return {
    schedules: isAlwaysOpen(entries) ? [{ type: "FULL_DAY" }] : entries,
    closeSchedules: kept[0] === undefined ? [] : closedOutside(kept[0].from, kept[0].until),
    faults,
  };
}

function entriesOfRow(row: SourceRow): RowEntries | RowFault {
  const from = isoDate(row.get("valid_from") || row.get("dtstart"));
  const until = isoDate(row.get("valid_to") || row.get("until"));
  if (from === "unreadable" || until === "unreadable") return "datesUnreadable";
  if (row.get("count") !== "" && until === null) return "repetitionUnreadable";
  const span = readSpan(row.get("opens_at"), row.get("closes_at"), "PLAIN");
  if (typeof span === "string") return span;
  const dated = { row, from, until };
  const weekday = row.get("weekday");
  if (weekday !== "") {
    const day = dayOfWord(weekday) ?? dayOfNumber(weekday);
    return day === null ? "dayUnreadable" : { ...dated, entries: [{ type: "WEEKLY", day, span }] };
  }
  const entries = row.get("freq") === "" ? entriesOfDates(row, from, until, span) : entriesOfRule(row, span);
  return typeof entries === "string" ? entries : { ...dated, entries };
}

/** Parts of a rule that entries cannot represent. */
const hasOtherParts = (row: SourceRow): boolean =>
  ["byweekno", "bymonthday", "byyearday", "bymonth", "bysetpos"].some((name) => row.get(name) !== "");

function entriesOfDates(
  row: SourceRow,
  from: string | null,
  until: string | null,
  span: ClockSpan,
): readonly ScheduleEntry[] | RowFault {
  const isPlain = row.get("byday") === "" && !hasOtherParts(row);
  if (from === null || until === null || from > until || !isPlain) return "repetitionUnreadable";
  return [{ type: "DATE_RANGE", startDate: from, endDate: until, span }];
}

function entriesOfRule(row: SourceRow, span: ClockSpan): readonly ScheduleEntry[] | RowFault {
  const isEvery = row.get("interval") === "" || row.get("interval") === "1";
  if (!isEvery || hasOtherParts(row)) return "repetitionUnreadable";
  const codes = row
    .get("byday")
    .split(/\s*,\s*/u)
    .filter((code) => code !== "");
  switch (row.get("freq").toUpperCase()) {
    case "DAILY":
      return weekly(codes.length === 0 ? DAYS : codes.map(dayOfCode), span);
    case "WEEKLY":
      return codes.length === 0 ? "repetitionUnreadable" : weekly(codes.map(dayOfCode), span);
    case "MONTHLY": {
      const days = codes.map(numberedDay);
      const known = days.filter((day) => day !== null);
      const isKnown = days.length > 0 && known.length === days.length;
      return isKnown ? known.map((each) => ({ type: "MONTHLY", ...each, span })) : "repetitionUnreadable";
    }
    default:
      return "repetitionUnreadable";
  }
}

function weekly(days: readonly (Day | null)[], span: ClockSpan): readonly ScheduleEntry[] | RowFault {
  const known = days.filter((day) => day !== null);
  return known.length < days.length ? "dayUnreadable" : known.map((day) => ({ type: "WEEKLY", day, span }));
}

const DAY_CODES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

const dayOfCode = (code: string): Day | null => DAYS[DAY_CODES.indexOf(code.toUpperCase())] ?? null;

/** HSDS 1.1 allows the number of the day, Monday first. */
const dayOfNumber = (text: string): Day | null =>
  /^[1-7]$/u.test(text) ? (DAYS[Number(text) - 1] ?? null) : null;

function numberedDay(code: string): { period: Period; day: Day } | null {
  const match = /^\+?(-?[1-5])([A-Z]{2})$/iu.exec(code);
  const day = dayOfCode(match?.[2] ?? "");
  const period = match?.[1] === "-1" ? "LAST" : PERIODS[Number(match?.[1]) - 1];
  return day === null || period === undefined ? null : { period, day };
}

function isoDate(text: string): string | null | "unreadable" {
  if (text === "") return null;
  const date = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/u.exec(text)?.[1];
  return date !== undefined && dayOfIsoDate(date) !== null ? date : "unreadable";
}

function closedOutside(from: string | null, until: string | null): readonly ScheduleEntry[] {
  const entries: ScheduleEntry[] = [];
  if (from !== null && from > FIRST_DATE) {
    entries.push({ type: "DATE_RANGE", startDate: FIRST_DATE, endDate: nextDate(from, -1), span: null });
  }
  if (until !== null && until < LAST_DATE) {
    entries.push({ type: "DATE_RANGE", startDate: nextDate(until, 1), endDate: LAST_DATE, span: null });
  }
  return entries;
}

const nextDate = (date: string, days: number): string => isoDateOf((dayOfIsoDate(date) ?? 0) + days);

function withoutDoubles(entries: readonly ScheduleEntry[]): readonly ScheduleEntry[] {
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

function isAlwaysOpen(entries: readonly ScheduleEntry[]): boolean {
  return DAYS.every((day) =>
    entries.some(
      (entry) =>
        entry.type === "WEEKLY" &&
        entry.day === day &&
        entry.span?.start === 0 &&
        entry.span.end === MINUTES_PER_DAY,
    ),
  );
}

/**
 * Holiday rows of HSDS 1.1 (`closed`, `start_date`, `end_date`, `opens_at`, `closes_at`): closed days, or other hours
 * on those days, which are the hours themselves with the rest of the day closed.
 */
export function readHolidayRows(rows: readonly SourceRow[]): HoursRows {
  const schedules: ScheduleEntry[] = [];
  const closeSchedules: ScheduleEntry[] = [];
  const faults: { row: SourceRow; fault: RowFault }[] = [];
  for (const row of rows) {
    const startDate = isoDate(row.get("start_date"));
    const endDate = isoDate(row.get("end_date") || row.get("start_date"));
    if (startDate === null || endDate === null || startDate === "unreadable" || endDate < startDate) {
      faults.push({ row, fault: "datesUnreadable" });
      continue;
    }
    const range = { type: "DATE_RANGE", startDate, endDate } as const;
    const span = readSpan(row.get("opens_at"), row.get("closes_at"), "PLAIN");
    const isClosed = /^(?:true|t|yes|y|1|s[ií])$/iu.test(row.get("closed"));
    if (isClosed || typeof span === "string" || span.endsNextDay) {
      // Unparsable special hours count as closed, to spare people a walk to a closed door.
      closeSchedules.push({ ...range, span: null });
      if (!isClosed && typeof span === "string" && readClock(row.get("opens_at")) !== null)
        faults.push({ row, fault: span });
      continue;
    }
    schedules.push({ ...range, span });
    if (span.start > 0)
      closeSchedules.push({ ...range, span: { start: 0, end: span.start, endsNextDay: false } });
    if (span.end < MINUTES_PER_DAY) {
      closeSchedules.push({ ...range, span: { start: span.end, end: MINUTES_PER_DAY, endsNextDay: false } });
    }
  }
  return { schedules, closeSchedules, faults };
}
