import { dayOfIsoDate, daysInMonth, toIsoDate, toWeekday } from "../base/time/civil-date.ts";

/** Reads single dates in English and Spanish with all their possible meanings. */

/** A day; without a year it is one of every year. */
export interface DatePoint {
  year: number | null;
  /** The ISO date in a year. */
  at: (year: number) => string;
}

/** One way to read a date, or the days from one to another. */
export interface DateReading {
  /** Whether the month was taken to be first, where the cell does not say it. */
  order: "MONTH_FIRST" | "DAY_FIRST" | null;
  from: DatePoint;
  until: DatePoint;
}

/** Both dates inside, in ISO form. */
export interface DateSpan {
  startDate: string;
  endDate: string;
}

/** All readings of one date of a cell. */
export type DatesRead = readonly DateReading[];

const MONTHS: readonly string[] = [
  "january|jan|enero|ene",
  "february|feb|febrero",
  "march|mar|marzo|mzo",
  "april|apr|abril|abr",
  "may|mayo",
  "june|jun|junio",
  "july|jul|julio",
  "august|aug|agosto|ago",
  "september|sept|sep|septiembre|setiembre|set",
  "october|oct|octubre",
  "november|nov|noviembre",
  "december|dec|diciembre|dic",
];
const MONTH = `(${MONTHS.join("|")})\\b\\.?`;
const DAY = "(\\d{1,2})(?:st|nd|rd|th|o|°)?";
const LINK = "(-|to|through|thru|and|&|,|y|a|al)";
/** Three days of a month or more. */
const DAY_LIST =
  "\\d{1,2}(?:st|nd|rd|th)?(?:, ?\\d{1,2}(?:st|nd|rd|th)?){1,9},? ?(?:and|&|y|e) ?\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:, ?\\d{1,2}){2,9}";
const YEAR =
  "(?:[ ,-]{1,3}(?:(?:de|del|of) )?(\\d{4})(?!\\d)|[- ]{1,2}'?(\\d{2})(?![\\d:/-]| ?(?:de )?[a-z]{3}))?";

const NUMBERS: readonly (readonly [string, number])[] = [
  ["1st|first|1er|primer|primero", 1],
  ["2nd|second|2do|segundo", 2],
  ["3rd|third|3er|tercer|tercero", 3],
  ["4th|fourth|4to|cuarto", 4],
  ["last|ultimo", -1],
];
/** Weekdays, beginning with Monday. */
const WEEKDAYS: readonly string[] = [
  "mondays?|mon|lunes|lun",
  "tuesdays?|tues|tue|martes",
  "wednesdays?|weds|wed|miercoles|mie",
  "thursdays?|thurs|thu|jueves|jue",
  "fridays?|fri|viernes|vie",
  "saturdays?|sat|sabados?|sab",
  "sundays?|sun|domingos?|dom",
];

type Build = (groups: readonly (string | undefined)[]) => DatesRead | null;

const sticky = (pattern: string): RegExp => new RegExp(pattern, "uy");

export const DATE_FORMS: readonly (readonly [RegExp, Build])[] = [
  // 2026-W48
  [sticky("(\\d{4})-?w(\\d{2})(?!\\d)"), ([year, week]) => isoWeek(Number(year), Number(week))],
  // 2026-11-27, 2026/11/27
  [
    sticky("(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)"),
    ([year, month, day]) => single(day, month, Number(year)),
  ],
  // 11/27/2026, 27.11.2026
  [
    sticky("(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4})(?!\\d)"),
    ([one, , other, year]) => eitherOrder(one, other, Number(year)),
  ],
  // 11/27/26
  [
    sticky("(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{2})(?!\\d)"),
    ([one, , other, year]) => eitherOrder(one, other, 2_000 + Number(year)),
  ],
  // --12-25, as standards write a day of every year
  [sticky("--(\\d{2})-?(\\d{2})(?!\\d)"), ([month, day]) => single(day, month, null)],
  // 2026-11
  [sticky("(\\d{4})[-/](\\d{1,2})(?![\\d/-])"), ([year, month]) => wholeMonth(Number(month), Number(year))],
  // 11/2026
  [sticky("(\\d{1,2})[-/](\\d{4})(?!\\d)"), ([month, year]) => wholeMonth(Number(month), Number(year))],
  // 12/24-26
  [
    sticky("(\\d{1,2})/(\\d{1,2}) ?- ?(\\d{1,2})(?![\\d/:])"),
    ([month, first, last]) => daysOfMonth(Number(month), [first, "-", last], null),
  ],
  // 12/25
  [sticky("(\\d{1,2})([-/])(\\d{1,2})(?![\\d/])"), ([one, , other]) => eitherOrder(one, other, null)],
  // 20261127
  [sticky("(\\d{4})(\\d{2})(\\d{2})(?!\\d)"), ([year, month, day]) => single(day, month, Number(year))],
  // 11272026
  [sticky("(\\d{2})(\\d{2})(\\d{4})(?!\\d)"), ([one, other, year]) => eitherOrder(one, other, Number(year))],
  // Nov-26: a day of every year, or a month of 2026
  [
    sticky(`${MONTH}-(\\d{2})(?![\\d/-])`),
    ([month, number]) => {
      const [name, year] = [monthNamed(month), 2_000 + Number(number)];
      return [...(single(number, name, null) ?? []), ...(wholeMonth(name, year) ?? [])];
    },
  ],
  // last week of December: whichever days it begins and ends on
  [
    sticky(`(last|ultima|first|primera) (?:week|semana) (?:of|in|de|en) ${MONTH}`),
    ([which, month]) => weekOfMonth(monthNamed(month), which === "last" || which === "ultima"),
  ],
  // 4th Wednesday in December
  [
    sticky(`(${NUMBERS.map(([names]) => names).join("|")}) (${WEEKDAYS.join("|")}) (?:of|in|en|de) ${MONTH}`),
    ([which, day, month]) => weekdayOfMonth(monthNamed(month), placeNamed(which), weekdayNamed(day)),
  ],
  // Dec 24, 25 and 31, 2026
  [
    sticky(`${MONTH}[ -]?(${DAY_LIST})(?![\\d:/])${YEAR}`),
    ([month, days, year, short]) => listedDays(monthNamed(month), days, parseYear(year, short)),
  ],
  // 24, 25 y 31 de diciembre de 2026
  [
    sticky(`(${DAY_LIST}) (?:de |of )?${MONTH}${YEAR}`),
    ([days, month, year, short]) => listedDays(monthNamed(month), days, parseYear(year, short)),
  ],
  // Nov 26-27, 2026; December 24 and 25
  [
    sticky(`${MONTH}[ -]?${DAY} ?${LINK} ?${DAY}(?![\\d:/])${YEAR}`),
    ([month, first, link, last, year, short]) =>
      daysOfMonth(monthNamed(month), [first, link, last], parseYear(year, short)),
  ],
  // November 27, 2026
  [
    sticky(`${MONTH}[ -]?${DAY}(?![\\d:/])${YEAR}`),
    ([month, day, year, short]) => single(day, monthNamed(month), parseYear(year, short)),
  ],
  // 24 al 26 de diciembre de 2026
  [
    sticky(`${DAY} ?${LINK} ?${DAY} ?(?:de |of )?${MONTH}${YEAR}`),
    ([first, link, last, month, year, short]) =>
      daysOfMonth(monthNamed(month), [first, link, last], parseYear(year, short)),
  ],
  // 27 Nov 2026, 27 de noviembre, 28-Nov-26
  [
    sticky(`${DAY}[ -]{0,2}(?:de |of )?${MONTH}${YEAR}`),
    ([day, month, year, short]) => single(day, monthNamed(month), parseYear(year, short)),
  ],
  // November 2026, November
  [
    sticky(`${MONTH}(?:[ ,-]{1,3}(?:(?:de|del|of) )?(\\d{4})(?!\\d))?`),
    ([month, year]) => wholeMonth(monthNamed(month), parseYear(year, undefined)),
  ],
];

/** A date of a running text, in one of the ways to read it. */
export interface WrittenDate {
  order: DateReading["order"];
  startDate: string;
  endDate: string;
}

/** Years that a text may name; other numbers of four digits are rather times. */
const YEARS = [1_990, 2_100] as const;

/** Forms that are no times of day either: with a month's name, or day, month and year between two signs. */
const TEXT_FORMS = DATE_FORMS.filter(([form]) => form.source.includes(MONTH) || form.source.includes("\\2"));
const ISO_DATE = DATE_FORMS[1];

/** Reads a date with its year at the beginning of a text, and its length in characters; null where there is none. */
export function writtenDateAt(text: string): { dates: readonly WrittenDate[]; length: number } | null {
  for (const [form, build] of ISO_DATE === undefined ? TEXT_FORMS : [ISO_DATE, ...TEXT_FORMS]) {
    form.lastIndex = 0;
    const match = form.exec(text);
    const read = match === null ? null : build(match.slice(1));
    if (match === null || read === null) continue;
    const dates = read.flatMap(({ order, from, until }) => {
      const { year } = from;
      const isYear = year !== null && year >= YEARS[0] && year <= YEARS[1] && until.year === year;
      return isYear ? [{ order, startDate: from.at(year), endDate: until.at(year) }] : [];
    });
    return dates.length > 0 && dates.length === read.length ? { dates, length: match[0].length } : null;
  }
  return null;
}

export const isMonthName = (word: string): boolean => monthNamed(word) > 0;

/** The first and last serial number of a date that a spreadsheet may mean: 2000 to 2099. */
const SERIALS = [36_526, 73_050] as const;
/** Days from the spreadsheets' day 0 to 1970. */
const SERIAL_OF_1970 = 25_569;

const monthNamed = (name: string | undefined): number =>
  MONTHS.findIndex((names) => names.split("|").includes(name ?? "")) + 1;

const parseYear = (year: string | undefined, short: string | undefined): number | null => {
  if (year !== undefined) return Number(year);
  return short === undefined ? null : 2_000 + Number(short);
};

/** Programs write a date without a year in the first year that they know. */
const statedYear = (year: number | null): number | null => (year === null || year <= 1 ? null : year);

function point(day: number, month: number, written: number | null): DatePoint | null {
  const year = statedYear(written);
  // A leap year has every day of every month.
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year ?? 2_000, month);
  return isDay ? { year, at: (each) => isoDate(each, month, day) } : null;
}

/** Replaces February 29 by the last of February in years that lack it. */
function isoDate(year: number, month: number, day: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(Math.min(day, daysInMonth(year, month)))}`;
}

function single(
  day: string | undefined,
  month: string | number | undefined,
  year: number | null,
  order: DateReading["order"] = null,
): DatesRead | null {
  const read = point(Number(day), Number(month), year);
  return read === null ? null : [{ order, from: read, until: read }];
}

/** `03/04` may be in March or in April: it is both. */
function eitherOrder(
  one: string | undefined,
  other: string | undefined,
  year: number | null,
): DatesRead | null {
  const monthFirst = single(other, one, year, "MONTH_FIRST");
  const dayFirst = single(one, other, year, "DAY_FIRST");
  if (monthFirst === null || dayFirst === null || one === other) return monthFirst ?? dayFirst;
  return [...monthFirst, ...dayFirst];
}

function daysOfMonth(
  month: number,
  [first, link, last]: readonly (string | undefined)[],
  year: number | null,
): DatesRead | null {
  const [from, until] = [point(Number(first), month, year), point(Number(last), month, year)];
  if (from === null || until === null) return null;
  const isList = ["and", "&", ",", "y"].includes(link ?? "");
  if (!isList) return Number(first) <= Number(last) ? [{ order: null, from, until }] : null;
  return [
    { order: null, from, until: from },
    { order: null, from: until, until },
  ];
}

function listedDays(month: number, days: string | undefined, year: number | null): DatesRead | null {
  const points = (days?.match(/\d{1,2}/gu) ?? []).map((day) => point(Number(day), month, year));
  const known = points.filter((each) => each !== null);
  return known.length < points.length
    ? null
    : known.map((each) => ({ order: null, from: each, until: each }));
}

/** Beyond its seven days a week of a month may be one of the calendar. In days. */
const LONGEST_WEEK = 11;

function weekOfMonth(month: number, isLast: boolean): DatesRead | null {
  const first = (year: number): number => (isLast ? daysInMonth(year, month) - LONGEST_WEEK + 1 : 1);
  const day = (behind: number): DatePoint => ({
    year: null,
    at: (year) => isoDate(year, month, first(year) + behind),
  });
  return month < 1 ? null : [{ order: null, from: day(0), until: day(LONGEST_WEEK - 1) }];
}

const placeNamed = (name: string | undefined): number =>
  NUMBERS.find(([names]) => names.split("|").includes(name ?? ""))?.[1] ?? 0;

const weekdayNamed = (name: string | undefined): number =>
  WEEKDAYS.findIndex((names) => new RegExp(`^(?:${names})$`, "u").test(name ?? ""));

/** The fourth Wednesday of a month, or its last one. */
function weekdayOfMonth(month: number, place: number, weekday: number): DatesRead | null {
  if (month < 1 || place === 0 || weekday < 0) return null;
  const at = (year: number): string => {
    const first = place > 0 ? 7 * (place - 1) + 1 : daysInMonth(year, month) - 6;
    const day = toWeekday(dayOfIsoDate(isoDate(year, month, first)) ?? 0);
    return isoDate(year, month, first + ((weekday - day + 7) % 7));
  };
  return [{ order: null, from: { year: null, at }, until: { year: null, at } }];
}

function wholeMonth(month: number, year: number | null): DatesRead | null {
  const from = point(1, month, year);
  if (from === null) return null;
  const until = { year: from.year, at: (each: number) => isoDate(each, month, 31) };
  return [{ order: null, from, until }];
}

export function serialDate(serial: number): DatesRead | null {
  const [first, last] = SERIALS;
  if (serial < first || serial > last) return null;
  const [year = "", month, day] = toIsoDate(serial - SERIAL_OF_1970).split("-");
  return single(day, month, Number(year));
}

function isoWeek(year: number, week: number): DatesRead | null {
  if (week < 1 || week > 53) return null;
  const fourth = dayOfIsoDate(`${year}-01-04`) ?? 0;
  const monday = fourth - toWeekday(fourth) + 7 * (week - 1);
  const of = (day: number): DatePoint => ({ year, at: () => toIsoDate(day) });
  return [{ order: null, from: of(monday), until: of(monday + 6) }];
}
