import { dayOfIsoDate } from "../base/time/civil-date.ts";
import type { DatePoint, DateReading, DateSpan, DatesRead } from "./date-forms.ts";
import { readDates } from "./written-dates.ts";

/** A closing that is longer is rather a slip of a year. In days. */
const LONGEST_CLOSING = 400;

/** Years of a yearly closing that an import stores. The next import of the source continues from there. */
const CLOSING_YEARS = 4;

/**
 * The dates on which a row of closings closes, from the cells of its first and its last day, as people and spreadsheets
 * write them; null where they cannot be read. A date that may be two (`03/04/2026`) is both of them, a month or a week
 * all of its days, and a date without its year, or of the year 1, is one of every year.
 *
 * @param year of the import, from which yearly closings get their dates
 */
export function closingDates(first: string, last: string, year: number): readonly DateSpan[] | null {
  const from = readDates(first === "" ? last : first);
  if (from === null) return null;
  const isOneCell = last === "" || first === "" || last === first;
  const until = isOneCell ? from : readDates(last);
  if (until === null) return null;
  const closings = isOneCell ? from : between(from, until);
  const spans = closings?.map((each) => listDateSpans(each, year)) ?? [];
  const isRead = spans.length > 0 && spans.every((each) => each.length > 0);
  return isRead ? withoutDoubles(spans.flat()) : null;
}

/** The dates of a closing of every year, from the import's year on. */
export const yearlyDates = (readings: readonly DateReading[], year: number): readonly DateSpan[] =>
  withoutDoubles(readings.flatMap(({ from, until }) => yearly(from, until, year)));

/** Joins the first cell's dates with the second's, each reading with those of the same order of day and month. */
function between(from: readonly DatesRead[], until: readonly DatesRead[]): readonly DatesRead[] | null {
  const [first, ...others] = from;
  const [last, ...more] = until;
  if (first === undefined || last === undefined || others.length + more.length > 0) return null;
  return [
    first.flatMap((one) =>
      last
        .filter((other) => one.order === null || other.order === null || one.order === other.order)
        .map((other) => ({ order: one.order ?? other.order, from: one.from, until: other.until })),
    ),
  ];
}

/** Returns the dates of all possible readings: an end before its start is impossible. */
function listDateSpans(readings: DatesRead, year: number): readonly DateSpan[] {
  return readings.flatMap(({ from, until }) => {
    if (from.year === null && until.year === null) return yearly(from, until, year);
    const first = from.year ?? until.year ?? year;
    const last = until.year ?? first;
    const start = from.at(from.year === null && from.at(first) > until.at(last) ? first - 1 : first);
    const end = until.at(until.year === null && until.at(last) < start ? last + 1 : last);
    return isBelievable(start, end) ? [{ startDate: start, endDate: end }] : [];
  });
}

function yearly(from: DatePoint, until: DatePoint, year: number): readonly DateSpan[] {
  return Array.from({ length: CLOSING_YEARS + 1 }, (_each, ahead) => year - 1 + ahead)
    .map((each) => {
      const startDate = from.at(each);
      const end = until.at(each);
      // "December 24 to January 2"
      return { startDate, endDate: end < startDate ? until.at(each + 1) : end };
    })
    .filter(({ startDate, endDate }) => endDate >= `${year}` && isBelievable(startDate, endDate));
}

function isBelievable(start: string, end: string): boolean {
  const [first, last] = [dayOfIsoDate(start), dayOfIsoDate(end)];
  return first !== null && last !== null && last >= first && last - first <= LONGEST_CLOSING;
}

function withoutDoubles(spans: readonly DateSpan[]): readonly DateSpan[] {
  const distinct = new Map(spans.map((span) => [`${span.startDate} ${span.endDate}`, span]));
  return [...distinct.values()].sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
}
