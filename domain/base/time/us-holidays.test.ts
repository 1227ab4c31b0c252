import { describe, expect, test } from "vitest";
import { FEDERAL_HOLIDAYS, holidayDate, observedDates } from "./us-holidays.ts";

describe("public holidays", () => {
  test.each([
    [
      2026,
      "2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-04 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25",
    ],
    [
      2028,
      "2028-01-01 2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09 2028-11-11 2028-11-23 2028-12-25",
    ],
  ])("of %i are those of federal law", (year, dates) => {
    expect(
      FEDERAL_HOLIDAYS.map((holiday) => holidayDate(holiday, year))
        .sort()
        .join(" "),
    ).toBe(dates);
  });

  test.each([
    [2024, "2024-03-31", "2024-03-29"],
    [2025, "2025-04-20", "2025-04-18"],
    [2027, "2027-03-28", "2027-03-26"],
    [2038, "2038-04-25", "2038-04-23"],
    [2049, "2049-04-18", "2049-04-16"],
    [2076, "2076-04-19", "2076-04-17"],
  ])("Easter of %i is on %s", (year, sunday, friday) => {
    expect(holidayDate("EASTER", year)).toBe(sunday);
    expect(holidayDate("GOOD_FRIDAY", year)).toBe(friday);
  });

  test("of a weekend are observed on the nearest weekday", () => {
    expect(observedDates("INDEPENDENCE_DAY", 2026)).toEqual({
      startDate: "2026-07-03",
      endDate: "2026-07-04",
    });
    expect(observedDates("INDEPENDENCE_DAY", 2027)).toEqual({
      startDate: "2027-07-04",
      endDate: "2027-07-05",
    });
    expect(observedDates("INDEPENDENCE_DAY", 2028)).toEqual({
      startDate: "2028-07-04",
      endDate: "2028-07-04",
    });
    expect(observedDates("NEW_YEARS_DAY", 2028)).toEqual({ startDate: "2027-12-31", endDate: "2028-01-01" });
    expect(observedDates("EASTER", 2027)).toEqual({ startDate: "2027-03-28", endDate: "2027-03-28" });
    expect(holidayDate("DAY_AFTER_THANKSGIVING", 2027)).toBe("2027-11-26");
  });
});
