import { expect, test } from "vitest";
import type { Hours } from "./entry.ts";
import { closedOn, everyDay, hours, PERMANENTLY_CLOSED, weekly } from "./hours-for-tests.ts";
import { openingStatus } from "./opening-status-rule.ts";
import { openingNext, opensWithin } from "./opens-within.ts";

/** Friday, November 20, 2026, 5:00 AM in New York. */
const NOW = Date.UTC(2026, 10, 20, 10);
const HOUR = 3_600_000;

const daily = (from: number, until: number, more: Partial<Hours> = {}): Hours => ({
  ...hours(weekly(everyDay, from, until)),
  ...more,
});

const kitchen = daily(7, 9);
const isOpenIn = (of: Hours, until: number) => opensWithin(openingStatus(of, NOW), until);

test.each([
  ["it opens at seven, and the day is asked for", kitchen, 19 * HOUR, true],
  ["it opens at the very end of the time", kitchen, 2 * HOUR, false],
  ["it opens a minute before the end", kitchen, 2 * HOUR + 60_000, true],
  ["it is open when the time begins", daily(4, 6), HOUR, true],
  ["it was open before", daily(3, 5), 2 * HOUR, false],
  ["nobody knows when: contact for hours", daily(7, 9, { isContact: true }), 19 * HOUR, false],
  ["it has no hours", daily(7, 9, { schedules: [] }), 19 * HOUR, false],
  ["it is closed for good", daily(7, 9, { closeSchedules: [PERMANENTLY_CLOSED] }), 19 * HOUR, false],
  ["that day is closed", daily(7, 9, { closeSchedules: [closedOn("2026-11-20")] }), 19 * HOUR, false],
])("%s", (_, of, length, expected) => {
  expect(isOpenIn(of, NOW + length)).toBe(expected);
});

test("what opens next is what is closed now, the soonest first", () => {
  const rows = [daily(12, 13), kitchen, daily(4, 6), daily(6, 7), daily(7, 9, { isContact: true })];
  expect(openingNext(rows, (each) => openingStatus(each, NOW), 2)).toEqual([rows[3], kitchen]);
});
