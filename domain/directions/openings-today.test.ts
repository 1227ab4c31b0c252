import { expect, test } from "vitest";
import type { Hours } from "../schedule/entry.ts";
import { everyDay, FULL_DAY, hours, PERMANENTLY_CLOSED, weekly } from "../schedule/hours-for-tests.ts";
import { openingsToday } from "./openings-today.ts";

const HOUR_MS = 3_600_000;
/** Tuesday noon in New York. */
const NOON = Date.UTC(2026, 10, 24, 17);
const at = (hour: number) => NOON + (hour - 12) * HOUR_MS;
const nine = weekly(everyDay, 9, 17);

test.each<[string, Hours, readonly (readonly [number, number])[] | null]>([
  ["unknown hours", { ...hours(nine), schedules: [] }, null],
  ["hours by contact", { ...hours(nine), isContact: true }, null],
  ["closed for good", hours([PERMANENTLY_CLOSED]), []],
  ["open now", hours(nine), [[12, 17]]],
  ["later today", hours(weekly(everyDay, 18, 20)), [[18, 20]]],
  ["over for today", hours(weekly(everyDay, 8, 10)), []],
  ["through the night", hours(weekly(everyDay, 20, 2)), [[20, 26]]],
  ["always", hours([FULL_DAY]), [[12, 36]]],
])("%s", (_, given, expected) => {
  const found = openingsToday(given, NOON);
  expect(found).toEqual(expected?.map(([start, end]) => ({ start: at(start), end: at(end) })) ?? null);
});

test("a door that opens twice is open twice", () => {
  const [morning, evening] = [hours(weekly(everyDay, 11, 13)), hours(weekly(everyDay, 17, 18))];
  const twice = { ...morning, schedules: [...morning.schedules, ...evening.schedules] };
  expect(openingsToday(twice, NOON)).toEqual([
    { start: at(12), end: at(13) },
    { start: at(17), end: at(18) },
  ]);
});
