import { describe, expect, test } from "vitest";
import { closingDates } from "./closing-dates.ts";

/** Dates of an import of 2026, a range with two points between its ends. */
const closed = (first: string, last = ""): string | null =>
  closingDates(first, last, 2026)
    ?.map(({ startDate, endDate }) => (startDate === endDate ? startDate : `${startDate}..${endDate}`))
    .join(" ") ?? null;

const YEARS = [2026, 2027, 2028, 2029];
const yearly = (day: string): string => YEARS.map((year) => `${year}-${day}`).join(" ");

describe("a date as people and spreadsheets write it", () => {
  test.each([
    "2026-11-27",
    "2026/11/27",
    "11/27/2026",
    "11-27-2026",
    "27/11/2026",
    "27.11.2026",
    "11/27/26",
    "Nov 27 2026",
    "Nov. 27th, 2026",
    "November 27, 2026",
    "Friday, November 27, 2026",
    "27 de noviembre de 2026",
    "Viernes 27 de noviembre de 2026",
    "27-Nov-2026",
    "27-Nov-26",
    "20261127",
    "11272026",
    "46353",
    "46353.0",
    "2026-11-27 00:00:00",
    "2026-11-27T00:00:00Z",
    "11/27/2026 12:00:00 AM",
    "Fri Nov 27 2026 00:00:00 GMT-0500 (Eastern Standard Time)",
    "Closed 11/27/2026",
    "Day after Thanksgiving 2026",
  ])("%s", (text) => {
    expect(closed(text)).toBe("2026-11-27");
    expect(closed(text, text)).toBe("2026-11-27");
    expect(closed("", text)).toBe("2026-11-27");
  });
});

describe("what may be two dates is both", () => {
  test.each([
    ["03/04/2026", "", "2026-03-04 2026-04-03"],
    ["3-4-26", "", "2026-03-04 2026-04-03"],
    ["03/04", "", YEARS.map((year) => `${year}-03-04 ${year}-04-03`).join(" ")],
    ["04/04/2026", "", "2026-04-04"],
    // Its other end shows which of the two is the month.
    ["11/12/2026", "11/14/2026", "2026-11-12..2026-11-14"],
    ["12/11/2026", "14/11/2026", "2026-11-12..2026-11-14"],
    ["Nov-26", "", `2026-11-01..2026-11-30 ${yearly("11-26")}`],
  ])("%s to %s", (first, last, expected) => {
    expect(closed(first, last)).toBe(expected);
  });
});

describe("months, weeks, and days of every year", () => {
  test.each([
    ["December 2026", "", "2026-12-01..2026-12-31"],
    ["2026-11", "", "2026-11-01..2026-11-30"],
    ["11/2026", "", "2026-11-01..2026-11-30"],
    ["July - August 2026", "", "2026-07-01..2026-08-31"],
    ["entire month of July", "", YEARS.map((year) => `${year}-07-01..${year}-07-31`).join(" ")],
    ["todo agosto", "", YEARS.map((year) => `${year}-08-01..${year}-08-31`).join(" ")],
    ["2026-W48", "", "2026-11-23..2026-11-29"],
    // It may begin on that day, on Sunday or on Monday.
    ["week of July 4, 2027", "", "2027-06-28..2027-07-10"],
    ["week of November 23, 2026", "", "2026-11-22..2026-11-29"],
    ["semana del 23 de noviembre de 2026", "", "2026-11-22..2026-11-29"],
    ["Thanksgiving weekend 2026", "", "2026-11-26..2026-11-29"],
    ["Memorial Day weekend 2027", "", "2027-05-29..2027-05-31"],
    ["12/25", "", yearly("12-25")],
    ["0001-12-25", "", yearly("12-25")],
    ["12/25/0001", "", yearly("12-25")],
    ["--12-25", "", yearly("12-25")],
    ["December 25", "", yearly("12-25")],
    ["25 de diciembre", "", yearly("12-25")],
    ["Christmas", "", yearly("12-25")],
    ["Navidad", "", yearly("12-25")],
    ["02/29", "", "2026-02-28 2027-02-28 2028-02-29 2029-02-28"],
    ["Labor Day", "", "2026-09-07 2027-09-06 2028-09-04 2029-09-03"],
    ["December 24 and 25", "", YEARS.map((year) => `${year}-12-24 ${year}-12-25`).join(" ")],
    ["Dec 24-26, 2026", "", "2026-12-24..2026-12-26"],
    ["del 24 al 26 de diciembre de 2026", "", "2026-12-24..2026-12-26"],
    ["11/26/2026, 11/27/2026", "", "2026-11-26 2026-11-27"],
    ["12/24/2026 - 01/02/2027", "", "2026-12-24..2027-01-02"],
    ["Christmas (12/25/2026)", "", yearly("12-25")],
    ["25 de diciembre de 2026", "2 de enero de 2027", "2026-12-25..2027-01-02"],
  ])("%s to %s", (first, last, expected) => {
    expect(closed(first, last)).toBe(expected);
  });
  test("round the end of the year, from the one before", () => {
    expect(closed("12/24", "01/02")).toMatch(/^2025-12-24\.\.2026-01-02 2026-12-24\.\.2027-01-02 /u);
    expect(closed("Christmas Eve - New Year's Day")).toMatch(/^2025-12-24\.\.2026-01-01 /u);
  });
});

describe("what is not read", () => {
  test.each([
    ["", ""],
    ["soon", ""],
    ["TBD", ""],
    ["Spring break", ""],
    ["late July", ""],
    ["every Friday", ""],
    ["2026", ""],
    ["2026-02-30", ""],
    ["13/13/2026", ""],
    ["11/26/2026", "TBD"],
    ["2026-11-29", "2026-11-27"],
    // A slip of the year.
    ["2026-12-24", "2036-12-25"],
    ["11/27/2026".padEnd(200, "!"), ""],
  ])("%j to %j", (first, last) => {
    expect(closed(first, last)).toBeNull();
  });
});
