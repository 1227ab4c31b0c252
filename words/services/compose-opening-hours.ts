import type { Day, Period } from "#domain/services/opening-hours/entry.ts";

interface Messages {
  readonly days: Readonly<Record<Day, string>>;
  readonly writtenDate: (isoDate: string, hasYear: boolean) => string;
  readonly lines: {
    readonly nth: (period: Period) => string;
    readonly monthlyOn: (which: readonly string[], days: readonly string[]) => string;
    readonly monthDay: (day: number) => string;
    readonly lastDay: string;
    readonly onMonthDays: (which: readonly string[]) => string;
    readonly datesOfMonth: (first: string, last: string, hasYear: boolean) => string;
    readonly datesBetween: (first: string, last: string) => string;
  };
}

/**
 * Adds what is made of several days or dates. Times are minutes since local midnight, dates are ISO. The forms are
 * those of rules opening-hours 22–25.
 */
export function composeOpeningHours<Given extends Messages>(messages: Given) {
  const { days, lines, writtenDate } = messages;
  return {
    ...messages,
    /** `November 21, 2026` or `November 21`. */
    date: (isoDate: string, hasYear = true): string => writtenDate(isoDate, hasYear),
    lines: {
      ...lines,
      /** `1st and 3rd Tuesday`. */
      monthly: (which: readonly Period[], on: readonly Day[]): string =>
        lines.monthlyOn(
          which.map((period) => lines.nth(period)),
          on.map((day) => days[day]),
        ),
      /** `1st and 15th of the month`; -1 is the last day. */
      monthDays: (which: readonly number[]): string =>
        lines.onMonthDays(which.map((day) => (day < 0 ? lines.lastDay : lines.monthDay(day)))),
      /** `November 26–27`, `December 1, 2026 – March 31, 2027`: what both dates share is said once. */
      dates: (first: string, last: string, hasYear: boolean): string => {
        if (first === last) return writtenDate(first, hasYear);
        if (first.slice(0, 7) === last.slice(0, 7)) return lines.datesOfMonth(first, last, hasYear);
        const hasTwoYears = hasYear && first.slice(0, 4) !== last.slice(0, 4);
        return lines.datesBetween(writtenDate(first, hasTwoYears), writtenDate(last, hasYear));
      },
    },
  };
}
