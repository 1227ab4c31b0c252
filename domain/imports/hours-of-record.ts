import type { ScheduleEntry } from "../schedule/entry.ts";
import { cleanText } from "./clean-text.ts";
import { hasContent, type RowFault, readHolidayRows, readHoursRows } from "./hours-rows.ts";
import { readHoursText } from "./hours-text.ts";
import type { SetAsideRow, SourceRecord } from "./source-record.ts";
import type { SourceRow } from "./source-row.ts";

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
}

const FAULT_WORDS: Readonly<Record<RowFault, string>> = {
  noOpeningTime: "no opening time",
  noClosingTime: "no closing time",
  openingUnreadable: "the opening time cannot be read",
  closingUnreadable: "the closing time cannot be read",
  halfOfDayOpen: "a time without am or pm",
  tooLong: "open for too long: am or pm must be wrong",
  noLength: "opens and closes at the same time",
  dayUnreadable: "the day cannot be read",
  repetitionUnreadable: "the repetition has no form here",
  datesUnreadable: "the dates cannot be read",
  datesDiffer: "its dates differ from those of the other rows",
};

/**
 * The hours of a record. Free text takes precedence over rows derived from it, which lose days and mix up
 * headings. Text without a time of day is ignored. Hours that cannot be parsed become "contact for hours", never
 * open hours.
 */
export function hoursOfRecord(record: SourceRecord, aside: SetAsideRow): HoursOfRecord {
  const holidays = readHolidayRows(record.holidaySchedules);
  for (const { row, fault } of holidays.faults) aside(row, `hours not used: ${FAULT_WORDS[fault]}`);
  const texts = [...new Set(record.schedules.map((row) => row.get("original_text")))].filter(
    (text) => text !== "",
  );
  const structured = readHoursRows(record.schedules);
  const descriptions = record.schedules.map((row) => row.get("description")).filter((text) => text !== "");
  const isOriginal = texts.some((text) => /\d/u.test(text));
  const isDescribed = !record.schedules.some(hasContent) && descriptions.length > 0;
  const words =
    [isOriginal ? texts : [], isDescribed ? descriptions : []].find((each) => each.length > 0) ?? [];
  const text = cleanText(words.join("\n\n")).text;

  if (text === "") {
    for (const { row, fault } of structured.faults) aside(row, `hours not used: ${FAULT_WORDS[fault]}`);
    return outcome({
      schedules: [...structured.schedules, ...holidays.schedules],
      closeSchedules: [...structured.closeSchedules, ...holidays.closeSchedules],
      isContact: structured.schedules.length === 0 && structured.faults.length > 0,
      isWhole: structured.faults.length === 0 && descriptions.length === 0,
      text: cleanText(
        [...new Set([...descriptions, ...structured.faults.map(({ row }) => rowText(row))])].join("\n"),
      ).text,
      hasFaults: structured.faults.length > 0,
    });
  }
  const read = readHoursText(text);
  const [row] = record.schedules;
  if (row !== undefined) {
    for (const line of read.unread) aside(row, `hours not used: "${line.slice(0, 80)}"`);
  }
  const statesHours = /\d/u.test(text) || read.isContact;
  return outcome({
    schedules: [...read.schedules, ...(read.isContact ? [] : holidays.schedules)],
    closeSchedules: [...read.closeSchedules, ...holidays.closeSchedules],
    isContact: read.isContact || (read.schedules.length === 0 && statesHours),
    isWhole:
      !read.isContact &&
      read.schedules.length > 0 &&
      read.unread.length === 0 &&
      !/\p{L}{6,}/u.test(withoutDays(text)),
    text,
    hasFaults: read.unread.length > 0,
  });
}

function outcome(hours: Omit<HoursOfRecord, "kind"> & { hasFaults: boolean }): HoursOfRecord {
  const { hasFaults, ...kept } = hours;
  if (kept.isContact) return { ...kept, kind: "contact" };
  if (kept.schedules.length === 0) return { ...kept, kind: "none" };
  return { ...kept, kind: hasFaults ? "readInPart" : "read" };
}

/** Text that an entry fully represents adds nothing. */
const withoutDays = (text: string): string => text.replace(/\p{L}+days?\b|midnight/giu, "");

function rowText(row: SourceRow): string {
  const parts = ["weekday", "freq", "byday", "opens_at", "closes_at", "valid_from", "valid_to"].map((name) =>
    row.get(name),
  );
  return parts.filter((part) => part !== "").join(" ");
}
