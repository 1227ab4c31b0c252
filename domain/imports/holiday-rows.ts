import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import type { SourceRow } from "../hsds/source-row.ts";
import type { ScheduleEntry } from "../services/opening-hours/entry.ts";
import { readClock } from "./clock-text.ts";
import { saysClosed } from "./closed-row.ts";
import { closingDates } from "./closing-dates.ts";
import type { DateSpan } from "./date-forms.ts";
import type { HoursRows, RowFault } from "./hours-rows.ts";
import { readSpan } from "./span-of-fields.ts";

/** Closed days and other hours of a source; where the dates of one cannot be read, no day is surely open. */
export interface HolidayRows extends Omit<HoursRows, "isDated"> {
  /** The rows that close on unknown dates. */
  unread: readonly SourceRow[];
}

const IS_OPEN = /^(?:false|f|no|n|0|open|abierto)$/iu;

/** Recognizes a holiday row also among weekly rows, where a table contains both. */
export const isHolidayRow = (row: SourceRow): boolean =>
  row.get("closed") !== "" &&
  row.get("start_date") + row.get("end_date") !== "" &&
  ["weekday", "byday", "freq"].every((column) => row.get(column) === "");

/**
 * Holiday rows of HSDS 1.1 (`closed`, `start_date`, `end_date`, `opens_at`, `closes_at`): closed days, or other hours
 * on those days, which are the hours themselves with the rest of the day closed.
 *
 * @param year of the import, from which yearly closings get their dates
 */
export function readHolidayRows(rows: readonly SourceRow[], year: number): HolidayRows {
  const faults: { row: SourceRow; fault: RowFault }[] = [];
  const unread: SourceRow[] = [];
  const read: HolidayEntries[] = [];
  for (const row of rows) {
    const stated = row.get("start_date") + row.get("end_date");
    const dates = closingDates(row.get("start_date"), row.get("end_date"), year);
    const isUnread = dates === null && !saysNothing(row);
    if (isUnread) unread.push(row);
    if (dates === null) {
      if (isUnread || stated !== "") faults.push({ row, fault: "datesUnreadable" });
      continue;
    }
    const entries = entriesOn(row, dates);
    if (entries.fault !== null) faults.push({ row, fault: entries.fault });
    read.push(entries);
  }
  return {
    schedules: read.flatMap((each) => each.schedules),
    closeSchedules: read.flatMap((each) => each.closeSchedules),
    faults,
    unread,
  };
}

interface HolidayEntries {
  schedules: readonly ScheduleEntry[];
  closeSchedules: readonly ScheduleEntry[];
  fault: RowFault | null;
}

function entriesOn(row: SourceRow, dates: readonly DateSpan[]): HolidayEntries {
  const ranges = dates.map((range) => ({ type: "DATE_RANGE", ...range }) as const);
  const span = readSpan(row.get("opens_at"), row.get("closes_at"), "PLAIN");
  const isClosed = saysClosed(row);
  if (isClosed || typeof span === "string" || span.endsNextDay) {
    // Unparsable special hours count as closed, to spare people a walk to a closed door.
    const isFault = !isClosed && typeof span === "string" && readClock(row.get("opens_at")) !== null;
    return {
      schedules: [],
      closeSchedules: ranges.map((range) => ({ ...range, span: null })),
      fault: isFault ? span : null,
    };
  }
  const before = { start: 0, end: span.start, endsNextDay: false };
  const after = { start: span.end, end: MINUTES_PER_DAY, endsNextDay: false };
  const closed = [before, after].filter(({ start, end }) => start < end);
  return {
    schedules: ranges.map((range) => ({ ...range, span })),
    closeSchedules: ranges.flatMap((range) => closed.map((each) => ({ ...range, span: each }))),
    fault: null,
  };
}

/** Neither a closing nor other hours: an empty row, or one that is open as usual. */
function saysNothing(row: SourceRow): boolean {
  if (row.get("opens_at") + row.get("closes_at") !== "") return false;
  const closed = row.get("closed");
  return closed === "" ? row.get("start_date") + row.get("end_date") === "" : IS_OPEN.test(closed);
}
