import { toIsoDate, toWeekday } from "../../base/time/civil-date.ts";
import { localTime } from "../../base/time/zone.ts";
import type { Day, Hours } from "./entry.ts";
import { dayName, type MinuteSpan, openOnDay } from "./occurrences.ts";
import { statedPattern } from "./opening-status-rule.ts";

/** One day of the week strip. */
export interface WeekDay {
  /** ISO civil date in the service's zone. */
  date: string;
  day: Day;
  isToday: boolean;
  /** Local wall-clock minutes, 0–1440, ascending, cut at midnight; none on a closed day. */
  spans: { startMinute: number; endMinute: number }[];
}

const DAYS_PER_WEEK = 7;

/**
 * The local week, Monday to Sunday, that holds `at` (epoch milliseconds), by the same occurrences as the
 * label. Empty where no status is computed: contact for hours, permanently closed, no hours.
 */
export function weekView(hours: Hours, at: number): WeekDay[] {
  const pattern = statedPattern(hours);
  if (pattern === null) return [];
  const today = localTime(hours.timeZone, at).day;
  const monday = today - toWeekday(today);
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => {
    const day = monday + index;
    return {
      date: toIsoDate(day),
      day: dayName(day),
      isToday: day === today,
      spans: openOnDay(pattern, day).map(shown),
    };
  });
}

function shown({ start, end }: MinuteSpan): { startMinute: number; endMinute: number } {
  return { startMinute: start, endMinute: end };
}
