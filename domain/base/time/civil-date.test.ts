import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dayNumber,
  dayOfIsoDate,
  dayOfUsDate,
  daysInMonth,
  toIsoDate,
  toUsDate,
  toWeekday,
  weekdayInMonth,
  yearMonthDay,
} from "./civil-date.ts";

const MS_PER_DAY = 86_400_000;
const anyDay = fc.integer({ min: -700_000, max: 2_900_000 });

describe("civil dates", () => {
  test.each([
    ["1970-01-01", 0],
    ["1969-12-31", -1],
    ["2000-02-29", 11_016],
    ["2026-11-21", 20_778],
    ["1900-03-01", -25_508],
  ])("%s is day %i", (date, day) => {
    expect(dayOfIsoDate(date)).toBe(day);
    expect(toIsoDate(day)).toBe(date);
  });

  test("agree with the platform's calendar on every day", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const there = new Date(day * MS_PER_DAY);
        const date = {
          year: there.getUTCFullYear(),
          month: there.getUTCMonth() + 1,
          day: there.getUTCDate(),
        };
        expect(yearMonthDay(day)).toEqual(date);
        expect(dayNumber(date)).toBe(day);
        expect(toWeekday(day)).toBe((there.getUTCDay() + 6) % 7);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    [2024, 2, 29],
    [2023, 2, 28],
    [2100, 2, 28],
    [2000, 2, 29],
    [2026, 4, 30],
    [2026, 12, 31],
  ])("month %i-%i has %i days", (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
  });

  test.each([
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "2026-4-1",
    "",
    "tomorrow",
    "2026-01-01T00:00",
  ])("%s is no ISO date", (text) => {
    expect(dayOfIsoDate(text)).toBeNull();
  });

  test.each(["02/29/2026", "13/01/2026", "00/10/2026", "1/1/26", "2026-01-01", ""])(
    "%s is no US date",
    (text) => {
      expect(dayOfUsDate(text)).toBeNull();
    },
  );

  test("are written for the wire as they are read", () => {
    expect(dayOfUsDate("2/9/2026")).toBe(dayOfIsoDate("2026-02-09"));
    expect(toUsDate(dayOfIsoDate("2026-02-09") ?? 0)).toBe("02/09/2026");
  });

  test.each([
    // July 2026 begins on a Wednesday.
    ["2026-07-01", 1, false],
    ["2026-07-07", 1, false],
    ["2026-07-08", 2, false],
    ["2026-07-28", 4, true],
    ["2026-07-29", 5, true],
    ["2026-07-24", 4, false],
    ["2026-02-22", 4, true],
    ["2024-02-29", 5, true],
  ])("%s is number %i of its weekday, last: %s", (date, nth, isLast) => {
    expect(weekdayInMonth(dayOfIsoDate(date) ?? 0)).toEqual({ nth, isLast });
  });
});
