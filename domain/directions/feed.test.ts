import { expect, test } from "vitest";
import { dayNumber } from "../base/time/civil-date.ts";
import { type FeedCalendar, findLastDay, runsOn } from "./feed.ts";

const on = (month: number, day: number) => dayNumber({ year: 2026, month, day });

const weekdays: FeedCalendar = {
  weekdays: [true, true, true, true, true, false, false],
  first: on(11, 2),
  last: on(11, 27),
  added: new Set([on(11, 28)]),
  removed: new Set([on(11, 26)]),
};

test.each([
  ["the first day", on(11, 2), true],
  ["the day before it", on(11, 1), false],
  ["a Saturday", on(11, 7), false],
  ["a Monday", on(11, 23), true],
  ["a holiday", on(11, 26), false],
  ["the last day", on(11, 27), true],
  ["a Saturday that was added after it", on(11, 28), true],
  ["the Monday after it", on(11, 30), false],
])("trips of weekdays on %s", (_, day, runs) => {
  expect(runsOn(weekdays, day)).toBe(runs);
});

test.each([
  ["an added day after the end", weekdays, on(11, 28)],
  ["its end", { ...weekdays, added: new Set<number>() }, on(11, 27)],
  ["an added day, where no weekday runs", { ...weekdays, weekdays: [] }, on(11, 28)],
  ["none", { ...weekdays, weekdays: [], added: new Set<number>() }, null],
])("the last day of a feed is %s", (_, calendar, last) => {
  const trip = { calendar, mode: "BUS" as const, line: "1", headsign: null, calls: [], starts: null };
  const feed = { name: "town", timeZone: "UTC", stops: [], transfers: [], trips: [trip] };
  expect(findLastDay(feed)).toBe(last);
});
