import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ScheduleEntry } from "../services/opening-hours/entry.ts";
import { parseHsdsHours } from "./hours-from-hsds.ts";
import { toHsdsSchedules } from "./hours-to-hsds.ts";
import type { HsdsSchedule } from "./hsds-records.ts";
import { toCells } from "./own-record.ts";
import { sourceRow } from "./source-row.ts";

const ID = "0190b5a0-0000-7000-8000-00000000002a";
const span = (start: number, end: number, endsNextDay = false) => ({ start, end, endsNextDay });
const toScheduleRows = (
  schedules: ScheduleEntry[],
  closeSchedules: ScheduleEntry[] = [],
  isContact = false,
  intakeSchedules: ScheduleEntry[] = [],
) => toHsdsSchedules({ id: ID, schedules, closeSchedules, isContact, intakeSchedules });

function readBack(rows: readonly HsdsSchedule[]) {
  const row = (each: object) => sourceRow("", null, toCells(each));
  return parseHsdsHours(
    rows.map(row),
    new Map(rows.map(({ id, attributes = [] }) => [id, attributes.map(row)])),
  );
}

describe("Hours in HSDS", () => {
  const WINTER = { startDate: "2026-11-01", endDate: "2027-03-31" };
  const SUMMER = { startDate: "2027-04-01", endDate: "2027-10-31" };
  const weekdays: ScheduleEntry[] = [
    { type: "WEEKLY", day: "MONDAY", span: span(480, 1020) },
    { type: "WEEKLY", day: "FRIDAY", span: span(480, 1020) },
    { type: "WEEKLY", day: "SATURDAY", span: span(1320, 360, true) },
  ];
  const range = (startDate: string, endDate: string): ScheduleEntry => ({
    type: "DATE_RANGE",
    startDate,
    endDate,
    span: null,
  });

  test.each<[string, ScheduleEntry[], ScheduleEntry[], object[]]>([
    [
      "days of the week, and past midnight",
      weekdays,
      [],
      [
        { freq: "WEEKLY", byday: "MO,FR", opens_at: "08:00", closes_at: "17:00" },
        { freq: "WEEKLY", byday: "SA", opens_at: "22:00", closes_at: "06:00" },
      ],
    ],
    [
      "weekdays of the month",
      [
        { type: "MONTHLY", period: "SECOND", day: "TUESDAY", span: span(0, 1440) },
        { type: "MONTHLY", period: "LAST", day: "FRIDAY", span: span(540, 600) },
      ],
      [],
      [
        { freq: "MONTHLY", byday: "2TU", opens_at: "00:00", closes_at: "23:59" },
        { freq: "MONTHLY", byday: "-1FR", opens_at: "09:00" },
      ],
    ],
    [
      "seasons, each with its dates",
      [
        { type: "WEEKLY", day: "MONDAY", span: span(1140, 420, true), during: WINTER },
        { type: "WEEKLY", day: "TUESDAY", span: span(1140, 420, true), during: WINTER },
        { type: "MONTHLY", period: "FIRST", day: "MONDAY", span: span(540, 600), during: SUMMER },
      ],
      [],
      [
        { freq: "WEEKLY", byday: "MO,TU", valid_from: "2026-11-01", valid_to: "2027-03-31" },
        { freq: "MONTHLY", byday: "1MO", valid_from: "2027-04-01", valid_to: "2027-10-31" },
      ],
    ],
    [
      "days of the month by their number",
      [
        { type: "MONTH_DAY", monthDay: 15, span: span(540, 660) },
        { type: "MONTH_DAY", monthDay: -1, span: span(540, 660) },
      ],
      [{ type: "MONTH_DAY", monthDay: 1, span: null, during: WINTER }],
      [
        { freq: "MONTHLY", bymonthday: "15", opens_at: "09:00" },
        { freq: "MONTHLY", bymonthday: "-1", opens_at: "09:00" },
        { freq: "MONTHLY", bymonthday: "1", description: "Closed", valid_to: "2027-03-31" },
      ],
    ],
    [
      "every other week",
      [
        {
          type: "WEEKLY",
          day: "FRIDAY",
          everyWeeks: 2,
          span: span(540, 720),
          during: { startDate: "2027-01-08", endDate: "2999-12-31" },
        },
      ],
      [],
      [{ freq: "WEEKLY", interval: 2, byday: "FR", valid_from: "2027-01-08" }],
    ],
    ["day and night", [{ type: "FULL_DAY" }], [], [{ byday: "MO,TU,WE,TH,FR,SA,SU", opens_at: "00:00" }]],
    [
      "a season",
      weekdays,
      [range("1970-01-01", "2026-10-31"), range("2027-04-01", "2999-12-31")],
      [
        { valid_from: "2026-11-01", valid_to: "2027-03-31", byday: "MO,FR" },
        { valid_from: "2026-11-01", valid_to: "2027-03-31", byday: "SA" },
      ],
    ],
    [
      "dates",
      [{ type: "DATE_RANGE", startDate: "2026-12-01", endDate: "2026-12-24", span: span(600, 660) }],
      [],
      [{ valid_from: "2026-12-01", valid_to: "2026-12-24", opens_at: "10:00" }],
    ],
    [
      "closed days",
      weekdays.slice(0, 1),
      [range("2026-12-25", "2026-12-26"), { type: "WEEKLY", day: "MONDAY", span: span(720, 780) }],
      [
        { byday: "MO" },
        { valid_from: "2026-12-25", description: "Closed", attributes: [{ link_entity: "schedule" }] },
        { byday: "MO", description: "Closed 12:00-13:00", attributes: [{ value: "12:00-13:00" }] },
      ],
    ],
    ["closed for good", [], [{ type: "PERMANENTLY_CLOSED" }], [{ description: "Closed" }]],
  ])("%s", (_, schedules, closeSchedules, expected) => {
    const rows = toScheduleRows(schedules, closeSchedules);
    expect(rows).toMatchObject(expected);
    expect(readBack(rows)).toEqual({ schedules, closeSchedules, isContact: false });
  });

  test("closed days have no times: who knows no attributes takes them for nothing", () => {
    const rows = toScheduleRows([], [range("2026-12-25", "2026-12-26")]);
    expect(rows.filter((row) => row.opens_at !== undefined || row.closes_at !== undefined)).toEqual([]);
  });

  test("hours that one has to ask for", () => {
    const rows = toScheduleRows([], [], true);
    expect(rows).toMatchObject([{ description: "Contact for hours" }]);
    expect(readBack(rows)).toEqual({ schedules: [], closeSchedules: [], isContact: true });
    expect(toScheduleRows(weekdays, [], true)).toEqual(rows);
  });

  test("an open door says when people are taken in, and what is read stays the same", () => {
    const rows = toScheduleRows([{ type: "FULL_DAY" }], [], false, [
      { type: "WEEKLY", day: "MONDAY", span: span(1140, 1260) },
    ]);
    expect(rows).toMatchObject([
      { description: "People are taken in at these times only: Monday 7:00 PM – 9:00 PM" },
    ]);
    expect(readBack(rows)).toEqual({
      schedules: [{ type: "FULL_DAY" }],
      closeSchedules: [],
      isContact: false,
    });
  });

  test("every other week without a first date says not which weeks, and cannot be read", () => {
    const [row] = toScheduleRows([{ type: "WEEKLY", day: "FRIDAY", span: span(540, 720) }]);
    const counted = { ...row, id: ID, interval: 2, valid_to: "2027-12-31" };
    expect(readBack([counted])).toBeNull();
    expect(readBack([{ ...counted, valid_from: "2027-01-08" }])).not.toBeNull();
  });

  test("every other month cannot be read", () => {
    const [row] = toScheduleRows([{ type: "MONTH_DAY", monthDay: 15, span: span(540, 720) }]);
    expect(readBack([{ ...row, id: ID, interval: 2 }])).toBeNull();
  });

  test("dates in what is told have the form of the wire, whatever screens say", () => {
    const winter: ScheduleEntry[] = [
      { type: "DATE_RANGE", startDate: "2026-12-01", endDate: "2027-03-31", span: span(1140, 1260) },
      { type: "DATE_RANGE", startDate: "2027-04-01", endDate: "2999-12-31", span: span(1080, 1260) },
    ];
    expect(toScheduleRows([{ type: "FULL_DAY" }], [], false, winter)).toMatchObject([
      {
        description:
          "People are taken in at these times only: 12/01/2026 – 03/31/2027 7:00 PM – 9:00 PM; From 04/01/2027 6:00 PM – 9:00 PM",
      },
    ]);
  });

  test("whatever they are, reading gives them back or says that it cannot", () => {
    const day = fc.constantFrom("MONDAY" as const, "TUESDAY" as const, "SUNDAY" as const);
    const times = fc
      .tuple(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 1438 }))
      .map(([start, end]) => span(start, end, end <= start));
    const entry = fc.oneof(
      fc.record({ type: fc.constant("WEEKLY" as const), day, span: times }),
      fc.record({
        type: fc.constant("MONTHLY" as const),
        period: fc.constantFrom("FIRST" as const, "LAST" as const),
        day,
        span: times,
      }),
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), fc.array(entry, { maxLength: 3 }), (open, closed) => {
        expect(readBack(toScheduleRows(open, closed))).toEqual({
          schedules: open,
          closeSchedules: closed,
          isContact: false,
        });
      }),
    );
  });
});
