import { dayOfIsoDate, toIsoDate } from "../../base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import { WITHOUT_END } from "./ended-hours.ts";
import type { ClockSpan, DateRangeEntry } from "./entry.ts";

/** A closing from a minute of one day to a minute of a later one, without a gap. Dates are ISO. */
export interface ClosingThrough {
  startDate: string;
  endDate: string;
  /** Minutes since local midnight; 0: the whole first day. */
  start: number;
  /** 1440: the whole last day. */
  end: number;
}

/**
 * Splits a closing into entries, whose times hold on each of their days: the rest of the first day, the days between,
 * and the beginning of the last.
 */
export function splitClosing({ startDate, endDate, start, end }: ClosingThrough): DateRangeEntry[] {
  const firstWhole = start === 0 ? startDate : addDays(startDate, 1);
  const lastWhole = end === MINUTES_PER_DAY ? endDate : addDays(endDate, -1);
  return [
    ...(start === 0 ? [] : [dayEntry(startDate, { start, end: MINUTES_PER_DAY, endsNextDay: false })]),
    ...(firstWhole > lastWhole
      ? []
      : [{ type: "DATE_RANGE" as const, startDate: firstWhole, endDate: lastWhole, span: null }]),
    ...(end === MINUTES_PER_DAY ? [] : [dayEntry(endDate, { start: 0, end, endsNextDay: false })]),
  ];
}

/**
 * Joins entries that touch to closings: `splitClosing` makes the same entries of each. What touches no other is left,
 * in its order.
 */
export function joinClosings(entries: readonly DateRangeEntry[]): {
  closings: ClosingThrough[];
  left: DateRangeEntry[];
} {
  const free = new Map(entries.map((entry) => [toKey(entry), entry]));
  const sorted = [...free.values()].sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
  const take = (isMeant: (entry: DateRangeEntry) => boolean): DateRangeEntry | undefined => {
    const found = sorted.find((entry) => free.has(toKey(entry)) && isMeant(entry));
    if (found !== undefined) free.delete(toKey(found));
    return found;
  };
  const closings: ClosingThrough[] = [];
  /** Goes on from a beginning, by whole days and by the beginning of a last one; null where nothing follows. */
  const follow = (startDate: string, start: number, whole: DateRangeEntry | undefined) => {
    const days = whole ?? take((entry) => isWhole(entry) && entry.startDate === addDays(startDate, 1));
    const lastDate = addDays(days?.endDate ?? startDate, 1);
    const last = take((entry) => isUntil(entry) && entry.startDate === lastDate);
    if (last?.span) return closings.push({ startDate, endDate: lastDate, start, end: last.span.end });
    if (days === undefined || whole !== undefined) return null;
    return closings.push({ startDate, endDate: days.endDate, start, end: MINUTES_PER_DAY });
  };
  for (const isMeant of [isFrom, isWhole]) {
    for (const entry of sorted) {
      if (!free.has(toKey(entry)) || !isMeant(entry)) continue;
      free.delete(toKey(entry));
      const whole = entry.span === null ? entry : undefined;
      if (follow(entry.startDate, entry.span?.start ?? 0, whole) === null) free.set(toKey(entry), entry);
    }
  }
  return { closings, left: entries.filter((entry) => free.has(toKey(entry))) };
}

function isWhole({ span, endDate }: DateRangeEntry): boolean {
  return span === null && endDate < WITHOUT_END;
}

/** Whether it closes one day from a time to midnight. */
function isFrom({ startDate, endDate, span }: DateRangeEntry): boolean {
  return startDate === endDate && span !== null && span.start > 0 && isMidnight(span);
}

/** Whether it closes one day from midnight to a time. */
function isUntil({ startDate, endDate, span }: DateRangeEntry): boolean {
  return startDate === endDate && span !== null && span.start === 0 && !span.endsNextDay && !isMidnight(span);
}

function isMidnight({ end, endsNextDay }: ClockSpan): boolean {
  return end === MINUTES_PER_DAY && !endsNextDay;
}

function dayEntry(date: string, span: ClockSpan): DateRangeEntry {
  return { type: "DATE_RANGE", startDate: date, endDate: date, span };
}

function addDays(date: string, days: number): string {
  const day = dayOfIsoDate(date);
  return day === null ? date : toIsoDate(day + days);
}

/** In the order of dates and, within a day, of times. */
function toKey({ startDate, endDate, span }: DateRangeEntry): string {
  const clock = (minute: number) => String(minute).padStart(4, "0");
  const times = span === null ? "" : `${clock(span.start)} ${clock(span.end)} ${span.endsNextDay}`;
  return `${startDate} ${endDate} ${times}`;
}
