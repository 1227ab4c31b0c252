import { dayOfIsoDate, toWeekday } from "../base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import type { SourceRow } from "../hsds/source-row.ts";
import { WITHOUT_END } from "../services/opening-hours/ended-hours.ts";
import { type ClockSpan, DAYS, type Day, type ScheduleEntry } from "../services/opening-hours/entry.ts";
import { isSlipAmong } from "./believable-span.ts";
import { readClock } from "./clock-text.ts";
import { isClosedRow } from "./closed-row.ts";
import { closingDates } from "./closing-dates.ts";
import {
  datesOn,
  dayOfStart,
  type FieldDays,
  isDayCode,
  NO_DAYS,
  type ReadDays,
  readerOfDays,
} from "./days-of-field.ts";
import { readHoursText } from "./hours-text.ts";
import { type DateOfCell, readerOfRowDates } from "./row-dates.ts";
import { closedOutside, type RowEntries, withValidities } from "./row-validities.ts";
import { readSpan, type SpanFault } from "./span-of-fields.ts";

/** Why a schedule row was not converted to an entry. */
export type RowFault =
  | SpanFault
  | "dayUnreadable"
  | "repetitionUnreadable"
  | "datesUnreadable"
  | "datesDiffer"
  | "datesPassed"
  | "noDoor"
  | "closingDatesUnreadable";

export interface HoursRows {
  schedules: readonly ScheduleEntry[];
  closeSchedules: readonly ScheduleEntry[];
  /** Whether dates of validity accompany the hours. */
  isDated: boolean;
  /** Rows with information that no entry contains. */
  faults: readonly { row: SourceRow; fault: RowFault }[];
}

const CONTENT = ["opens_at", "closes_at", "freq", "byday", "bymonthday", "weekday"];

const SAID = [...CONTENT, "description", "notes", "original_text"];

/** An empty row (no time, day or repetition) is not a fault. */
export const hasContent = (row: SourceRow): boolean =>
  CONTENT.some((name) => row.get(name) !== "") || readTimes(row).opens !== "";

/**
 * Reads schedule rows of HSDS 1.1 (`weekday`, `opens_at`, `closes_at`) and of 2.0 and 3.x (`freq`, `interval`, `byday`,
 * `valid_from`, …, as in iCalendar). WEEKLY and DAILY rules and days without a rule become weekly entries, numbered
 * days (`2TU`, `-1FR`) monthly entries, a span of dates without a rule a date range. Every other rule is set aside.
 * Days and times in each other's columns are read as a text.
 *
 * Dates of validity that all rows share are those of the service: outside them it is closed. Where they differ from row
 * to row, the entries of each row carry its own (`row-validities.ts`).
 */
export function readHoursRows(rows: readonly SourceRow[]): HoursRows {
  const readDays = readerOfDays(rows.map(daysText));
  const {
    repeated,
    ranged,
    faults: unread,
  } = entriesOfRows(rows, { daysOf: readDays, dateOf: readerOfRowDates(rows) });
  const { kept, outside, differing: set } = withValidities(repeated, ranged.length > 0);
  const differing = set.map(({ row }) => ({ row, fault: "datesDiffer" as const }));
  const entries = withoutDoubles([...kept, ...ranged].flatMap((each) => each.entries));
  const spans = entries.flatMap((entry) => ("span" in entry && entry.span !== null ? [entry.span] : []));
  const [slipped] = kept;
  const closed = closingsOfRows(rows, entries, readDays);
  const faults: RowWithFault[] = [...unread, ...differing, ...closed.faults];
  if (slipped !== undefined && isSlipAmong(spans)) {
    const all = [...faults, ...kept.map(({ row }) => ({ row, fault: "halfOfDayUnlikely" as const }))];
    return { schedules: [], closeSchedules: [], isDated: false, faults: all };
  }
  return {
    schedules: isAlwaysOpen(entries) ? [{ type: "FULL_DAY" }] : entries,
    closeSchedules: [...outside, ...closed.closings],
    isDated: outside.length > 0,
    faults,
  };
}

/**
 * Skips the rows of a season that ended before today while those of another continue: last summer's hours say nothing
 * about this winter's. Where all have ended they stay, because nothing newer is known.
 *
 * @param today ISO date of the import
 */
export function withoutEndedRows(
  rows: readonly SourceRow[],
  today: string,
): { valid: readonly SourceRow[]; ended: readonly SourceRow[] } {
  const readRowDate = readerOfRowDates(rows);
  const hasEnded = (row: SourceRow): boolean => {
    if (readTimes(row).areInDates) return false;
    const until = readRowDate(row.get("valid_to") || row.get("until"), "LAST");
    return until !== null && until < today;
  };
  const valid = rows.filter((row) => !hasEnded(row));
  return valid.some(hasContent) ? { valid, ended: rows.filter(hasEnded) } : { valid: rows, ended: [] };
}

/** Readers for the cells of a table. */
interface Cells {
  daysOf: ReadDays;
  dateOf: DateOfCell;
}

interface RowWithFault {
  row: SourceRow;
  fault: RowFault;
}

/** Rows that repeat, and rows of dates alone. */
function entriesOfRows(
  rows: readonly SourceRow[],
  cells: Cells,
): {
  repeated: readonly RowEntries[];
  ranged: readonly RowEntries[];
  faults: readonly RowWithFault[];
} {
  const faults: RowWithFault[] = [];
  const repeated: RowEntries[] = [];
  const ranged: RowEntries[] = [];
  for (const row of rows) {
    if (!isAtDoor(row) && SAID.some((name) => row.get(name) !== "")) {
      faults.push({ row, fault: "noDoor" });
      continue;
    }
    if (!hasContent(row) || isClosedRow(row)) continue;
    const read = entriesOfRow(row, cells);
    if (typeof read === "string") faults.push({ row, fault: read });
    else if (read.entries.every((entry) => entry.type === "DATE_RANGE")) ranged.push(read);
    else repeated.push(read);
  }
  return { repeated, ranged, faults };
}

function closingsOfRows(
  rows: readonly SourceRow[],
  open: readonly ScheduleEntry[],
  readDays: ReadDays,
): { closings: readonly ScheduleEntry[]; faults: readonly RowWithFault[] } {
  const read = rows.filter(isClosedRow).map((row) => ({ row, closings: closingsOfRow(row, open, readDays) }));
  const unread = read.filter(({ closings }) => closings === null);
  return {
    closings: read.flatMap(({ closings }) => closings ?? []),
    faults: unread.map(({ row }) => ({ row, fault: "closingDatesUnreadable" as const })),
  };
}

/** Matches values of HSDS 3 `attending_type` by which people come in person, rather than by phone or online. */
const AT_DOOR = /physical|person|on.?site|presencial|hybrid|face/iu;

export function isAtDoor(row: SourceRow): boolean {
  const type = row.get("attending_type");
  return type === "" || AT_DOOR.test(type);
}

/** More closed dates of one row are those of a season. */
const MOST_CLOSED_DATES = 60;

/** Returns the closings of a row that says "closed": its dates, its days, or its days within its dates. */
function closingsOfRow(
  row: SourceRow,
  open: readonly ScheduleEntry[],
  readDays: ReadDays,
): readonly ScheduleEntry[] | null {
  const [first, last] = [
    row.get("valid_from") || row.get("dtstart"),
    row.get("valid_to") || row.get("until"),
  ];
  const text = daysText(row);
  const on = text === "" ? NO_DAYS : readDays(text);
  if (on === null || hasOtherParts(row)) return null;
  const weekly = [
    ...on.days.map((day) => ({ type: "WEEKLY" as const, day, span: null })),
    ...on.monthly.map((each) => ({ type: "MONTHLY" as const, ...each, span: null })),
  ];
  const taken = weekly.filter(({ day }) => open.some((entry) => "day" in entry && entry.day === day));
  if (first + last === "") return taken;
  const dates = closingDates(first, last, 0);
  if (dates === null) return null;
  const ranges = dates.map((range) => ({ type: "DATE_RANGE" as const, ...range, span: null }));
  if (text === "") return ranges;
  const each = ranges.flatMap(({ startDate, endDate }) => datesOn(on.days, startDate, endDate));
  // Days of the month, and of a long season, are taken from every week.
  if (on.monthly.length > 0 || first === "" || last === "" || each.length > MOST_CLOSED_DATES) return taken;
  return each.map((date) => ({ type: "DATE_RANGE", startDate: date, endDate: date, span: null }));
}

interface RowTimes {
  opens: string;
  closes: string;
  /** Whether the times are in the columns of dates. */
  areInDates: boolean;
}

/** Opening and closing time, wherever a row has them. */
function readTimes(row: SourceRow): RowTimes {
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

const isClock = (text: string): boolean =>
  readClock(text, "PLAIN") !== null && /[:m]/iu.test(text) && !/^\d{1,4}[-/]/u.test(text);

function entriesOfRow(row: SourceRow, cells: Cells): RowEntries | RowFault {
  const times = readTimes(row);
  const { from, until } = validityOfRow(row, cells.dateOf);
  if (from === "unreadable" || until === "unreadable") return "datesUnreadable";
  if (row.get("count") !== "" && until === null) return "repetitionUnreadable";
  const span = readSpan(times.opens, times.closes, "PLAIN");
  const entries =
    typeof span === "string" ? entriesOfWords(row, span) : entriesOfRule(row, span, { from, until }, cells);
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
  const closings = [read.closeSchedules, read.closedHolidays, read.closedYearly, read.holidayHours];
  const isRead = read.schedules.length > 0 && closings.every((each) => each.length === 0);
  if (isRead) return read.schedules;
  return isSlip(read.fault?.fault) ? "halfOfDayUnlikely" : fault;
}

const isSlip = (fault: string | undefined): boolean => fault === "halfOfDayUnlikely" || fault === "tooLong";

const daysText = (row: SourceRow): string =>
  row.get("weekday") || row.get("byday") || dayOfStart(row.get("freq"), row.get("dtstart"));

/** Parts of a rule that entries cannot represent. */
const hasOtherParts = (row: SourceRow): boolean =>
  ["byweekno", "bymonthday", "byyearday", "bymonth", "bysetpos"].some((name) => row.get(name) !== "") ||
  !["", "1"].includes(row.get("interval"));

/** `byday=WE` with `bysetpos=2` is the second Wednesday, as `2WE` is. */
function weekdayOfMonth(row: SourceRow): string | null {
  const [place, day] = [row.get("bysetpos"), row.get("byday")];
  const isOnlyPart =
    ["byweekno", "bymonthday", "byyearday", "bymonth"].every((name) => row.get(name) === "") &&
    ["", "1"].includes(row.get("interval"));
  const isNumbered = /^(?:[1-5]|-1)$/u.test(place) && isDayCode(day);
  return isOnlyPart && isNumbered && row.get("freq").toUpperCase() === "MONTHLY" ? `${place}${day}` : null;
}

/**
 * Reads days of the month by their number (`bymonthday=1,15`), and intervals of weeks whose first week is known; null
 * for rows of neither.
 */
function countedEntries(
  row: SourceRow,
  span: ClockSpan,
  { from, until }: Pick<RowEntries, "from" | "until">,
  { daysOf, dateOf }: Cells,
): readonly ScheduleEntry[] | null {
  const hasOnly = (...names: readonly string[]): boolean =>
    ["byweekno", "bymonthday", "byyearday", "bymonth", "bysetpos", "byday", "weekday"].every(
      (name) => names.includes(name) || row.get(name) === "",
    );
  const [freq, interval] = [row.get("freq").toUpperCase(), row.get("interval")];
  if (freq === "MONTHLY" && ["", "1"].includes(interval) && hasOnly("bymonthday")) {
    const days = row.get("bymonthday").split(/[,;\s]+/u);
    const areDays = days.every((day) => /^(?:-1|0?[1-9]|[12]\d|3[01])$/u.test(day));
    return areDays ? days.map((day) => ({ type: "MONTH_DAY", monthDay: Number(day), span })) : null;
  }
  const weeks = /^(?:[2-9]|1[0-2])$/u.test(interval) ? Number(interval) : 0;
  if (freq !== "WEEKLY" || weeks === 0 || from === null || !hasOnly("byday", "weekday")) return null;
  const [anchor, valid] = [dateOf(row.get("dtstart"), "ONLY"), dateOf(row.get("valid_from"), "ONLY")];
  const on = daysOf(daysText(row));
  const weekday = DAYS[toWeekday(dayOfIsoDate(from) ?? 0)] ?? "MONDAY";
  // Which week is the first is said by a date on one of the days alone, and where weeks begin on Monday, as here.
  const isSure =
    anchor !== "unreadable" &&
    valid !== "unreadable" &&
    (anchor === null || valid === null || anchor === valid) &&
    on?.monthly.length === 0 &&
    on.days.includes(weekday) &&
    (on.days.length === 1 || ["", "MO"].includes(row.get("wkst").toUpperCase()));
  if (!isSure) return null;
  const during = { startDate: from, endDate: until ?? WITHOUT_END };
  return on.days.map((day) => ({ type: "WEEKLY", day, everyWeeks: weeks, span, during }));
}

function entriesOfRule(
  row: SourceRow,
  span: ClockSpan,
  { from, until }: Pick<RowEntries, "from" | "until">,
  cells: Cells,
): readonly ScheduleEntry[] | RowFault {
  const counted = countedEntries(row, span, { from, until }, cells);
  if (counted !== null) return counted;
  const place = weekdayOfMonth(row);
  if (place === null && hasOtherParts(row)) return "repetitionUnreadable";
  const text = place ?? daysText(row);
  const on = text === "" ? NO_DAYS : cells.daysOf(text);
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

/** The dates between which a row holds. */
function validityOfRow(
  row: SourceRow,
  readRowDate: DateOfCell,
): { from: ReturnType<DateOfCell>; until: ReturnType<DateOfCell> } {
  if (readTimes(row).areInDates) return { from: null, until: null };
  return {
    from: readRowDate(row.get("valid_from") || row.get("dtstart"), "FIRST"),
    until: readRowDate(row.get("valid_to") || row.get("until"), "LAST"),
  };
}

/**
 * Returns the closings outside of the dates of validity of rows whose hours are in words; null where the dates cannot
 * be read, or differ from row to row.
 */
export function readValidityClosings(rows: readonly SourceRow[]): readonly ScheduleEntry[] | null {
  const readRowDate = readerOfRowDates(rows);
  const [first, ...others] = rows.map((row) => validityOfRow(row, readRowDate));
  if (first === undefined) return [];
  const { from, until } = first;
  const isOne = others.every((each) => each.from === from && each.until === until);
  return !isOne || from === "unreadable" || until === "unreadable" ? null : closedOutside(from, until);
}

function withoutDoubles(entries: readonly ScheduleEntry[]): readonly ScheduleEntry[] {
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

function isAlwaysOpen(entries: readonly ScheduleEntry[]): boolean {
  return DAYS.every((day) =>
    entries.some(
      (entry) =>
        entry.type === "WEEKLY" &&
        entry.day === day &&
        entry.during === undefined &&
        entry.span?.start === 0 &&
        entry.span.end === MINUTES_PER_DAY,
    ),
  );
}
