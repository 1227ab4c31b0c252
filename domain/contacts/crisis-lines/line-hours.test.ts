import { expect, test } from "vitest";
import type { Day } from "../../services/opening-hours/entry.ts";
import { lineStatus } from "./line-hours.ts";

const WEEKDAYS: readonly Day[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];
const PACIFIC = {
  timeZone: "America/Los_Angeles",
  openDays: WEEKDAYS,
  opensAt: "10:00",
  closesAt: "18:00",
};
const NIGHTS = { ...PACIFIC, openDays: ["SATURDAY"] as const, opensAt: "22:00", closesAt: "06:00" };

test.each([
  ["Friday at 10 AM", PACIFIC, "2026-11-27T18:00:00Z", true, "2026-11-28T02:00:00.000Z"],
  ["Friday at 6 PM", PACIFIC, "2026-11-28T02:00:00Z", false, "2026-11-30T18:00:00.000Z"],
  ["Saturday", PACIFIC, "2026-11-28T20:00:00Z", false, "2026-11-30T18:00:00.000Z"],
  [
    "Sunday at 5 AM, of a line for Saturday nights",
    NIGHTS,
    "2026-11-29T13:00:00Z",
    true,
    "2026-11-29T14:00:00.000Z",
  ],
  ["Sunday at 6 AM, of the same", NIGHTS, "2026-11-29T14:00:00Z", false, "2026-12-06T06:00:00.000Z"],
] as const)("%s", (_, hours, now, isOpen, changesAt) => {
  expect(lineStatus(hours, Date.parse(now))).toEqual({ isOpen, changesAt: Date.parse(changesAt) });
});

test("a line that states no hours has no status", () => {
  const none = { timeZone: null, openDays: [], opensAt: null, closesAt: null };
  expect(lineStatus(none, 0)).toEqual({ isOpen: null, changesAt: null });
});
