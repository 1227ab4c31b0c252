import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import type { ClockSpan } from "../services/opening-hours/entry.ts";
import type { ClockText } from "./clock-text.ts";

/** Why two clock times make no span that can be believed. */
export type DisbeliefReason = "halfOfDayOpen" | "tooLong" | "noLength" | "halfOfDayUnlikely";

/** A part of the day that the text names next to the times. */
export type DayPart = "MORNING" | "AFTERNOON" | "EVENING" | "NIGHT";

const HOUR = 60;
const NOON = 12 * HOUR;

/** Longer than this within a day is a slip of am and pm, not an opening. */
const LONGEST_DAY = 17 * HOUR;
/** Up to midnight, which is no slip for noon. */
const LONGEST_TO_MIDNIGHT = 18 * HOUR;
/** Longer across midnight is a slip in any case; up to this long it takes a word such as "overnight". */
const LONGEST_NIGHT = 16 * HOUR;
/** Earliest opening, except for nights: none begins between midnight and four in the morning. */
const EARLIEST = 4 * HOUR;

/** On the 24-hour clock, a span that begins this late and ends this early is a night. */
const LATE_EVENING = 20 * HOUR;
const SMALL_HOURS = 6 * HOUR;

/** Bounds of the readings of a time without am or pm. */
const OPEN_HALVES = {
  earliestStart: 5 * HOUR,
  earliestBare: 6 * HOUR,
  latestStart: 20 * HOUR + 30,
  latestEnd: 23 * HOUR + 30,
  longest: NOON,
} as const;

/** When a span may begin in each part of the day, both inside, in minutes since midnight. */
const PART_STARTS: Readonly<Record<DayPart, readonly [number, number]>> = {
  MORNING: [EARLIEST, NOON],
  AFTERNOON: [11 * HOUR, 18 * HOUR],
  EVENING: [15 * HOUR, 23 * HOUR],
  NIGHT: [17 * HOUR, MINUTES_PER_DAY],
};

/**
 * The span between two times as written. Where am or pm is missing, the only span of a usual day is meant
 * (`9–5`, `8:00–4:00pm`, `10–2`); where there are two (`6–8`), none. Spans that are rather a slip of am and pm than an
 * opening are refused: over `LONGEST_DAY`, noon to noon, or across midnight for so long that with the other half of
 * the day they would be a usual span (`10 am–1:30 am`, `11 pm–12 pm`).
 *
 * @param part of the day that the text names next to the times; `NIGHT` explains a long night
 */
export function believableSpan(
  from: ClockText,
  until: ClockText,
  part: DayPart | null = null,
): ClockSpan | DisbeliefReason {
  const halves = withHalves(from, until, part);
  if (halves === null) return "halfOfDayOpen";
  const { start, end } = halves;
  const isNight = part === "NIGHT";
  const is24Hour = from.half === "PLAIN";
  const written = until.minute;
  const isPlain = is24Hour && until.half === "PLAIN";
  const span = spanBetween(start, end, isNight || (isPlain && start >= 17 * HOUR && end <= 9 * HOUR));
  if (typeof span === "string") return span;
  const isWholeDay = span.start === 0 && span.end === MINUTES_PER_DAY;
  const isEarly = span.start < EARLIEST && !is24Hour && !isNight;
  // "8 am–12 am" is noon far more often than midnight, which has a word of its own.
  const isNoonSlip = until.half === "SAID" && written === 0 && span.start < NOON;
  if (!isWholeDay && (isEarly || isNoonSlip)) return "halfOfDayUnlikely";
  if (part !== null && !isOfPart(span, part)) return "halfOfDayUnlikely";
  return span;
}

/** The latest end of a morning, in minutes since midnight. */
const LATEST_MORNING = 13 * HOUR + 30;

function isOfPart(span: ClockSpan, part: DayPart): boolean {
  const [earliest, latest] = PART_STARTS[part];
  const isAfterMidnight = part === "NIGHT" && span.start < 6 * HOUR;
  // "Mon-Fri 9am-5pm, mornings only": until when is not said.
  if (part === "MORNING" && span.end > LATEST_MORNING) return false;
  return isAfterMidnight || (span.start >= earliest && span.start <= latest);
}

/** Minutes since midnight of both ends; null where more than one pair would be usual, or none. */
function withHalves(
  from: ClockText,
  until: ClockText,
  part: DayPart | null,
): { start: number; end: number } | null {
  const start = from.minute % MINUTES_PER_DAY;
  if (from.half !== "OPEN" && until.half !== "OPEN") return { start, end: until.minute };
  // On the 24-hour clock one end shows for both which clock it is.
  const isPlain = from.half === "PLAIN" || until.half === "PLAIN";
  // "22:00 a 2:00" can only end after midnight; "13:00-5:00" may have mixed two clocks.
  const isNight = start >= LATE_EVENING && until.minute <= SMALL_HOURS;
  if (isPlain) return until.minute > from.minute || isNight ? { start, end: until.minute } : null;
  const pairs = listHalves(from).flatMap((one) =>
    listHalves(until).map((other) => ({ start: one, end: other })),
  );
  const usual = withoutLateEvenings(pairs.filter((pair) => isUsual(pair, part)));
  // "7-7" is a day's opening or a night's.
  if (from.half === until.half && from.minute % NOON === until.minute % NOON) return null;
  const [only] = usual;
  const isCertain = usual.length === 1 && only !== undefined;
  // "5-12" is too early to be an opening, and may be ages.
  const isEarly =
    from.half === "OPEN" && until.half === "OPEN" && (only?.start ?? 0) < OPEN_HALVES.earliestBare;
  return isCertain && !isEarly ? only : null;
}

/** The pairs of times within a usual day that two times as written may be. */
export function usualHalves(from: ClockText, until: ClockText): readonly { start: number; end: number }[] {
  if (from.half === until.half && from.minute % NOON === until.minute % NOON) return [];
  return listHalves(from)
    .flatMap((start) => listHalves(until).map((end) => ({ start, end })))
    .filter((pair) => isUsual(pair, null));
}

/** Three hours from eight in the evening on have their "pm" where they are meant. */
const LATE_START = 20 * HOUR;
const LONG = 3 * HOUR;

function withoutLateEvenings<Pair extends { start: number; end: number }>(
  pairs: readonly Pair[],
): readonly Pair[] {
  const early = pairs.filter(({ start, end }) => start < LATE_START || end - start < LONG);
  return early.length > 0 ? early : pairs;
}

function listHalves({ minute, half }: ClockText): readonly number[] {
  if (half !== "OPEN") return [minute];
  return [minute % NOON, (minute % NOON) + NOON];
}

function isUsual({ start, end }: { start: number; end: number }, part: DayPart | null): boolean {
  const length = end - start;
  const bounds = OPEN_HALVES;
  const isInDay = start >= bounds.earliestStart && start <= bounds.latestStart && end <= bounds.latestEnd;
  if (!isInDay || length <= 0 || length > bounds.longest) return false;
  return part === null || isOfPart({ start, end, endsNextDay: false }, part);
}

function spanBetween(start: number, written: number, isNight: boolean): ClockSpan | DisbeliefReason {
  // Midnight as an end is the end of the same day; so is 23:59.
  const end = written === 0 || written === MINUTES_PER_DAY - 1 ? MINUTES_PER_DAY : written;
  if (end === start || (start === 0 && written === 0)) return "noLength";
  if (end > start) {
    const isWholeDay = start === 0 && end === MINUTES_PER_DAY;
    const longest = end === MINUTES_PER_DAY ? LONGEST_TO_MIDNIGHT : LONGEST_DAY;
    return !isWholeDay && end - start > longest ? "tooLong" : { start, end, endsNextDay: false };
  }
  const length = end + MINUTES_PER_DAY - start;
  if (length > LONGEST_NIGHT) return "tooLong";
  // "6 pm–7 am": with the other half of the day at one end it would be an hour, which is no usual span either.
  const isPlainNight = start >= 17 * HOUR && end <= 8 * HOUR && length <= NOON + HOUR;
  return length > NOON && !isNight && !isPlainNight ? "halfOfDayUnlikely" : { start, end, endsNextDay: true };
}

/**
 * Whether spans of one service contradict each other: one is another with am and pm changed at one end, or reaches
 * across midnight next to hours of the morning.
 */
export function isSlipAmong(spans: readonly ClockSpan[]): boolean {
  const starts = new Map<number, Set<number>>();
  const ends = new Map<number, Set<number>>();
  for (const { start, end } of spans) {
    setAt(starts, start).add(end);
    setAt(ends, end).add(start);
  }
  const differs = (others: ReadonlyMap<number, ReadonlySet<number>>): boolean =>
    [...others.values()].some((values) => [...values].some((value) => values.has(value + NOON)));
  const isNightBesideMorning =
    spans.some((span) => span.endsNextDay) &&
    spans.some((span) => !span.endsNextDay && span.start >= EARLIEST && span.start < NOON);
  return differs(starts) || differs(ends) || isNightBesideMorning;
}

function setAt(map: Map<number, Set<number>>, key: number): Set<number> {
  const found = map.get(key) ?? new Set<number>();
  map.set(key, found);
  return found;
}
