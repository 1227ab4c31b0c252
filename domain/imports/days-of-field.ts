import { dayOfIsoDate, toIsoDate, toWeekday } from "../base/time/civil-date.ts";
import { DAYS, type Day, PERIODS } from "../services/opening-hours/entry.ts";
import type { MonthlyDay } from "./hours-item.ts";
import { itemsOfHours } from "./hours-items.ts";
import { type HoursToken, tokensOfHours } from "./hours-tokens.ts";

/** The days that a field of a row names. */
export interface FieldDays {
  days: readonly Day[];
  monthly: readonly MonthlyDay[];
}

/** Reads the days of one field among the rows of a service; null where any of it is something else. */
export type ReadDays = (text: string) => FieldDays | null;

export const NO_DAYS: FieldDays = { days: [], monthly: [] };

/** Longer fields name no days. In characters. */
const MAX_DAYS_TEXT = 200;

/** Fields of a table that are read to disambiguate each other; with more distinct ones, none explains another. */
const MOST_FIELDS = 50;

/**
 * `MO,WE`, `2TU,-1FR`, `Monday`, `Mon-Fri`, `1` (Monday, in HSDS 1.1). A letter that may be several days (`S`) is read
 * by the fields of the other rows (`L–V`).
 */
export function readerOfDays(fields: readonly string[]): ReadDays {
  const known = new Map<string, FieldDays | null>();
  const distinct = [...new Set(fields)].filter((text) => text !== "" && text.length <= MAX_DAYS_TEXT);
  let lines: ReadonlyMap<string, readonly HoursToken[]> | null = null;
  return (text) => {
    const read = known.get(text);
    if (read !== undefined) return read;
    let days = daysOfField(text);
    if (days === null && distinct.length <= MOST_FIELDS) {
      lines ??= tokenizeFields(distinct);
      days = daysOfTokens(lines.get(text) ?? []);
    }
    known.set(text, days);
    return days;
  };
}

/** The tokens of each field, as lines of one text have them. */
function tokenizeFields(fields: readonly string[]): ReadonlyMap<string, readonly HoursToken[]> {
  const lines: HoursToken[][] = [[]];
  for (const token of tokensOfHours(fields.map((text) => text.replace(/\s+/gu, " ")).join("\n"))) {
    if (token.kind === "LINE" || token.kind === "BLANK") lines.push([]);
    else lines[lines.length - 1]?.push(token);
  }
  // Where a mark joins two lines, it is unknown which part belongs to which.
  return lines.length === fields.length
    ? new Map(fields.map((text, index) => [text, lines[index] ?? []]))
    : new Map();
}

function daysOfField(written: string): FieldDays | null {
  if (written.length > MAX_DAYS_TEXT) return null;
  // "MO;WE;FR"
  const text = written.replace(/;/gu, ",");
  const codes = text.split(",").map((code) => code.trim());
  const numbered = codes.map(numberedDay);
  const monthly = numbered.filter((each) => each !== null);
  if (monthly.length === codes.length) return { days: [], monthly };
  const [first = ""] = codes;
  if (/^[1-7]$/u.test(first) && codes.length === 1)
    return { days: DAYS.slice(Number(first) - 1, Number(first)), monthly: [] };
  return daysOfTokens(tokensOfHours(text));
}

function daysOfTokens(tokens: readonly HoursToken[]): FieldDays | null {
  const items = itemsOfHours(tokens);
  if ("fault" in items) return null;
  const [item, ...others] = items;
  const isDays = item?.kind === "DAYS" && others.length === 0 && item.except.length === 0;
  if (item?.kind === "DAYS" && (item.isAlternate === true || item.monthDays !== undefined)) return null;
  return isDays && item.days.length + item.monthly.length > 0
    ? { days: item.days, monthly: item.monthly }
    : null;
}

const DAY_CODES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

export const isDayCode = (code: string): boolean => DAY_CODES.includes(code.toUpperCase());

/** `2TU`, `-1FR` */
export const toBydayCode = ({ period, day }: MonthlyDay): string =>
  `${period === "LAST" ? -1 : PERIODS.indexOf(period) + 1}${DAY_CODES[DAYS.indexOf(day)] ?? ""}`;

function numberedDay(code: string): MonthlyDay | null {
  const match = /^\+?(-?[1-5])([A-Z]{2})$/iu.exec(code);
  const day = DAYS[DAY_CODES.indexOf((match?.[2] ?? "").toUpperCase())];
  const period = match?.[1] === "-1" ? "LAST" : PERIODS[Number(match?.[1]) - 1];
  return day === undefined || period === undefined ? null : { period, day };
}

/** The code of the day of its first date, as in iCalendar, for a weekly rule that names no days. */
export function dayOfStart(freq: string, start: string): string {
  const [date] = /^\d{4}-\d{2}-\d{2}(?=$|T)/u.exec(start) ?? [];
  const day = date === undefined ? null : dayOfIsoDate(date);
  return day === null || freq.toUpperCase() !== "WEEKLY" ? "" : (DAYS[toWeekday(day)] ?? "").slice(0, 2);
}

/** The dates of these days between two others, both inside. */
export function datesOn(days: readonly Day[], from: string, until: string): readonly string[] {
  const [first, last] = [dayOfIsoDate(from) ?? 0, dayOfIsoDate(until) ?? 0];
  return Array.from({ length: last - first + 1 }, (_each, index) => first + index)
    .filter((day) => days.includes(DAYS[toWeekday(day)] ?? "MONDAY"))
    .map(toIsoDate);
}
