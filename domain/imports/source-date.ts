import { dayNumber, dayOfIsoDate, dayOfUsDate, daysInMonth, toIsoDate } from "../base/time/civil-date.ts";
import { originOfRecord } from "../hsds/record-origin.ts";
import type { SourceRecord } from "./source-record.ts";

/** The date of a source's facts. A date that is not stated, or lies in the future, is not known. */

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?";
const FORMS: readonly (readonly [pattern: RegExp, dayOf: (parts: readonly string[]) => number | null])[] = [
  [/(?<!\d)((?:19|20)\d\d-\d\d-\d\d)(?!\d)/gu, ([date = ""]) => dayOfIsoDate(date)],
  [/(?<![\d/])(\d{1,2}\/\d{1,2}\/(?:19|20)\d\d)(?![\d/])/gu, ([date = ""]) => dayOfUsDate(date)],
  // Takes the first of the month, so that facts never look younger than they are.
  [/(?<!\d-?)((?:19|20)\d\d)-(\d\d)(?![\d-])/gu, ([year, month]) => toDayNumber(year, Number(month), "1")],
  [
    new RegExp(`\\b${MONTH} (\\d{1,2}),? ((?:19|20)\\d\\d)\\b`, "giu"),
    ([month, day, year]) => toDayNumber(year, named(month), day),
  ],
  [
    new RegExp(`\\b(\\d{1,2}) ${MONTH} ((?:19|20)\\d\\d)\\b`, "giu"),
    ([day, month, year]) => toDayNumber(year, named(month), day),
  ],
  [
    new RegExp(`(?<!\\d )\\b${MONTH} ((?:19|20)\\d\\d)\\b`, "giu"),
    ([month, year]) => toDayNumber(year, named(month), "1"),
  ],
];

/** Longest text in which a date is looked for, in characters. */
const MAX_TEXT = 5_000;

/**
 * The latest date that a text states; null where it states none that is past.
 *
 * @param today ISO date
 */
export function dateInText(text: string, today: string): string | null {
  const searched = text.slice(0, MAX_TEXT);
  const dates = FORMS.flatMap(([pattern, dayOfParts]) =>
    [...searched.matchAll(pattern)].map((found) => dayOfParts(found.slice(1))),
  );
  return findLatestPast(
    dates.map((day) => (day === null ? null : toIsoDate(day))),
    today,
  );
}

/**
 * The latest date that a source states for a record: its last change, the last check, or its metadata. A record of our
 * profile is modified by a count of beds or a translation, too, which makes its facts no younger.
 */
export function dateOfRecord(record: SourceRecord, today: string): string | null {
  const { service, metadata } = record;
  const stated = [
    ...(originOfRecord(record) === null ? [service.get("last_modified")] : []),
    service.get("assured_date"),
    ...metadata.map((row) => row.get("last_action_date")),
  ];
  return findLatestPast(
    stated.map((text) => dateInText(text, today)),
    today,
  );
}

/** ISO dates sort by time. */
function findLatestPast(dates: readonly (string | null)[], today: string): string | null {
  const past = dates.filter((date) => date !== null && date <= today);
  return past.sort().pop() ?? null;
}

function named(month = ""): number {
  return MONTHS.indexOf(month.toLowerCase()) + 1;
}

function toDayNumber(year = "", month: number, day = ""): number | null {
  if (month < 1 || month > 12 || Number(day) < 1 || Number(day) > daysInMonth(Number(year), month))
    return null;
  return dayNumber({ year: Number(year), month, day: Number(day) });
}
