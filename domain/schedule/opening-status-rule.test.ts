import { describe, expect, test } from "vitest";
import { openingHours as english } from "../words/en/opening-hours.ts";
import { openingHours as spanish } from "../words/es/opening-hours.ts";
import type { Day, Hours, Period, ScheduleEntry } from "./entry.ts";
import { isPermanentlyClosed, openingStatus, satisfiesOpenNow } from "./opening-status-rule.ts";
import { statusText } from "./status-text.ts";

const MIDNIGHT = 1_440;

/** `9` or `9.5` are clock hours; an end that is not later is on the next day. */
function span(from: number, until: number) {
  return { start: from * 60, end: until * 60, endsNextDay: until <= from };
}
function weekly(days: Day | Day[], from: number, until: number): ScheduleEntry[] {
  return [days].flat().map((day) => ({ type: "WEEKLY", day, span: span(from, until) }));
}
function monthly(period: Period, day: Day, from: number, until: number): ScheduleEntry {
  return { type: "MONTHLY", period, day, span: span(from, until) };
}
function dates(startDate: string, endDate: string, from: number, until: number): ScheduleEntry {
  return { type: "DATE_RANGE", startDate, endDate, span: span(from, until) };
}
function closedOn(startDate: string, endDate = startDate): ScheduleEntry {
  return { type: "DATE_RANGE", startDate, endDate, span: null };
}
const weekdays: Day[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];
const everyDay: Day[] = [...weekdays, "SATURDAY", "SUNDAY"];
const FULL_DAY: ScheduleEntry = { type: "FULL_DAY" };
const PERMANENTLY_CLOSED: ScheduleEntry = { type: "PERMANENTLY_CLOSED" };

function hours(
  schedules: ScheduleEntry[],
  closeSchedules: ScheduleEntry[] = [],
  timeZone = "America/New_York",
): Hours {
  return { timeZone, schedules, closeSchedules, isContact: false };
}

/** The label and the moment of the next change, in UTC. */
function told(of: Hours, at: string): [string, string | null] {
  const status = openingStatus(of, Date.parse(at));
  const change = status.changesAt === null ? null : new Date(status.changesAt).toISOString().slice(0, 16);
  return [statusText(status, english), change];
}

const nineToFive = hours(weekly(weekdays, 9, 17));
const nightShelter = hours(weekly(everyDay, 18, 6));
/** Opens on the first Tuesday. November 2026 has it on the 3rd, December on the 1st, January 2027 on the 5th. */
const firstTuesday = hours([monthly("FIRST", "TUESDAY", 10, 12)]);

describe("the wordings", () => {
  // 21 November 2026 is a Saturday; New York is five hours behind UTC then.
  test.each<[string, Hours, string, string, string | null]>([
    ["open today", nineToFive, "2026-11-20T10:00-05:00", "Open till 5:00 PM", "2026-11-20T22:00"],
    [
      "open from the first minute",
      nineToFive,
      "2026-11-20T09:00-05:00",
      "Open till 5:00 PM",
      "2026-11-20T22:00",
    ],
    ["later today", nineToFive, "2026-11-20T08:59-05:00", "Closed till 9:00 AM", "2026-11-20T14:00"],
    [
      "closed from the last minute",
      nineToFive,
      "2026-11-19T17:00-05:00",
      "Closed until 9:00 AM Tomorrow",
      "2026-11-20T14:00",
    ],
    [
      "over the weekend",
      nineToFive,
      "2026-11-20T17:00-05:00",
      "Closed until Monday 9:00 AM",
      "2026-11-23T14:00",
    ],
    [
      "six days",
      hours(weekly("MONDAY", 9, 17)),
      "2026-11-17T12:00-05:00",
      "Closed until Monday 9:00 AM",
      "2026-11-23T14:00",
    ],
    [
      "exactly seven days",
      hours(weekly("MONDAY", 9, 17)),
      "2026-11-16T18:00-05:00",
      "Closed till next Monday 9:00 AM",
      "2026-11-23T14:00",
    ],
    [
      "monthly, far",
      firstTuesday,
      "2026-11-20T10:00-05:00",
      "Closed until 1st Tuesday 10:00 AM",
      "2026-12-01T15:00",
    ],
    [
      "monthly, near",
      firstTuesday,
      "2026-11-29T10:00-05:00",
      "Closed until Tuesday 10:00 AM",
      "2026-12-01T15:00",
    ],
    [
      "monthly, in seven days",
      firstTuesday,
      "2026-11-24T10:00-05:00",
      "Closed till next Tuesday 10:00 AM",
      "2026-12-01T15:00",
    ],
    [
      "last of the month",
      hours([monthly("LAST", "FRIDAY", 13, 15)]),
      "2026-12-01T10:00-05:00",
      "Closed until last Friday 1:00 PM",
      "2026-12-25T18:00",
    ],
    [
      "a range of dates, far",
      hours([dates("2026-12-15", "2026-12-20", 8, 12)]),
      "2026-11-21T10:00-05:00",
      "Closed until 12/15/2026",
      "2026-12-15T13:00",
    ],
    [
      "a range of dates, near",
      hours([dates("2026-11-24", "2026-12-20", 8, 12)]),
      "2026-11-21T10:00-05:00",
      "Closed until Tuesday 8:00 AM",
      "2026-11-24T13:00",
    ],
    [
      "weekly after two weeks of holidays",
      hours(weekly(weekdays, 9, 17), [closedOn("2026-11-21", "2026-12-06")]),
      "2026-11-21T10:00-05:00",
      "Closed until 12/07/2026",
      "2026-12-07T14:00",
    ],
    [
      "the first Tuesday when it is closed and the next is meant",
      hours([monthly("FIRST", "TUESDAY", 10, 12)], [closedOn("2026-12-01")]),
      "2026-11-21T10:00-05:00",
      "Closed until 01/05/2027",
      "2027-01-05T15:00",
    ],
    [
      "closes on a later day",
      nightShelter,
      "2026-11-20T23:00-05:00",
      "Open till Saturday 6:00 AM",
      "2026-11-21T11:00",
    ],
    ["closes this morning", nightShelter, "2026-11-21T02:00-05:00", "Open till 6:00 AM", "2026-11-21T11:00"],
    [
      "closes at midnight",
      hours(weekly("FRIDAY", 9, 24)),
      "2026-11-20T23:59-05:00",
      "Open till 12:00 AM",
      "2026-11-21T05:00",
    ],
    ["around the clock", hours([FULL_DAY]), "2026-11-20T23:00-05:00", "Open 24/7", null],
    [
      "around the clock till Thursday",
      hours([FULL_DAY], [closedOn("2026-11-26")]),
      "2026-11-21T10:00-05:00",
      "Open till Thursday 12:00 AM",
      "2026-11-26T05:00",
    ],
    [
      "around the clock for more than a week",
      hours([FULL_DAY], [closedOn("2026-12-25")]),
      "2026-11-21T10:00-05:00",
      "Open 24/7",
      "2026-12-25T05:00",
    ],
    [
      "permanently closed",
      hours(weekly(weekdays, 9, 17), [PERMANENTLY_CLOSED]),
      "2026-11-20T10:00-05:00",
      "Permanently closed",
      null,
    ],
    [
      "contact for hours",
      { ...nineToFive, isContact: true },
      "2026-11-20T10:00-05:00",
      "Contact for hours",
      null,
    ],
    [
      "permanently closed, though one may call",
      { ...hours([], [PERMANENTLY_CLOSED]), isContact: true },
      "2026-11-20T10:00-05:00",
      "Permanently closed",
      null,
    ],
    ["no hours known", hours([]), "2026-11-20T10:00-05:00", "", null],
    ["only closed days known", hours([], [closedOn("2026-12-25")]), "2026-11-20T10:00-05:00", "", null],
    [
      "all dates are past",
      hours([dates("2020-01-01", "2020-03-01", 8, 12)]),
      "2026-11-20T10:00-05:00",
      "Closed",
      null,
    ],
    [
      "a zone that nobody knows",
      hours(weekly(weekdays, 9, 17), [], "Mars/Olympus"),
      "2026-11-20T10:00-05:00",
      "",
      null,
    ],
  ])("%s", (_, of, at, text, changesAt) => {
    expect(told(of, at)).toEqual([text, changesAt]);
  });

  test.each<[Hours, string, string]>([
    [nineToFive, "2026-11-20T10:00-05:00", "Abierto hasta las 5:00 p. m."],
    [hours(weekly("FRIDAY", 9, 13)), "2026-11-20T10:00-05:00", "Abierto hasta la 1:00 p. m."],
    [nightShelter, "2026-11-20T23:00-05:00", "Abierto hasta el sábado a las 6:00 a. m."],
    [nineToFive, "2026-11-20T08:00-05:00", "Cerrado hasta las 9:00 a. m."],
    [nineToFive, "2026-11-19T18:00-05:00", "Cerrado hasta mañana a las 9:00 a. m."],
    [nineToFive, "2026-11-20T18:00-05:00", "Cerrado hasta el lunes a las 9:00 a. m."],
    [
      hours(weekly("MONDAY", 13, 17)),
      "2026-11-16T18:00-05:00",
      "Cerrado hasta el próximo lunes a la 1:00 p. m.",
    ],
    [firstTuesday, "2026-11-20T10:00-05:00", "Cerrado hasta el primer martes del mes a las 10:00 a. m."],
    [
      hours([dates("2026-12-15", "2026-12-20", 8, 12)]),
      "2026-11-21T10:00-05:00",
      "Cerrado hasta el 15 de diciembre de 2026",
    ],
    [hours([FULL_DAY]), "2026-11-20T10:00-05:00", "Abierto las 24 horas"],
    [hours([], [PERMANENTLY_CLOSED]), "2026-11-20T10:00-05:00", "Cerrado permanentemente"],
    [{ ...nineToFive, isContact: true }, "2026-11-20T10:00-05:00", "Pregunte el horario"],
    [hours([dates("2020-01-01", "2020-03-01", 8, 12)]), "2026-11-20T10:00-05:00", "Cerrado"],
    [hours([]), "2026-11-20T10:00-05:00", ""],
  ])("in Spanish %#", (of, at, text) => {
    expect(statusText(openingStatus(of, Date.parse(at)), spanish)).toBe(text);
  });

  test("the state is a fact of its own", () => {
    const at = Date.parse("2026-11-20T10:00-05:00");
    const states = [
      nineToFive,
      hours([], [PERMANENTLY_CLOSED]),
      { ...nineToFive, isContact: true },
      hours([]),
    ].map((of) => openingStatus(of, at));
    expect(states.map(({ state }) => state)).toEqual(["OPEN", "CLOSED", "CONTACT", "NONE"]);
    expect(states.map(satisfiesOpenNow)).toEqual([true, false, false, false]);
    expect(isPermanentlyClosed(hours([], [PERMANENTLY_CLOSED]))).toBe(true);
    expect(isPermanentlyClosed(nineToFive)).toBe(false);
  });

  test("the offset is that of the change, not of the question", () => {
    const status = openingStatus(hours(weekly("SUNDAY", 9, 12)), Date.parse("2026-10-31T12:00-04:00"));
    expect(status).toMatchObject({ changesAt: Date.parse("2026-11-01T09:00-05:00"), offsetMinutes: -300 });
  });
});

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
    expect(told(hours([entry]), at)[1]).toBe(opens);
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
    expect(told(lastMonday, "2026-12-01T02:00-05:00")[0]).toBe("Open till 6:00 AM");
    expect(told(lastMonday, "2026-12-01T06:00-05:00")).toEqual([
      "Closed until last Monday 10:00 PM",
      "2026-12-29T03:00",
    ]);
    expect(told(lastMonday, "2026-08-31T23:00-04:00")).toEqual([
      "Open till Tuesday 6:00 AM",
      "2026-09-01T10:00",
    ]);
    expect(told(lastMonday, "2026-09-01T05:59-04:00")).toEqual(["Open till 6:00 AM", "2026-09-01T10:00"]);
    expect(told(lastMonday, "2026-09-01T06:00-04:00")[0]).toBe("Closed until last Monday 10:00 PM");
  });

  test("the service's zone counts: the same moment on two coasts", () => {
    const at = "2026-11-20T16:30Z";
    expect(told(hours(weekly("FRIDAY", 9, 17), [], "America/Los_Angeles"), at)[0]).toBe(
      "Closed till 9:00 AM",
    );
    expect(told(hours(weekly("FRIDAY", 9, 17), [], "America/New_York"), at)[0]).toBe("Open till 5:00 PM");
    expect(told(hours(weekly("SATURDAY", 5, 17), [], "Pacific/Auckland"), at)[0]).toBe("Open till 5:00 PM");
  });
});

describe("midnight", () => {
  const late: ScheduleEntry = {
    type: "WEEKLY",
    day: "FRIDAY",
    span: { start: 540, end: 1_439, endsNextDay: false },
  };

  test("11:59 PM as an end means midnight", () => {
    expect(told(hours([late]), "2026-11-20T23:59:59-05:00")).toEqual([
      "Open till 12:00 AM",
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
    expect(told(touching, "2026-11-20T22:00-05:00")).toEqual([
      "Open till Saturday 4:00 AM",
      "2026-11-21T09:00",
    ]);
  });

  test("every day from midnight to 11:59 PM is 24/7", () => {
    const days = everyDay.map(
      (day): ScheduleEntry => ({ type: "WEEKLY", day, span: { start: 0, end: 1_439, endsNextDay: false } }),
    );
    const at = Date.parse("2026-11-20T22:00-05:00");
    expect(openingStatus(hours(days), at)).toEqual(openingStatus(hours([FULL_DAY]), at));
    expect(told(hours(days), "2026-11-20T23:59-05:00")).toEqual(["Open 24/7", null]);
    expect(told(hours(days, [closedOn("2026-11-22")]), "2026-11-21T12:00-05:00")).toEqual(
      told(hours([FULL_DAY], [closedOn("2026-11-22")]), "2026-11-21T12:00-05:00"),
    );
  });

  test("a span may last into the evening of the next day", () => {
    const weekend: ScheduleEntry = {
      type: "WEEKLY",
      day: "SATURDAY",
      span: { start: 480, end: 1_020, endsNextDay: true },
    };
    expect(told(hours([weekend]), "2026-11-21T09:00-05:00")[0]).toBe("Open till Sunday 5:00 PM");
    const untilMidnight: ScheduleEntry = {
      type: "WEEKLY",
      day: "SATURDAY",
      span: { start: 480, end: MIDNIGHT, endsNextDay: true },
    };
    expect(told(hours([untilMidnight]), "2026-11-21T09:00-05:00")[1]).toBe("2026-11-23T05:00");
  });

  test("from eight to eight the next day is a whole day", () => {
    expect(told(hours(weekly("FRIDAY", 8, 8)), "2026-11-21T07:59-05:00")[0]).toBe("Open till 8:00 AM");
  });
});

describe("closed days", () => {
  const thanksgiving = closedOn("2026-11-26");

  test("without times, they take away the spans that begin on them, and no others", () => {
    const closed = { ...nightShelter, closeSchedules: [thanksgiving] };
    expect(told(closed, "2026-11-26T02:00-05:00")).toEqual(["Open till 6:00 AM", "2026-11-26T11:00"]);
    expect(told(closed, "2026-11-26T06:00-05:00")).toEqual([
      "Closed until 6:00 PM Tomorrow",
      "2026-11-27T23:00",
    ]);
    expect(told(closed, "2026-11-26T23:00-05:00")).toEqual([
      "Closed until 6:00 PM Tomorrow",
      "2026-11-27T23:00",
    ]);
    expect(told(closed, "2026-11-27T02:00-05:00")).toEqual(["Closed till 6:00 PM", "2026-11-27T23:00"]);
  });

  test("with times, they take away those hours", () => {
    const lunch = hours(weekly(weekdays, 9, 17), [dates("2026-11-20", "2026-11-20", 12, 13)]);
    expect(told(lunch, "2026-11-20T10:00-05:00")[0]).toBe("Open till 12:00 PM");
    expect(told(lunch, "2026-11-20T12:00-05:00")[0]).toBe("Closed till 1:00 PM");
    expect(told(lunch, "2026-11-20T13:00-05:00")[0]).toBe("Open till 5:00 PM");
    const morning = { ...nightShelter, closeSchedules: [dates("2026-11-21", "2026-11-21", 4, 12)] };
    expect(told(morning, "2026-11-20T23:00-05:00")[0]).toBe("Open till Saturday 4:00 AM");
  });

  test("with times over midnight, they take away the hours of both days", () => {
    const closed = hours([FULL_DAY], [{ type: "WEEKLY", day: "FRIDAY", span: span(22, 6) }]);
    expect(told(closed, "2026-11-20T12:00-05:00")).toEqual(["Open till 10:00 PM", "2026-11-21T03:00"]);
    expect(told(closed, "2026-11-21T01:00-05:00")).toEqual(["Closed till 6:00 AM", "2026-11-21T11:00"]);
  });

  test("weekly and monthly ones, and those by the month's last", () => {
    const closed = hours(weekly(everyDay, 9, 17), [
      { type: "WEEKLY", day: "SATURDAY", span: null },
      { type: "MONTHLY", period: "LAST", day: "SUNDAY", span: null },
    ]);
    expect(told(closed, "2026-11-20T18:00-05:00")[0]).toBe("Closed until Sunday 9:00 AM");
    expect(told(closed, "2026-11-27T18:00-05:00")[0]).toBe("Closed until Monday 9:00 AM");
  });

  test("hours that are always taken away never come", () => {
    const never = hours(
      [monthly("FIFTH", "MONDAY", 9, 17)],
      [{ type: "MONTHLY", period: "LAST", day: "MONDAY", span: null }],
    );
    expect(told(never, "2026-11-20T18:00-05:00")).toEqual(["Closed", null]);
  });

  test("years of closed days are looked beyond", () => {
    const renovation = hours(weekly(weekdays, 9, 17), [closedOn("2026-01-01", "2031-12-31")]);
    expect(told(renovation, "2026-11-20T10:00-05:00")).toEqual([
      "Closed until 01/01/2032",
      "2032-01-01T14:00",
    ]);
    const winters = hours([dates("2026-01-01", "9999-12-31", 0, 24)]);
    expect(told(winters, "2026-11-20T10:00-05:00")).toEqual(["Open 24/7", null]);
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
    expect(told(seasonOver, "2026-11-20T10:00-05:00")).toEqual(["Closed", null]);
  });

  test("opening hours without times say nothing", () => {
    expect(told(hours([{ type: "WEEKLY", day: "FRIDAY", span: null }]), "2026-11-20T10:00-05:00")).toEqual([
      "",
      null,
    ]);
  });

  test("every span of a day that is closed twice goes once", () => {
    const closed = hours(
      [...weekly("FRIDAY", 9, 12), ...weekly("FRIDAY", 13, 17)],
      [closedOn("2026-11-20"), closedOn("2026-11-19", "2026-11-21")],
    );
    expect(told(closed, "2026-11-20T10:00-05:00")[0]).toBe("Closed till next Friday 9:00 AM");
  });
});

describe("clock changes", () => {
  // New York, 8 March 2026: 2:00 becomes 3:00. 1 November 2026: 2:00 becomes 1:00.
  test.each<[string, Hours, string, string, string | null]>([
    [
      "a night an hour shorter",
      nightShelter,
      "2026-03-07T23:00-05:00",
      "Open till Sunday 6:00 AM",
      "2026-03-08T10:00",
    ],
    [
      "a night an hour longer",
      nightShelter,
      "2026-10-31T23:00-04:00",
      "Open till Sunday 6:00 AM",
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
      "two spans beside the gap are one",
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
      "Closed till next Sunday 12:00 AM",
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
      "Open till Sunday 6:00 AM",
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
    expect(told(of, at)).toEqual([text, changesAt]);
  });
});
