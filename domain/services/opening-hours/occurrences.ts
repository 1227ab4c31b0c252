/**
 * Computes the minutes of a day on which a schedule is open, on the wall clock, independent of time zones.
 *
 * Everything that shows when a door is open (label, filter, week strip) reads `openOnDay`, so that no two of them can
 * disagree. Touching or overlapping spans are merged, and closed days are subtracted, before a clock time becomes an
 * instant; that gives the same instants as the other order, since a later clock time never becomes an earlier instant.
 */

import {
  dayOfIsoDate,
  daysInMonth,
  toWeekday,
  weekdayInMonth,
  yearMonthDay,
} from "../../base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import { endFromMidnight } from "./clock-span.ts";
import { WITHOUT_END } from "./ended-hours.ts";
import {
  DAYS,
  type Day,
  type Hours,
  LAST_DAY,
  type Period,
  type ScheduleEntry,
  type Validity,
} from "./entry.ts";

/** Local minutes since the day's midnight, 0–1440; `end` is not inside. */
export interface MinuteSpan {
  start: number;
  end: number;
}

/** An entry made ready for the question "does it begin something on this day?". */
interface DayRule {
  /** 0 is Monday; null is every day. */
  weekday: number | null;
  period: Period | null;
  /** The number of the day in its month, or `LAST_DAY`; null is any. */
  monthDay: number | null;
  /** Interval in weeks, from the week of `firstDay`. */
  everyWeeks: number;
  /** Day numbers, both inside. */
  firstDay: number;
  lastDay: number;
  /** Minutes since the midnight of the day on which it begins; `end` up to 2880. */
  start: number;
  end: number;
}

export interface Pattern {
  timeZone: string;
  opens: readonly DayRule[];
  /** Closed entries without times: spans that begin on such a day do not take place. */
  closedDays: readonly DayRule[];
  /** Closed entries with times: these hours are subtracted. */
  closedHours: readonly DayRule[];
  /** Day numbers on which a range of dates begins or has just ended, ascending. */
  turns: readonly number[];
  /** Some rule may wait for more than a week. */
  hasLongGaps: boolean;
}

/** Sorts entries into the rules of each kind once, so that days are asked of them quickly. */
export function buildPattern(hours: Hours): Pattern {
  const opens: DayRule[] = [];
  const closedDays: DayRule[] = [];
  const closedHours: DayRule[] = [];
  for (const entry of hours.schedules) {
    const rule = toDayRule(entry);
    if (rule !== null && rule.end > rule.start) opens.push(rule);
  }
  for (const entry of hours.closeSchedules) {
    const rule = toDayRule(entry);
    if (rule === null) continue;
    if (rule.end > rule.start) closedHours.push(rule);
    else if (!("span" in entry) || entry.span === null) closedDays.push(rule);
  }
  const rules = [...opens, ...closedDays, ...closedHours];
  return {
    timeZone: hours.timeZone,
    opens,
    closedDays,
    closedHours,
    turns: listTurns(rules),
    hasLongGaps: rules.some((rule) => rule.period !== null || rule.monthDay !== null || rule.everyWeeks > 1),
  };
}

/** The spans of one local day, ascending, none touching another; what began the evening before is included. */
export function openOnDay(pattern: Pattern, day: number): readonly MinuteSpan[] {
  const spans: MinuteSpan[] = [];
  addSpans(spans, pattern, day - 1, -MINUTES_PER_DAY);
  addSpans(spans, pattern, day, 0);
  if (spans.length === 0) return spans;
  const whole = spans.length === 1 ? spans : merged(spans);
  if (pattern.closedHours.length === 0) return whole;
  return withoutClosedHours(withoutClosedHours(whole, pattern, day - 1, -MINUTES_PER_DAY), pattern, day, 0);
}

/** Whether a day is that one of its weekday in its month. */
export function isPeriod(day: number, period: Period): boolean {
  const { nth, isLast } = weekdayInMonth(day);
  return period === "LAST" ? isLast : NTH[period] === nth;
}

/** The day of the week of a day number. */
export function dayName(day: number): Day {
  return DAYS[toWeekday(day)] ?? "MONDAY";
}

/** The monthly entry that begins an opening on this day and holds this minute of it, if there is one. */
export function monthlyPeriodAt(pattern: Pattern, day: number, minute: number): Period | null {
  const rule = pattern.opens.find(
    (each) =>
      each.period !== null &&
      each.start <= minute &&
      each.end > minute &&
      beginsOn(each, day, toWeekday(day)),
  );
  return rule?.period ?? null;
}

const NTH: Record<Exclude<Period, "LAST">, number> = { FIRST: 1, SECOND: 2, THIRD: 3, FOURTH: 4, FIFTH: 5 };

const NEVER_BEGAN = Number.NEGATIVE_INFINITY;
const NEVER_ENDS = Number.POSITIVE_INFINITY;

const ALWAYS = { firstDay: NEVER_BEGAN, lastDay: NEVER_ENDS } as const;
const EVERY_DAY = { weekday: null, period: null, monthDay: null, everyWeeks: 1, ...ALWAYS } as const;

/** Null for an entry that speaks of no day at all. An entry without times has `start` and `end` 0. */
function toDayRule(entry: ScheduleEntry): DayRule | null {
  switch (entry.type) {
    case "PERMANENTLY_CLOSED":
      return null;
    case "FULL_DAY":
      return { ...EVERY_DAY, start: 0, end: MINUTES_PER_DAY };
    case "DATE_RANGE": {
      const days = parseDayRange(entry);
      return days === null ? null : { ...EVERY_DAY, ...days, ...toMinuteRange(entry) };
    }
    case "WEEKLY":
    case "MONTHLY":
    case "MONTH_DAY": {
      const days = entry.during === undefined ? ALWAYS : parseDayRange(entry.during);
      if (days === null) return null;
      return {
        weekday: "day" in entry ? DAYS.indexOf(entry.day) : null,
        period: entry.type === "MONTHLY" ? entry.period : null,
        monthDay: entry.type === "MONTH_DAY" ? entry.monthDay : null,
        everyWeeks: (entry.type === "WEEKLY" && entry.everyWeeks) || 1,
        ...days,
        ...toMinuteRange(entry),
      };
    }
  }
}

/** Null where one of them is no date. */
function parseDayRange({ startDate, endDate }: Validity): Pick<DayRule, "firstDay" | "lastDay"> | null {
  const firstDay = dayOfIsoDate(startDate);
  const lastDay = dayOfIsoDate(endDate);
  if (firstDay === null || lastDay === null) return null;
  return { firstDay, lastDay: endDate >= WITHOUT_END ? NEVER_ENDS : lastDay };
}

function toMinuteRange({ span }: Extract<ScheduleEntry, { span: unknown }>): { start: number; end: number } {
  return span === null ? { start: 0, end: 0 } : { start: span.start, end: endFromMidnight(span) };
}

function listTurns(rules: readonly DayRule[]): number[] {
  return rules
    .flatMap((rule) => [rule.firstDay, rule.lastDay + 1])
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
}

function beginsOn(rule: DayRule, day: number, weekday: number): boolean {
  return (
    (rule.weekday === null || rule.weekday === weekday) &&
    rule.firstDay <= day &&
    day <= rule.lastDay &&
    (rule.period === null || isPeriod(day, rule.period)) &&
    (rule.monthDay === null || isMonthDay(day, rule.monthDay)) &&
    (rule.everyWeeks === 1 || weeksBetween(rule.firstDay, day) % rule.everyWeeks === 0)
  );
}

function isMonthDay(dayNumber: number, monthDay: number): boolean {
  const { year, month, day } = yearMonthDay(dayNumber);
  return monthDay === LAST_DAY ? day === daysInMonth(year, month) : day === monthDay;
}

/** Between the weeks of two days, from Monday. */
function weeksBetween(first: number, day: number): number {
  return (day - toWeekday(day) - (first - toWeekday(first))) / DAYS.length;
}

/** Adds what begins on a day, as far as it falls between 0 and 1440 once `shift` is added. */
function addSpans(spans: MinuteSpan[], pattern: Pattern, day: number, shift: number): void {
  const weekday = toWeekday(day);
  let isClosed: boolean | null = null;
  for (const rule of pattern.opens) {
    if (rule.end + shift <= 0 || !beginsOn(rule, day, weekday)) continue;
    isClosed ??= pattern.closedDays.some((closed) => beginsOn(closed, day, weekday));
    if (isClosed) return;
    spans.push({
      start: Math.max(rule.start + shift, 0),
      end: Math.min(rule.end + shift, MINUTES_PER_DAY),
    });
  }
}

function merged(spans: MinuteSpan[]): MinuteSpan[] {
  spans.sort((a, b) => a.start - b.start);
  const whole: MinuteSpan[] = [];
  let last: MinuteSpan | undefined;
  for (const span of spans) {
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else {
      last = span;
      whole.push(span);
    }
  }
  return whole;
}

function withoutClosedHours(
  open: readonly MinuteSpan[],
  pattern: Pattern,
  day: number,
  shift: number,
): readonly MinuteSpan[] {
  const weekday = toWeekday(day);
  let left = open;
  for (const rule of pattern.closedHours) {
    if (rule.end + shift <= 0 || !beginsOn(rule, day, weekday)) continue;
    left = left.flatMap((span) => without(span, rule.start + shift, rule.end + shift));
  }
  return left;
}

function without(span: MinuteSpan, start: number, end: number): MinuteSpan[] {
  if (end <= span.start || span.end <= start) return [span];
  const left: MinuteSpan[] = [];
  if (span.start < start) left.push({ start: span.start, end: start });
  if (end < span.end) left.push({ start: end, end: span.end });
  return left;
}
