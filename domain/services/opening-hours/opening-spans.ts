import { MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import { instantOfLocalDay, localTime } from "../../base/time/zone.ts";
import { openOnDay, type Pattern } from "./occurrences.ts";

/** An opening in epoch milliseconds; `end` is Infinity where no closing comes. */
export interface OpenSpan {
  start: number;
  end: number;
}

/**
 * How many days without any change prove that none comes before a range of dates next begins or ends. Weekly
 * hours repeat within eight days, and one that falls into the gap of a clock change has its next turn a week
 * later. Monthly entries may wait for a month that begins on a certain weekday (at most fourteen months) or
 * has five of one, and a day of every few weeks for some of these weeks; hours that take place less than once in two
 * years are not looked for.
 */
const QUIET_DAYS_WEEKLY = 30;
const QUIET_DAYS_OF_LONG_GAPS = 800;

/**
 * Yields every stretch of time after `from` during which the door is open, in order, none touching another; a stretch
 * that includes `from` comes first (its start is then only some moment not later than `from`). Lazy: take as many as
 * needed. Throws a RangeError on an unknown zone.
 */
export function* openSpans(pattern: Pattern, from: number): Generator<OpenSpan, void, undefined> {
  const walk = walkFrom(pattern, localTime(pattern.timeZone, from).day);
  let open: OpenSpan | undefined;
  for (let goesOn = true; goesOn; goesOn = goToNextStep(walk)) {
    if (open) open.end = instantOfLocalDay(pattern.timeZone, walk.day, 0);
    for (const span of instantsOfDay(pattern, walk.day, from)) {
      if (open && span.start <= open.end) {
        open.end = span.end;
        continue;
      }
      if (open) yield open;
      open = span;
      walk.changedOn = walk.day;
    }
    if (open && open.end < instantOfLocalDay(pattern.timeZone, walk.day, MINUTES_PER_DAY)) {
      yield open;
      open = undefined;
      walk.changedOn = walk.day;
    }
  }
  if (open) yield { start: open.start, end: Number.POSITIVE_INFINITY };
}

/**
 * Returns the open spans that begin or continue on a local day and end after `from`. A span inside a clock change's gap
 * is dropped.
 */
function instantsOfDay(pattern: Pattern, day: number, from: number): OpenSpan[] {
  const { timeZone } = pattern;
  return openOnDay(pattern, day)
    .map((span) => ({
      start: instantOfLocalDay(timeZone, day, span.start),
      end: instantOfLocalDay(timeZone, day, span.end),
    }))
    .filter(({ start, end }) => start < end && from < end);
}

/** A walk over local days that leaps over long stretches in which nothing can change. */
interface Walk {
  day: number;
  /** The last day with an opening or a closing, or on which a range of dates began or had ended. */
  changedOn: number;
  quietDays: number;
  /** Days still ahead on which a range of dates begins or has ended, ascending. */
  turns: number[];
}

function walkFrom({ turns, hasLongGaps }: Pattern, day: number): Walk {
  return {
    day,
    changedOn: day,
    quietDays: hasLongGaps ? QUIET_DAYS_OF_LONG_GAPS : QUIET_DAYS_WEEKLY,
    turns: turns.filter((turn) => turn > day),
  };
}

/** Moves to the next day on which something may change; false where none is left. */
function goToNextStep(walk: Walk): boolean {
  const isQuiet = walk.day - walk.changedOn >= walk.quietDays;
  const next = isQuiet ? walk.turns[0] : walk.day + 1;
  if (next === undefined) return false;
  walk.day = next;
  while (walk.turns[0] !== undefined && walk.turns[0] <= next) {
    walk.turns.shift();
    walk.changedOn = next;
  }
  return true;
}
