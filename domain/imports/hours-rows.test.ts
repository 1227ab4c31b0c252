import { describe, expect, test } from "vitest";
import { type SourceRow, sourceRow } from "../hsds/source-row.ts";
import { readHoursRows } from "./hours-rows.ts";

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
      isDated: false,
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
    // Days without a rule are weekly, numbered ones monthly.
    [{ byday: "MO" }, ["MONDAY"]],
    [{ byday: "MO,WE" }, ["MONDAY", "WEDNESDAY"]],
    [{ byday: "2TU" }, ["SECOND TUESDAY"]],
    [{ byday: "Monday" }, ["MONDAY"]],
    [{ byday: "Mon-Wed" }, ["MONDAY", "TUESDAY", "WEDNESDAY"]],
    [{ weekday: "Monday, Thursday" }, ["MONDAY", "THURSDAY"]],
    [{ weekday: "Lunes", freq: "WEEKLY", interval: "1" }, ["MONDAY"]],
    [{ weekday: "2nd Tuesday" }, ["SECOND TUESDAY"]],
    [{ weekday: "Last Friday", freq: "MONTHLY" }, ["LAST FRIDAY"]],
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
    [{ freq: "MONTHLY", bymonthday: "32" }, "repetitionUnreadable"],
    [{ freq: "MONTHLY", bymonthday: "-2" }, "repetitionUnreadable"],
    [{ freq: "MONTHLY", bymonthday: "15", byday: "MO" }, "repetitionUnreadable"],
    [{ freq: "WEEKLY", byday: "MO", interval: "2", dtstart: "2027-01-05" }, "repetitionUnreadable"],
    [
      { freq: "WEEKLY", byday: "MO", interval: "2", dtstart: "2027-01-04", valid_from: "2027-01-11" },
      "repetitionUnreadable",
    ],
    [
      { freq: "WEEKLY", byday: "MO,SU", interval: "2", dtstart: "2027-01-04", wkst: "SU" },
      "repetitionUnreadable",
    ],
    [{ freq: "MONTHLY", byday: "TU" }, "repetitionUnreadable"],
    [{ freq: "MONTHLY", byday: "-2TU" }, "repetitionUnreadable"],
    [{ freq: "YEARLY", byday: "MO" }, "repetitionUnreadable"],
    [{ byday: "2TU", freq: "WEEKLY" }, "repetitionUnreadable"],
    [{ byday: "MO,2TU", freq: "MONTHLY" }, "repetitionUnreadable"],
    [{ weekday: "Monday", freq: "MONTHLY" }, "repetitionUnreadable"],
    [{ weekday: "Monday", freq: "WEEKLY", interval: "2" }, "repetitionUnreadable"],
    [{ weekday: "Monday", bymonthday: "1" }, "repetitionUnreadable"],
    [{ weekday: "Monday", bymonth: "6" }, "repetitionUnreadable"],
    [{ byday: "every other Monday" }, "dayUnreadable"],
    [{ freq: "WEEKLY", byday: "MO", valid_from: "soon" }, "datesUnreadable"],
    [{ freq: "WEEKLY", byday: "MO", valid_from: "2026-02-30" }, "datesUnreadable"],
  ])("%j is set aside: %s", (rule, fault) => {
    const rows = readHoursRows([row({ ...nine, ...rule })]);
    expect(rows.schedules).toEqual([]);
    expect(rows.faults.map((each) => each.fault)).toEqual([fault]);
  });

  test("days of the month by their number", () => {
    const rows = readHoursRows([row({ ...nine, freq: "MONTHLY", bymonthday: "1, 15,-1" })]);
    expect(rows.schedules).toEqual([1, 15, -1].map((monthDay) => ({ type: "MONTH_DAY", monthDay, span })));
  });
  test("every other week from a first day", () => {
    const rule = { freq: "WEEKLY", byday: "TU", interval: "2", dtstart: "2027-01-05" };
    const during = { startDate: "2027-01-05", endDate: "2999-12-31" };
    expect(readHoursRows([row({ ...nine, ...rule })]).schedules).toEqual([
      { type: "WEEKLY", day: "TUESDAY", everyWeeks: 2, span, during },
    ]);
  });

  describe("dates that differ from row to row", () => {
    const of = (byday: string, valid_from: string, valid_to: string, opens_at = "09:00") =>
      row({ opens_at, closes_at: "17:00", freq: "WEEKLY", byday, valid_from, valid_to });
    const read = (...rows: readonly ReturnType<typeof row>[]) => {
      const { schedules, closeSchedules, faults } = readHoursRows(rows);
      const shown = schedules.map((entry) => {
        const { day, span: at, during } = entry.type === "WEEKLY" ? entry : { day: "", span: null };
        return `${day} ${(at?.start ?? 0) / 60} ${during?.startDate ?? ""} ${during?.endDate ?? ""}`;
      });
      return { shown, closeSchedules, faults: faults.map(({ fault }) => fault) };
    };
    const [winter, summer] = [
      ["2026-11-01", "2027-03-31"],
      ["2027-04-01", "2027-10-31"],
    ] as const;

    test("are those of their entries, and behind the last of them nothing is known", () => {
      const { shown, closeSchedules, faults } = read(of("MO", ...winter), of("MO", ...summer, "08:00"));
      expect(shown).toEqual(["MONDAY 9 2026-11-01 2027-03-31", "MONDAY 8 2027-04-01 2027-10-31"]);
      expect(closeSchedules).toMatchObject([{ startDate: "2027-11-01", endDate: "2999-12-31" }]);
      expect(faults).toEqual([]);
    });
    test("take the season out of rows without dates, of the same days of the week", () => {
      expect(read(of("MO", "", ""), of("MO", ...summer, "08:00")).shown).toEqual([
        "MONDAY 9 1970-01-01 2027-03-31",
        "MONDAY 9 2027-11-01 2999-12-31",
        "MONDAY 8 2027-04-01 2027-10-31",
      ]);
    });
    test("stand beside rows without dates of other days", () => {
      expect(read(of("MO", "", ""), of("SA", ...summer)).shown).toEqual([
        "MONDAY 9  ",
        "SATURDAY 9 2027-04-01 2027-10-31",
      ]);
    });
    test("contradict each other where they overlap", () => {
      const rows = read(of("MO", "2026-11-01", "2027-04-15"), of("MO", ...summer, "08:00"));
      expect(rows).toMatchObject({ shown: [], faults: ["datesDiffer", "datesDiffer"] });
    });
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
  test.each(["0001-01-01", "1/1/0001 12:00:00 AM", "1970-01-01", "1900-01-01"])(
    "%s is no beginning",
    (valid_from) => {
      const rows = readHoursRows([row({ ...nine, freq: "WEEKLY", byday: "MO", valid_from })]);
      expect(rows).toEqual({
        schedules: [{ type: "WEEKLY", day: "MONDAY", span }],
        closeSchedules: [],
        isDated: false,
        faults: [],
      });
    },
  );
  test("dates of validity may be ordinary ones", () => {
    const dated = { freq: "WEEKLY", byday: "MO", valid_to: "6/30/2027" };
    expect(readHoursRows([row({ ...nine, ...dated })]).closeSchedules).toEqual([
      { type: "DATE_RANGE", startDate: "2027-07-01", endDate: "2999-12-31", span: null },
    ]);
  });
  test.each([
    ["of two dates the earlier one ends the hours", [{ valid_to: "6/7/2027" }], "2027-06-08"],
    [
      "another cell shows that the month stands first",
      [{ valid_to: "7/6/2027" }, { byday: "TU", valid_from: "6/30/2026", valid_to: "7/6/2027" }],
      "2027-07-07",
    ],
  ])("%s", (_what, dates, closed) => {
    const rows = dates.map((each) => row({ ...nine, freq: "WEEKLY", byday: "MO", ...each }));
    const ends = readHoursRows(rows).closeSchedules.map((entry) => "startDate" in entry && entry.startDate);
    expect(ends).toEqual([closed]);
  });
  test("beside rows without dates a date that may be two is unreadable", () => {
    const dated = { freq: "WEEKLY", byday: "MO", valid_to: "6/7/2027" };
    const rows = readHoursRows([row({ ...nine, ...dated }), row({ ...nine, byday: "TU" })]);
    expect(rows.faults).toMatchObject([{ fault: "datesUnreadable" }]);
  });
  test("a season without its other end beside rows without dates is set aside", () => {
    const rows = readHoursRows([
      row({ ...nine, freq: "WEEKLY", byday: "MO" }),
      row({ ...nine, freq: "WEEKLY", byday: "TU", valid_to: "2026-06-30" }),
    ]);
    expect(rows.schedules).toEqual([{ type: "WEEKLY", day: "MONDAY", span }]);
    expect(rows.closeSchedules).toEqual([]);
    expect(rows.faults.map((each) => each.fault)).toEqual(["datesDiffer"]);
  });
  test("an empty row has no hours", () => {
    expect(readHoursRows([row({ description: "Call us" })])).toEqual({
      schedules: [],
      closeSchedules: [],
      isDated: false,
      faults: [],
    });
  });
});

describe("days and times in each other's columns", () => {
  const readRow = (values: Readonly<Record<string, string>>) => readHoursRows([row(values)]);
  const monday = [{ type: "WEEKLY", day: "MONDAY", span }];
  test.each([
    { weekday: "Monday", opens_at: "9:00 AM - 5:00 PM" },
    { weekday: "Monday", closes_at: "9:00 AM - 5:00 PM" },
    { weekday: "Monday 9am-5pm" },
    { byday: "Monday 9am-5pm", freq: "WEEKLY" },
    { opens_at: "Monday 9am-5pm" },
    { opens_at: "Monday", closes_at: "9am to 5pm" },
    { weekday: "Monday", description: "9am-5pm" },
    { weekday: "Monday", valid_from: "09:00", valid_to: "17:00" },
    { byday: "MO", freq: "WEEKLY", dtstart: "9:00 AM", until: "5:00 PM" },
  ])("%j", (values) => {
    expect(readRow(values)).toEqual({ schedules: monday, closeSchedules: [], isDated: false, faults: [] });
  });

  test.each([
    [{ weekday: "Monday", opens_at: "9:00 AM - 5:00 PM in summer" }, "noClosingTime"],
    [{ byday: "MO", freq: "MONTHLY", opens_at: "9:00 AM - 5:00 PM" }, "noClosingTime"],
    [{ weekday: "Monday", interval: "2", opens_at: "9:00 AM - 5:00 PM" }, "noClosingTime"],
    [{ weekday: "Monday", opens_at: "10:00 AM - 1:30 AM" }, "halfOfDayUnlikely"],
  ])("%j is set aside: %s", (values, fault) => {
    const rows = readRow(values);
    expect(rows.schedules).toEqual([]);
    expect(rows.faults.map((each) => each.fault)).toEqual([fault]);
  });

  test("a closed day is no fault", () => {
    const rows = readHoursRows([
      row({ weekday: "Monday", opens_at: "9:00 AM", closes_at: "5:00 PM" }),
      row({ weekday: "Sunday", opens_at: "Closed" }),
      row({ weekday: "Saturday", description: "Closed" }),
    ]);
    expect(rows).toEqual({ schedules: monday, closeSchedules: [], isDated: false, faults: [] });
  });
});

describe("slips of am and pm", () => {
  test("with other rows nothing of them is used", () => {
    const rows = readHoursRows([
      row({ weekday: "Monday", opens_at: "6:00 PM", closes_at: "8:00 PM" }),
      row({ weekday: "Tuesday", opens_at: "6:00 AM", closes_at: "8:00 PM" }),
    ]);
    expect(rows.schedules).toEqual([]);
    expect(rows.faults.map((each) => each.fault)).toEqual(["halfOfDayUnlikely", "halfOfDayUnlikely"]);
  });
  test("a night with a morning", () => {
    const rows = readHoursRows([
      row({ weekday: "Monday", ...nine }),
      row({ weekday: "Tuesday", opens_at: "21:00", closes_at: "05:00" }),
    ]);
    expect(rows.schedules).toEqual([]);
  });
  test("many rows are weighed in one pass", () => {
    const rows = Array.from({ length: 20_000 }, (_, index) =>
      row({ weekday: "Monday", ...nine, valid_to: index % 2 === 0 ? "2026-06-30" : "" }),
    );
    expect(readHoursRows(rows).faults).toHaveLength(10_000);
  });
});

describe("rows that are not of the door", () => {
  const weekly = { weekday: "Monday", ...nine };
  test.each(["phone", "VIRTUAL", "online", "email"])("%s", (attending_type) => {
    const rows = readHoursRows([row({ ...weekly, attending_type })]);
    expect(rows.schedules).toEqual([]);
    expect(rows.faults.map((each) => each.fault)).toEqual(["noDoor"]);
  });
  test("beside those in person", () => {
    const rows = readHoursRows([
      row({ weekday: "Tuesday", ...nine, attending_type: "physical" }),
      row({ weekday: "Monday,Tuesday,Friday", ...nine, attending_type: "phone" }),
    ]);
    expect(rows.schedules).toEqual([{ type: "WEEKLY", day: "TUESDAY", span }]);
  });
});

describe("letters of days by the other rows", () => {
  const days = (...weekdays: readonly string[]): string[] =>
    readHoursRows(weekdays.map((weekday) => row({ weekday, ...nine }))).schedules.map((entry) =>
      entry.type === "WEEKLY" ? entry.day.slice(0, 3) : entry.type,
    );
  test.each([
    [["L-V", "S"], "MON TUE WED THU FRI SAT"],
    [["L", "M", "Mi"], "MON TUE WED"],
    [["M", "T", "W", "R", "F"], "MON TUE WED THU FRI"],
    [["D"], "SUN"],
    [["S"], ""],
    [["M"], ""],
    [["L", "M"], "MON"],
  ])("%j", (weekdays, expected) => {
    expect(days(...weekdays).join(" ")).toBe(expected);
  });
});

describe("rows that say closed", () => {
  const daily = row({ freq: "DAILY", ...nine });
  const closings = (values: Readonly<Record<string, string>>) =>
    readHoursRows([daily, row({ opens_at: "Closed", ...values })]).closeSchedules;
  test("a day", () => {
    expect(closings({ weekday: "Sunday" })).toEqual([{ type: "WEEKLY", day: "SUNDAY", span: null }]);
    expect(closings({ byday: "-1FR" })).toEqual([
      { type: "MONTHLY", period: "LAST", day: "FRIDAY", span: null },
    ]);
  });
  test("dates", () => {
    expect(closings({ valid_from: "11/26/2026", valid_to: "11/29/2026" })).toEqual([
      { type: "DATE_RANGE", startDate: "2026-11-26", endDate: "2026-11-29", span: null },
    ]);
  });
  test("a day within dates", () => {
    expect(closings({ weekday: "Friday", valid_from: "2026-11-20", valid_to: "2026-12-05" })).toEqual(
      ["2026-11-20", "2026-11-27", "2026-12-04"].map((date) => ({
        type: "DATE_RANGE",
        startDate: date,
        endDate: date,
        span: null,
      })),
    );
  });
  test("dates that cannot be read", () => {
    const rows = readHoursRows([daily, row({ opens_at: "Closed", valid_from: "soon" })]);
    expect(rows.faults.map((each) => each.fault)).toEqual(["closingDatesUnreadable"]);
  });
});

describe("times as spreadsheets write them", () => {
  test.each([
    ["16.30", "18.00", 990, 1_080],
    ["0.375", "0.70833333333", 540, 1_020],
    ["1899-12-30T09:00:00", "1899-12-30T17:00:00", 540, 1_020],
    ["12/30/1899 9:00:00 AM", "12/30/1899 5:00:00 PM", 540, 1_020],
  ])("%s to %s", (opens_at, closes_at, start, end) => {
    expect(readHoursRows([row({ weekday: "Monday", opens_at, closes_at })]).schedules).toEqual([
      { type: "WEEKLY", day: "MONDAY", span: { start, end, endsNextDay: false } },
    ]);
  });
  test.each(["0.3331", "16.3", "1899-12-30T09:00:00.000Z", "2026-01-01T09:00"])("not %s", (opens_at) => {
    const rows = readHoursRows([row({ weekday: "Monday", opens_at, closes_at: "17:00" })]);
    expect(rows.faults.map((each) => each.fault)).toEqual(["openingUnreadable"]);
  });
  test("a place in the month by itself", () => {
    const rule = { freq: "MONTHLY", byday: "WE", bysetpos: "2" };
    expect(readHoursRows([row({ ...nine, ...rule })]).schedules).toEqual([
      { type: "MONTHLY", period: "SECOND", day: "WEDNESDAY", span },
    ]);
  });
});
