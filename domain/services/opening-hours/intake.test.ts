import { expect, test } from "vitest";
import { openingHours as english } from "#words/compiled/en/services/opening-hours.ts";
import { epochOfIso, isoOfEpoch } from "../../base/contract/instant.ts";
import { closedOn, everyDay, hours, PERMANENTLY_CLOSED, weekdays, weekly } from "./hours-for-tests.ts";
import { intakeClosureEnd, intakeStatus } from "./intake.ts";
import { statusText } from "./status-text.ts";

const evening = weekly(everyDay, 18, 21);

test.each<
  [string, Parameters<typeof intakeStatus>[1], Parameters<typeof hours>[1], string, string, string | null]
>([
  ["before it", evening, [], "2026-11-20T17:59-05:00", "Closed till 6:00 PM", "2026-11-20T23:00"],
  ["in it", evening, [], "2026-11-20T18:00-05:00", "Open till 9:00 PM", "2026-11-21T02:00"],
  ["after it", evening, [], "2026-11-20T21:00-05:00", "Closed until 6:00 PM Tomorrow", "2026-11-21T23:00"],
  [
    "over a clock change",
    evening,
    [],
    "2026-10-31T22:00-04:00",
    "Closed until 6:00 PM Tomorrow",
    "2026-11-01T23:00",
  ],
  [
    "over the weekend",
    weekly(weekdays, 18, 21),
    [],
    "2026-11-20T22:00-05:00",
    "Closed until Monday 6:00 PM",
    "2026-11-23T23:00",
  ],
  [
    "on a closed day",
    evening,
    [closedOn("2026-11-20")],
    "2026-11-20T18:30-05:00",
    "Closed until 6:00 PM Tomorrow",
    "2026-11-21T23:00",
  ],
  ["never again", evening, [PERMANENTLY_CLOSED], "2026-11-20T18:30-05:00", "Permanently closed", null],
  ["not stated", [], [], "2026-11-20T18:30-05:00", "", null],
])("intake %s", (_, intake, closed, at, text, change) => {
  // Whether the door is open says nothing about it.
  for (const schedules of [[], weekly(everyDay, 0, 24)]) {
    const status = intakeStatus(hours(schedules, closed), intake, epochOfIso(at) ?? Number.NaN);
    expect(statusText(status, english)).toBe(text);
    expect(status.changesAt === null ? null : isoOfEpoch(status.changesAt).slice(0, 16)).toBe(change);
  }
});

test.each<[string, Parameters<typeof intakeStatus>[1], string, string | null]>([
  ["in the hours: until they end", evening, "2026-11-20T18:30-05:00", "2026-11-21T02:00"],
  ["before them: until they have ended", evening, "2026-11-20T12:00-05:00", "2026-11-21T02:00"],
  ["after them: until those of tomorrow", evening, "2026-11-20T23:30-05:00", null],
  ["none for days", weekly(weekdays, 18, 21), "2026-11-20T22:00-05:00", null],
  ["over midnight", weekly(everyDay, 20, 2), "2026-11-20T23:00-05:00", "2026-11-21T07:00"],
  ["at all hours: until the morning", weekly(everyDay, 0, 24), "2026-11-20T23:00-05:00", "2026-11-21T11:00"],
  ["on for days: until the morning", weekly(weekdays, 0, 24), "2026-11-18T19:00-05:00", "2026-11-19T11:00"],
  [
    "soon on for days: until the morning",
    weekly(weekdays, 0, 24),
    "2026-11-22T19:00-05:00",
    "2026-11-23T11:00",
  ],
  ["no hours stated, in the evening", [], "2026-11-20T19:00-05:00", "2026-11-21T11:00"],
  ["no hours stated, at night", [], "2026-11-21T03:00-05:00", "2026-11-21T11:00"],
  ["no hours stated, over a clock change", [], "2026-10-31T23:00-04:00", "2026-11-01T11:00"],
])("a desk closes intake %s", (_, intake, at, end) => {
  const until = intakeClosureEnd(hours([], []), intake, epochOfIso(at) ?? Number.NaN);
  expect(until === null ? null : isoOfEpoch(until).slice(0, 16)).toBe(end);
});
