import { describe, expect, test } from "vitest";
import { canonicalHours, canonicalHoursWithIntake } from "./canonical-hours.ts";
import type { Hours } from "./entry.ts";
import { closedOn, dates, FULL_DAY, hours, monthly, PERMANENTLY_CLOSED, weekly } from "./hours-for-tests.ts";

test("the text names the zone and every entry; another text would have all edges computed again", () => {
  const every = hours(
    [
      ...weekly(["MONDAY"], 9, 17),
      ...weekly(["FRIDAY"], 22, 6),
      monthly("FIRST", "TUESDAY", 10, 12),
      FULL_DAY,
      dates("2026-12-01", "2026-12-24", 18, 24),
    ],
    [closedOn("2026-12-25"), PERMANENTLY_CLOSED],
  );
  const text = [
    "America/New_York",
    "hours",
    "open DATE_RANGE 2026-12-01 2026-12-24 1080-1440;FULL_DAY;MONTHLY FIRST TUESDAY 600-720;" +
      "WEEKLY FRIDAY 1320-360 next day;WEEKLY MONDAY 540-1020",
    "closed DATE_RANGE 2026-12-25 2026-12-25 all day;PERMANENTLY_CLOSED",
  ];
  expect(canonicalHours(every)).toBe(text.join("\n"));
});

describe("hours that differ have different texts", () => {
  const monday = hours(weekly("MONDAY", 9, 17));
  test.each<[string, Hours]>([
    ["in the zone", hours(weekly("MONDAY", 9, 17), [], "America/Chicago")],
    ["by contact alone", { ...monday, isContact: true }],
    ["in the day", hours(weekly("TUESDAY", 9, 17))],
    ["in the start", hours(weekly("MONDAY", 8, 17))],
    ["in the end", hours(weekly("MONDAY", 9, 18))],
    ["in a second entry", hours([...weekly("MONDAY", 9, 17), FULL_DAY])],
    ["by a closed day", hours(weekly("MONDAY", 9, 17), [closedOn("2026-12-25")])],
    ["in what is open and what is closed", hours([], weekly("MONDAY", 9, 17))],
  ])("%s", (_, other) => {
    expect(canonicalHours(other)).not.toBe(canonicalHours(monday));
  });
});

test("hours of intake are a part of the text where they are stated", () => {
  const monday = hours(weekly("MONDAY", 9, 17));
  expect(canonicalHoursWithIntake({ ...monday, intakeSchedules: [] })).toBe(canonicalHours(monday));
  expect(canonicalHoursWithIntake({ ...monday, intakeSchedules: weekly("MONDAY", 9, 10) })).toBe(
    `${canonicalHours(monday)}\nintake WEEKLY MONDAY 540-600`,
  );
});
