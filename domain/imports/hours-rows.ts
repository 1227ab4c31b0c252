import { type ClockSpan, DAYS, type Day, PERIODS, type ScheduleEntry } from "../schedule/entry.ts";
import { dayOfIsoDate, isoDateOf } from "../time/civil-date.ts";
import { MINUTES_PER_DAY } from "../time/clock-time.ts";
import { isSlipAmong } from "./believable-span.ts";
import { readClock } from "./clock-text.ts";
import type { MonthlyDay } from "./hours-item.ts";
import { itemsOfHours } from "./hours-items.ts";
import { readHoursText } from "./hours-text.ts";
import { tokensOfHours } from "./hours-tokens.ts";
import type { SourceRow } from "./source-row.ts";
import { readSpan, type SpanFault } from "./span-of-fields.ts";

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

const CONTENT = ["opens_at", "closes_at", "freq", "byday", "bymonthday", "weekday"];

/** An empty row (no time, day or repetition) is not a fault. */
export const hasContent = (row: SourceRow): boolean =>
  CONTENT.some((name) => row.get(name) !== "") || timesOf(row).opens !== "";

/**
 * Schedule rows of HSDS 1.1 (`weekday`, `opens_at`, `closes_at`) and of 2.0 and 3.x (`freq`, `interval`, `byday`,
 * `valid_from`, …, as in iCalendar). WEEKLY and DAILY rules and days without a rule become weekly entries, numbered
 * days (`2TU`, `-1FR`) monthly entries, a span of dates without a rule a date range. Every other rule is set aside.
 * Days and times that stand in each other's columns are read as a text.
 *
 * Dates of validity hold for all rows of a service together: outside them it is closed. Where they differ from row to
 * row, the dated rows are set aside, for an entry cannot carry them.
 */
export function readHoursRows(rows: readonly SourceRow[]): HoursRows {
  const faults: { row: SourceRow; fault: RowFault }[] = [];
  const repeated: RowEntries[] = [];
  const ranged: RowEntries[] = [];
  for (const row of rows) {
    if (!hasContent(row) || isClosedRow(row)) continue;
    const read = entriesOfRow(row);
    if (typeof read === "string") faults.push({ row, fault: read });
    else if (read.entries.every((entry) => entry.type === "DATE_RANGE")) ranged.push(read);
    else repeated.push(read);
  }
  const [first] = repeated;
  const isOneValidity = repeated.every((each) => each.from === first?.from && each.until === first?.until);
  const areAllKept = isOneValidity && ranged.length === 0;
  const isKept = (each: RowEntries): boolean => areAllKept || (each.from === null && each.until === null);
  const kept = repeated.filter(isKept);
  for (const each of repeated) if (!isKept(each)) faults.push({ row: each.row, fault: "datesDiffer" });
  const entries = withoutDoubles([...kept, ...ranged].flatMap((each) => each.entries));
  const spans = entries.flatMap((entry) => ("span" in entry && entry.span !== null ? [entry.span] : []));
  const [slipped] = kept;
  if (slipped !== undefined && isSlipAmong(spans)) {
    const all = [...faults, ...kept.map(({ row }) => ({ row, fault: "halfOfDayUnlikely" as const }))];
    return { schedules: [], closeSchedules: [], faults: all };
  }
  return {
    schedules: isAlwaysOpen(entries) ? [{ type: "FULL_DAY" }] : entries,
    closeSchedules: kept[0] === undefined ? [] : closedOutside(kept[0].from, kept[0].until),
    faults,
  };
}

/** `opens_at` "Closed", or a day without times that a description calls closed. */
function isClosedRow(row: SourceRow): boolean {
  const times = [row.get("opens_at"), row.get("closes_at")].filter((text) => text !== "");
  const words = times.length > 0 ? times : [row.get("description")];
  return words.every((text) => /^(?:closed|cerrado)\.?$/iu.test(text));
}

interface RowTimes {
  opens: string;
  closes: string;
  /** The times stand where dates belong. */
  areInDates: boolean;
}

/** Opening and closing time, wherever a row has them. */
function timesOf(row: SourceRow): RowTimes {
  const own = { opens: row.get("opens_at"), closes: row.get("closes_at"), areInDates: false };
  if (own.opens !== "" || own.closes !== "") return own;
  for (const [from, until] of [
    ["valid_from", "valid_to"],
    ["dtstart", "until"],
  ] as const) {
    const [opens, closes] = [row.get(from), row.get(until)];
    if (isClock(opens) && isClock(closes)) return { opens, closes, areInDates: true };
  }
  return own;
}

const isClock = (text: string): boolean => readClock(text, "PLAIN") !== null && /[:m]/iu.test(text);

function entriesOfRow(row: SourceRow): RowEntries | RowFault {
  const times = timesOf(row);
  const from = times.areInDates ? null : isoDate(row.get("valid_from") || row.get("dtstart"));
  const until = times.areInDates ? null : isoDate(row.get("valid_to") || row.get("until"));
  if (from === "unreadable" || until === "unreadable") return "datesUnreadable";
  if (row.get("count") !== "" && until === null) return "repetitionUnreadable";
  const span = readSpan(times.opens, times.closes, "PLAIN");
  const entries =
    typeof span === "string" ? entriesOfWords(row, span) : entriesOfRule(row, span, from, until);
  return typeof entries === "string" ? entries : { row, entries, from, until };
}

/** Faults of times that were read: words do not help. */
const READ_FAULTS: ReadonlySet<RowFault> = new Set(["tooLong", "noLength", "halfOfDayUnlikely"]);

/** The row as a text, where its times are no times: `opens_at` "9:00 AM - 5:00 PM", `weekday` "Mon-Fri 9-5". */
function entriesOfWords(row: SourceRow, fault: RowFault): readonly ScheduleEntry[] | RowFault {
  const isPlain = ["", "WEEKLY"].includes(row.get("freq").toUpperCase()) && !hasOtherParts(row);
  if (READ_FAULTS.has(fault) || !isPlain) return fault;
  const description = row.get("description");
  const words = [daysText(row), row.get("opens_at"), row.get("closes_at")].filter((text) => text !== "");
  if (row.get("opens_at") === "" && row.get("closes_at") === "" && /\d/u.test(description))
    words.push(description);
  const read = readHoursText(words.join(", "));
  const isRead = read.schedules.length > 0 && read.closeSchedules.length === 0;
  if (isRead) return read.schedules;
  return isSlip(read.fault?.fault) ? "halfOfDayUnlikely" : fault;
}

const isSlip = (fault: string | undefined): boolean => fault === "halfOfDayUnlikely" || fault === "tooLong";

const daysText = (row: SourceRow): string => row.get("weekday") || row.get("byday");

/** Parts of a rule that entries cannot represent. */
const hasOtherParts = (row: SourceRow): boolean =>
  ["byweekno", "bymonthday", "byyearday", "bymonth", "bysetpos"].some((name) => row.get(name) !== "") ||
  !["", "1"].includes(row.get("interval"));

function entriesOfRule(
  row: SourceRow,
  span: ClockSpan,
  from: string | null,
  until: string | null,
): readonly ScheduleEntry[] | RowFault {
  if (hasOtherParts(row)) return "repetitionUnreadable";
  const text = daysText(row);
  const on = text === "" ? NO_DAYS : daysOfField(text);
  const freq = row.get("freq").toUpperCase();
  if (freq === "" && text === "") {
    if (from === null || until === null || from > until) return "repetitionUnreadable";
    return [{ type: "DATE_RANGE", startDate: from, endDate: until, span }];
  }
  if (on === null) return freq === "MONTHLY" ? "repetitionUnreadable" : "dayUnreadable";
  return entriesOn(on, freq, text === "", span) ?? "repetitionUnreadable";
}

/** Null for a repetition that no entry can carry. */
function entriesOn(
  { days, monthly }: FieldDays,
  freq: string,
  isEveryDay: boolean,
  span: ClockSpan,
): readonly ScheduleEntry[] | null {
  const weekly = (of: readonly Day[]): ScheduleEntry[] => of.map((day) => ({ type: "WEEKLY", day, span }));
  const numbered = monthly.map((each): ScheduleEntry => ({ type: "MONTHLY", ...each, span }));
  const isWeekly = days.length > 0 && monthly.length === 0;
  switch (freq) {
    case "":
      return [...weekly(days), ...numbered];
    case "DAILY":
      return isEveryDay ? weekly(DAYS) : entriesOn({ days, monthly }, "WEEKLY", isEveryDay, span);
    case "WEEKLY":
      return isWeekly ? weekly(days) : null;
    case "MONTHLY":
      return monthly.length > 0 && days.length === 0 ? numbered : null;
    default:
      return null;
  }
}

interface FieldDays {
  days: readonly Day[];
  monthly: readonly MonthlyDay[];
}

const NO_DAYS: FieldDays = { days: [], monthly: [] };

/** Longer fields name no days. In characters. */
const MAX_DAYS_TEXT = 200;

/** `MO,WE`, `2TU,-1FR`, `Monday`, `Mon-Fri`, `1` (Monday, in HSDS 1.1); null where any of it is something else. */
function daysOfField(text: string): FieldDays | null {
  if (text.length > MAX_DAYS_TEXT) return null;
  const codes = text.split(",").map((code) => code.trim());
  const numbered = codes.map(numberedDay);
  const monthly = numbered.filter((each) => each !== null);
  if (monthly.length === codes.length) return { days: [], monthly };
  const [first = ""] = codes;
  if (/^[1-7]$/u.test(first) && codes.length === 1)
    return { days: DAYS.slice(Number(first) - 1, Number(first)), monthly: [] };
  const items = itemsOfHours(tokensOfHours(text));
  if ("fault" in items) return null;
  const [item, ...others] = items;
  const isDays = item?.kind === "DAYS" && others.length === 0 && item.except.length === 0;
  return isDays && item.days.length + item.monthly.length > 0
    ? { days: item.days, monthly: item.monthly }
    : null;
}

const DAY_CODES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

function numberedDay(code: string): MonthlyDay | null {
  const match = /^\+?(-?[1-5])([A-Z]{2})$/iu.exec(code);
  const day = DAYS[DAY_CODES.indexOf((match?.[2] ?? "").toUpperCase())];
  const period = match?.[1] === "-1" ? "LAST" : PERIODS[Number(match?.[1]) - 1];
  return day === undefined || period === undefined ? null : { period, day };
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
