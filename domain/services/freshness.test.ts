import { describe, expect, test } from "vitest";
import {
  dayOfInstant,
  type Freshness,
  freshnessOfDay,
  NEVER,
  OLDER,
  RECENT,
  toFreshness,
  YEAR,
} from "./freshness.ts";

/** Sunday, 2026-11-22, noon in Honolulu and 17:00 in New York. */
const NOW = Date.parse("2026-11-22T12:00:00-10:00");

describe("how old a confirmation is", () => {
  test.each<[string, string | null, Freshness]>([
    ["in this minute", "2026-11-22T12:00:00-10:00", RECENT],
    ["in the same minute, by another zone's clock", "2026-11-22T17:00:00-05:00", RECENT],
    ["by a clock that is ahead", "2026-11-22T12:05:00-10:00", RECENT],
    ["90 days ago in Honolulu", "2026-08-24T12:00:00-10:00", RECENT],
    ["90 days ago, by New York's clock", "2026-08-24T17:00:00-05:00", RECENT],
    ["90 days and a minute ago", "2026-08-24T11:59:00-10:00", YEAR],
    ["90 days and a minute ago, by New York's clock", "2026-08-24T16:59:00-05:00", YEAR],
    ["a year ago", "2025-11-22T12:00:00-10:00", YEAR],
    ["a year and a minute ago", "2025-11-22T11:59:00-10:00", OLDER],
    ["a year and a minute ago, by New York's clock", "2025-11-22T16:59:00-05:00", OLDER],
    ["on a date without a time", "2026-11-01", RECENT],
    ["on a date of last year's spring", "2025-04-01", OLDER],
    ["years ago", "2019-08-19", OLDER],
    ["never", null, NEVER],
  ])("%s", (_, since, expected) => {
    expect(toFreshness(since === null ? null : Date.parse(since), NOW)).toBe(expected);
  });

  test("by the day alone it is never younger", () => {
    for (const hours of [0, 23, 24, 90 * 24, 365 * 24 - 1, 365 * 24]) {
      const exact = toFreshness(NOW - hours * 3_600_000, NOW);
      const day = dayOfInstant(NOW - hours * 3_600_000);
      expect(freshnessOfDay(day, NOW)).toBeGreaterThanOrEqual(exact);
    }
    expect(freshnessOfDay(dayOfInstant(NOW), NOW)).toBe(RECENT);
    expect(freshnessOfDay(undefined, NOW)).toBe(NEVER);
  });

  test("it only ever grows older", () => {
    const days = Array.from({ length: 800 }, (_, day) => toFreshness(NOW, NOW + day * 86_400_000));
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(new Set(days).size).toBe(3);
  });
});
