import { describe, expect, test } from "vitest";
import { openingHours as english } from "#words/compiled/en/services/opening-hours.ts";
import { openingHours as spanish } from "#words/compiled/es/services/opening-hours.ts";
import { DAYS, type Hours } from "./entry.ts";
import {
  closedOn,
  dates,
  FULL_DAY,
  firstTuesday,
  hours,
  monthly,
  nightShelter,
  nineToFive,
  PERMANENTLY_CLOSED,
  statusChange,
  weekdays,
  weekly,
} from "./hours-for-tests.ts";
import { isPermanentlyClosed, openingStatus, satisfiesOpenNow } from "./opening-status-rule.ts";
import { datedText, statusText } from "./status-text.ts";

/** Around the clock from Saturday 9:00 AM until Sunday 5:00 PM. */
const weekend = hours([...weekly("SATURDAY", 9, 24), ...weekly("SUNDAY", 0, 17)]);

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
      "Closed until December 15",
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
      "Closed until December 7",
      "2026-12-07T14:00",
    ],
    [
      "the first Tuesday when it is closed and the next is meant",
      hours([monthly("FIRST", "TUESDAY", 10, 12)], [closedOn("2026-12-01")]),
      "2026-11-21T10:00-05:00",
      "Closed until January 5",
      "2027-01-05T15:00",
    ],
    [
      "the first Tuesday after it has closed",
      firstTuesday,
      "2026-12-01T12:00-05:00",
      "Closed until 1st Tuesday 10:00 AM",
      "2027-01-05T15:00",
    ],
    [
      "the first Tuesday when it stays closed, before it would open",
      hours([monthly("FIRST", "TUESDAY", 10, 12)], [closedOn("2026-12-01")]),
      "2026-12-01T09:59-05:00",
      "Closed until January 5",
      "2027-01-05T15:00",
    ],
    [
      "closes tomorrow, within 24 hours",
      nightShelter,
      "2026-11-20T23:00-05:00",
      "Open till 6:00 AM",
      "2026-11-21T11:00",
    ],
    [
      "closes tomorrow, in 24 hours less a minute",
      weekend,
      "2026-11-21T17:01-05:00",
      "Open till 5:00 PM",
      "2026-11-22T22:00",
    ],
    [
      "closes in exactly 24 hours",
      weekend,
      "2026-11-21T17:00-05:00",
      "Open till Sunday 5:00 PM",
      "2026-11-22T22:00",
    ],
    [
      "closes in 23 hours, at the time that the clock shows now",
      hours([
        {
          type: "DATE_RANGE",
          startDate: "2026-03-07",
          endDate: "2026-03-07",
          span: { start: 540, end: 540, endsNextDay: true },
        },
      ]),
      "2026-03-07T09:00-05:00",
      "Open till Sunday 9:00 AM",
      "2026-03-08T13:00",
    ],
    [
      "closes in 24 hours and a half, at a time that the clock showed this morning",
      weekend,
      "2026-10-31T17:30-04:00",
      "Open till Sunday 5:00 PM",
      "2026-11-01T22:00",
    ],
    ["closes this morning", nightShelter, "2026-11-21T02:00-05:00", "Open till 6:00 AM", "2026-11-21T11:00"],
    [
      "closes at midnight",
      hours(weekly("FRIDAY", 9, 24)),
      "2026-11-20T23:59-05:00",
      "Open till midnight",
      "2026-11-21T05:00",
    ],
    ["around the clock", hours([FULL_DAY]), "2026-11-20T23:00-05:00", "Open 24/7", null],
    [
      "around the clock till Thursday",
      hours([FULL_DAY], [closedOn("2026-11-26")]),
      "2026-11-21T10:00-05:00",
      "Open till Thursday midnight",
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
    expect(statusChange(of, at)).toEqual([text, changesAt]);
  });

  test.each<[Hours, string, string]>([
    [nineToFive, "2026-11-20T10:00-05:00", "Abierto hasta las 5\u00a0p.\u00a0m."],
    [hours(weekly("FRIDAY", 9, 13)), "2026-11-20T10:00-05:00", "Abierto hasta la 1\u00a0p.\u00a0m."],
    [nightShelter, "2026-11-20T23:00-05:00", "Abierto hasta las 6\u00a0a.\u00a0m."],
    [weekend, "2026-11-21T10:00-05:00", "Abierto hasta el domingo a las 5\u00a0p.\u00a0m."],
    [hours(weekly("FRIDAY", 9, 16.5)), "2026-11-20T10:00-05:00", "Abierto hasta las 4:30\u00a0p.\u00a0m."],
    [hours(weekly("FRIDAY", 9, 24)), "2026-11-20T10:00-05:00", "Abierto hasta la medianoche"],
    [hours(weekly("FRIDAY", 9, 12)), "2026-11-20T10:00-05:00", "Abierto hasta el mediodía"],
    [hours(weekly("SATURDAY", 0, 5)), "2026-11-20T10:00-05:00", "Cerrado hasta la medianoche"],
    [hours(weekly("SATURDAY", 12, 17)), "2026-11-20T10:00-05:00", "Cerrado hasta mañana al mediodía"],
    [nineToFive, "2026-11-20T08:00-05:00", "Cerrado hasta las 9\u00a0a.\u00a0m."],
    [nineToFive, "2026-11-19T18:00-05:00", "Cerrado hasta mañana a las 9\u00a0a.\u00a0m."],
    [nineToFive, "2026-11-20T18:00-05:00", "Cerrado hasta el lunes a las 9\u00a0a.\u00a0m."],
    [
      hours(weekly("MONDAY", 13, 17)),
      "2026-11-16T18:00-05:00",
      "Cerrado hasta el próximo lunes a la 1\u00a0p.\u00a0m.",
    ],
    [
      firstTuesday,
      "2026-11-20T10:00-05:00",
      "Cerrado hasta el primer martes del mes a las 10\u00a0a.\u00a0m.",
    ],
    [
      hours([dates("2026-12-15", "2026-12-20", 8, 12)]),
      "2026-11-21T10:00-05:00",
      "Cerrado hasta el 15 de diciembre",
    ],
    [hours([FULL_DAY]), "2026-11-20T10:00-05:00", "Abierto 24 horas"],
    [hours([], [PERMANENTLY_CLOSED]), "2026-11-20T10:00-05:00", "Cerrado para siempre"],
    [{ ...nineToFive, isContact: true }, "2026-11-20T10:00-05:00", "Pregunte el horario"],
    [hours([dates("2020-01-01", "2020-03-01", 8, 12)]), "2026-11-20T10:00-05:00", "Cerrado"],
    [hours([]), "2026-11-20T10:00-05:00", ""],
  ])("in Spanish %#", (of, at, text) => {
    expect(statusText(openingStatus(of, Date.parse(at)), spanish)).toBe(text);
  });

  test("in English midnight is a word, and noon a time", () => {
    const texts = [
      openingStatus(hours(weekly("SATURDAY", 0, 5)), Date.parse("2026-11-20T10:00-05:00")),
      openingStatus(hours(weekly("SATURDAY", 12, 13)), Date.parse("2026-11-20T10:00-05:00")),
    ].map((status) => statusText(status, english));
    expect(texts).toEqual(["Closed until midnight Tomorrow", "Closed until 12:00 PM Tomorrow"]);
  });

  test("in Spanish a status has its days in whole words, fits two lines of a card, and breaks within no time", () => {
    const { status } = spanish;
    for (const minute of [0, 60, 600, 720, 780, 1_380]) {
      const lines = [
        status.openTill(minute),
        status.closedTill(minute),
        status.closedUntilTomorrow(minute),
        ...DAYS.flatMap((day) => [status.openTillDay(day, minute), status.closedUntilDay(day, minute)]),
      ];
      for (const line of lines) {
        expect(line.length, line).toBeLessThanOrEqual(44);
        expect(line).not.toMatch(/ (?:lun|mar|mié|jue|vie|sáb|dom)(?!\p{L})/u);
        expect(line).not.toMatch(/\d [ap]\.|\. m\./);
      }
    }
  });

  test("a weekday of the month has its date beside it", () => {
    const supper = hours([
      { type: "MONTHLY", period: "LAST", day: "FRIDAY", span: { start: 990, end: 1080, endsNextDay: false } },
    ]);
    const status = openingStatus(supper, Date.parse("2026-11-14T10:00-05:00"));
    expect(statusText(status, english)).toBe("Closed until last Friday 4:30 PM");
    expect(datedText(status, english)).toEqual({ dated: "Closed until last Friday 4:30 PM (November 27)" });
    expect(datedText(status, spanish).dated).toMatch(/ \(27 de noviembre\)$/);
    expect(datedText(openingStatus(nineToFive, Date.parse("2026-11-20T20:00-05:00")), english)).toEqual({});
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
