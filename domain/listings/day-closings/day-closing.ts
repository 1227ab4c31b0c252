import { dayOfIsoDate, toIsoDate, toWeekday } from "../../base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import { instantOfLocalDay, localTime, MS_PER_MINUTE } from "../../base/time/zone.ts";
import { endFromMidnight } from "../../services/opening-hours/clock-span.ts";
import type { DateRangeEntry, Hours, ScheduleEntry } from "../../services/opening-hours/entry.ts";
import { openOnDay } from "../../services/opening-hours/occurrences.ts";
import { type OpenSpan, openSpans } from "../../services/opening-hours/opening-spans.ts";
import { statedPattern } from "../../services/opening-hours/opening-status-rule.ts";

/**
 * A desk reports in one press that it is closed, or closes earlier, today or on the days up to Sunday. It is stored as
 * a closed entry among the hours with its dates, so it expires by itself (rules opening-hours 40–44).
 */

/** Through which day a service may be closed with one press. */
export const CLOSED_THROUGH = ["TODAY", "TOMORROW", "SUNDAY"] as const;
export type ClosedThrough = (typeof CLOSED_THROUGH)[number];

export type DayClosing =
  | { readonly closed: ClosedThrough }
  /** Epoch milliseconds, a whole minute. */
  | { readonly closesAt: number };

/** The choices that a desk has at one moment. */
export interface ClosingChoices {
  readonly closed: readonly ClosedThrough[];
  /** The full hours at which it would close earlier than its hours say, epoch milliseconds. */
  readonly closesAt: readonly number[];
}

/** Hours that are offered, so that they fit on a phone; a night has not more. */
const MOST_HOURS = 14;
const HOUR = 60;
const SUNDAY = 6;
const LAST_MINUTE = MINUTES_PER_DAY - 1;

/** Lists the choices for these hours at `now` (epoch milliseconds); null where no status is computed from them. */
export function closingChoices(hours: Hours, now: number): ClosingChoices | null {
  const spans = spansOfToday(hours, now);
  if (spans === null) return null;
  const { day } = localTime(hours.timeZone, now);
  const untilSunday = SUNDAY - toWeekday(day);
  return {
    closed: [
      ...(spans.length > 0 ? (["TODAY"] as const) : []),
      "TOMORROW",
      ...(untilSunday > 1 ? (["SUNDAY"] as const) : []),
    ],
    closesAt: fullHours(hours.timeZone, endedTogether(hours, spans, now), now).slice(0, MOST_HOURS),
  };
}

/**
 * The closed entries that say so; null where they would close nothing that is open. Days are those of the service's
 * clock. What began the evening before is closed too, if people are inside now: "closed" is never shown as open.
 *
 * @param now epoch milliseconds
 */
export function closingEntries(hours: Hours, closing: DayClosing, now: number): DateRangeEntry[] | null {
  return "closed" in closing
    ? wholeDays(hours, closing.closed, now)
    : fromMinute(hours, closing.closesAt, now);
}

/** Removes the entries of a closing from closed entries. Stored entries may write midnight either way. */
export function withoutEntries(
  closed: readonly ScheduleEntry[],
  taken: readonly DateRangeEntry[],
): ScheduleEntry[] {
  return closed.filter((entry) => !taken.some((each) => isSameRange(entry, each)));
}

/** When the last of the entries is over, epoch milliseconds. */
export function closingEnd(timeZone: string, entries: readonly DateRangeEntry[]): number {
  const ends = entries.map(({ endDate, span }) =>
    instantOfLocalDay(
      timeZone,
      dayOfIsoDate(endDate) ?? 0,
      Math.max(MINUTES_PER_DAY, span === null ? 0 : endFromMidnight(span)),
    ),
  );
  return Math.max(...ends);
}

function wholeDays(hours: Hours, through: ClosedThrough, now: number): DateRangeEntry[] | null {
  const spans = spansOfToday(hours, now);
  if (spans === null || (through === "TODAY" && spans.length === 0)) return null;
  const { day } = localTime(hours.timeZone, now);
  const today = toIsoDate(day);
  const lastDay = day + { TODAY: 0, TOMORROW: 1, SUNDAY: SUNDAY - toWeekday(day) }[through];
  const whole = range(today, toIsoDate(lastDay), null);
  const closeSchedules = [...hours.closeSchedules, whole];
  const [goesOn] = spansOfToday({ ...hours, closeSchedules }, now) ?? [];
  if (goesOn === undefined || goesOn.start > now) return [whole];
  // From midnight, since people came in the evening before.
  return [whole, ...until(hours.timeZone, { day, minute: 0 }, goesOn.end)];
}

function fromMinute(hours: Hours, closesAt: number, now: number): DateRangeEntry[] | null {
  const spans = endedTogether(hours, spansOfToday(hours, now) ?? [], now);
  const last = spans[spans.length - 1];
  const isEarlier = spans.some(({ start, end }) => start <= closesAt && closesAt < end);
  if (last === undefined || !isEarlier || closesAt < startOfMinute(now)) return null;
  return until(hours.timeZone, localTime(hours.timeZone, closesAt), last.end);
}

/** Closed from a minute of a day to a moment; where that is a day or more ahead, to the end of the day. */
function until(
  timeZone: string,
  from: { readonly day: number; readonly minute: number },
  end: number,
): DateRangeEntry[] {
  const date = toIsoDate(from.day);
  const last = Number.isFinite(end) ? localTime(timeZone, end) : { day: from.day + 2, minute: 0 };
  const minutes = (last.day - from.day) * MINUTES_PER_DAY + last.minute;
  if (minutes > MINUTES_PER_DAY && minutes - from.minute < MINUTES_PER_DAY) {
    return [range(date, date, { start: from.minute, end: last.minute, endsNextDay: true })];
  }
  const upTo = minutes >= MINUTES_PER_DAY ? LAST_MINUTE : minutes;
  return [range(date, date, { start: from.minute, end: upTo, endsNextDay: false })];
}

function range(startDate: string, endDate: string, span: DateRangeEntry["span"]): DateRangeEntry {
  return { type: "DATE_RANGE", startDate, endDate, span };
}

/** Lists the spans that are open now or begin later today, in order; null where no status is computed. */
function spansOfToday(hours: Hours, now: number): OpenSpan[] | null {
  const pattern = statedPattern(hours);
  if (pattern === null) return null;
  const { day } = localTime(hours.timeZone, now);
  const midnight = instantOfLocalDay(hours.timeZone, day, MINUTES_PER_DAY);
  const spans: OpenSpan[] = [];
  for (const span of openSpans(pattern, now)) {
    if (span.start >= midnight) break;
    spans.push(span);
  }
  return spans;
}

/**
 * Returns the spans that closing earlier ends: the rest of today, but only the current night if that began the evening
 * before, since a desk that sends people home at 4 AM may open again in the evening.
 */
function endedTogether(hours: Hours, spans: readonly OpenSpan[], now: number): readonly OpenSpan[] {
  const [first] = spans;
  const pattern = statedPattern(hours);
  if (first === undefined || first.start > now || pattern === null) return spans;
  const { day } = localTime(hours.timeZone, now);
  const yesterday = openOnDay(pattern, day - 1);
  const [today] = openOnDay(pattern, day);
  const isFromYesterday = today?.start === 0 && yesterday[yesterday.length - 1]?.end === MINUTES_PER_DAY;
  const isOfThisNight = first.end <= instantOfLocalDay(hours.timeZone, day, today?.end ?? 0);
  return isFromYesterday && isOfThisNight ? [first] : spans;
}

/** The full hours inside the spans, after `now`, on the local clock; of what is open around the clock, those of today. */
function fullHours(timeZone: string, spans: readonly OpenSpan[], now: number): number[] {
  const { day, minute } = localTime(timeZone, now);
  const found: number[] = [];
  for (let hour = Math.floor(minute / HOUR) + 1; hour < 48; hour++) {
    const at = instantOfLocalDay(timeZone, day, hour * HOUR);
    const isLate = hour >= 24;
    if (spans.some(({ start, end }) => start < at && at < end && !(isLate && isLong({ start, end }, now))))
      found.push(at);
  }
  return found;
}

function isLong({ end }: OpenSpan, now: number): boolean {
  return end - now > MINUTES_PER_DAY * MS_PER_MINUTE;
}

function startOfMinute(at: number): number {
  return Math.floor(at / MS_PER_MINUTE) * MS_PER_MINUTE;
}

function isSameRange(entry: ScheduleEntry, other: DateRangeEntry): boolean {
  if (entry.type !== "DATE_RANGE") return false;
  if (entry.startDate !== other.startDate || entry.endDate !== other.endDate) return false;
  if (entry.span === null || other.span === null) return entry.span === other.span;
  return entry.span.start === other.span.start && endFromMidnight(entry.span) === endFromMidnight(other.span);
}
