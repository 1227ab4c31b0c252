import { describe, expect, test } from "vitest";
import type { ScheduleEntry } from "./entry.ts";
import {
  closedOn,
  dates,
  everyDay,
  FULL_DAY,
  hours,
  MIDNIGHT,
  monthly,
  nightShelter,
  span,
  statusChange,
  weekdays,
  weekly,
} from "./hours-for-tests.ts";
import { openingStatus } from "./opening-status-rule.ts";

describe("which days", () => {
  test.each<[string, ScheduleEntry, string, string]>([
    // July 2026 begins on a Wednesday: its first Tuesday is the 7th.
    ["first Tuesday", monthly("FIRST", "TUESDAY", 10, 12), "2026-07-01T00:00-04:00", "2026-07-07T14:00"],
    ["third Monday", monthly("THIRD", "MONDAY", 10, 12), "2026-07-01T00:00-04:00", "2026-07-20T14:00"],
    [
      "fourth where it is the last",
      monthly("LAST", "TUESDAY", 10, 12),
      "2026-07-01T00:00-04:00",
      "2026-07-28T14:00",
    ],
    [
      "fifth where it is the last",
      monthly("LAST", "FRIDAY", 10, 12),
      "2026-07-01T00:00-04:00",
      "2026-07-31T14:00",
    ],
    [
      "fifth only where there is one",
      monthly("FIFTH", "MONDAY", 10, 12),
      "2026-09-01T00:00-04:00",
      "2026-11-30T15:00",
    ],
    [
      "fifth in a leap February",
      monthly("FIFTH", "THURSDAY", 10, 12),
      "2024-02-01T00:00-05:00",
      "2024-02-29T15:00",
    ],
    [
      "last of a February of 28 days",
      monthly("LAST", "SATURDAY", 10, 12),
      "2026-02-01T00:00-05:00",
      "2026-02-28T15:00",
    ],
    [
      "first date of a range",
      dates("2027-02-03", "2027-02-05", 10, 12),
      "2026-02-01T00:00-05:00",
      "2027-02-03T15:00",
    ],
    [
      "a range in many years",
      dates("2126-02-03", "2126-02-05", 10, 12),
      "2026-02-01T00:00-05:00",
      "2126-02-03T15:00",
    ],
  ])("%s", (_, entry, at, opens) => {
    expect(statusChange(hours([entry]), at)[1]).toBe(opens);
  });

  test("a range of dates is open on its first and on its last day, and not before or after", () => {
    const range = hours([dates("2026-12-15", "2026-12-16", 8, 12)]);
    const open = ["14", "15", "16", "17"].map(
      (day) => openingStatus(range, Date.parse(`2026-12-${day}T09:00-05:00`)).state,
    );
    expect(open).toEqual(["CLOSED", "OPEN", "OPEN", "CLOSED"]);
  });

  test("a month's last evening runs into the next month's first morning", () => {
    const lastMonday = hours([monthly("LAST", "MONDAY", 22, 6)]);
    expect(statusChange(lastMonday, "2026-12-01T02:00-05:00")[0]).toBe("Open till 6:00 AM");
    expect(statusChange(lastMonday, "2026-12-01T06:00-05:00")).toEqual([
      "Closed until last Monday 10:00 PM",
      "2026-12-29T03:00",
    ]);
    expect(statusChange(lastMonday, "2026-08-31T23:00-04:00")).toEqual([
      "Open till 6:00 AM",
      "2026-09-01T10:00",
    ]);
    expect(statusChange(lastMonday, "2026-09-01T05:59-04:00")).toEqual([
      "Open till 6:00 AM",
      "2026-09-01T10:00",
    ]);
    expect(statusChange(lastMonday, "2026-09-01T06:00-04:00")[0]).toBe("Closed until last Monday 10:00 PM");
  });

  test("the service's zone counts: the same moment on two coasts", () => {
    const at = "2026-11-20T16:30Z";
    expect(statusChange(hours(weekly("FRIDAY", 9, 17), [], "America/Los_Angeles"), at)[0]).toBe(
      "Closed till 9:00 AM",
    );
    expect(statusChange(hours(weekly("FRIDAY", 9, 17), [], "America/New_York"), at)[0]).toBe(
      "Open till 5:00 PM",
    );
    expect(statusChange(hours(weekly("SATURDAY", 5, 17), [], "Pacific/Auckland"), at)[0]).toBe(
      "Open till 5:00 PM",
    );
  });
});

describe("the label names the entry that opens", () => {
  const [fourth, last] = [monthly("FOURTH", "TUESDAY", 10, 14), monthly("LAST", "TUESDAY", 14, 16)];
  // 24 November 2026 is the fourth Tuesday of its month and the last one.
  test.each<[string, ScheduleEntry[], ScheduleEntry[], string]>([
    [
      "of two entries of the month, the one of that day",
      [monthly("FIRST", "MONDAY", 10, 12), monthly("THIRD", "FRIDAY", 10, 12)],
      [closedOn("2026-11-01", "2026-11-15")],
      "Closed until 3rd Friday 10:00 AM",
    ],
    ["the earlier of a day", [last, fourth], [], "Closed until 4th Tuesday 10:00 AM"],
    [
      "the later of a day where the earlier does not take place",
      [fourth, last],
      [dates("2026-11-24", "2026-11-24", 10, 14)],
      "Closed until last Tuesday 2:00 PM",
    ],
    [
      "the month's, where dates open at the same time",
      [dates("2026-11-24", "2026-11-24", 10, 14), fourth],
      [],
      "Closed until 4th Tuesday 10:00 AM",
    ],
    [
      "a date, where the month's entry comes only later that day",
      [last, dates("2026-11-24", "2026-11-24", 8, 9)],
      [],
      "Closed until November 24",
    ],
  ])("%s", (_, schedules, closed, label) => {
    expect(statusChange(hours(schedules, closed), "2026-11-03T12:00-05:00")[0]).toBe(label);
  });

  test.each([
    ["2026-11-03T13:00-05:00", [], "Closed until 1st Tuesday 10:00 AM"],
    ["2026-11-03T11:00-05:00", [closedOn("2026-11-03")], "Closed until 1st Tuesday 10:00 AM"],
    ["2026-11-03T09:59-05:00", [closedOn("2026-11-03")], "Closed until December 1"],
  ])("today is that day of the month: %s", (at, closed, label) => {
    expect(statusChange(hours([monthly("FIRST", "TUESDAY", 10, 12)], closed), at)[0]).toBe(label);
  });

  test("ranges of dates are found in whatever order they are written", () => {
    const [sooner, later] = [
      dates("2028-06-01", "2028-06-02", 8, 12),
      dates("2030-06-01", "2030-06-02", 8, 12),
    ];
    for (const schedules of [
      [sooner, later],
      [later, sooner],
    ])
      expect(statusChange(hours(schedules), "2026-11-03T12:00-05:00")[1]).toBe("2028-06-01T12:00");
  });
});

describe("midnight", () => {
  const late: ScheduleEntry = {
    type: "WEEKLY",
    day: "FRIDAY",
    span: { start: 540, end: 1_439, endsNextDay: false },
  };

  test("11:59 PM as an end means midnight", () => {
    expect(statusChange(hours([late]), "2026-11-20T23:59:59-05:00")).toEqual([
      "Open till midnight",
      "2026-11-21T05:00",
    ]);
  });

  test("spans that touch are one", () => {
    const touching = hours([
      late,
      ...weekly("SATURDAY", 0, 3),
      ...weekly("SATURDAY", 3, 4),
      ...weekly("SATURDAY", 2, 3.5),
    ]);
    expect(statusChange(touching, "2026-11-20T22:00-05:00")).toEqual([
      "Open till 4:00 AM",
      "2026-11-21T09:00",
    ]);
  });

  test("every day from midnight to 11:59 PM is 24/7", () => {
    const days = everyDay.map(
      (day): ScheduleEntry => ({ type: "WEEKLY", day, span: { start: 0, end: 1_439, endsNextDay: false } }),
    );
    const at = Date.parse("2026-11-20T22:00-05:00");
    expect(openingStatus(hours(days), at)).toEqual(openingStatus(hours([FULL_DAY]), at));
    expect(statusChange(hours(days), "2026-11-20T23:59-05:00")).toEqual(["Open 24/7", null]);
    expect(statusChange(hours(days, [closedOn("2026-11-22")]), "2026-11-21T12:00-05:00")).toEqual(
      statusChange(hours([FULL_DAY], [closedOn("2026-11-22")]), "2026-11-21T12:00-05:00"),
    );
  });

  test("a span may last into the evening of the next day", () => {
    const weekend: ScheduleEntry = {
      type: "WEEKLY",
      day: "SATURDAY",
      span: { start: 480, end: 1_020, endsNextDay: true },
    };
    expect(statusChange(hours([weekend]), "2026-11-21T09:00-05:00")[0]).toBe("Open till Sunday 5:00 PM");
    const untilMidnight: ScheduleEntry = {
      type: "WEEKLY",
      day: "SATURDAY",
      span: { start: 480, end: MIDNIGHT, endsNextDay: true },
    };
    expect(statusChange(hours([untilMidnight]), "2026-11-21T09:00-05:00")[1]).toBe("2026-11-23T05:00");
  });

  test("from eight to eight the next day is a whole day", () => {
    expect(statusChange(hours(weekly("FRIDAY", 8, 8)), "2026-11-21T07:59-05:00")[0]).toBe(
      "Open till 8:00 AM",
    );
  });
});

describe("closed days", () => {
  const thanksgiving = closedOn("2026-11-26");

  test("without times, they take away the spans that begin on them, and no others", () => {
    const closed = { ...nightShelter, closeSchedules: [thanksgiving] };
    expect(statusChange(closed, "2026-11-26T02:00-05:00")).toEqual(["Open till 6:00 AM", "2026-11-26T11:00"]);
    expect(statusChange(closed, "2026-11-26T06:00-05:00")).toEqual([
      "Closed until 6:00 PM Tomorrow",
      "2026-11-27T23:00",
    ]);
    expect(statusChange(closed, "2026-11-26T23:00-05:00")).toEqual([
      "Closed until 6:00 PM Tomorrow",
      "2026-11-27T23:00",
    ]);
    expect(statusChange(closed, "2026-11-27T02:00-05:00")).toEqual([
      "Closed till 6:00 PM",
      "2026-11-27T23:00",
    ]);
  });

  test("with times, they take away those hours", () => {
    const lunch = hours(weekly(weekdays, 9, 17), [dates("2026-11-20", "2026-11-20", 12, 13)]);
    expect(statusChange(lunch, "2026-11-20T10:00-05:00")[0]).toBe("Open till 12:00 PM");
    expect(statusChange(lunch, "2026-11-20T12:00-05:00")[0]).toBe("Closed till 1:00 PM");
    expect(statusChange(lunch, "2026-11-20T13:00-05:00")[0]).toBe("Open till 5:00 PM");
    const morning = { ...nightShelter, closeSchedules: [dates("2026-11-21", "2026-11-21", 4, 12)] };
    expect(statusChange(morning, "2026-11-20T23:00-05:00")[0]).toBe("Open till 4:00 AM");
  });

  test("with times over midnight, they take away the hours of both days", () => {
    const closed = hours([FULL_DAY], [{ type: "WEEKLY", day: "FRIDAY", span: span(22, 6) }]);
    expect(statusChange(closed, "2026-11-20T12:00-05:00")).toEqual([
      "Open till 10:00 PM",
      "2026-11-21T03:00",
    ]);
    expect(statusChange(closed, "2026-11-21T01:00-05:00")).toEqual([
      "Closed till 6:00 AM",
      "2026-11-21T11:00",
    ]);
  });

  test("weekly and monthly ones, and those by the month's last", () => {
    const closed = hours(weekly(everyDay, 9, 17), [
      { type: "WEEKLY", day: "SATURDAY", span: null },
      { type: "MONTHLY", period: "LAST", day: "SUNDAY", span: null },
    ]);
    expect(statusChange(closed, "2026-11-20T18:00-05:00")[0]).toBe("Closed until Sunday 9:00 AM");
    expect(statusChange(closed, "2026-11-27T18:00-05:00")[0]).toBe("Closed until Monday 9:00 AM");
  });

  test("hours that are always taken away never come", () => {
    const never = hours(
      [monthly("FIFTH", "MONDAY", 9, 17)],
      [{ type: "MONTHLY", period: "LAST", day: "MONDAY", span: null }],
    );
    expect(statusChange(never, "2026-11-20T18:00-05:00")).toEqual(["Closed", null]);
  });

  test("years of closed days are looked beyond", () => {
    const renovation = hours(weekly(weekdays, 9, 17), [closedOn("2026-01-01", "2031-12-31")]);
    expect(statusChange(renovation, "2026-11-20T10:00-05:00")).toEqual([
      "Closed until January 1, 2032",
      "2032-01-01T14:00",
    ]);
    const winters = hours([dates("2026-01-01", "9999-12-31", 0, 24)]);
    expect(statusChange(winters, "2026-11-20T10:00-05:00")).toEqual(["Open 24/7", null]);
  });

  test("however long the closed days are, the first opening after them is found", () => {
    const DAY = 86_400_000;
    const mondays = weekly("MONDAY", 9, 17);
    const lastFridays = [monthly("LAST", "FRIDAY", 9, 17)];
    for (let length = 0; length < 1_000; length++) {
      const last = Date.parse("2026-11-20T14:00Z") + length * DAY;
      const closed = [closedOn("2026-11-20", new Date(last).toISOString().slice(0, 10))];
      const opening =
        openingStatus(hours(mondays, closed, "America/Phoenix"), Date.parse("2026-11-20T09:00Z")).changesAt ??
        0;
      expect(new Date(opening).toISOString().slice(11, 16)).toBe("16:00");
      expect(new Date(opening).getUTCDay()).toBe(1);
      expect(Math.ceil((opening - last) / DAY)).toBeLessThanOrEqual(8);
      expect(opening).toBeGreaterThan(last);
      const monthlyOpening =
        openingStatus(hours(lastFridays, closed, "America/Phoenix"), Date.parse("2026-11-20T09:00Z"))
          .changesAt ?? 0;
      expect(new Date(monthlyOpening).getUTCDay()).toBe(5);
      expect(new Date(monthlyOpening + 7 * DAY).getUTCMonth()).not.toBe(
        new Date(monthlyOpening).getUTCMonth(),
      );
      expect(monthlyOpening).toBeGreaterThan(last);
      expect(Math.ceil((monthlyOpening - last) / DAY)).toBeLessThanOrEqual(36);
    }
  });

  test("without an end is without an end", () => {
    const seasonOver = hours(weekly(weekdays, 9, 17), [closedOn("2026-04-01", "2999-12-31")]);
    expect(statusChange(seasonOver, "2026-11-20T10:00-05:00")).toEqual(["Contact for hours", null]);
    // After the last closing of the hours that are known, too.
    expect(statusChange(seasonOver, "2026-03-31T18:00-04:00")).toEqual(["Contact for hours", null]);
    expect(statusChange(seasonOver, "2026-03-31T10:00-04:00")[0]).toBe("Open till 5:00 PM");
  });

  test("dates that do not exist say nothing", () => {
    const friday = "2026-11-20T10:00-05:00";
    expect(statusChange(hours([dates("2026-02-30", "2026-12-01", 8, 12)]), friday)).toEqual(["", null]);
    expect(statusChange(hours([dates("2026-02-01", "2026-11-31", 8, 12)]), friday)).toEqual(["", null]);
    expect(
      statusChange(hours(weekly("FRIDAY", 9, 17), [closedOn("2026-11-01", "2026-11-31")]), friday)[0],
    ).toBe("Open till 5:00 PM");
  });

  test("opening hours without times say nothing", () => {
    expect(
      statusChange(hours([{ type: "WEEKLY", day: "FRIDAY", span: null }]), "2026-11-20T10:00-05:00"),
    ).toEqual(["", null]);
  });

  test("every span of a day that is closed twice goes once", () => {
    const closed = hours(
      [...weekly("FRIDAY", 9, 12), ...weekly("FRIDAY", 13, 17)],
      [closedOn("2026-11-20"), closedOn("2026-11-19", "2026-11-21")],
    );
    expect(statusChange(closed, "2026-11-20T10:00-05:00")[0]).toBe("Closed till next Friday 9:00 AM");
  });
});
