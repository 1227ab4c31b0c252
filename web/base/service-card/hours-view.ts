import { MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import { isTimeZone, localDate, localTime } from "#domain/base/time/zone.ts";
import { isToAsk } from "#domain/services/opening-hours/ended-hours.ts";
import type { HoursLineText } from "#domain/services/opening-hours/hours-line-text.ts";
import { hoursLineText } from "#domain/services/opening-hours/hours-line-text.ts";
import type { HoursLine } from "#domain/services/opening-hours/hours-lines.ts";
import { closedLines, hoursLines } from "#domain/services/opening-hours/hours-lines.ts";
import type { StatedHours } from "#domain/services/opening-hours/hours-of.ts";
import { parseHours } from "#domain/services/opening-hours/hours-of.ts";
import type { WeekDay } from "#domain/services/opening-hours/week-view.ts";
import { weekView } from "#domain/services/opening-hours/week-view.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";

/** The hours of a service as its page tells them, in the page's language. */
export interface HoursView {
  /** Visitors have to ask for the hours, or the hours have ended. */
  isToAsk: boolean;
  /** Empty where no one can say what is open. */
  week: readonly WeekDay[];
  /** Since the service's own midnight, at `at`. */
  minute: number;
  /** Epoch milliseconds: the time this describes, and when it must be computed again. */
  at: number;
  until: number;
  opening: readonly HoursLineText[];
  closed: readonly HoursLineText[];
  closedTitle: string;
}

/** Days with a clock change are not a day long: looked at each hour, none is shown wrong for long. */
const MAX_MINUTES = 60;
const MINUTE_MS = 60_000;

/** @param now epoch milliseconds */
export function hoursView(service: StatedHours, words: OpeningHoursWords, now: number): HoursView {
  const hours = parseHours(service);
  const isKnownZone = isTimeZone(hours.timeZone);
  const today = isKnownZone ? localDate(hours.timeZone, now) : "";
  const minute = isKnownZone ? localTime(hours.timeZone, now).minute : 0;
  const formatLine = (line: HoursLine): HoursLineText => hoursLineText(line, words, today);
  return {
    isToAsk: isToAsk(hours, now),
    week: isKnownZone ? weekView(hours, now) : [],
    minute,
    at: now,
    until: now + Math.min(MAX_MINUTES, MINUTES_PER_DAY - minute) * MINUTE_MS,
    opening: hoursLines(hours.schedules, today).map(formatLine),
    closed: closedLines(hours.closeSchedules, today).map(formatLine),
    closedTitle: words.lines.closedDays,
  };
}
