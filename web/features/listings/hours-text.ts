import type { ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import type { HoursLineText } from "#domain/services/opening-hours/hours-line-text.ts";
import { hoursLineText } from "#domain/services/opening-hours/hours-line-text.ts";
import { hoursLines } from "#domain/services/opening-hours/hours-lines.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";

/** Sorts before every date, so no range is over. */
const NO_DAY = "";

/** Entries of either list as visitors read them, whatever the day. */
export function hoursLineTexts(entries: readonly ScheduleEntry[], words: OpeningHoursWords): HoursLineText[] {
  return hoursLines(entries, NO_DAY).map((line) => hoursLineText(line, words, NO_DAY));
}

/** The same, each in one line. */
export function hoursText(entries: readonly ScheduleEntry[], words: OpeningHoursWords): string[] {
  return hoursLineTexts(entries, words).map(({ days, times }) => (times === "" ? days : `${days} ${times}`));
}
