import { describe, expect, test } from "vitest";
import { readHolidayRows, readHoursRows } from "./hours-rows.ts";
import { type SourceRow, sourceRow } from "./source-row.ts";

const row = (values: Readonly<Record<string, string>>): SourceRow => sourceRow("schedules.csv", 2, values);
const nine = { opens_at: "09:00", closes_at: "17:00" };
const span = { start: 540, end: 1020, endsNextDay: false };

describe("weekly rows of HSDS 1.1", () => {
  test.each([
    ["Monday", "9:00am", "5:00pm", { type: "WEEKLY", day: "MONDAY", span }],
    ["monday", "09:00:00", "17:00:00", { type: "WEEKLY", day: "MONDAY", span }],
    ["7", "09:00", "17:00", { type: "WEEKLY", day: "SUNDAY", span }],
    ["Viernes", "09:00", "17:00", { type: "WEEKLY", day: "FRIDAY", span }],
    [
      "Friday",
      "22:00",
      "06:00",
      { type: "WEEKLY", day: "FRIDAY", span: { start: 1320, end: 360, endsNextDay: true } },
    ],
    [
      "Friday",
      "10:00",
      "12:00",
      { type: "WEEKLY", day: "FRIDAY", span: { start: 600, end: 720, endsNextDay: false } },
    ],
  ])("%s %s-%s", (weekday, opens_at, closes_at, entry) => {
    expect(readHoursRows([row({ weekday, opens_at, closes_at })])).toEqual({
      schedules: [entry],
      closeSchedules: [],
      faults: [],
    });
  });

  test.each([
    ["Monday", "9 o clock", "17:00", "openingUnreadable"],
    ["Monday", "9:00am", "9 o clock", "closingUnreadable"],
    ["Monday", "9:00am", "", "noClosingTime"],
    ["Monday", "", "5:00pm", "noOpeningTime"],
    ["Monday", "", "", "noOpeningTime"],
    ["Someday", "09:00", "17:00", "dayUnreadable"],
    ["8", "09:00", "17:00", "dayUnreadable"],
    ["Monday", "14:00Z", "20:00Z", "openingUnreadable"],
  ])("%s %s-%s is set aside: %s", (weekday, opens_at, closes_at, fault) => {
    const rows = readHoursRows([row({ weekday, opens_at, closes_at })]);
    expect(rows.schedules).toEqual([]);
    expect(rows.faults.map((each) => each.fault)).toEqual([fault]);
  });

  test("seven whole days are open 24/7", () => {
    const rows = [1, 2, 3, 4, 5, 6, 7].map((day) =>
      row({ weekday: String(day), opens_at: "00:00", closes_at: "23:59" }),
    );
    expect(readHoursRows(rows).schedules).toEqual([{ type: "FULL_DAY" }]);
    expect(readHoursRows(rows.slice(1)).schedules).toHaveLength(6);
  });
});

describe("rules of HSDS 2.0 and 3.x", () => {
  const days = (rule: Readonly<Record<string, string>>): unknown[] =>
    readHoursRows([row({ ...nine, ...rule })]).schedules.map((entry) => {
      if (entry.type === "MONTHLY") return `${entry.period} ${entry.day}`;
      return entry.type === "WEEKLY" ? entry.day : entry;
    });
  test.each([
    [{ freq: "WEEKLY", byday: "MO,WE" }, ["MONDAY", "WEDNESDAY"]],
    [{ freq: "weekly", byday: "mo , we", interval: "1" }, ["MONDAY", "WEDNESDAY"]],
    [{ freq: "DAILY", byday: "SA" }, ["SATURDAY"]],
    [{ freq: "MONTHLY", byday: "2TU" }, ["SECOND TUESDAY"]],
    [{ freq: "MONTHLY", byday: "1MO,-1FR" }, ["FIRST MONDAY", "LAST FRIDAY"]],
    [{ freq: "MONTHLY", byday: "+5SA" }, ["FIFTH SATURDAY"]],
    [
      { valid_from: "2026-07-01", valid_to: "2026-08-31" },
      [{ type: "DATE_RANGE", startDate: "2026-07-01", endDate: "2026-08-31", span }],
    ],
  ])("%j", (rule, expected) => {
    expect(days(rule)).toEqual(expected);
  });
  test("every day of the week", () => {
    expect(days({ freq: "DAILY" })).toHaveLength(7);
  });

  test.each([
    [{ freq: "WEEKLY", byday: "MO", interval: "2" }, "repetitionUnreadable"],
    [{ freq: "WEEKLY" }, "repetitionUnreadable"],
    [{ freq: "WEEKLY", byday: "MO", bymonthday: "1" }, "repetitionUnreadable"],
    [{ freq: "WEEKLY", byday: "MO", count: "3" }, "repetitionUnreadable"],
    [{ freq: "WEEKLY", byday: "XX" }, "dayUnreadable"],
    [{ freq: "MONTHLY", bymonthday: "15" }, "repetitionUnreadable"],
    [{ freq: "MONTHLY", byday: "TU" }, "repetitionUnreadable"],
    [{ freq: "MONTHLY", byday: "-2TU" }, "repetitionUnreadable"],
    [{ freq: "YEARLY", byday: "MO" }, "repetitionUnreadable"],
    [{ byday: "MO" }, "repetitionUnreadable"],
    [{ freq: "WEEKLY", byday: "MO", valid_from: "soon" }, "datesUnreadable"],
    [{ freq: "WEEKLY", byday: "MO", valid_from: "2026-02-30" }, "datesUnreadable"],
  ])("%j is set aside: %s", (rule, fault) => {
    const rows = readHoursRows([row({ ...nine, ...rule })]);
    expect(rows.schedules).toEqual([]);
    expect(rows.faults.map((each) => each.fault)).toEqual([fault]);
  });

  test("outside the dates of validity it is closed", () => {
    const rows = readHoursRows([
      row({ ...nine, freq: "WEEKLY", byday: "MO", valid_from: "2026-01-05", valid_to: "2026-06-30" }),
    ]);
    expect(rows.closeSchedules).toEqual([
      { type: "DATE_RANGE", startDate: "1970-01-01", endDate: "2026-01-04", span: null },
      { type: "DATE_RANGE", startDate: "2026-07-01", endDate: "2999-12-31", span: null },
    ]);
  });
  test("dates that differ from row to row have no form: those rows are set aside", () => {
    const rows = readHoursRows([
      row({ ...nine, freq: "WEEKLY", byday: "MO" }),
      row({ ...nine, freq: "WEEKLY", byday: "TU", valid_to: "2026-06-30" }),
    ]);
    expect(rows.schedules).toEqual([{ type: "WEEKLY", day: "MONDAY", span }]);
    expect(rows.closeSchedules).toEqual([]);
    expect(rows.faults.map((each) => each.fault)).toEqual(["datesDiffer"]);
  });
  test("an empty row says nothing", () => {
    expect(readHoursRows([row({ description: "Call us" })])).toEqual({
      schedules: [],
      closeSchedules: [],
      faults: [],
    });
  });
});

describe("holidays of HSDS 1.1", () => {
  test("a closed day", () => {
    expect(
      readHolidayRows([row({ closed: "TRUE", start_date: "2026-12-25", end_date: "2026-12-26" })]),
    ).toEqual({
      schedules: [],
      closeSchedules: [{ type: "DATE_RANGE", startDate: "2026-12-25", endDate: "2026-12-26", span: null }],
      faults: [],
    });
  });
  test("other hours take the place of the usual ones", () => {
    const range = { type: "DATE_RANGE", startDate: "2026-12-24", endDate: "2026-12-24" };
    expect(
      readHolidayRows([
        row({ closed: "false", start_date: "2026-12-24", opens_at: "10:00", closes_at: "12:00" }),
      ]),
    ).toEqual({
      schedules: [{ ...range, span: { start: 600, end: 720, endsNextDay: false } }],
      closeSchedules: [
        { ...range, span: { start: 0, end: 600, endsNextDay: false } },
        { ...range, span: { start: 720, end: 1440, endsNextDay: false } },
      ],
      faults: [],
    });
  });
  test("without a date, or with hours that cannot be read", () => {
    expect(
      readHolidayRows([row({ closed: "TRUE", start_date: "Christmas" })]).faults.map((each) => each.fault),
    ).toEqual(["datesUnreadable"]);
    const rows = readHolidayRows([
      row({ closed: "FALSE", start_date: "2026-12-24", opens_at: "10:00", closes_at: "late" }),
    ]);
    expect(rows.schedules).toEqual([]);
    expect(rows.closeSchedules).toHaveLength(1);
    expect(rows.faults.map((each) => each.fault)).toEqual(["closingUnreadable"]);
  });
});
