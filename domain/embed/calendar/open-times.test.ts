import { describe, expect, test } from "vitest";
import type { Hours } from "../../services/opening-hours/entry.ts";
import {
  closedOn,
  dates,
  everyDay,
  FULL_DAY,
  firstTuesday,
  hours,
  nightShelter,
  nineToFive,
  PERMANENTLY_CLOSED,
  weekly,
} from "../../services/opening-hours/hours-for-tests.ts";
import { openingStatus } from "../../services/opening-hours/opening-status-rule.ts";
import { CALENDAR_DAYS, openTimes } from "./open-times.ts";

/** Friday, November 27, 2026, 10 AM in New York. */
const NOW = Date.UTC(2026, 10, 27, 15);
const HOUR = 3_600_000;

/** Formats times in UTC, without seconds. */
function formatTimes(of: Hours, at = NOW): string[] | undefined {
  const iso = (epochMs: number) => new Date(epochMs).toISOString().slice(0, 16);
  return openTimes(of, at)?.map(({ start, end }) => `${iso(start)} ${iso(end)}`);
}

describe("a calendar of opening hours", () => {
  test("begins with today, also what is over by now, and ends after sixty days", () => {
    const times = formatTimes(nineToFive, NOW + 10 * HOUR);
    expect(times?.[0]).toBe("2026-11-27T14:00 2026-11-27T22:00");
    expect(times?.[1]).toBe("2026-11-30T14:00 2026-11-30T22:00");
    expect(times?.at(-1)).toBe("2027-01-25T14:00 2027-01-25T22:00");
  });

  test("begins with the night that is still open this morning, whole", () => {
    expect(formatTimes(nightShelter)?.[0]).toBe("2026-11-26T23:00 2026-11-27T11:00");
  });

  test("leaves closed days out", () => {
    const closed = hours(weekly(everyDay, 9, 17), [closedOn("2026-11-28")]);
    expect(formatTimes(closed)?.slice(0, 2)).toEqual([
      "2026-11-27T14:00 2026-11-27T22:00",
      "2026-11-29T14:00 2026-11-29T22:00",
    ]);
  });

  test("has first Tuesdays", () => {
    expect(formatTimes(firstTuesday)).toEqual([
      "2026-12-01T15:00 2026-12-01T17:00",
      "2027-01-05T15:00 2027-01-05T17:00",
    ]);
  });

  test("has the next time alone where it opens after sixty days", () => {
    const closed = closedOn("2026-11-01", "2027-03-31");
    expect(formatTimes(hours(weekly(everyDay, 9, 17), [closed]))).toEqual([
      "2027-04-01T13:00 2027-04-01T21:00",
    ]);
    expect(formatTimes(hours([FULL_DAY], [closed]))).toEqual(["2027-04-01T04:00 2027-04-02T04:00"]);
  });

  test("keeps the clock's hours when the clock is set forward", () => {
    const times = formatTimes(nineToFive, Date.UTC(2027, 2, 12, 15));
    expect(times?.slice(0, 2)).toEqual([
      "2027-03-12T14:00 2027-03-12T22:00",
      "2027-03-15T13:00 2027-03-15T21:00",
    ]);
  });

  test("is one stretch where the door never closes", () => {
    const [only, ...more] = openTimes(hours([FULL_DAY]), NOW) ?? [];
    expect(more).toEqual([]);
    expect(((only?.end ?? 0) - (only?.start ?? 0)) / (24 * HOUR)).toBeGreaterThanOrEqual(CALENDAR_DAYS);
  });

  test.each([
    ["no hours", hours([])],
    ["hours to ask for", { ...nineToFive, isContact: true }],
    ["a permanent closing", hours(weekly(everyDay, 9, 17), [PERMANENTLY_CLOSED])],
    ["hours that are over", hours(weekly(everyDay, 9, 17), [closedOn("2026-04-01", "2999-12-31")])],
    ["dates that are over", hours([dates("2026-04-01", "2026-04-02", 9, 17)])],
    ["an unknown zone", { ...nineToFive, timeZone: "Nowhere/Land" }],
  ])("there is none of %s", (_, of) => {
    expect(openTimes(of, NOW)).toBeNull();
  });

  test.each([
    ["a week", nineToFive],
    ["nights", nightShelter],
    ["first Tuesdays", firstTuesday],
  ])("agrees with the label at every half hour: %s", (_, of) => {
    const times = openTimes(of, NOW) ?? [];
    for (let at = NOW; at < NOW + 40 * 24 * HOUR; at += HOUR / 2) {
      const isInside = times.some(({ start, end }) => start <= at && at < end);
      expect({ at, isInside }).toEqual({ at, isInside: openingStatus(of, at).state === "OPEN" });
    }
  });
});
