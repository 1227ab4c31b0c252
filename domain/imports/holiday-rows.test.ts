import { describe, expect, test } from "vitest";
import { type SourceRow, sourceRow } from "../hsds/source-row.ts";
import { readHolidayRows } from "./holiday-rows.ts";

const row = (values: Readonly<Record<string, string>>): SourceRow =>
  sourceRow("holiday_schedules.csv", 2, values);

/** Year of the import. */
const YEAR = 2026;

describe("holidays of HSDS 1.1", () => {
  test("a closed day", () => {
    expect(
      readHolidayRows([row({ closed: "TRUE", start_date: "2026-12-25", end_date: "2026-12-26" })], YEAR),
    ).toEqual({
      schedules: [],
      closeSchedules: [{ type: "DATE_RANGE", startDate: "2026-12-25", endDate: "2026-12-26", span: null }],
      faults: [],
      unread: [],
    });
  });
  test("other hours take the place of the usual ones", () => {
    const range = { type: "DATE_RANGE", startDate: "2026-12-24", endDate: "2026-12-24" };
    expect(
      readHolidayRows(
        [row({ closed: "false", start_date: "2026-12-24", opens_at: "10:00", closes_at: "12:00" })],
        YEAR,
      ),
    ).toEqual({
      schedules: [{ ...range, span: { start: 600, end: 720, endsNextDay: false } }],
      closeSchedules: [
        { ...range, span: { start: 0, end: 600, endsNextDay: false } },
        { ...range, span: { start: 720, end: 1440, endsNextDay: false } },
      ],
      faults: [],
      unread: [],
    });
  });
  test("with hours that cannot be read it is closed", () => {
    const rows = readHolidayRows(
      [row({ closed: "FALSE", start_date: "2026-12-24", opens_at: "10:00", closes_at: "late" })],
      YEAR,
    );
    expect(rows.schedules).toEqual([]);
    expect(rows.closeSchedules).toHaveLength(1);
    expect(rows.faults.map((each) => each.fault)).toEqual(["closingUnreadable"]);
  });
  test.each([
    { closed: "TRUE", start_date: "Spring break" },
    { closed: "TRUE" },
    { closed: "TRUE", start_date: "2026-11-29", end_date: "2026-11-27" },
    { closed: "TRUE", start_date: "11/27/2026", end_date: "to be announced" },
    { start_date: "soon" },
    { closed: "FALSE", start_date: "Winter break", opens_at: "10:00", closes_at: "12:00" },
  ])("%j is of dates that nobody knows", (values) => {
    const rows = readHolidayRows([row(values)], YEAR);
    expect(rows.unread).toHaveLength(1);
    expect(rows.faults.map((each) => each.fault)).toEqual(["datesUnreadable"]);
  });
  test.each([{ closed: "FALSE", start_date: "soon" }, { id: "1" }, { closed: "no" }])(
    "%j closes nothing",
    (values) => {
      expect(readHolidayRows([row(values)], YEAR).unread).toEqual([]);
    },
  );
});
