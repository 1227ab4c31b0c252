import type { SourceRow } from "../hsds/source-row.ts";
import type { ScheduleEntry } from "../services/opening-hours/entry.ts";
import { closingDates } from "./closing-dates.ts";
import { readerOfDays, toBydayCode } from "./days-of-field.ts";
import { readHoursText } from "./hours-text.ts";
import { type HoursToken, tokensOfHours } from "./hours-tokens.ts";
import { isOfNoDoor } from "./narrowing-note.ts";

/** Reads what the note of one row of a table says about that row alone. */

const NOTES = ["description", "notes"];

const readNotes = (row: SourceRow): readonly string[] =>
  NOTES.map((column) => row.get(column)).filter((note) => note !== "");

/** Longer notes say more than this. In characters. */
const MAX_NOTE = 120;

const IDLE: ReadonlySet<HoursToken["kind"]> = new Set([
  "FILLER",
  "STOP",
  "COMMA",
  "ASIDE",
  "NOTE",
  "OPEN",
  "CLOSE",
]);

/** `by appointment only`, and nothing else. */
function isAppointed(row: SourceRow): boolean {
  return readNotes(row).some((note) => {
    const tokens = note.length > MAX_NOTE ? [] : tokensOfHours(note).filter(({ kind }) => !IDLE.has(kind));
    const isOnly = tokens.length > 0 && tokens.every(({ kind }) => kind === "APPOINTMENT");
    return isOnly || STAFF_ALONE.test(note);
  });
}

/** `staff in office, existing cases by appointment` */
const STAFF_ALONE =
  /^(?:staff|office staff|personal)\b[^.;]{0,60}\b(?:by appointment|by appt|appointments? only|con cita|por cita)\b[^.;]{0,20}$/iu;

export interface RowsOfDoor {
  /** Rows at whose times the door is open. */
  open: readonly SourceRow[];
  /** Other rows, for the phone or for people who give. */
  remote: readonly SourceRow[];
  /** Other rows, for times by appointment. */
  appointed: readonly SourceRow[];
}

/**
 * Drops rows that say of themselves that they are no open door, where other rows do not; with no other rows all stay.
 */
export function rowsOfDoor(rows: readonly SourceRow[], hasHours: (row: SourceRow) => boolean): RowsOfDoor {
  const appointed = rows.filter((row) => hasHours(row) && isAppointed(row));
  const remote = rows.filter(
    (row) => hasHours(row) && !appointed.includes(row) && readNotes(row).some(isOfNoDoor),
  );
  const noted = [...appointed, ...remote];
  // A note in only the first row may be meant for all.
  const first = rows.find(hasHours);
  const isOfAll =
    first !== undefined &&
    noted.includes(first) &&
    rows.every((row) => noted.includes(row) || readNotes(row).length === 0);
  if (isOfAll) return { open: rows, remote: [], appointed: [] };
  const open = rows.filter((row) => !noted.includes(row));
  return open.some(hasHours) ? { open, remote, appointed } : { open: rows, remote: [], appointed: [] };
}

/** Returns the closings that rows by appointment cause in the openings of others. */
export const appointedClosings = (
  appointed: readonly ScheduleEntry[],
  openings: readonly ScheduleEntry[],
): readonly ScheduleEntry[] =>
  appointed.filter((entry) =>
    openings.some((opening) => !("day" in opening) || !("day" in entry) || opening.day === entry.day),
  );

/** Any times: the note names days alone. */
const ANY_TIMES = "9am-5pm";

/** `SA` with the note `1st and 3rd Saturday of the month`: the row with the days that its only note narrows its own to. */
export function withNumberedDays(row: SourceRow): SourceRow {
  const [note, ...others] = readNotes(row);
  const isWeekly = ["", "WEEKLY"].includes(row.get("freq").toUpperCase()) && row.get("interval") === "";
  if (
    note === undefined ||
    others.length > 0 ||
    note.length > MAX_NOTE ||
    /\d:|[ap]m\b/iu.test(note) ||
    !isWeekly
  )
    return row;
  const text = row.get("weekday") || row.get("byday");
  const own = text === "" ? null : readerOfDays([text])(text);
  const read = readHoursText(`${note} ${ANY_TIMES}`);
  const monthly = read.schedules.flatMap((entry) => (entry.type === "MONTHLY" ? [entry] : []));
  const closings = [
    read.closeSchedules,
    read.closedHolidays,
    read.closedYearly,
    read.earlyClosings,
    read.seasons,
  ];
  const isPlain =
    monthly.length > 0 &&
    monthly.length === read.schedules.length &&
    closings.every((each) => each.length === 0);
  const isSame =
    own?.monthly.length === 0 && own.days.length === 1 && monthly.every(({ day }) => own.days.includes(day));
  if (!isPlain || !isSame) return row;
  const cells: Readonly<Record<string, string>> = {
    weekday: "",
    byday: monthly.map(toBydayCode).join(","),
    freq: "MONTHLY",
    description: "",
    notes: "",
  };
  return { ...row, get: (column) => cells[column] ?? row.get(column) };
}

const MONTHS =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const DAY_OF_MONTH = `\\b(?:${MONTHS})[.]? \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4})?|\\b\\d{1,2} de (?:${MONTHS})\\b(?: del? \\d{4})?|\\b\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b`;
const BEGINS =
  "new hours|opens|opening|open|starts|starting|begins|beginning|effective|as of|from|since|a partir del?|desde el|desde|inicia el|abre el";
const ENDS = "until|through|thru|ends|ending|hasta el|hasta";
const DATED = new RegExp(
  `((?:\\b(?:${BEGINS}|${ENDS}|valid|on|vigente|vigentes)\\b:? ?){0,4})(${DAY_OF_MONTH})`,
  "giu",
);
const IS_BEGIN = new RegExp(`\\b(?:${BEGINS})\\b`, "iu");
const IS_END = new RegExp(`\\b(?:${ENDS})\\b`, "iu");

/** `New site, opens Jan 4` beside `valid_from` 2027-01-04: the note without the dates that all of its rows have in their columns. */
export function withoutOwnDates(note: string, rows: readonly SourceRow[]): string {
  const told = rows
    .filter((row) => [...NOTES, "original_text"].some((column) => row.get(column) === note))
    .map((row) => removeRowDates(note, row));
  const [first, ...others] = new Set(told);
  return first === undefined || others.length > 0 ? note : first;
}

function removeRowDates(note: string, row: SourceRow): string {
  if (note.length > MAX_NOTE) return note;
  const datesIn = (...columns: readonly string[]): readonly string[] =>
    columns.flatMap((column) =>
      row.get(column) === ""
        ? []
        : (closingDates(row.get(column), "", 0) ?? []).map(({ startDate }) => startDate),
    );
  const [first, last] = [datesIn("valid_from", "dtstart"), datesIn("valid_to", "until")];
  return note
    .replace(DATED, (whole, words: string, date: string) => {
      const own = [...(IS_END.test(words) ? [] : first), ...(IS_BEGIN.test(words) ? [] : last)];
      return own.some((each) => isSame(date, each)) ? "" : whole;
    })
    .replace(/^[\s,;:.-]{1,9}|[\s,;:.-]{1,9}$/gu, "");
}

/** The date in words is the one of the column, with or without its year. */
function isSame(date: string, own: string): boolean {
  const spans = closingDates(date, "", Number(own.slice(0, 4))) ?? [];
  return spans.some(({ startDate, endDate }) => startDate === own && endDate === own);
}
