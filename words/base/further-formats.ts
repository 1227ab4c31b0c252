import { toLocale } from "#domain/base/languages/locale.ts";
import { dayNumber } from "#domain/base/time/civil-date.ts";
import { durationText } from "./duration-text.ts";
import { isoParts, type WrittenDate } from "./iso-parts.ts";

/** How a language beyond the main ones writes the values of messages. */
export interface FurtherFormats {
  /** From minutes since midnight. */
  time(minute: number): string;
  number(value: number): string;
  /** From minutes. */
  numberDuration(minutes: number): string;
  numberDistance(miles: number): string;
  numberTenths(value: number): string;
  numberTwoDigits(value: number): string;
  dateShort(date: WrittenDate): string;
  dateMonthDay(date: WrittenDate): string;
  dateLong(date: WrittenDate): string;
  dateDay(date: WrittenDate): string;
  dateYear(date: WrittenDate): string;
  listAnd(items: readonly string[]): string;
  listShort(items: readonly string[]): string;
  singleStop(text: string): string;
  /** The plural of a number: `one`, `few`, … */
  plural(count: number): Intl.LDMLPluralRule;
}

/** Returns the formats that browsers know of a language. */
export function furtherFormats(language: string): FurtherFormats {
  const locale = toLocale(language);
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (date: WrittenDate) => format.format(dayNumber(isoParts(date)) * 86_400_000);
  };
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const lists = new Intl.ListFormat(locale);
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  return {
    time: (minute) => clock.format((minute % 1440) * 60_000),
    number: (value) => numbers.format(value),
    numberDuration: durationText,
    numberDistance: (miles) => (miles < 10 ? tenths : numbers).format(miles < 10 ? miles : Math.round(miles)),
    numberTenths: (value) => tenths.format(value),
    numberTwoDigits: (value) => twoDigits.format(value),
    dateShort: dates({ dateStyle: "short" }),
    dateMonthDay: dates({ month: "long", day: "numeric" }),
    dateLong: dates({ dateStyle: "long" }),
    dateDay: dates({ day: "numeric" }),
    dateYear: dates({ year: "numeric" }),
    listAnd: (items) => lists.format(items),
    listShort: (items) => lists.format(items),
    singleStop: (text) => (text.endsWith("..") ? text.slice(0, -1) : text),
    plural: (count) => plurals.select(count),
  };
}
