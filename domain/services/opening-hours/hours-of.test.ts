import { expect, test } from "vitest";
import type { ScheduleEntryWire } from "./entry-contract.ts";
import { parseHours } from "./hours-of.ts";

test("hours are read from the wire, each list by its own rules; an entry that cannot be read is left out", () => {
  const allDay: ScheduleEntryWire = { type: "FULL_DAY" };
  const forGood: ScheduleEntryWire = { type: "PERMANENTLY_CLOSED" };
  const monday: ScheduleEntryWire = {
    type: "WEEKLY",
    day: "MONDAY",
    startTime: "9:00 AM",
    endTime: "5:00 PM",
  };
  const noDay: ScheduleEntryWire = { type: "WEEKLY", startTime: "9:00 AM", endTime: "5:00 PM" };
  expect(
    parseHours({
      timeZone: "America/Chicago",
      isContact: true,
      schedules: [noDay, monday, forGood, allDay],
      closeSchedules: [noDay, monday, { type: "WEEKLY", day: "SUNDAY" }, forGood, allDay],
    }),
  ).toEqual({
    timeZone: "America/Chicago",
    isContact: true,
    schedules: [
      { type: "WEEKLY", day: "MONDAY", span: { start: 540, end: 1_020, endsNextDay: false } },
      { type: "FULL_DAY" },
    ],
    closeSchedules: [
      { type: "WEEKLY", day: "MONDAY", span: { start: 540, end: 1_020, endsNextDay: false } },
      { type: "WEEKLY", day: "SUNDAY", span: null },
      { type: "PERMANENTLY_CLOSED" },
    ],
  });
});
