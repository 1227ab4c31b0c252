import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalHours } from "./canonical-hours.ts";
import {
  type ClockSpan,
  DAYS,
  type Day,
  type Hours,
  PERIODS,
  type Period,
  type ScheduleEntry,
} from "./entry.ts";
import { isTurnedAway } from "./intake.ts";
import { isOpenByEdges, openingEdges, turnedAwayEdges } from "./opening-edges.ts";
import { openingStatus, satisfiesOpenNow } from "./opening-status-rule.ts";
import { weekView } from "./week-view.ts";

/**
 * The rule against a slow and obvious second reading of rules opening-hours 12–17 that shares no code with it: it
 * writes down what the wall clock shows at every minute, looks up when it first shows each start and each end, and
 * marks the minutes between.
 */

/** Cases of a property that names no number; ordinary runs have fewer of them than full ones. */
const USUAL_RUNS = fc.readConfigureGlobal().numRuns ?? 100;

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Windows of days, most of them around a change of the clock. */
const WINDOWS = [
  { timeZone: "America/New_York", from: "2026-03-05" },
  { timeZone: "America/New_York", from: "2026-10-29" },
  { timeZone: "America/New_York", from: "2026-08-27" },
  { timeZone: "America/Los_Angeles", from: "2024-02-26" },
  { timeZone: "America/Los_Angeles", from: "2025-10-30" },
  { timeZone: "America/Phoenix", from: "2026-03-05" },
  { timeZone: "Pacific/Honolulu", from: "2026-10-29" },
  { timeZone: "America/St_Johns", from: "2010-11-04" },
  { timeZone: "America/St_Johns", from: "2026-03-05" },
  { timeZone: "Australia/Lord_Howe", from: "2026-04-02" },
  { timeZone: "Australia/Lord_Howe", from: "2026-10-01" },
  { timeZone: "America/Havana", from: "2026-03-05" },
  { timeZone: "America/Havana", from: "2026-10-29" },
  { timeZone: "Pacific/Apia", from: "2011-12-28" },
];
const DAYS_BEFORE = 4;
const DAYS_ASKED = 6;
const DAYS_AFTER = 4;

interface Window {
  timeZone: string;
  /** Epoch milliseconds of the first minute that is asked about. */
  askedFrom: number;
  /** Epoch milliseconds of the first minute in `shown`. */
  shownFrom: number;
  /** For every minute, what the clock shows, as if it were UTC, in minutes since the epoch. */
  shown: number[];
}

function createWindow({ timeZone, from }: (typeof WINDOWS)[number]): Window {
  const askedFrom = Date.parse(`${from}T00:00Z`);
  const shownFrom = askedFrom - DAYS_BEFORE * DAY;
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  });
  const minutes = ((DAYS_BEFORE + DAYS_ASKED + DAYS_AFTER) * DAY) / MINUTE;
  const shown = Array.from({ length: minutes }, (_, minute) => {
    const text = clock.format(shownFrom + minute * MINUTE);
    return Date.parse(`${text.replace(" ", "T")}Z`) / MINUTE;
  });
  return { timeZone, askedFrom, shownFrom, shown };
}

const windows = new Map<(typeof WINDOWS)[number], Window>();

/** Written down when it is first asked for: a wrong rule fails in the first window mostly. */
function knownWindow(days: (typeof WINDOWS)[number]): Window {
  const window = windows.get(days) ?? createWindow(days);
  windows.set(days, window);
  return window;
}

/** Open or not, for every minute of a window. */
function slowReading({ timeZone: _, ...hours }: Hours, { shown, shownFrom }: Window): boolean[] {
  const firstShown = (minute: number): number => {
    const index = shown.findIndex((each) => each >= minute);
    return index === -1 ? shown.length : index;
  };
  const open: boolean[] = shown.map(() => false);
  const mark = (date: number, { start, end, endsNextDay }: ClockSpan, value: boolean): void => {
    const midnight = date / MINUTE;
    const until = end === 1_439 ? 1_440 : end;
    const from = firstShown(midnight + start);
    const to = firstShown(midnight + until + (endsNextDay ? 1_440 : 0));
    for (let minute = from; minute < to; minute++) open[minute] = value;
  };
  const dates: number[] = [];
  for (let date = shownFrom - 2 * DAY; date < shownFrom + 17 * DAY; date += DAY) dates.push(date);

  for (const date of dates) {
    const isClosedAllDay = hours.closeSchedules.some(
      (entry) => "span" in entry && entry.span === null && isOn(entry, date),
    );
    if (isClosedAllDay) continue;
    for (const entry of hours.schedules) {
      if (entry.type === "FULL_DAY") mark(date, { start: 0, end: 0, endsNextDay: true }, true);
      if ("span" in entry && entry.span !== null && isOn(entry, date)) mark(date, entry.span, true);
    }
  }
  for (const date of dates) {
    for (const entry of hours.closeSchedules) {
      if ("span" in entry && entry.span !== null && isOn(entry, date)) mark(date, entry.span, false);
    }
  }
  return open;
}

/** `date` is the midnight of a date as if it were UTC. */
function isOn(entry: ScheduleEntry, date: number): boolean {
  const weekday = DAYS[(new Date(date).getUTCDay() + 6) % 7];
  if (entry.type === "WEEKLY") return entry.day === weekday;
  if (entry.type === "DATE_RANGE") {
    const text = new Date(date).toISOString().slice(0, 10);
    return entry.startDate <= text && text <= entry.endDate;
  }
  if (entry.type !== "MONTHLY" || entry.day !== weekday) return false;
  const sameMonth = (other: number) => new Date(other).getUTCMonth() === new Date(date).getUTCMonth();
  let nth = 1;
  while (sameMonth(date - nth * 7 * DAY)) nth++;
  const isLast = !sameMonth(date + 7 * DAY);
  return entry.period === "LAST" ? isLast : PERIODS.indexOf(entry.period) === nth - 1;
}

const minute = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 59, 61, 119, 120, 121, 150, 179, 181, 1_438, 1_439) },
);
const span: fc.Arbitrary<ClockSpan> = fc
  .tuple(minute, fc.oneof(minute, fc.constantFrom(1_439, 1_440)), fc.boolean())
  .map(([start, end, tick]) => ({ start, end, endsNextDay: end <= start || (tick && end - start < 60) }));
const day: fc.Arbitrary<Day> = fc.constantFrom(...DAYS);
const period: fc.Arbitrary<Period> = fc.constantFrom(...PERIODS);

function entries(window: Window, spans: fc.Arbitrary<ClockSpan | null>): fc.Arbitrary<ScheduleEntry> {
  const date = (offset: number) => new Date(window.askedFrom + offset * DAY).toISOString().slice(0, 10);
  const range = fc.tuple(fc.integer({ min: -3, max: 7 }), fc.integer({ min: 0, max: 4 }));
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant("WEEKLY" as const), day, span: spans }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("MONTHLY" as const), period, day, span: spans }) },
    {
      weight: 2,
      arbitrary: fc.tuple(range, spans).map(([[first, length], of]) => ({
        type: "DATE_RANGE" as const,
        startDate: date(first),
        endDate: date(first + length),
        span: of,
      })),
    },
  );
}

const question = fc.constantFrom(...WINDOWS).chain((days) => {
  const window = knownWindow(days);
  const open = fc.oneof(
    { weight: 9, arbitrary: entries(window, span) },
    { weight: 1, arbitrary: fc.constant<ScheduleEntry>({ type: "FULL_DAY" }) },
  );
  return fc.record({
    window: fc.constant(window),
    hours: fc.record({
      timeZone: fc.constant(window.timeZone),
      schedules: fc.array(open, { minLength: 1, maxLength: 8 }),
      closeSchedules: fc.array(entries(window, fc.option(span)), { maxLength: 4 }),
      isContact: fc.constant(false),
    }),
    moments: fc.array(fc.integer({ min: 0, max: DAYS_ASKED * DAY - 1 }), { minLength: 8, maxLength: 8 }),
  });
});

describe("against a slow reading", () => {
  test("the edges are right at every minute", () => {
    fc.assert(
      fc.property(question, ({ window, hours }) => {
        const slow = slowReading(hours, window);
        const edges = openingEdges(hours, window.askedFrom, window.askedFrom + DAYS_ASKED * DAY);
        const before = (window.askedFrom - window.shownFrom) / MINUTE;
        const asked = slow.slice(before, before + (DAYS_ASKED * DAY) / MINUTE);
        const read = asked.map((_, at) => isOpenByEdges(edges, window.askedFrom + at * MINUTE));
        expect(read.findIndex((isOpen, at) => isOpen !== asked[at])).toBe(-1);
        expect(edges).toEqual([...new Set(edges)].sort((a, b) => a - b));
        const until = (window.askedFrom + DAYS_ASKED * DAY) / MINUTE;
        expect(edges.every((edge) => edge >= window.askedFrom / MINUTE && edge < until)).toBe(true);
      }),
      { numRuns: 4 * USUAL_RUNS },
    );
  });

  test("the label is right, and so is the time of its next change", () => {
    fc.assert(
      fc.property(question, ({ window, hours, moments }) => {
        const slow = slowReading(hours, window);
        const knownUntil = window.shownFrom + (slow.length * MINUTE - 3 * DAY);
        for (const moment of moments) {
          const at = window.askedFrom + moment;
          const status = openingStatus(hours, at);
          const now = Math.floor((at - window.shownFrom) / MINUTE);
          const isOpen = slow[now] ?? false;
          expect(status.state).toBe(isOpen ? "OPEN" : "CLOSED");
          let next = now;
          while (next < slow.length && slow[next] === isOpen) next++;
          const changesAt = window.shownFrom + next * MINUTE;
          if (changesAt < knownUntil) expect(status.changesAt).toBe(changesAt);
          else expect(status.changesAt ?? knownUntil).toBeGreaterThanOrEqual(knownUntil);
        }
      }),
      { numRuns: 4 * USUAL_RUNS },
    );
  });
});

test("a closing time without a weekday is the next time that the clock shows it; one with a weekday is not", () => {
  fc.assert(
    fc.property(question, ({ hours, window, moments }) => {
      for (const moment of moments) {
        const at = window.askedFrom + moment;
        const { changesAt, wording } = openingStatus(hours, at);
        if (changesAt === null || (wording.form !== "OPEN_TILL" && wording.form !== "OPEN_TILL_DAY"))
          continue;
        const [now = 0, end = 0] = [at, changesAt].map((instant) =>
          Math.floor((instant - window.shownFrom) / MINUTE),
        );
        const span = window.shown.slice(now, end + 1);
        // Where the clock skips or repeats something, other tests compare the label.
        if (span.some((each, index) => each !== (span[0] ?? 0) + index)) continue;
        const isShownBefore = end - now >= 1_440;
        const isMidnight = wording.form === "OPEN_TILL" && wording.time === 1_440;
        if (!isMidnight) expect(wording.form).toBe(isShownBefore ? "OPEN_TILL_DAY" : "OPEN_TILL");
      }
    }),
    { numRuns: 2 * USUAL_RUNS },
  );
});

test("the label is the same throughout a minute", () => {
  fc.assert(
    fc.property(question, ({ hours, window, moments }) => {
      for (const moment of moments) {
        const at = window.askedFrom + moment;
        const begin = Math.floor(at / MINUTE) * MINUTE;
        const status = openingStatus(hours, begin);
        expect(openingStatus(hours, at)).toEqual(status);
        expect(openingStatus(hours, begin + MINUTE - 1)).toEqual(status);
      }
    }),
    { numRuns: 2 * USUAL_RUNS },
  );
});

describe("label and filter", () => {
  test("never disagree, whenever the edges were made", () => {
    fc.assert(
      fc.property(question, fc.integer({ min: 0, max: 35 * DAY }), ({ window, hours, moments }, early) => {
        const from = window.askedFrom - early;
        const edges = openingEdges(hours, from, from + 35 * DAY + DAYS_ASKED * DAY);
        for (const moment of moments) {
          const at = window.askedFrom + moment;
          expect(isOpenByEdges(edges, at)).toBe(satisfiesOpenNow(openingStatus(hours, at)));
        }
      }),
      { numRuns: 4 * USUAL_RUNS },
    );
  });

  test("never disagree on whether people are turned away", () => {
    fc.assert(
      fc.property(question, fc.integer({ min: 0, max: 35 * DAY }), ({ window, hours, moments }, early) => {
        const withIntake = { ...hours, schedules: [], intakeSchedules: hours.schedules };
        const from = window.askedFrom - early;
        const edges = turnedAwayEdges(withIntake, from, from + 35 * DAY + DAYS_ASKED * DAY);
        for (const moment of moments) {
          const at = window.askedFrom + moment;
          expect(isOpenByEdges(edges, at)).toBe(isTurnedAway(withIntake, at));
        }
      }),
      { numRuns: 4 * USUAL_RUNS },
    );
  });

  test("agree where no status is computed", () => {
    fc.assert(
      fc.property(question, fc.constantFrom("contact", "closed", "none"), ({ window, hours }, kind) => {
        const silent: Hours = {
          ...hours,
          isContact: kind === "contact",
          schedules: kind === "none" ? [] : hours.schedules,
          closeSchedules: kind === "closed" ? [{ type: "PERMANENTLY_CLOSED" }] : hours.closeSchedules,
        };
        expect(openingEdges(silent, window.askedFrom, window.askedFrom + 35 * DAY)).toEqual([]);
        expect(satisfiesOpenNow(openingStatus(silent, window.askedFrom))).toBe(false);
        expect(weekView(silent, window.askedFrom)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});

test("the week strip agrees with the label", () => {
  fc.assert(
    fc.property(question, ({ window, hours, moments }) => {
      for (const moment of moments) {
        const at = window.askedFrom + moment;
        const now = Math.floor((at - window.shownFrom) / MINUTE);
        // The hour that repeats when the clock goes back is not in a strip of wall-clock hours.
        const shown = window.shown[now] ?? 0;
        if (window.shown.indexOf(shown) !== now || window.shown.slice(0, now).some((each) => each > shown))
          continue;
        const today = weekView(hours, at).find(({ isToday }) => isToday);
        const ofDay = shown - Math.floor(shown / 1_440) * 1_440;
        const isInStrip = today?.spans.some((each) => each.startMinute <= ofDay && ofDay < each.endMinute);
        expect(today?.date).toBe(new Date(shown * MINUTE).toISOString().slice(0, 10));
        expect(isInStrip).toBe(satisfiesOpenNow(openingStatus(hours, at)));
      }
    }),
    { numRuns: USUAL_RUNS },
  );
});

test("neither order nor doubled entries nor the way to write midnight change hours or their fingerprint", () => {
  fc.assert(
    fc.property(question, ({ window, hours }) => {
      const rewritten = (entry: ScheduleEntry): ScheduleEntry => {
        if (!("span" in entry) || entry.span === null || entry.span.endsNextDay) return entry;
        if (entry.span.end === 1_439) return { ...entry, span: { ...entry.span, end: 1_440 } };
        if (entry.span.end === 1_440) return { ...entry, span: { ...entry.span, end: 0, endsNextDay: true } };
        return entry;
      };
      const other: Hours = {
        ...hours,
        schedules: [...hours.schedules, ...hours.schedules].reverse().map(rewritten),
        closeSchedules: [...hours.closeSchedules].reverse().map(rewritten),
      };
      expect(canonicalHours(other)).toBe(canonicalHours(hours));
      const until = window.askedFrom + 35 * DAY;
      expect(openingEdges(other, window.askedFrom, until)).toEqual(
        openingEdges(hours, window.askedFrom, until),
      );
    }),
    { numRuns: 2 * USUAL_RUNS },
  );
});
