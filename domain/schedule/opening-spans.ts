import { MINUTES_PER_DAY } from "../time/clock-time.ts";
import { instantOfLocalDay, localTime } from "../time/zone.ts";
import { openOnDay, type Pattern } from "./occurrences.ts";

/** From the instant of opening to that of closing, epoch milliseconds; `end` is Infinity where no closing comes. */
export interface OpenSpan {
  start: number;
  end: number;
}

/**
 * How many days without any change prove that none comes before a range of dates next begins or ends. Weekly
 * hours repeat within eight days, and one that falls into the gap of a clock change has its next turn a week
 * later. Monthly entries may wait for a month that begins on a certain weekday (at most fourteen months) or
 * has five of one; hours that take place less than once in two years are not looked for.
 */
const QUIET_DAYS_WEEKLY = 30;
const QUIET_DAYS_MONTHLY = 800;

/**
 * Every stretch of time after `from` during which the door is open, in order, none touching another; one that
 * `from` falls into comes first (its start is then not the true one, only one not later than `from`).
 * Made as it is asked for: take as many as needed. Throws a RangeError on an unknown zone.
 */
export function* openSpans(pattern: Pattern, from: number): Generator<OpenSpan, void, undefined> {
  const { timeZone, turns } = pattern;
  const quietDays = pattern.hasMonthly ? QUIET_DAYS_MONTHLY : QUIET_DAYS_WEEKLY;
  let day = localTime(timeZone, from).day;
  let quietSince = day;
  let nextTurn = turns.findIndex((turn) => turn > day);
  if (nextTurn === -1) nextTurn = turns.length;
  let open: OpenSpan | null = null;

  for (;;) {
    for (const span of openOnDay(pattern, day)) {
      const start = instantOfLocalDay(timeZone, day, span.start);
      const end = instantOfLocalDay(timeZone, day, span.end);
      if (end <= start || end <= from) continue;
      if (open !== null && start <= open.end) {
        open.end = end;
        continue;
      }
      if (open !== null) yield open;
      open = { start, end };
      quietSince = day;
    }
    if (open !== null && open.end < instantOfLocalDay(timeZone, day, MINUTES_PER_DAY)) {
      yield open;
      open = null;
      quietSince = day;
    }

    day++;
    for (let turn = turns[nextTurn]; turn !== undefined && turn <= day; turn = turns[nextTurn]) {
      quietSince = day;
      nextTurn++;
    }
    if (day - quietSince <= quietDays) continue;
    const turn = turns[nextTurn];
    if (turn === undefined) {
      if (open !== null) yield { start: open.start, end: Number.POSITIVE_INFINITY };
      return;
    }
    day = turn;
    quietSince = turn;
    if (open !== null) open.end = instantOfLocalDay(timeZone, day, 0);
  }
}
