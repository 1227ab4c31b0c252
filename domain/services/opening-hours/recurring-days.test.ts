import { describe, expect, test } from "vitest";
import { openingHours as english } from "#words/compiled/en/services/opening-hours.ts";
import { openingHours as spanish } from "#words/compiled/es/services/opening-hours.ts";
import { canonicalHours } from "./canonical-hours.ts";
import { type EditorRow, newRow, toEditorRows } from "./editor-rows.ts";
import type { Day, ScheduleEntry, Validity } from "./entry.ts";
import { readEntry } from "./entry-wire.ts";
import { everyDay, hours, span, statusChange } from "./hours-for-tests.ts";
import { hoursTexts } from "./hours-line-text.ts";
import { readRow, toScheduleEntries } from "./read-rows.ts";
import { showEntry } from "./show-entry.ts";

/** Seasons, days of the month by their number, and days of every few weeks. */

const during = (startDate: string, endDate: string): Validity => ({ startDate, endDate });
const weeklyIn = (dates: Validity, days: readonly Day[], from: number, until: number): ScheduleEntry[] =>
  days.map((day) => ({ type: "WEEKLY", day, span: span(from, until), during: dates }));
const onDay = (monthDay: number): ScheduleEntry => ({ type: "MONTH_DAY", monthDay, span: span(9, 11) });
const everyOther = (day: Day, startDate: string): ScheduleEntry => ({
  type: "WEEKLY",
  day,
  everyWeeks: 2,
  span: span(9, 12),
  during: during(startDate, "2999-12-31"),
});

const WINTER = during("2026-11-01", "2027-03-31");
const SUMMER = during("2027-04-01", "2027-10-31");
const twoSeasons = [...weeklyIn(WINTER, everyDay, 19, 7), ...weeklyIn(SUMMER, everyDay, 20, 6)];

describe("when a door is open", () => {
  test.each<[string, ScheduleEntry[], string, string, string | null]>([
    ["in its season", twoSeasons, "2027-01-15T19:30-05:00", "Open till 7:00 AM", "2027-01-16T12:00"],
    [
      "not by the hours of another",
      twoSeasons,
      "2027-07-15T19:30-04:00",
      "Closed till 8:00 PM",
      "2027-07-16T00:00",
    ],
    ["by its own", twoSeasons, "2027-07-15T20:30-04:00", "Open till 6:00 AM", "2027-07-16T10:00"],
    [
      "through the last night of a season",
      twoSeasons,
      "2027-04-01T06:30-04:00",
      "Open till 7:00 AM",
      "2027-04-01T11:00",
    ],
    ["after all of them", twoSeasons, "2027-11-05T21:00-04:00", "Closed", null],
    ["before the first", twoSeasons, "2026-10-01T21:00-04:00", "Closed until November 1", "2026-11-02T00:00"],
    ["on the 15th", [onDay(15)], "2027-03-15T10:00-04:00", "Open till 11:00 AM", "2027-03-15T15:00"],
    [
      "on no day beside it",
      [onDay(15)],
      "2027-03-16T10:00-04:00",
      "Closed until April 15",
      "2027-04-15T13:00",
    ],
    [
      "on the last of February",
      [onDay(-1)],
      "2027-02-28T10:00-05:00",
      "Open till 11:00 AM",
      "2027-02-28T16:00",
    ],
    [
      "not on the last but one",
      [onDay(-1)],
      "2027-03-30T10:00-04:00",
      "Closed until 9:00 AM Tomorrow",
      "2027-03-31T13:00",
    ],
    [
      "on a 31st, which not each month has",
      [onDay(31)],
      "2027-03-31T12:00-04:00",
      "Closed until May 31",
      "2027-05-31T13:00",
    ],
    [
      "every other week",
      [everyOther("FRIDAY", "2027-01-08")],
      "2027-01-22T10:00-05:00",
      "Open till 12:00 PM",
      "2027-01-22T17:00",
    ],
    [
      "not in the weeks between",
      [everyOther("FRIDAY", "2027-01-08")],
      "2027-01-15T10:00-05:00",
      "Closed till next Friday 9:00 AM",
      "2027-01-22T14:00",
    ],
    [
      "not before it begins",
      [everyOther("FRIDAY", "2027-01-08")],
      "2026-12-25T10:00-05:00",
      "Closed until January 8",
      "2027-01-08T14:00",
    ],
  ])("%s", (_name, entries, at, label, changesAt) => {
    expect(statusChange(hours(entries), at)).toEqual([label, changesAt]);
  });

  test("a closed season takes its days away", () => {
    const closed: ScheduleEntry[] = [{ type: "MONTH_DAY", monthDay: 1, span: null, during: WINTER }];
    const open = hours(weeklyIn(during("1970-01-01", "2999-12-31"), everyDay, 9, 17), closed);
    expect(statusChange(open, "2027-02-01T10:00-05:00")[0]).toBe("Closed until 9:00 AM Tomorrow");
    expect(statusChange(open, "2027-05-01T10:00-04:00")[0]).toBe("Open till 5:00 PM");
  });
});

const all: ScheduleEntry[] = [
  ...weeklyIn(WINTER, ["MONDAY"], 9, 17),
  { type: "MONTHLY", period: "SECOND", day: "TUESDAY", span: span(9, 12), during: SUMMER },
  {
    type: "MONTHLY",
    period: "SECOND",
    day: "TUESDAY",
    span: span(9, 12),
    during: during("2027-01-01", "2999-12-31"),
  },
  onDay(1),
  onDay(-1),
  everyOther("FRIDAY", "2027-01-08"),
];

describe("on the wire", () => {
  test("an entry comes back as it was sent", () => {
    for (const entry of all) expect(readEntry(showEntry(entry), "schedules")).toEqual({ ok: true, entry });
  });

  test("dates and numbers have fields of their own, which older clients leave alone", () => {
    expect(showEntry(everyOther("FRIDAY", "2027-01-08"))).toMatchObject({
      type: "WEEKLY",
      day: "FRIDAY",
      interval: 2,
      validFrom: "01/08/2027",
    });
    expect(showEntry(onDay(15))).toMatchObject({ type: "MONTHLY", monthDay: 15, startTime: "9:00 AM" });
  });

  const times = { startTime: "9:00 AM", endTime: "5:00 PM" };
  test.each([
    ["no day of a month", { type: "MONTHLY", monthDay: 32, ...times }, { monthDay: "notADayOfMonth" }],
    ["half a day", { type: "MONTHLY", monthDay: 1.5, ...times }, { monthDay: "notADayOfMonth" }],
    [
      "weeks that nobody can count",
      { type: "WEEKLY", day: "MONDAY", interval: 2, ...times },
      { interval: "notAnInterval" },
    ],
    [
      "a day of the month in weekly hours",
      { type: "WEEKLY", day: "MONDAY", monthDay: 15, ...times },
      { monthDay: "notWithThisType" },
    ],
    [
      "weeks in monthly hours",
      { type: "MONTHLY", monthDay: 15, interval: 2, ...times },
      { interval: "notWithThisType" },
    ],
    [
      "dates of a door that never closes",
      { type: "FULL_DAY", validFrom: "12/01/2026", validTo: "03/31/2027" },
      { validFrom: "notWithThisType", validTo: "notWithThisType" },
    ],
    [
      "a wrong date",
      { type: "WEEKLY", day: "MONDAY", validFrom: "soon", ...times },
      { validFrom: "notADate" },
    ],
    [
      "an end before its beginning",
      { type: "WEEKLY", day: "MONDAY", validFrom: "02/01/2027", validTo: "01/01/2027", ...times },
      { validTo: "endDateBeforeStartDate" },
    ],
  ])("%s is refused", (_name, input, problems) => {
    expect(readEntry(input, "schedules")).toEqual({ ok: false, problems });
  });
});

describe("on screens", () => {
  test("lines have their dates, and seasons that are over or far ahead are left out", () => {
    expect(hoursTexts(twoSeasons, "2027-04-01", english)).toEqual([
      "Every day (April 1 – October 31) 8:00 PM – 6:00 AM next day",
    ]);
    const far = weeklyIn(during("2028-11-01", "2029-03-31"), everyDay, 19, 7);
    expect(hoursTexts(far, "2027-04-01", english)).toEqual([]);
  });

  test("in both languages", () => {
    const entries = [onDay(1), onDay(15), onDay(-1), everyOther("FRIDAY", "2027-01-08")];
    expect(hoursTexts(entries, "2027-01-01", english)).toEqual([
      "1st, 15th and last day of the month 9:00 AM – 11:00 AM",
      "Every other week: Friday (from January 8) 9:00 AM – 12:00 PM",
    ]);
    expect(hoursTexts(entries, "2027-01-01", spanish)).toEqual([
      "Día 1, día 15 y último día del mes 9\u00a0a.\u00a0m. – 11\u00a0a.\u00a0m.",
      "Cada 2 semanas: viernes (desde el 8 de enero) 9\u00a0a.\u00a0m. – mediodía",
    ]);
  });

  test("the editor keeps them as they are", () => {
    const rows = toEditorRows(all, "schedules");
    // Days of the month and weeks apart cannot be changed here; a season can.
    const back = toScheduleEntries(rows, "schedules");
    expect(back).toHaveLength(all.length);
    expect(back).toEqual(expect.arrayContaining(all));
    const isKept = (entry: ScheduleEntry) => entry.type === "MONTH_DAY" || "everyWeeks" in entry;
    expect(rows.flatMap(({ kept = [] }) => kept)).toEqual(all.filter(isKept));
  });
});

describe("in the editor, a season", () => {
  test("is a row with its dates, and comes back as it was", () => {
    const rows = toEditorRows(twoSeasons, "schedules");
    expect(rows.map(({ kept, isSeason, days }) => [kept, isSeason, days.length])).toEqual([
      [undefined, true, 7],
      [undefined, true, 7],
    ]);
    const back = toScheduleEntries(rows, "schedules");
    expect(back).toHaveLength(twoSeasons.length);
    expect(back).toEqual(expect.arrayContaining([...twoSeasons]));
  });

  const row = (part: Partial<EditorRow>): EditorRow => ({
    ...newRow([], "schedules", "WEEKLY"),
    days: ["FRIDAY"],
    isSeason: true,
    ...part,
  });

  test.each<[string, Partial<EditorRow>, object]>([
    ["both dates", { startDate: "2026-11-01", endDate: "2027-03-31" }, during("2026-11-01", "2027-03-31")],
    ["no end", { startDate: "2027-01-04" }, during("2027-01-04", "2999-12-31")],
    ["no beginning", { endDate: "2027-03-31" }, during("1970-01-01", "2027-03-31")],
  ])("with %s", (_, part, season) => {
    const { entries, problems } = readRow(row(part), "schedules");
    expect(problems).toBeNull();
    expect(entries).toMatchObject([{ type: "WEEKLY", day: "FRIDAY", during: season }]);
    expect(toEditorRows(entries, "schedules")).toMatchObject([{ startDate: "", endDate: "", ...part }]);
  });

  test.each<[string, Partial<EditorRow>, object]>([
    ["without any date", {}, { startDate: "startDateRequired" }],
    [
      "that ends before it starts",
      { startDate: "2026-11-01", endDate: "2026-03-31" },
      { endDate: "endDateBeforeStartDate" },
    ],
  ])("%s is not done", (_, part, problems) => {
    expect(readRow(row(part), "schedules")).toEqual({ entries: [], problems });
  });

  test("that is unchecked holds all year, and its dates are there again", () => {
    const dated = row({ startDate: "2026-11-01", endDate: "2027-03-31", isSeason: false });
    expect(readRow(dated, "schedules").entries.map((entry) => "during" in entry)).toEqual([false]);
    expect(readRow({ ...dated, isSeason: true }, "schedules").entries).toMatchObject([
      { during: during("2026-11-01", "2027-03-31") },
    ]);
  });
});

test("hours that differ in these facts alone do not share their stored edges", () => {
  const texts = [
    ...all,
    { ...everyOther("FRIDAY", "2027-01-08"), everyWeeks: 3 } as const,
    everyOther("FRIDAY", "2027-01-15"),
  ].map((entry) => canonicalHours(hours([entry])));
  expect(new Set(texts).size).toBe(texts.length);
});
