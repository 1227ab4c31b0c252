/**
 * Dates of the calendar without a zone or a clock, in whole numbers.
 *
 * A *day number* counts days from 1970-01-01 (which is 0) in the Gregorian calendar; the ISO form is `2026-11-21`.
 * Weekdays count from Monday (0) to Sunday (6), as `DAYS` in `domain/services/opening-hours/entry.ts` does.
 */

const DAYS_IN_400_YEARS = 146_097;
/** Days from 0000-03-01 to 1970-01-01: years are counted from March, so that a leap day ends its year. */
const MARCH_OF_YEAR_0 = 719_468;

export interface YearMonthDay {
  year: number;
  /** 1–12. */
  month: number;
  /** 1–31. */
  day: number;
}

/** Returns the day number of a date; a date that does not exist (February 30) rolls over into the next month. */
export function dayNumber({ year, month, day }: YearMonthDay): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_400_YEARS + dayOfEra - MARCH_OF_YEAR_0;
}

/** The date of a day number, in the Gregorian calendar. */
export function yearMonthDay(dayNumber: number): YearMonthDay {
  const shifted = dayNumber + MARCH_OF_YEAR_0;
  const era = Math.floor(shifted / DAYS_IN_400_YEARS);
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** `month` from 1. */
export function daysInMonth(year: number, month: number): number {
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return dayNumber(next) - dayNumber({ year, month, day: 1 });
}

/** 0 is Monday, 6 is Sunday. */
export function toWeekday(dayNumber: number): number {
  return (((dayNumber + 3) % 7) + 7) % 7;
}

/**
 * Returns which occurrence of its weekday a day is within its month: `nth` 1–5, and whether it is the last. The first
 * Tuesday of a month that begins on a Wednesday is its seventh day.
 */
export function weekdayInMonth(dayNumber: number): { nth: number; isLast: boolean } {
  const { year, month, day } = yearMonthDay(dayNumber);
  return { nth: Math.ceil(day / 7), isLast: day + 7 > daysInMonth(year, month) };
}

/** Null where the text is not a date of the calendar in the form `2026-11-21`. */
export function dayOfIsoDate(text: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts === null ? null : checkedDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** Null where the text is not a date of the calendar in the form `11/21/2026`. */
export function dayOfUsDate(text: string): number | null {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return parts === null ? null : checkedDay(Number(parts[3]), Number(parts[1]), Number(parts[2]));
}

/** `YYYY-MM-DD`. */
export function toIsoDate(dayNumber: number): string {
  const { year, month, day } = yearMonthDay(dayNumber);
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** `11/21/2026`, the wire's form (rule opening-hours 9). */
export function toUsDate(dayNumber: number): string {
  const { year, month, day } = yearMonthDay(dayNumber);
  return `${digits(month, 2)}/${digits(day, 2)}/${digits(year, 4)}`;
}

/** Eleven months: a date up to this far ahead is clear without its year. */
const DAYS_AHEAD_WITHOUT_YEAR = 330;
/** Half a year: a date further back would be read as the next one of that name. */
const DAYS_BACK_WITHOUT_YEAR = 183;

/** Whether a date must be shown with its year: it is far from today, or today (ISO) is unknown. */
export function needsYear(isoDate: string, today: string): boolean {
  const [day, from] = [dayOfIsoDate(isoDate), dayOfIsoDate(today)];
  if (day === null || from === null) return true;
  return day - from > DAYS_AHEAD_WITHOUT_YEAR || from - day > DAYS_BACK_WITHOUT_YEAR;
}

function checkedDay(year: number, month: number, day: number): number | null {
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? dayNumber({ year, month, day }) : null;
}

function digits(value: number, width: number): string {
  return String(value).padStart(width, "0");
}
