import { describe, expect, test } from "vitest";
import type { Hours } from "./entry.ts";
import { everyDay, FULL_DAY, hours, nightShelter, span, statusChange, weekly } from "./hours-for-tests.ts";

describe("clock changes", () => {
  // New York, 8 March 2026: 2:00 becomes 3:00. 1 November 2026: 2:00 becomes 1:00.
  test.each<[string, Hours, string, string, string | null]>([
    [
      "a night an hour shorter",
      nightShelter,
      "2026-03-07T23:00-05:00",
      "Open till 6:00 AM",
      "2026-03-08T10:00",
    ],
    [
      "a night an hour longer",
      nightShelter,
      "2026-10-31T23:00-04:00",
      "Open till 6:00 AM",
      "2026-11-01T11:00",
    ],
    [
      "a start that the clock jumps over is the jump",
      hours(weekly("SUNDAY", 2.5, 5)),
      "2026-03-08T01:59-05:00",
      "Closed till 3:00 AM",
      "2026-03-08T07:00",
    ],
    [
      "an end that the clock jumps over is the jump",
      hours(weekly("SUNDAY", 1, 2.5)),
      "2026-03-08T01:59-05:00",
      "Open till 3:00 AM",
      "2026-03-08T07:00",
    ],
    [
      "a span that the clock jumps over does not take place",
      hours(weekly("SUNDAY", 2, 3)),
      "2026-03-08T01:00-05:00",
      "Closed till next Sunday 2:00 AM",
      "2026-03-15T06:00",
    ],
    [
      "an hour closed that the clock jumps over",
      hours([FULL_DAY], [{ type: "WEEKLY", day: "SUNDAY", span: span(2, 3) }]),
      "2026-03-08T01:00-05:00",
      "Open 24/7",
      "2026-03-15T06:00",
    ],
    [
      "two spans around the gap are one",
      hours([...weekly("SUNDAY", 1, 2), ...weekly("SUNDAY", 3, 4)]),
      "2026-03-08T01:00-05:00",
      "Open till 4:00 AM",
      "2026-03-08T08:00",
    ],
    [
      "of two equal starts the first counts",
      hours(weekly("SUNDAY", 1.5, 5)),
      "2026-11-01T01:00-04:00",
      "Closed till 1:30 AM",
      "2026-11-01T05:30",
    ],
    [
      "and it stays open while the hour comes again",
      hours(weekly("SUNDAY", 1.5, 5)),
      "2026-11-01T01:10-05:00",
      "Open till 5:00 AM",
      "2026-11-01T10:00",
    ],
    [
      "of two equal ends the first counts",
      hours(weekly("SUNDAY", 0, 1.5)),
      "2026-11-01T01:00-04:00",
      "Open till 1:30 AM",
      "2026-11-01T05:30",
    ],
    [
      "and it stays closed while the hour comes again",
      hours(weekly("SUNDAY", 0, 1.5)),
      "2026-11-01T01:10-05:00",
      "Closed till next Sunday midnight",
      "2026-11-08T05:00",
    ],
    [
      "an end at 2:00 waits for the only 2:00",
      hours(weekly("SUNDAY", 0, 2)),
      "2026-11-01T01:30-05:00",
      "Open till 2:00 AM",
      "2026-11-01T07:00",
    ],
    [
      "Los Angeles",
      hours(weekly(everyDay, 18, 6), [], "America/Los_Angeles"),
      "2026-03-07T23:00-08:00",
      "Open till 6:00 AM",
      "2026-03-08T13:00",
    ],
    [
      "Phoenix has none",
      hours(weekly("SUNDAY", 2.5, 5), [], "America/Phoenix"),
      "2026-03-08T01:59-07:00",
      "Closed till 2:30 AM",
      "2026-03-08T09:30",
    ],
    [
      "Honolulu has none",
      hours(weekly("SUNDAY", 1.5, 5), [], "Pacific/Honolulu"),
      "2026-11-01T01:00-10:00",
      "Closed till 1:30 AM",
      "2026-11-01T11:30",
    ],
    [
      "St. John's",
      hours(weekly("SUNDAY", 2.5, 5), [], "America/St_Johns"),
      "2026-03-08T01:59-03:30",
      "Closed till 3:00 AM",
      "2026-03-08T05:30",
    ],
    [
      "Lord Howe's half hour forward",
      hours(weekly("SUNDAY", 2.25, 5), [], "Australia/Lord_Howe"),
      "2026-10-04T01:59+10:30",
      "Closed till 2:30 AM",
      "2026-10-03T15:30",
    ],
    [
      "Lord Howe's half hour back",
      hours(weekly("SUNDAY", 1.75, 5), [], "Australia/Lord_Howe"),
      "2026-04-05T01:35+10:30",
      "Open till 5:00 AM",
      "2026-04-04T18:30",
    ],
    [
      "Havana jumps over midnight",
      hours(weekly("SUNDAY", 0, 5), [], "America/Havana"),
      "2026-03-07T23:59-05:00",
      "Closed until 1:00 AM Tomorrow",
      "2026-03-08T05:00",
    ],
  ])("%s", (_, of, at, text, changesAt) => {
    expect(statusChange(of, at)).toEqual([text, changesAt]);
  });
});
