import { openingHours } from "#words/compiled/en/services/opening-hours.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import { dayOfIsoDate, toUsDate } from "../../base/time/civil-date.ts";

/** `11/21/2026`. */
function date(isoDate: string): string {
  const day = dayOfIsoDate(isoDate);
  return day === null ? isoDate : toUsDate(day);
}

/** Words of hours in files, whose dates keep the form of the wire (rule opening-hours 9): programs read them, too. */
export const numericHoursWords: OpeningHoursWords = {
  ...openingHours,
  lines: {
    ...openingHours.lines,
    dates: (first, last) => (first === last ? date(first) : `${date(first)} – ${date(last)}`),
    datesFrom: (first) => `From ${date(first)}`,
    datesUntil: (last) => `Until ${date(last)}`,
  },
};
