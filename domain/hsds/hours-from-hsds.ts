import { dayOfIsoDate } from "../base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import { endOfDayIsMidnight } from "../services/opening-hours/clock-span.ts";
import {
  type ClockSpan,
  DAYS,
  type Day,
  MOST_WEEKS,
  PERIODS,
  type Period,
  type ScheduleEntry,
  type Validity,
} from "../services/opening-hours/entry.ts";
import { DAY_CODES, dayAfter, EVERY_DAY, FIRST_DATE, LAST_DATE } from "./hours-to-hsds.ts";
import { termWithId } from "./hsds-taxonomies.ts";
import type { SourceRow } from "./source-row.ts";

/** Reads schedules as `schedulesOf` writes them. */

export interface ReadHours {
  readonly schedules: ScheduleEntry[];
  readonly closeSchedules: ScheduleEntry[];
  readonly isContact: boolean;
}

/**
 * Returns the hours of these schedules; null if one of them does not conform to the profile.
 *
 * @param marks of each schedule by its id: rows of attributes
 */
export function parseHsdsHours(
  rows: readonly SourceRow[],
  marks: ReadonlyMap<string, readonly SourceRow[]>,
): ReadHours | null {
  const schedules: ScheduleEntry[] = [];
  const closeSchedules: ScheduleEntry[] = [];
  let isContact = false;
  let season: { from: string; to: string } | null = null;
  const isOneSeason = areOfOneSeason(rows);
  for (const row of rows) {
    const [mark] = (marks.get(row.get("id")) ?? []).flatMap((each) => {
      const term = termWithId(each.get("taxonomy_term_id"));
      return term?.key === "profile" ? [{ code: term.code, value: each.get("value") }] : [];
    });
    if (mark?.code === "contact") {
      isContact = true;
      continue;
    }
    const span =
      mark === undefined ? parseSpan(row.get("opens_at"), row.get("closes_at")) : closedSpan(mark.value);
    if (span === undefined || (mark === undefined && span === null)) return null;
    const during = isOneSeason && mark === undefined ? undefined : readValidity(row);
    const entries = readEntries(row, span, during);
    if (entries === null) return null;
    if (mark !== undefined) {
      closeSchedules.push(...entries);
      continue;
    }
    schedules.push(...entries);
    if (row.get("freq") === "" || !isOneSeason) continue;
    const own = { from: row.get("valid_from"), to: row.get("valid_to") };
    season = own;
  }
  return { schedules, closeSchedules: [...outside(season), ...closeSchedules], isContact };
}

/**
 * Whether all rows share one season, which is written as closed outside of it, unless its beginning determines the
 * weeks.
 */
function areOfOneSeason(rows: readonly SourceRow[]): boolean {
  const repeated = rows.filter((row) => row.get("freq") !== "" && row.get("opens_at") !== "");
  const dates = repeated.map((row) => `${row.get("valid_from")} ${row.get("valid_to")}`);
  return new Set(dates).size < 2 && repeated.every((row) => ["", "1"].includes(row.get("interval")));
}

/** Returns the dates of a repeating row. */
function readValidity(row: SourceRow): Validity | undefined {
  const [from, to] = [row.get("valid_from"), row.get("valid_to")];
  if (from + to === "") return undefined;
  return { startDate: from === "" ? FIRST_DATE : from, endDate: to === "" ? LAST_DATE : to };
}

function outside(season: { from: string; to: string } | null): ScheduleEntry[] {
  if (season === null) return [];
  const entries: ScheduleEntry[] = [];
  const range = (startDate: string, endDate: string): ScheduleEntry => ({
    type: "DATE_RANGE",
    startDate,
    endDate,
    span: null,
  });
  if (season.from !== "") entries.push(range(FIRST_DATE, dayAfter(season.from, -1)));
  if (season.to !== "") entries.push(range(dayAfter(season.to, 1), LAST_DATE));
  return entries;
}

function readEntries(
  row: SourceRow,
  span: ClockSpan | null,
  during: Validity | undefined,
): ScheduleEntry[] | null {
  const [freq, byday] = [row.get("freq"), row.get("byday")];
  if (freq === "") return readRange(row, span);
  const dates = during === undefined ? {} : { during };
  if (freq === "MONTHLY") return readMonthly(row, span, dates);
  if (freq !== "WEEKLY") return null;
  const isAlways = byday === EVERY_DAY && span?.start === 0 && span.end === MINUTES_PER_DAY;
  if (isAlways && during === undefined) return [{ type: "FULL_DAY" }];
  const weeks = Number(row.get("interval") || 1);
  const isCounted = during !== undefined && during.startDate > FIRST_DATE;
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > MOST_WEEKS || (weeks > 1 && !isCounted)) return null;
  const every = weeks === 1 ? {} : { everyWeeks: weeks };
  const days = byday.split(",").map(dayOfCode);
  if (!days.every((day) => day !== null)) return null;
  return days.map((day) => ({ type: "WEEKLY", day, span, ...every, ...dates }));
}

function readMonthly(
  row: SourceRow,
  span: ClockSpan | null,
  dates: { during?: Validity },
): ScheduleEntry[] | null {
  if (!["", "1"].includes(row.get("interval"))) return null;
  const [monthDay, byday] = [row.get("bymonthday"), row.get("byday")];
  if (/^(?:-1|[1-9]|[12]\d|3[01])$/u.test(monthDay) && byday === "")
    return [{ type: "MONTH_DAY", monthDay: Number(monthDay), span, ...dates }];
  const numbered = numberedDay(byday);
  return numbered === null ? null : [{ type: "MONTHLY", ...numbered, span, ...dates }];
}

function readRange(row: SourceRow, span: ClockSpan | null): ScheduleEntry[] | null {
  const [startDate, endDate] = [row.get("valid_from"), row.get("valid_to")];
  if (startDate === "" && endDate === "") return span === null ? [{ type: "PERMANENTLY_CLOSED" }] : null;
  const areDates = [startDate, endDate].every((date) => dayOfIsoDate(date) !== null);
  return areDates && startDate <= endDate ? [{ type: "DATE_RANGE", startDate, endDate, span }] : null;
}

function dayOfCode(code: string): Day | null {
  return DAYS.find((day) => DAY_CODES[day] === code) ?? null;
}

function numberedDay(text: string): { period: Period; day: Day } | null {
  const [, ordinal = "", code = ""] = /^(-1|[1-5])([A-Z]{2})$/u.exec(text) ?? [];
  const day = dayOfCode(code);
  const period = ordinal === "-1" ? "LAST" : PERIODS[Number(ordinal) - 1];
  return day === null || period === undefined ? null : { period, day };
}

/** Returns undefined if the times are not a span. */
function parseSpan(opens: string, closes: string): ClockSpan | undefined {
  const [start, end] = [parseMinute(opens), parseMinute(closes)];
  if (start === null || end === null) return undefined;
  return { start, end: endOfDayIsMidnight(end), endsNextDay: end <= start };
}

/** Null: the whole day. */
function closedSpan(value: string): ClockSpan | null | undefined {
  if (value === "") return null;
  const [, opens = "", closes = "", next] = /^(\d\d:\d\d)-(\d\d:\d\d)( next day)?$/u.exec(value) ?? [];
  const span = parseSpan(opens, closes);
  return span === undefined ? undefined : { ...span, endsNextDay: next !== undefined };
}

/** Parses a time; seconds, which some programs add, must be zero. */
function parseMinute(text: string): number | null {
  const [, hours = "", minutes = ""] = /^(\d\d):(\d\d)(?::00)?(?:Z)?$/u.exec(text) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return hours === "" || Number(hours) > 23 || Number(minutes) > 59 ? null : minute;
}
