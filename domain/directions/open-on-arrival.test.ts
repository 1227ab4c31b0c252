import { expect, test } from "vitest";
import {
  closedOn,
  everyDay,
  FULL_DAY,
  hours,
  PERMANENTLY_CLOSED,
  weekly,
} from "../services/opening-hours/hours-for-tests.ts";
import { openOnArrival } from "./open-on-arrival.ts";

const daily = hours(weekly(everyDay, 9, 17));
const night = hours(weekly(everyDay, 20, 2));
/** A service without intake hours. */
const ALWAYS_IN = { intakeSchedules: [], intakeClosedUntil: null };

test.each([
  // New York is five hours behind UTC in November.
  ["before the door opens", daily, "2026-11-23T13:59:59Z", "CLOSED"],
  ["as the door opens", daily, "2026-11-23T14:00:00Z", "OPEN"],
  ["more than 30 minutes before it closes", daily, "2026-11-23T21:29:59Z", "OPEN"],
  ["30 minutes before it closes", daily, "2026-11-23T21:30:00Z", "CLOSES_SOON"],
  ["a second before it closes", daily, "2026-11-23T21:59:59Z", "CLOSES_SOON"],
  ["as it closes", daily, "2026-11-23T22:00:00Z", "CLOSED"],
  [
    "on a closed day",
    hours(weekly(everyDay, 9, 17), [closedOn("2026-11-23")]),
    "2026-11-23T15:00:00Z",
    "CLOSED",
  ],
  ["past midnight", night, "2026-11-24T06:00:00Z", "OPEN"],
  ["past midnight, near the end", night, "2026-11-24T06:40:00Z", "CLOSES_SOON"],
  ["around the clock", hours([FULL_DAY]), "2026-11-23T04:59:00Z", "OPEN"],
  ["for good", hours([FULL_DAY], [PERMANENTLY_CLOSED]), "2026-11-23T15:00:00Z", "CLOSED"],
  ["by contact", { ...daily, isContact: true }, "2026-11-23T15:00:00Z", "ASK"],
  ["without hours", hours([]), "2026-11-23T15:00:00Z", "ASK"],
  ["in a zone that nobody knows", { ...daily, timeZone: "Mars/Olympus" }, "2026-11-23T15:00:00Z", "ASK"],
])("%s it is %s", (_, asked, at, state) => {
  expect(openOnArrival({ ...asked, ...ALWAYS_IN }, Date.parse(at))).toBe(state);
});

const evening = weekly(everyDay, 20, 22);
const CLOSED_BY_DESK = Date.parse("2026-11-24T05:00:00Z");

test.each([
  ["while people are taken in", night, evening, null, "2026-11-24T02:00:00Z", "OPEN"],
  ["30 minutes before nobody else is", night, evening, null, "2026-11-24T02:30:00Z", "CLOSES_SOON"],
  ["behind an open door, when nobody else is", night, evening, null, "2026-11-24T03:00:00Z", "CLOSED"],
  ["before the door opens", daily, evening, null, "2026-11-23T13:00:00Z", "CLOSED"],
  ["at hours that nobody knows", hours([]), evening, null, "2026-11-24T03:00:00Z", "ASK"],
  ["until a desk's closure ends", night, [], CLOSED_BY_DESK, "2026-11-24T04:59:59Z", "CLOSED"],
  ["after a desk's closure", night, [], CLOSED_BY_DESK, "2026-11-24T05:00:00Z", "OPEN"],
])("%s it is open to newcomers", (_, asked, intakeSchedules, intakeClosedUntil, at, state) => {
  expect(openOnArrival({ ...asked, intakeSchedules, intakeClosedUntil }, Date.parse(at))).toBe(state);
});
