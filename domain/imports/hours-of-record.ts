import { cleanText } from "../base/text/clean-text.ts";
import type { SourceRow } from "../hsds/source-row.ts";
import { hasNoEnd } from "../services/opening-hours/ended-hours.ts";
import type { ScheduleEntry } from "../services/opening-hours/entry.ts";
import { UNREAD_CLOSING } from "../services/unread-closing.ts";
import { cleanState } from "./clean-address.ts";
import { isClosedRow } from "./closed-row.ts";
import { type HolidayRows, isHolidayRow, readHolidayRows } from "./holiday-rows.ts";
import type { HoursFault } from "./hours-item.ts";
import { withNearYears } from "./hours-near-years.ts";
import { contact, type HoursText } from "./hours-reading.ts";
import {
  type HoursRows,
  hasContent,
  isAtDoor,
  type RowFault,
  readHoursRows,
  readValidityClosings,
  withoutEndedRows,
} from "./hours-rows.ts";
import { MAX_HOURS_TEXT, readHoursText } from "./hours-text.ts";
import { withoutOwnZone } from "./hours-zone.ts";
import { type HoursInColumns, isOfNoDoor, mayNarrow, readClosings } from "./narrowing-note.ts";
import { remoteHours } from "./remote-hours.ts";
import { tellingClauses } from "./row-note-clauses.ts";
import { appointedClosings, rowsOfDoor, withNumberedDays, withoutOwnDates } from "./row-notes.ts";
import { datedHours } from "./season-dates.ts";
import type { SetAsideRow, SourceRecord } from "./source-record.ts";
import { readWeighedHours } from "./weighed-hours.ts";
import { openHolidays, yearlyClosings } from "./yearly-entries.ts";

export const HOURS_KINDS = ["none", "read", "readInPart", "contact"] as const;

export interface HoursOfRecord {
  schedules: readonly ScheduleEntry[];
  closeSchedules: readonly ScheduleEntry[];
  isContact: boolean;
  /** No hours stated; all parsed; partly parsed; stated, but unparsed (contact for hours). */
  kind: (typeof HOURS_KINDS)[number];
  /** The entries contain everything that the source states. */
  isWhole: boolean;
  /** The source's own text; "" where there is none. */
  text: string;
  /** The closings whose dates could not be read, as written, for which alone the hours are to be asked; else "". */
  unreadClosing: string;
}

const ROW_FAULT_WORDS: Readonly<Record<RowFault, string>> = {
  noOpeningTime: "no opening time",
  noClosingTime: "no closing time",
  openingUnreadable: "the opening time can't be read",
  closingUnreadable: "the closing time can't be read",
  halfOfDayOpen: "a time without am or pm",
  halfOfDayUnlikely: "am or pm must be wrong",
  tooLong: "open for too long: am or pm must be wrong",
  noLength: "opens and closes at the same time",
  dayUnreadable: "the day can't be read",
  repetitionUnreadable: "this repetition is not supported",
  datesUnreadable: "the dates can't be read",
  noDoor: "they are those of the telephone, or online",
  closingDatesUnreadable: "the dates of a closing can't be read",
  datesDiffer: "its dates differ from those of the other rows",
  datesPassed: "its dates have passed",
};

const TEXT_FAULT_WORDS: Readonly<Record<HoursFault["fault"], string>> = {
  tooLongText: `longer than ${MAX_HOURS_TEXT} characters`,
  unknownWords: "words that may narrow them",
  repetition: "a repetition that is not supported",
  noDays: "times without days",
  noTimes: "days without times",
  onlyOneTime: "a single time, not a range",
  appointment: "by appointment",
  closing: "a closing that can't be read",
  halfOfDayOpen: "a time without am or pm",
  halfOfDayUnlikely: "am or pm must be wrong",
  tooLong: "open for too long: am or pm must be wrong",
  noLength: "opens and closes at the same time",
  twoTimes: "two times for the same days",
  severalParts: "the hours of several parts",
  phone: "the hours of the telephone",
};

/** Faults of one row that cast doubt on the others: the whole record becomes "contact for hours". */
const DOUBTFUL: ReadonlySet<RowFault> = new Set(["halfOfDayUnlikely", "tooLong", "closingDatesUnreadable"]);

/**
 * The hours of a record. Free text with times takes precedence over rows derived from it, which lose days and mix up
 * headings. Hours that cannot be parsed as a whole become "contact for hours", never open hours, and are shown as
 * written. When a service that its source calls temporarily closed opens again is unknown.
 *
 * @param today ISO date of the import: holidays on which it is closed become dates of its year and the following
 */
export function hoursOfRecord(record: SourceRecord, today: string, aside: SetAsideRow): HoursOfRecord {
  const hours = statedHours(record, today, aside);
  const status = record.service.get("status");
  if (!TEMPORARILY_CLOSED.test(status)) {
    record.use.drop(record.service, "status");
    return hours;
  }
  const text = [`${status.charAt(0).toUpperCase()}${status.slice(1)}`, hours.text].filter(
    (each) => each !== "",
  );
  const closed = { isContact: true, isWhole: false, text: text.join("\n"), unreadClosing: "" };
  return { ...hours, ...closed, kind: "contact" };
}

const TEMPORARILY_CLOSED = /^temporar(?:il)?y clos(?:ed|ure)$|^cerrad[oa] temporalmente$/iu;

function statedHours(whole: SourceRecord, today: string, aside: SetAsideRow): HoursOfRecord {
  const year = Number(today.slice(0, 4));
  const closings = whole.schedules.filter(isHolidayRow);
  const { valid, ended } = withoutEndedRows(
    whole.schedules.filter((row) => !closings.includes(row)),
    today,
  );
  for (const row of ended) aside(row, `hours not used: ${ROW_FAULT_WORDS.datesPassed}`);
  const { open, remote, appointed } = rowsOfDoor(valid, hasContent);
  for (const row of remote) aside(row, `hours not used: ${ROW_FAULT_WORDS.noDoor}`);
  for (const row of appointed) aside(row, `hours not used: ${TEXT_FAULT_WORDS.appointment}`);
  const record = { ...whole, schedules: open.map(withNumberedDays) };
  const holidays = readHolidayRows([...record.holidaySchedules, ...closings], year);
  for (const { row, fault } of holidays.faults) aside(row, `hours not used: ${ROW_FAULT_WORDS[fault]}`);
  const rows = readHoursRows(record.schedules);
  const door = record.schedules.filter(isAtDoor);
  const originals = collectTexts(door, ["original_text"]);
  const notes = collectTexts(
    door.filter((row) => !isClosedRow(row)),
    ["description", "notes"],
  );
  const hasRows = record.schedules.some(hasContent);
  const isOriginal = originals.some((text) => /\d/u.test(text)) || !hasRows;
  const words = (isOriginal && originals.length > 0) || hasRows ? originals : notes;
  const [first] = door;
  if (!isOriginal || words.length === 0 || first === undefined) {
    const hours = fromRows(record, rows, [...originals, ...notes], year, aside);
    return outcome(besideOthers(hours, remote, appointed), holidays);
  }
  const raw = words.join("\n\n");
  const read = withDates(
    readWeighedHours(withNearYears(withoutOwnZone(raw, readAddressState(record)), today)),
    today,
  );
  // "9:00 AM - 5:00 PM" in each row, next to its day.
  if (read.fault?.fault === "noDays" && rows.schedules.length > 0)
    return outcome(fromRows(record, rows, notes, year, aside), holidays);
  for (const { row, fault } of rows.faults.filter((each) => each.fault === "noDoor"))
    aside(row, `hours not used: ${ROW_FAULT_WORDS[fault]}`);
  const validity = readValidityClosings(door);
  if (validity === null) {
    aside(first, `hours not used: ${ROW_FAULT_WORDS.datesUnreadable}`);
    return outcome({ ...fromText(read, year, cleanText(raw).text), ...ASK }, holidays);
  }
  if (read.fault !== null) aside(first, textReason(read.fault, raw));
  if (read.fault === null && read.isOfPhone && hasDoor(record)) {
    aside(first, textReason({ fault: "phone", words: "" }, raw));
    return outcome({ ...fromText(read, year, cleanText(raw).text), ...ASK }, holidays);
  }
  const isPast = read.schedules.length > 0 && read.schedules.every((entry) => isOver(entry, year));
  if (isPast || hasEnded(validity, year)) {
    aside(first, `contact for hours on dates that have passed: "${raw}"`);
    return outcome({ ...fromText(read, year, cleanText(raw).text), ...ASK }, holidays);
  }
  const hours = fromText(read, year, cleanText(raw).text);
  return outcome({ ...hours, closeSchedules: [...hours.closeSchedules, ...validity] }, holidays);
}

const readAddressState = ({ address }: Pick<SourceRecord, "address">): string =>
  cleanState(address?.get("state_province") || address?.get("state") || "");

/** The hours of seasons with the dates of the coming years. */
function withDates(read: HoursText, today: string): HoursText {
  if (read.seasons.length === 0) return read;
  const dated = datedHours(read.seasons, today);
  if (dated === null) return contact({ fault: "severalParts", words: "" });
  return {
    ...read,
    schedules: dated.schedules,
    closeSchedules: [...read.closeSchedules, ...dated.closeSchedules],
  };
}

/** Whether there is a place to go to; without one, a phone that is answered says nothing about a door. */
const hasDoor = ({ address, location }: Pick<SourceRecord, "address" | "location">): boolean =>
  ["address_1", "address1"].some((column) => (address?.get(column) ?? "") !== "") ||
  (location?.get("latitude") ?? "") !== "";

const ASK = { schedules: [], closeSchedules: [], isContact: true, isWhole: false } as const;

function isOver(entry: ScheduleEntry, year: number): boolean {
  if (entry.type === "DATE_RANGE") return entry.endDate < `${year}`;
  return "during" in entry && entry.during !== undefined && entry.during.endDate < `${year}`;
}

/** Closed since a day before the import, without an end: nothing newer is known than hours that are over. */
const hasEnded = (closed: readonly ScheduleEntry[], year: number): boolean =>
  closed.some((entry) => hasNoEnd(entry) && entry.type === "DATE_RANGE" && entry.startDate <= `${year}`);

type Read = Omit<HoursOfRecord, "kind" | "unreadClosing"> & { hasFaults: boolean };

function fromText(read: HoursText, year: number, text: string): Read {
  const { isContact, isWhole } = read;
  const holidays = read.schedules.length === 0 ? null : openHolidays(read, year);
  const closings = yearlyClosings(holidays === null ? read : { ...read, holidayHours: [] }, year);
  const schedules = [...read.schedules, ...(holidays?.schedules ?? [])];
  const closeSchedules = [...read.closeSchedules, ...closings, ...(holidays?.closeSchedules ?? [])];
  return { schedules, closeSchedules, isContact, isWhole, text, hasFaults: false };
}

/** Hours from rows. A note that may restrict them makes the record "contact for hours". */
function fromRows(
  { schedules: written, ...record }: SourceRecord,
  rows: HoursRows,
  notes: readonly string[],
  year: number,
  aside: SetAsideRow,
): Read {
  for (const { row, fault } of rows.faults) aside(row, `hours not used: ${ROW_FAULT_WORDS[fault]}`);
  const told = notes
    .map((note) => withoutOwnDates(note, written))
    .filter((note) => note !== "")
    .flatMap((note) => clausesOfNote(note, written, rows));
  const narrowing =
    narrowingNote(told, { schedules: rows.schedules, isDated: rows.isDated }) ??
    (hasDoor(record) ? notes.find(isOfNoDoor) : undefined);
  const isDoubtful = rows.faults.some(({ fault }) => DOUBTFUL.has(fault));
  const areRangesOver = rows.schedules.length > 0 && rows.schedules.every((entry) => isOver(entry, year));
  const isPast = hasEnded(rows.closeSchedules, year) || areRangesOver;
  const isContact =
    isDoubtful ||
    isPast ||
    (rows.schedules.length === 0 && rows.faults.length > 0) ||
    (rows.schedules.length > 0 && narrowing !== undefined);
  const [first] = written;
  if (isPast && first !== undefined)
    aside(first, `contact for hours on dates that have passed: "${rowText(first)}"`);
  if (narrowing !== undefined && first !== undefined)
    aside(first, textReason({ fault: "unknownWords", words: "" }, narrowing));
  const shown = isContact ? written : rows.faults.map(({ row }) => row);
  const remote = written.filter((row) => !isAtDoor(row));
  const texts = [...notes, ...shown.filter(isAtDoor).map(rowText), ...remoteHours(remote)];
  return {
    schedules: isContact ? [] : rows.schedules,
    closeSchedules: isContact
      ? []
      : [...rows.closeSchedules, ...closingsInNotes(withClauses(notes, told), rows.schedules, year)],
    isContact,
    isWhole: !isContact && rows.faults.length === 0 && notes.length === 0,
    text: cleanText([...new Set(texts)].join("\n")).text,
    hasFaults: rows.faults.length > 0,
  };
}

/** A note as it is where it narrows nothing, else its clauses that say something beside the rows. */
function clausesOfNote(note: string, written: readonly SourceRow[], rows: HoursRows): readonly string[] {
  const isPlain = !mayNarrow(note, rows) || readClosings(note) !== null;
  if (isPlain) return [note];
  const own = written.filter((row) =>
    ["description", "notes"].some((column) => row.get(column).includes(note)),
  );
  const ofRows = readHoursRows(own).schedules;
  return tellingClauses(note, own, ofRows);
}

/** The notes, and the clauses of others that close something. */
const withClauses = (notes: readonly string[], told: readonly string[]): readonly string[] => [
  ...notes,
  ...told.filter((clause) => !notes.includes(clause)),
];

/** Adds the statements of rows for the phone and for appointments, and removes the times of appointments. */
function besideOthers(hours: Read, remote: readonly SourceRow[], appointed: readonly SourceRow[]): Read {
  const others = [...remote, ...appointed];
  if (others.length === 0) return hours;
  const closings = appointedClosings(readHoursRows(appointed).schedules, hours.schedules);
  const said = others.map((row) =>
    [rowText(row), ...collectTexts([row], ["description", "notes"])].join(" "),
  );
  return {
    ...hours,
    closeSchedules: hours.isContact ? [] : [...hours.closeSchedules, ...closings],
    isWhole: false,
    text: cleanText([hours.text, ...said].filter((text) => text !== "").join("\n")).text,
  };
}

/**
 * Closings that a note adds to the rows: "Closed in August", or, behind hours that it repeats, "Mon-Fri 9-5, closed on
 * holidays".
 */
function closingsInNotes(
  notes: readonly string[],
  schedules: readonly ScheduleEntry[],
  year: number,
): readonly ScheduleEntry[] {
  const days = new Set(schedules.flatMap((entry) => ("day" in entry ? [entry.day] : [])));
  return notes.flatMap((note) => {
    const closings = readClosings(note);
    if (closings === null) {
      const read = readHoursText(note);
      return read.schedules.length > 0 ? yearlyClosings(read, year) : [];
    }
    const taken = closings.closeSchedules.filter((entry) => !("day" in entry) || days.has(entry.day));
    return [...taken, ...yearlyClosings(closings, year)];
  });
}

/** The first note that may restrict the rows, or that states other hours than they do. */
function narrowingNote(notes: readonly string[], columns: HoursInColumns): string | undefined {
  const { schedules } = columns;
  const narrowing = notes.find((note) => mayNarrow(note, columns) && readClosings(note) === null);
  if (narrowing !== undefined) return narrowing;
  const stating = notes.map((note) => ({ note, stated: readHoursText(note).schedules }));
  const stated = new Set(stating.flatMap((each) => each.stated).map((entry) => JSON.stringify(entry)));
  if (stated.size === 0 || schedules.every((entry) => stated.has(JSON.stringify(entry)))) return undefined;
  return stating.find((each) => each.stated.length > 0)?.note;
}

function textReason({ fault, words }: HoursFault, text: string): string {
  const at = words === "" ? "" : ` ("${words}")`;
  return `hours to be asked for, ${TEXT_FAULT_WORDS[fault]}${at}: "${text}"`;
}

function collectTexts(rows: readonly SourceRow[], columns: readonly string[]): readonly string[] {
  const texts = rows.flatMap((row) => columns.map((column) => row.get(column)));
  return [...new Set(texts)].filter((text) => text !== "");
}

/**
 * Adds the source's closed days. Where the dates of one cannot be read, no day is surely open: visitors have to ask for
 * the hours, which are stored for the steward who finds out that the closing is over.
 */
function outcome({ hasFaults, ...hours }: Read, holidays: HolidayRows): HoursOfRecord {
  if (hours.isContact) return { ...hours, unreadClosing: "", kind: "contact" };
  const kept = {
    ...hours,
    unreadClosing: "",
    schedules: [...hours.schedules, ...holidays.schedules],
    closeSchedules: [...hours.closeSchedules, ...holidays.closeSchedules],
  };
  if (kept.schedules.length === 0) return { ...kept, kind: "none" };
  if (holidays.unread.length > 0) {
    const unreadClosing = [...new Set(holidays.unread.map(closingText))].join("\n");
    const text = [hours.text, unreadClosing].filter((each) => each !== "").join("\n");
    return { ...kept, isContact: true, isWhole: false, text, unreadClosing, kind: "contact" };
  }
  return { ...kept, kind: hasFaults ? "readInPart" : "read" };
}

/** A closing as written. */
function closingText(row: SourceRow): string {
  const dates = [row.get("start_date"), row.get("end_date")].filter((text) => text !== "").join(" – ");
  const times = [row.get("opens_at"), row.get("closes_at")].filter((text) => text !== "").join(" – ");
  return cleanText([UNREAD_CLOSING, dates, times].filter((text) => text !== "").join(" ")).text;
}

/** The hours of a row as written, for people who call. */
function rowText(row: SourceRow): string {
  const columns = [
    "weekday",
    "freq",
    "interval",
    "byday",
    "bymonthday",
    "opens_at",
    "closes_at",
    "valid_from",
    "valid_to",
    "dtstart",
    "until",
  ];
  return columns
    .map((name) => row.get(name))
    .filter((text) => text !== "")
    .join(" ");
}
