import { dayOfIsoDate, toIsoDate } from "../base/time/civil-date.ts";
import type { SourceRow } from "../hsds/source-row.ts";
import { WITHOUT_BEGINNING, WITHOUT_END } from "../services/opening-hours/ended-hours.ts";
import type { Day, ScheduleEntry, Validity } from "../services/opening-hours/entry.ts";

/** Entries of one row, and the dates between which they hold. */
export interface RowEntries {
  row: SourceRow;
  entries: readonly ScheduleEntry[];
  /** ISO dates; null: open-ended. */
  from: string | null;
  until: string | null;
}

export interface ValidRows {
  kept: readonly RowEntries[];
  /** When all of them are over, or have not begun: closed. */
  outside: readonly ScheduleEntry[];
  /** Rows whose dates contradict those of others. */
  differing: readonly RowEntries[];
}

/**
 * Returns rows with their dates of validity. Dates that all rows share become closed days outside of them; where they
 * differ (this winter's rows, and next summer's) each entry carries its own. Rows without dates beside a season of the
 * same weekdays hold only outside of it.
 *
 * @param hasRanges whether there are also rows of nothing but dates, whose relation to dated rows is unknown
 */
export function withValidities(rows: readonly RowEntries[], hasRanges: boolean): ValidRows {
  const [first] = rows;
  const isOne = rows.every((each) => each.from === first?.from && each.until === first?.until);
  if (isOne && !hasRanges)
    return {
      kept: rows,
      outside: first === undefined ? [] : closedOutside(first.from, first.until),
      differing: [],
    };
  const base = rows.filter((each) => !isDated(each));
  const dated = rows.filter(isDated);
  const apart = { kept: base, outside: [], differing: dated };
  if (hasRanges || hasClash(dated)) return apart;
  if (base.length > 0 && dated.some((each) => each.from === null || each.until === null)) return apart;
  const seasons = dated.map(({ row, entries, from, until }) => ({
    row,
    entries: entries.map((entry) => within(entry, validity({ from, until }))),
    from,
    until,
  }));
  if (base.length === 0)
    return { kept: seasons, outside: closedOutside(null, findLastDate(dated)), differing: [] };
  const isBeside = !daysIn(dated).some((day) => daysIn(base).includes(day));
  if (isBeside) return { kept: [...base, ...seasons], outside: [], differing: [] };
  const rest = gapsBetween(dated.map(validity));
  const others = base.map((each) => ({
    ...each,
    entries: rest.flatMap((during) => each.entries.map((entry) => within(entry, during))),
  }));
  return { kept: [...others, ...seasons], outside: [], differing: [] };
}

/** Closed before the first date, and after the last one. */
export function closedOutside(from: string | null, until: string | null): readonly ScheduleEntry[] {
  const entries: ScheduleEntry[] = [];
  if (from !== null && from > WITHOUT_BEGINNING) {
    entries.push({
      type: "DATE_RANGE",
      startDate: WITHOUT_BEGINNING,
      endDate: nextDate(from, -1),
      span: null,
    });
  }
  if (until !== null && until < WITHOUT_END) {
    entries.push({ type: "DATE_RANGE", startDate: nextDate(until, 1), endDate: WITHOUT_END, span: null });
  }
  return entries;
}

export const nextDate = (date: string, days: number): string => toIsoDate((dayOfIsoDate(date) ?? 0) + days);

/** Returns the gaps before, between and behind dates that may overlap. */
export function gapsBetween(dates: readonly Validity[]): readonly Validity[] {
  const sorted = [...dates].sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  const gaps: Validity[] = [];
  let begin = WITHOUT_BEGINNING;
  for (const { startDate, endDate } of sorted) {
    if (begin < startDate) gaps.push({ startDate: begin, endDate: nextDate(startDate, -1) });
    if (endDate >= begin) begin = endDate >= WITHOUT_END ? WITHOUT_END : nextDate(endDate, 1);
  }
  return begin < WITHOUT_END ? [...gaps, { startDate: begin, endDate: WITHOUT_END }] : gaps;
}

/** An entry of recurring days between two dates alone; one with dates of its own keeps these. */
export function within(entry: ScheduleEntry, during: Validity): ScheduleEntry {
  const isRecurring = entry.type === "WEEKLY" || entry.type === "MONTHLY" || entry.type === "MONTH_DAY";
  return isRecurring && entry.during === undefined ? { ...entry, during } : entry;
}

const isDated = ({ from, until }: RowEntries): boolean => from !== null || until !== null;

const validity = ({ from, until }: Pick<RowEntries, "from" | "until">): Validity => ({
  startDate: from ?? WITHOUT_BEGINNING,
  endDate: until ?? WITHOUT_END,
});

/** The last date of all; null where one of them has none. */
function findLastDate(rows: readonly RowEntries[]): string | null {
  const dates = rows.map(({ until }) => until);
  return dates.includes(null) ? null : findLatestDate(dates.filter((date) => date !== null));
}

/** Returns the last of ISO dates; "" where there are none. */
export const findLatestDate = (dates: readonly string[]): string => [...dates].sort()[dates.length - 1] ?? "";

/** Days of the month may be any of the week. */
const daysIn = (rows: readonly RowEntries[]): readonly (Day | null)[] =>
  rows.flatMap(({ entries }) => entries.map((entry) => ("day" in entry ? entry.day : null)));

/** Two rows whose dates overlap without being the same say different things of one day. */
function hasClash(rows: readonly RowEntries[]): boolean {
  return rows.some((one, index) =>
    rows.slice(index + 1).some((other) => {
      const [first, second] = [validity(one), validity(other)];
      const isSame = first.startDate === second.startDate && first.endDate === second.endDate;
      if (isSame || first.endDate < second.startDate || second.endDate < first.startDate) return false;
      const days = daysIn([other]);
      return daysIn([one]).some((day) => day === null || days.includes(day) || days.includes(null));
    }),
  );
}
