import { MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import { joinClosings } from "./closing-through.ts";
import { WITHOUT_BEGINNING, WITHOUT_END } from "./ended-hours.ts";
import {
  type ClockSpan,
  DAYS,
  type DateRangeEntry,
  type Day,
  type EntryType,
  type MonthlyEntry,
  PERIODS,
  type Period,
  type ScheduleEntry,
  type WeeklyEntry,
} from "./entry.ts";
import type { EntryList } from "./entry-wire.ts";

/**
 * Converts schedule entries to rows of the schedule editor: days with the same times share one, "Mon–Fri 9:00 AM –
 * 5:00 PM". A row contains what was typed so far, so it may be unfinished or wrong, and it keeps what its type
 * has no use for: changing the type and back loses nothing. `read-rows.ts` reads rows.
 */

/** `HH:MM` of twenty-four hours, as time fields hold it; empty where nothing is typed. `23:59` ends at midnight. */
export interface TypedSpan {
  start: string;
  end: string;
  endsNextDay: boolean;
}

export interface EditorRow {
  /** Identifies a row while it is edited. */
  key: number;
  type: EntryType;
  days: readonly Day[];
  /** In a monthly row: each of `periods` is combined with each of `days`. */
  periods: readonly Period[];
  /** ISO, or whatever was typed: of certain dates, or of the season. Of a season one may be empty, for none. */
  startDate: string;
  endDate: string;
  /** In a weekly or monthly row: its hours hold only between the two dates. Absent: always. */
  isSeason?: boolean;
  /** Closed days only: no times, the whole day. */
  isAllDay: boolean;
  /** Closed dates only: from the first time of the first day to the last of the last. Absent: the times are of each day. */
  isWithoutGap?: boolean;
  /** At least one. */
  spans: readonly TypedSpan[];
  /** Entries of a kind that the editor cannot change: of a day of the month, or every few weeks. */
  kept?: readonly ScheduleEntry[];
}

/** Types offered by each list, in order (rule opening-hours 4). */
export const ROW_TYPES: Readonly<Record<EntryList, readonly EntryType[]>> = {
  schedules: ["WEEKLY", "MONTHLY", "DATE_RANGE", "FULL_DAY"],
  closeSchedules: ["DATE_RANGE", "WEEKLY", "MONTHLY", "PERMANENTLY_CLOSED"],
};

/** Default times (rule opening-hours 33): 8:00 AM to 5:00 PM; of closed days, the whole day. */
export const DEFAULT_SPANS: Readonly<Record<EntryList, TypedSpan>> = {
  schedules: { start: "08:00", end: "17:00", endsNextDay: false },
  closeSchedules: { start: "00:00", end: "23:59", endsNextDay: false },
};

/** A night of a shelter (rule opening-hours 33). */
export const OVERNIGHT_SPAN: TypedSpan = { start: "18:00", end: "08:00", endsNextDay: true };

/** Empty times for the short form, which suggests none. */
export const NO_TIMES: TypedSpan = { start: "", end: "", endsNextDay: false };

const WEEKDAYS = DAYS.slice(0, 5);

export const QUICK_DAYS = { everyDay: DAYS, weekdays: WEEKDAYS } as const satisfies Record<
  string,
  readonly Day[]
>;

/**
 * A span with other times (rule opening-hours 33): one that ends earlier than it starts ends on the next day, without
 * being asked. Where someone has decided otherwise, that stays.
 */
export function withTimes(span: TypedSpan, times: Partial<Pick<TypedSpan, "start" | "end">>): TypedSpan {
  const changed = { ...span, ...times };
  const isDerived = span.endsNextDay === endsEarlier(span);
  return isDerived ? { ...changed, endsNextDay: endsEarlier(changed) } : changed;
}

/** Whether both times are typed, and the end is earlier in the day than the start. */
export function endsEarlier({ start, end }: TypedSpan): boolean {
  return start !== "" && end !== "" && end < start;
}

/** Whether the row has times. */
export function hasTimes({ type, isAllDay }: EditorRow, list: EntryList): boolean {
  if (type === "FULL_DAY" || type === "PERMANENTLY_CLOSED") return false;
  return list === "schedules" || !isAllDay;
}

/** Whether it closes from a time of one day to a time of a later one, without a gap (rule opening-hours 33). */
export function isThrough(
  { type, isAllDay, isWithoutGap, startDate, endDate }: EditorRow,
  list: EntryList,
): boolean {
  if (list !== "closeSchedules" || type !== "DATE_RANGE" || isAllDay || isWithoutGap !== true) return false;
  return startDate !== "" && startDate < endDate && endDate < WITHOUT_END;
}

/** Closed days of every week have no times in the form (rule opening-hours 33). */
export function withType(row: EditorRow, list: EntryList, type: EntryType): EditorRow {
  const isAllDay = row.isAllDay || (list === "closeSchedules" && type === "WEEKLY");
  return { ...row, type, isAllDay };
}

/** A new default row. */
export function newRow(rows: readonly EditorRow[], list: EntryList, type: EntryType): EditorRow {
  return {
    key: nextKey(rows),
    type,
    days: [],
    periods: [],
    startDate: "",
    endDate: "",
    isAllDay: list === "closeSchedules",
    ...(list === "closeSchedules" ? { isWithoutGap: true } : {}),
    spans: [DEFAULT_SPANS[list]],
  };
}

/** Copies the row's times to the days of the week that have no row yet. Rows of other types start without days. */
export function copyRow(row: EditorRow, rows: readonly EditorRow[]): EditorRow {
  const taken = new Set(rows.flatMap(({ type, days }) => (type === "WEEKLY" ? days : [])));
  return {
    ...row,
    key: nextKey(rows),
    days: row.type === "WEEKLY" ? DAYS.filter((day) => !taken.has(day)) : [],
    periods: [],
    // A season is copied with its times.
    ...(isSeasonal(row) ? {} : { startDate: "", endDate: "" }),
  };
}

/** Whether its hours hold for a part of the year alone. */
export function isSeasonal({ type, isSeason }: EditorRow): boolean {
  return isSeason === true && (type === "WEEKLY" || type === "MONTHLY");
}

/**
 * The fewest rows that say the same entries, each of them once. `read-rows.ts` makes the same entries of them.
 * In order: what is always so, days of the week from Monday, days of the month, dates.
 */
export function toEditorRows(all: readonly ScheduleEntry[], list: EntryList): EditorRow[] {
  const entries = all.filter((entry) => !isKept(entry));
  const always: RowParts[] = (["PERMANENTLY_CLOSED", "FULL_DAY"] as const)
    .filter((always) => entries.some(({ type }) => type === always))
    .map((type) => ({ type }));
  return [
    ...always,
    ...bySeason(entries.filter((entry) => entry.type === "WEEKLY")).flatMap(weeklyRows),
    ...bySeason(entries.filter((entry) => entry.type === "MONTHLY")).flatMap(monthlyRows),
    ...dateRows(
      entries.filter((entry) => entry.type === "DATE_RANGE"),
      list,
    ),
    ...keptRows(all.filter(isKept)),
  ].map((parts, key) => ({ ...newRow([], list, parts.type), ...parts, key }));
}

function isKept(entry: ScheduleEntry): boolean {
  return entry.type === "MONTH_DAY" || (entry.type === "WEEKLY" && entry.everyWeeks !== undefined);
}

/** Groups entries by season: those without dates first, then each season by date. */
function bySeason<Entry extends WeeklyEntry | MonthlyEntry>(entries: readonly Entry[]): Entry[][] {
  const dates = ({ during }: Entry) => (during === undefined ? "" : `${during.startDate} ${during.endDate}`);
  return groupedBy(entries, dates).sort(([a], [b]) => (dates(a) < dates(b) ? -1 : 1));
}

/** A date that means "no beginning" or "no end" is not shown as a typed date. */
function toSeason({ during }: WeeklyEntry | MonthlyEntry): Partial<EditorRow> {
  if (during === undefined) return {};
  const { startDate, endDate } = during;
  return {
    isSeason: true,
    startDate: startDate <= WITHOUT_BEGINNING ? "" : startDate,
    endDate: endDate >= WITHOUT_END ? "" : endDate,
  };
}

/** Groups entries that differ only in their day into one row, as they share one line. */
function keptRows(entries: readonly ScheduleEntry[]): RowParts[] {
  const toKey = (entry: ScheduleEntry): string =>
    JSON.stringify("day" in entry ? { ...entry, day: null } : entry);
  return groupedBy(entries, toKey).map((kept) => ({
    type: kept[0].type === "WEEKLY" ? "WEEKLY" : "MONTHLY",
    kept,
  }));
}

type RowParts = Pick<EditorRow, "type"> & Partial<EditorRow>;
type Times = Pick<EditorRow, "isAllDay" | "spans">;

function weeklyRows(entries: readonly WeeklyEntry[]): RowParts[] {
  const days = timesBy(entries, ({ day }) => day).sort(
    (a, b) => DAYS.indexOf(a.first.day) - DAYS.indexOf(b.first.day),
  );
  return groupedBy(days, ({ times }) => timesToText(times)).map((same) => ({
    type: "WEEKLY",
    days: same.map(({ first }) => first.day),
    ...toSeason(same[0].first),
    ...same[0].times,
  }));
}

function monthlyRows(entries: readonly MonthlyEntry[]): RowParts[] {
  const places = timesBy(entries, ({ period, day }) => `${period} ${day}`).sort(
    (a, b) =>
      PERIODS.indexOf(a.first.period) - PERIODS.indexOf(b.first.period) ||
      DAYS.indexOf(a.first.day) - DAYS.indexOf(b.first.day),
  );
  const ofOneDay = groupedBy(places, ({ first, times }) => `${first.day} ${timesToText(times)}`).map(
    (same) => ({
      periods: same.map(({ first }) => first.period),
      day: same[0].first.day,
      season: toSeason(same[0].first),
      times: same[0].times,
    }),
  );
  return groupedBy(ofOneDay, ({ periods, times }) => `${periods.join()} ${timesToText(times)}`).map(
    (same) => ({
      type: "MONTHLY",
      periods: same[0].periods,
      days: same.map(({ day }) => day),
      ...same[0].season,
      ...same[0].times,
    }),
  );
}

function dateRows(entries: readonly DateRangeEntry[], list: EntryList): RowParts[] {
  const { closings, left } =
    list === "closeSchedules" ? joinClosings(entries) : { closings: [], left: entries };
  const through = closings.map(({ startDate, endDate, start, end }) => ({
    startDate,
    endDate,
    isAllDay: false,
    spans: [typedSpan({ start, end, endsNextDay: false })],
  }));
  const others = timesBy(left, ({ startDate, endDate }) => `${startDate} ${endDate}`).map(
    ({ first: { startDate, endDate }, times }) => ({
      startDate,
      endDate,
      ...times,
      ...(times.isAllDay ? {} : { isWithoutGap: false }),
    }),
  );
  return [...through, ...others]
    .sort((a, b) => (a.startDate + a.endDate < b.startDate + b.endDate ? -1 : 1))
    .map((parts) => ({ type: "DATE_RANGE", ...parts }));
}

/** The times of each key: the whole day apart from spans, spans together. */
function timesBy<Entry extends { span: ClockSpan | null }>(
  entries: readonly Entry[],
  key: (entry: Entry) => string,
): { first: Entry; times: Times }[] {
  return groupedBy(entries, (entry) => `${key(entry)} ${entry.span === null}`).map((same) => {
    const spans = same.flatMap(({ span }) => (span === null ? [] : [span]));
    const sorted = spans.sort(
      (a, b) => a.start - b.start || a.end - b.end || Number(a.endsNextDay) - Number(b.endsNextDay),
    );
    const typed = groupedBy(sorted.map(typedSpan), spanText).map(([span]) => span);
    return {
      first: same[0],
      times:
        typed.length === 0
          ? { isAllDay: true, spans: [DEFAULT_SPANS.closeSchedules] }
          : { isAllDay: false, spans: typed },
    };
  });
}

function typedSpan({ start, end, endsNextDay }: ClockSpan): TypedSpan {
  return { start: typedTime(start), end: typedTime(end), endsNextDay };
}

/** A time field has no 24:00. */
function typedTime(minute: number): string {
  const shown = minute === MINUTES_PER_DAY ? MINUTES_PER_DAY - 1 : minute;
  return `${String(Math.floor(shown / 60)).padStart(2, "0")}:${String(shown % 60).padStart(2, "0")}`;
}

function timesToText({ isAllDay, spans }: Times): string {
  return isAllDay ? "all day" : spans.map(spanText).join();
}

function spanText({ start, end, endsNextDay }: TypedSpan): string {
  return `${start}-${end}${endsNextDay}`;
}

function nextKey(rows: readonly EditorRow[]): number {
  return Math.max(-1, ...rows.map(({ key }) => key)) + 1;
}

/** Groups items in order of first occurrence. */
function groupedBy<T>(items: readonly T[], key: (item: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
