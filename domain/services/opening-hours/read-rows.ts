import { formatClockTime, MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import { splitClosing } from "./closing-through.ts";
import type { EditorRow } from "./editor-rows.ts";
import { hasTimes, isSeasonal, isThrough } from "./editor-rows.ts";
import type { ScheduleEntry } from "./entry.ts";
import type { ScheduleEntryInput } from "./entry-contract.ts";
import type { EntryList, EntryProblem, EntryProblems } from "./entry-wire.ts";
import { readEntry } from "./entry-wire.ts";

/** Errors of a row by field name; for times, those of the first invalid span. */
export type RowProblems = EntryProblems & {
  /** Index of the row's span that `startTime` and `endTime` concern. */
  span?: number;
};

/** The entries of a row, or its errors; never both. */
export interface ReadRow {
  entries: ScheduleEntry[];
  /** Null where nothing is. */
  problems: RowProblems | null;
}

/** Parses the entries of a row by the same rules as the server (rules opening-hours 5–8). */
export function readRow(row: EditorRow, list: EntryList): ReadRow {
  if (row.kept !== undefined) return { entries: [...row.kept], problems: null };
  if (isThrough(row, list)) return readThrough(row);
  const entries: ScheduleEntry[] = [];
  const problems: RowProblems = {};
  // A season without any date would be always.
  if (isSeasonal(row) && row.startDate === "" && row.endDate === "") problems.startDate = "startDateRequired";
  for (const { input, span } of toInputs(row, list)) {
    const read = readEntry(input, list);
    if (read.ok) entries.push(read.entry);
    else addTo(problems, ofSeason(read.problems), span);
  }
  return Object.keys(problems).length === 0 ? { entries, problems: null } : { entries: [], problems };
}

/** Reads the beginning and the end as closings of one day each, so that what is wrong with them is said as of those. */
function readThrough({ startDate, endDate, spans }: EditorRow): ReadRow {
  const problems: RowProblems = {};
  const readDay = (date: string, startTime: string, endTime: string) => {
    const day = { type: "DATE_RANGE", startDate: date, endDate: date, startTime, endTime };
    const read = readEntry(day, "closeSchedules");
    if (read.ok) return read.entry.type === "DATE_RANGE" ? read.entry : null;
    addTo(problems, read.problems, 0);
    return null;
  };
  const first = readDay(startDate, wireTime(spans[0]?.start ?? ""), "11:59 PM");
  const last = readDay(endDate, "12:00 AM", wireTime(spans[0]?.end ?? ""));
  if (first === null || last === null) return { entries: [], problems };
  const [start, end] = [first.span?.start ?? 0, last.span?.end ?? MINUTES_PER_DAY];
  return {
    entries: splitClosing({ startDate: first.startDate, endDate: last.endDate, start, end }),
    problems: null,
  };
}

/** Maps problems of a season's dates to the row's two date inputs. */
function ofSeason({ validFrom, validTo, ...problems }: EntryProblems): EntryProblems {
  return {
    ...problems,
    ...(validFrom === undefined ? {} : { startDate: validFrom }),
    ...(validTo === undefined ? {} : { endDate: validTo }),
  };
}

/** The entries of all valid rows, without duplicates. */
export function toScheduleEntries(rows: readonly EditorRow[], list: EntryList): ScheduleEntry[] {
  const entries = rows.flatMap((row) => readRow(row, list).entries);
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const text = JSON.stringify(entry);
    return seen.has(text) ? false : seen.add(text);
  });
}

/** One for each day, place in the month and span; where a day is missing, one that reports it. */
function toInputs(row: EditorRow, list: EntryList): { input: ScheduleEntryInput; span: number }[] {
  const { type, startDate, endDate } = row;
  const season = isSeasonal(row) ? { validFrom: startDate, validTo: endDate } : {};
  const spans = hasTimes(row, list) ? row.spans : [null];
  const days = needsDays(row) && row.days.length > 0 ? row.days : [null];
  const periods = type === "MONTHLY" && row.periods.length > 0 ? row.periods : [null];
  return periods.flatMap((period) =>
    days.flatMap((day) =>
      spans.map((typed, span) => ({
        span,
        input: {
          type,
          day,
          period,
          startDate,
          endDate,
          ...season,
          startTime: wireTime(typed?.start ?? ""),
          endTime: wireTime(typed?.end ?? ""),
          endsNextDay: typed?.endsNextDay ?? false,
        },
      })),
    ),
  );
}

function needsDays({ type }: EditorRow): boolean {
  return type === "WEEKLY" || type === "MONTHLY";
}

/** Returns a time in the wire's form; other text is unchanged, so that it is reported as no time. */
function wireTime(typed: string): string {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)(:00)?$/.exec(typed);
  return parts === null ? typed : formatClockTime(Number(parts[1]) * 60 + Number(parts[2]));
}

const OF_TIMES: readonly (keyof EntryProblems)[] = ["startTime", "endTime"];

function addTo(all: RowProblems, found: EntryProblems, span: number): void {
  const isOfTimes = OF_TIMES.some((field) => found[field] !== undefined);
  if (isOfTimes) all.span ??= span;
  for (const field of FIELDS) {
    // Times of another span than the first wrong one wait until that one is right.
    if (OF_TIMES.includes(field) && all.span !== span) continue;
    const problem: EntryProblem | undefined = found[field];
    if (problem !== undefined) all[field] = problem;
  }
}

const FIELDS: readonly (keyof EntryProblems)[] = [
  "type",
  "day",
  "period",
  "startDate",
  "endDate",
  "startTime",
  "endTime",
];
