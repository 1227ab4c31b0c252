import fc from "fast-check";
import { expect, test } from "vitest";
import type { Hours, ScheduleEntry } from "../services/opening-hours/entry.ts";
import {
  closedOn,
  everyDay,
  FULL_DAY,
  hours,
  PERMANENTLY_CLOSED,
  weekly,
} from "../services/opening-hours/hours-for-tests.ts";
import { openingStatus } from "../services/opening-hours/opening-status-rule.ts";
import type { Intake } from "./open-on-arrival.ts";
import { openingsToday, visitsToday } from "./openings-today.ts";

const HOUR_MS = 3_600_000;
/** Tuesday noon in New York. */
const NOON = Date.UTC(2026, 10, 24, 17);
const at = (hour: number) => NOON + (hour - 12) * HOUR_MS;
const FIRST_OF_2020: ScheduleEntry = {
  type: "DATE_RANGE",
  startDate: "2020-01-01",
  endDate: "2020-01-01",
  span: { start: 540, end: 600, endsNextDay: false },
};
const nine = weekly(everyDay, 9, 17);

test.each<[string, Hours, readonly (readonly [number, number])[] | null]>([
  ["unknown hours", { ...hours(nine), schedules: [] }, null],
  ["hours by contact", { ...hours(nine), isContact: true }, null],
  ["closed for good", hours([PERMANENTLY_CLOSED]), []],
  ["open now", hours(nine), [[12, 17]]],
  ["later today", hours(weekly(everyDay, 18, 20)), [[18, 20]]],
  ["over for today", hours(weekly(everyDay, 8, 10)), []],
  ["through the night", hours(weekly(everyDay, 20, 2)), [[20, 26]]],
  ["always", hours([FULL_DAY]), [[12, Number.POSITIVE_INFINITY]]],
  ["around the clock until Saturday", hours([FULL_DAY], [closedOn("2026-11-28")]), [[12, 3 * 24 + 24]]],
  ["a zone that nobody knows", { ...hours(nine), timeZone: "Nowhere/Never" }, null],
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

test("they say of each quarter of an hour what the label says then", () => {
  const entry = fc.oneof(
    fc.constant([FULL_DAY]),
    fc.tuple(fc.nat(95), fc.nat(95)).map(([from, until]) => weekly(everyDay, from / 4, until / 4)),
  );
  const closure = fc.constantFrom("2026-11-23", "2026-11-24", "2026-11-25").map((date) => closedOn(date));
  const given = fc.record({
    schedules: fc.array(entry, { maxLength: 4 }).map((lists) => lists.flat()),
    closeSchedules: fc.array(closure, { maxLength: 2 }),
    isContact: fc.nat(9).map((n) => n === 0),
  });
  fc.assert(
    fc.property(given, fc.nat(95), (facts, quarter) => {
      const asked: Hours = { ...hours([]), ...facts };
      const now = at(quarter / 4);
      const openings = openingsToday(asked, now);
      for (let moment = now; moment < at(24); moment += HOUR_MS / 4) {
        const isOpen = openings?.some(({ start, end }) => start <= moment && moment < end);
        const state = isOpen === undefined ? ["NONE", "CONTACT"] : [isOpen ? "OPEN" : "CLOSED"];
        expect(state).toContain(openingStatus(asked, moment).state);
      }
    }),
  );
});

test.each<[string, Intake, readonly (readonly [number, number])[]]>([
  [
    "in the hours of intake alone",
    { intakeSchedules: weekly(everyDay, 18, 21), intakeClosedUntil: null },
    [[18, 21]],
  ],
  ["not today", { intakeSchedules: weekly(everyDay, 8, 10), intakeClosedUntil: null }, []],
  ["after a desk has closed it", { intakeSchedules: [], intakeClosedUntil: at(20) }, [[20, 24]]],
  ["not tonight", { intakeSchedules: [], intakeClosedUntil: at(30) }, []],
  ["whatever old hours say", { intakeSchedules: [FIRST_OF_2020], intakeClosedUntil: null }, [[12, 24]]],
])("one is taken in %s", (_, intake, expected) => {
  const found = visitsToday({ ...hours(weekly(everyDay, 0, 24), [closedOn("2026-11-25")]), ...intake }, NOON);
  expect(found).toEqual(expected.map(([start, end]) => ({ start: at(start), end: at(end) })));
});
