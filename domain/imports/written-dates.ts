import { dayOfIsoDate, toIsoDate, toWeekday } from "../base/time/civil-date.ts";
import { holidayDate, observedDates, type UsHoliday } from "../base/time/us-holidays.ts";
import { DATE_FORMS, type DatePoint, type DateReading, type DatesRead, serialDate } from "./date-forms.ts";
import { PHRASES } from "./hours-words.ts";

/** Dates as people and spreadsheets write them in a cell, in English and Spanish. */

/** Longer cells are no dates. In characters. */
const MAX_DATES_TEXT = 120;

/** Matches words that are no part of a date. */
const FILLER =
  /(?:the|on|el|los|la|las|dia|dias|from|desde|de|del|of|all|whole|entire|todo|todos|month|mes|in|en|during|durante|closed|cerrado|cerrada)\b[.:]? ?|[ ,.()]/uy;
const WEEK =
  /(?:week|semana)\b ?(?:(?:of|beginning|starting|commencing|de|del|desde|que empieza) ?\b){0,2}/uy;
const WEEK_BEHIND = / ?(?:week|semana)\b/uy;
const WEEKEND_BEHIND = / ?weekend\b/uy;
const OBSERVED = / ?[(]?(?:observed|observado|observance)\b[)]?/uy;
const HOLIDAY_YEAR = /[ ,]{1,2}(?:de |del )?(\d{4})(?!\d)/uy;
const RANGE = / ?(?:-|\/|(?:to|through|thru|until|till|a|al|hasta)\b) ?/uy;
const LIST = / ?(?:[,;:|\n&+(]|(?:and|y|e)\b) ?/uy;

const WEEKDAYS =
  /\b(?:mon|monday|tue|tues|tuesday|wed|weds|wednesday|thu|thur|thurs|thursday|fri|friday|sat|saturday|sun|sunday|lun|lunes|martes|mie|miercoles|jue|jueves|vie|viernes|sab|sabado|dom|domingo)\b(?! after| week| (?:of|in|en|de) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic))[.,]?/gu;
const TIMES =
  /(?:(?<=\d)t|,? )\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)? ?(?:[ap]\.? ?m\b\.?)? ?(?:z|utc|gmt)?(?:[+-]\d{2}:?\d{2})?(?: ?\([^()]{0,40}\))?/gu;

/** The dates of a cell, in a list where it names several; null where any of it is something else. */
export function readDates(cell: string): readonly DatesRead[] | null {
  if (cell.length > MAX_DATES_TEXT) return null;
  const text = cell
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[‐-―−]/gu, "-")
    .replace(/['’‘`´]/gu, "")
    .replace(TIMES, "")
    .replace(WEEKDAYS, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const serial = /^(\d{5})(?:\.\d{1,12})?$/u.exec(text)?.[1];
  if (serial !== undefined) {
    const read = serialDate(Number(serial));
    return read === null ? null : [read];
  }
  const read: DatesRead[] = [];
  let at = 0;
  for (;;) {
    const found = datesAt(text, at);
    if (found === null) return null;
    read.push(found.dates);
    const rest = skip(FILLER, text, found.end);
    if (rest >= text.length) return read;
    // Behind a date a comma or a bracket begins another one.
    const next = moved(LIST, text, found.end) ?? (rest > found.end ? rest : null);
    if (next === null) return null;
    at = next;
  }
}

interface Found {
  dates: DatesRead;
  end: number;
}

/** One date, or the days from one to another. */
function datesAt(text: string, at: number): Found | null {
  const first = dateAt(text, at);
  if (first === null) return null;
  const behind = moved(RANGE, text, first.end);
  const last = behind === null ? null : dateAt(text, behind);
  if (last === null) return first;
  const dates = first.dates.flatMap((one) =>
    last.dates
      .filter((other) => one.order === null || other.order === null || one.order === other.order)
      .map((other) => ({ order: one.order ?? other.order, from: one.from, until: other.until })),
  );
  return { dates, end: last.end };
}

function dateAt(text: string, from: number): Found | null {
  const start = skip(FILLER, text, from);
  const week = moved(WEEK, text, start);
  if (week !== null) {
    const found = dateAt(text, week);
    return found === null ? null : { ...found, dates: found.dates.map(widenToWeek) };
  }
  for (const [form, build] of DATE_FORMS) {
    form.lastIndex = start;
    const match = form.exec(text);
    const dates = match === null ? null : build(match.slice(1));
    if (match !== null && dates !== null && dates.length > 0) return { dates, end: start + match[0].length };
  }
  return holidayAt(text, start);
}

function holidayAt(text: string, start: number): Found | null {
  const named = holidayNamed(text, start);
  if (named === null) return null;
  const { holiday } = named;
  const observed = moved(OBSERVED, text, named.end);
  const week = moved(WEEK_BEHIND, text, observed ?? named.end);
  const weekend = moved(WEEKEND_BEHIND, text, observed ?? named.end);
  const end = week ?? weekend ?? observed ?? named.end;
  HOLIDAY_YEAR.lastIndex = end;
  const year = HOLIDAY_YEAR.exec(text);
  const dates = (each: number): { startDate: string; endDate: string } =>
    observed === null
      ? { startDate: holidayDate(holiday, each), endDate: holidayDate(holiday, each) }
      : observedDates(holiday, each);
  const stated = year === null ? null : Number(year[1]);
  const day: DateReading = {
    order: null,
    from: { year: stated, at: (each) => dates(each).startDate },
    until: { year: stated, at: (each) => dates(each).endDate },
  };
  const besides = weekend === null ? day : widenToWeekend(day);
  return { dates: [week === null ? besides : widenToWeek(day)], end: end + (year?.[0].length ?? 0) };
}

const LONGEST_HOLIDAY = 12;

/** The longest name of a holiday that begins here. */
function holidayNamed(text: string, start: number): { holiday: UsHoliday; end: number } | null {
  const words: { text: string; end: number }[] = [];
  for (const match of text.slice(start, start + MAX_DATES_TEXT).matchAll(/\d+|\p{L}+|[^\s]/gu)) {
    words.push({ text: match[0], end: start + match.index + match[0].length });
    if (words.length === LONGEST_HOLIDAY) break;
  }
  const [first] = words;
  for (const { words: name, meaning } of PHRASES.get(first?.text ?? "") ?? []) {
    if (meaning.kind !== "HOLIDAYS") continue;
    const [only, ...others] = meaning.holidays;
    const end = words[name.length - 1]?.end;
    const isNamed = name.every((word, index) => words[index]?.text === word);
    if (isNamed && only !== undefined && others.length === 0 && end !== undefined)
      return { holiday: only.holiday, end };
  }
  return null;
}

function moved(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match === null || match[0] === "" ? null : at + match[0].length;
}

function skip(pattern: RegExp, text: string, at: number): number {
  let end = at;
  for (let next = moved(pattern, text, end); next !== null; next = moved(pattern, text, end)) end = next;
  return end;
}

/** Days before and after a date by its weekday, from Monday: a week may begin on the date, on Sunday or on Monday. */
function widenToWeek(reading: DateReading): DateReading {
  return {
    ...reading,
    from: shifted(reading.from, (weekday) => (weekday === 6 ? -6 : -weekday - 1)),
    until: shifted(reading.until, () => 6),
  };
}

/** Days from a holiday to the ends of the days off that it makes with a weekend, by its weekday, from Monday. */
const FIRST_DAYS_OFF = [-2, -3, 0, 0, 0, -1, -2];
const LAST_DAYS_OFF = [0, 5, 4, 3, 2, 2, 1];

function widenToWeekend(reading: DateReading): DateReading {
  return {
    ...reading,
    from: shifted(reading.from, (weekday) => FIRST_DAYS_OFF[weekday] ?? 0),
    until: shifted(reading.until, (weekday) => LAST_DAYS_OFF[weekday] ?? 0),
  };
}

function shifted({ year, at }: DatePoint, by: (weekday: number) => number): DatePoint {
  return {
    year,
    at: (each) => {
      const day = dayOfIsoDate(at(each)) ?? 0;
      return toIsoDate(day + by(toWeekday(day)));
    },
  };
}
