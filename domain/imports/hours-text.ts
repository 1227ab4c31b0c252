import {
  type ClockSpan,
  DAYS,
  type Day,
  PERIODS,
  type Period,
  type ScheduleEntry,
} from "../schedule/entry.ts";
import { dayOfIsoDate } from "../time/civil-date.ts";
import { MINUTES_PER_DAY } from "../time/clock-time.ts";
import { readSpan } from "./clock-text.ts";
import { dayOfWord, daysOfText } from "./day-words.ts";

/** The hours parsed from free text. */
export interface HoursText {
  schedules: readonly ScheduleEntry[];
  closeSchedules: readonly ScheduleEntry[];
  /** By appointment, or varying hours: contact for hours. */
  isContact: boolean;
  /** Lines with times, or about closing, that were not converted. */
  unread: readonly string[];
}

interface Line {
  text: string;
  /** Label before its colon, or the heading above; null for the service's own hours. */
  label: string | null;
}

interface ReadLine {
  label: string | null;
  entries: readonly ScheduleEntry[];
}

/** Hours of the office or telephone, not of the service. */
const DESK = /\b(?:admin\w*|office|intake|registration|phone|care ?line|hot ?line|hope line)\b/iu;
/** Hours of a season without dates. */
const SEASON = /\b(?:summer|winter|spring|fall|school year|season\w*|verano|invierno)\b/iu;
const APPOINTMENT_ONLY =
  /^(?:[\p{L} ]*\bservices (?:are )?(?:provided )?)?(?:by|con|s[oó]lo con|mediante|previa) (?:appointment|cita)(?: previa)?(?: only)?\.?$/iu;
const VARIES = /\b(?:var(?:y|ies)|var[ií]a[ns]?|call for (?:dates|times|hours)|depends? on)\b/iu;
const ALWAYS =
  /^(?:24 ?\/ ?7|24 (?:hours|hrs|horas)(?:,? (?:a|per) day)?(?:,? ?(?:7 days(?: a week| per week)?|daily|everyday|every day|mon-sun))?|open 24 hours|las 24 horas|24 horas(?: al d[ií]a)?)[.,;]?$/iu;
const CLOSED = /\bclosed?\b|\bcerrado\b|\bexcept\b|\bexcepto\b/iu;
const TIME = /\d ?o[’' ]? ?clock|\d{1,2}(?::\d{2})? ?[ap]\.?m?\b|\d{1,2}:\d{2}|\b24 ?(?:\/ ?7|h)/iu;

/**
 * Reads free text such as `9:00am-4:00pm, Mon, Tue; 9:00am-12:00pm, Wed`. Where a text can be taken in a wider and
 * a narrower way the narrower stands, so that nobody walks to a closed door:
 *
 * - hours under no heading are the service's; hours under headings ("English Classes:") count only where there are
 *   no others; those of the office or the telephone only where there is nothing else; a season's without dates never;
 * - "24 hours" beside other hours is a telephone or an ambulance, and is left out;
 * - a lunch hour is a closed time on every day; a line about closing that cannot be read leaves everything unread.
 */
export function readHoursText(text: string): HoursText {
  const lines = linesOf(text);
  const read: ReadLine[] = [];
  const closeSchedules: ScheduleEntry[] = [];
  const unread: string[] = [];
  const always: Line[] = [];
  let isContact = false;
  let isClosingUnread = false;
  for (const line of lines) {
    switch (kindOf(line)) {
      case "ALWAYS":
        always.push(line);
        break;
      case "CONTACT":
        isContact = true;
        break;
      case "CLOSED": {
        const closed = [...dailyPause(line.text), ...closedDates(line.text)];
        closeSchedules.push(...closed);
        if (closed.length > 0) break;
        unread.push(line.text);
        // "Counter closes at 4:30 pm" stands inside its own line of hours, which is then left out alone.
        isClosingUnread ||= !/^\d/u.test(line.text);
        break;
      }
      case "HOURS": {
        const entries = entriesOfLine(line.text);
        if (entries === null) unread.push(line.text);
        read.push({ label: line.label, entries: entries ?? [] });
        break;
      }
      case "NOTE":
        break;
    }
  }
  const isAlways = always.some((line) => line.label === null || lines.length === 1) && read.length === 0;
  if (!isAlways) unread.push(...always.map((line) => line.text));
  if (isContact || isClosingUnread) return { schedules: [], closeSchedules: [], isContact: true, unread };
  const chosen = narrowest(read);
  const schedules: readonly ScheduleEntry[] = isAlways ? [{ type: "FULL_DAY" }] : withoutDoubles(chosen);
  return { schedules, closeSchedules: schedules.length > 0 ? closeSchedules : [], isContact: false, unread };
}

function kindOf({ text, label }: Line): "ALWAYS" | "CONTACT" | "CLOSED" | "HOURS" | "NOTE" {
  if (ALWAYS.test(text)) return "ALWAYS";
  if (APPOINTMENT_ONLY.test(text) || VARIES.test(text)) return "CONTACT";
  if (CLOSED.test(text) || CLOSED.test(label ?? "")) return "CLOSED";
  return TIME.test(text) ? "HOURS" : "NOTE";
}

function narrowest(read: readonly ReadLine[]): readonly ScheduleEntry[] {
  const own = read.filter((line) => line.label === null);
  const given = read.filter((line) => line.label !== null && !DESK.test(line.label));
  const group = [own, given, read].find((lines) => lines.length > 0) ?? [];
  return group
    .filter((line) => line.label === null || !SEASON.test(line.label))
    .flatMap((line) => line.entries);
}

function withoutDoubles(entries: readonly ScheduleEntry[]): readonly ScheduleEntry[] {
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

/** A heading ("Clinic:") holds until the next empty line. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let label: string | null = null;
  const plain = text
    .replace(/(?:\\r)?\\n/gu, "\n")
    .replace(/[–—]/gu, "-")
    .replace(/\*/gu, "");
  for (const raw of plain.split("\n")) {
    const line = raw.replace(/\s+/gu, " ").trim();
    if (line === "") {
      label = null;
      continue;
    }
    const heading = /^([^\d:]*(?:\d(?!\d?:\d|\d? ?[ap]m)[^\d:]*)*):\s*(.*)$/iu.exec(line);
    if (heading !== null && daysOfText(heading[1] ?? "") === null && !/\d ?[ap]m/iu.test(heading[1] ?? "")) {
      const [, name = "", rest = ""] = heading;
      if (rest === "") label = name;
      else lines.push(...piecesOf(rest).map((piece) => ({ text: piece, label: name })));
      continue;
    }
    // A heading without its colon: "Summer Camp" above its hours.
    if (!TIME.test(line) && SEASON.test(line) && line.length < 40) {
      label = line;
      continue;
    }
    lines.push(...piecesOf(line).map((piece) => ({ text: piece, label })));
  }
  return lines;
}

/** `A, Mon; B, Tue` are two pieces; `8:00am-12:00pm; 1:00pm-5:00pm, Mon-Fri` is one, whose days come last. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let waiting = "";
  for (const part of line.split(";").map((piece) => piece.trim())) {
    if (part === "") continue;
    const joined = waiting === "" ? part : `${waiting} & ${part}`;
    if (/^\(.*\)$/u.test(part) || /\p{L}{3}/u.test(part.replace(/noon|midnight/giu, ""))) {
      pieces.push(joined);
      waiting = "";
    } else waiting = joined;
  }
  if (waiting !== "") pieces.push(waiting);
  return pieces.map((piece) => piece.replace(/^\((closed.*)\)$/iu, "$1"));
}

const CLOCK = String.raw`(?:\d{1,2}(?::\d{2}){0,2} ?(?:[ap]\.?m?\.?)?|noon|midnight)`;
const SPAN = new RegExp(String.raw`^(${CLOCK}) ?(?:-|to|a|until) ?(${CLOCK})(?![\d:\p{L}])`, "iu");
const BETWEEN_SPANS = /^\s*(?:\/|&|,|and\b|y\b)\s*(?=\d{1,2}(?::\d{2}| ?[ap]\.?m))/iu;

/** Null where any part of the line is not understood. */
function entriesOfLine(line: string): readonly ScheduleEntry[] | null {
  const daysFirst = /^([\p{L}., &-]+?)\s*[:,]?\s+(?:from |de )?(\d.*)$/iu.exec(line);
  if (daysFirst !== null) {
    const days = daysOfText(daysFirst[1] ?? "");
    if (days !== null) return entriesOf(`${daysFirst[2]}, ${daysFirst[1]}`);
  }
  return entriesOf(line);
}

function entriesOf(line: string): readonly ScheduleEntry[] | null {
  const spans: ClockSpan[] = [];
  let rest = line;
  if (/^24 ?\/ ?7,/u.test(rest)) {
    spans.push({ start: 0, end: MINUTES_PER_DAY, endsNextDay: false });
    rest = rest.replace(/^24 ?\/ ?7/u, "");
  } else {
    for (;;) {
      const match = SPAN.exec(rest);
      if (match === null) return null;
      const span = readSpan(match[1] ?? "", match[2] ?? "");
      if (typeof span === "string") return null;
      spans.push(span);
      rest = rest.slice(match[0].length);
      const next = BETWEEN_SPANS.exec(rest);
      if (next === null) break;
      rest = rest.slice(next[0].length);
    }
  }
  const when = rest.replace(/^\s*,?\s*/u, "");
  const monthly = monthlyDays(when);
  if (monthly !== null)
    return spans.flatMap((span) => monthly.map((each) => ({ type: "MONTHLY" as const, ...each, span })));
  const days = daysOfText(when);
  return days === null
    ? null
    : spans.flatMap((span) => days.map((day) => ({ type: "WEEKLY" as const, day, span })));
}

const PERIOD_WORDS: readonly (readonly string[])[] = [
  ["first", "1st", "primer"],
  ["second", "2nd", "segundo"],
  ["third", "3rd", "tercer"],
  ["fourth", "4th", "cuarto"],
  ["fifth", "5th", "quinto"],
  ["last", "último", "ultimo"],
];

/** `Every 1st and 3rd Thursday of the month`, `2nd Tuesday`, `First Sat of the month (ONLY)`. */
function monthlyDays(text: string): readonly { period: Period; day: Day }[] | null {
  const plain = text
    .replace(/\(only\)/iu, "")
    .replace(/^every\s+|\s+(?:of\s+)?(?:the|each|every)?\s*month\b/giu, "")
    .replace(/\s+(?:del|de cada)\s+mes$/iu, "")
    .replace(/[.,;]+\s*$/u, "")
    .trim();
  const match = /^((?:[\p{L}\d]+(?:\s*,\s*|\s+(?:and|&|y)\s+)?)+?)\s+(\p{L}+)$/iu.exec(plain);
  if (match === null) return null;
  const day = dayOfWord(match[2] ?? "");
  const words = (match[1] ?? "").split(/\s*,\s*|\s+(?:and|&|y)\s+/iu);
  const periods = words.map(
    (word) => PERIODS[PERIOD_WORDS.findIndex((forms) => forms.includes(word.toLowerCase()))],
  );
  if (day === null) return null;
  const found = periods.filter((period) => period !== undefined);
  return found.length === words.length ? found.map((period) => ({ period, day })) : null;
}

/** `Closed daily 12:00pm-1:00pm for lunch`, `12:00pm-12:30pm close for prayer`. */
function dailyPause(line: string): readonly ScheduleEntry[] {
  const match =
    /^\(?closed(?: daily)?(?: for (?:lunch|prayer))?(?: from)? (?<span>[\d:apm. -]+?)(?: daily)?(?: for (?:lunch|prayer))?\)?$/iu.exec(
      line,
    ) ?? /^(?<span>\d[\d:apm. -]+?) clos(?:ed?|es)(?: daily)? for (?:lunch|prayer)$/iu.exec(line);
  const times = (match?.groups?.span ?? "").split("-");
  const span = times.length === 2 ? readSpan(times[0] ?? "", times[1] ?? "") : "noOpeningTime";
  if (typeof span === "string") return [];
  return DAYS.map((day) => ({ type: "WEEKLY", day, span }));
}

const MONTHS: readonly string[] = [
  "jan",
  "feb",
  "mar",
  "apr",
  "may",
  "jun",
  "jul",
  "aug",
  "sep",
  "oct",
  "nov",
  "dec",
];

/** `March 9, 2019 March 16, 2019`: closed on each; nothing where anything else stands beside the dates. */
function closedDates(line: string): readonly ScheduleEntry[] {
  const dates: string[] = [];
  const rest = line
    .replace(/^.*\bclosed(?: on)?(?: the following \p{L}+)?:?/iu, "")
    .replace(
      /(?:\p{L}+day,? )?(\p{L}{3})\p{L}* (\d{1,2})(?:st|nd|rd|th)?, (\d{4})/giu,
      (whole, name: string, day: string, year: string) => {
        const month = MONTHS.indexOf(name.toLowerCase()) + 1;
        const date = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
        if (month === 0 || dayOfIsoDate(date) === null) return whole;
        dates.push(date);
        return "";
      },
    );
  if (/[\p{L}\d]/u.test(rest.replace(/\b(?:and|y)\b/giu, ""))) return [];
  return dates.map((date) => ({ type: "DATE_RANGE", startDate: date, endDate: date, span: null }));
}
