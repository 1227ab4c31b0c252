import { expect, test } from "vitest";
import { toEditorRows } from "./editor-rows.ts";
import { DAYS, type ScheduleEntry } from "./entry.ts";
import { idleRows } from "./idle-rows.ts";

const NIGHTS: readonly ScheduleEntry[] = DAYS.map((day) => ({
  type: "WEEKLY",
  day,
  span: { start: 1080, end: 480, endsNextDay: true },
}));
const MORNINGS: readonly ScheduleEntry[] = DAYS.slice(0, 5).map((day) => ({
  type: "WEEKLY",
  day,
  span: { start: 540, end: 720, endsNextDay: false },
}));

/** November 29, 2026 is a Sunday. */
function dated(start: number, end: number, last = "2026-11-29"): ScheduleEntry {
  return {
    type: "DATE_RANGE",
    startDate: "2026-11-29",
    endDate: last,
    span: { start, end, endsNextDay: end < start },
  };
}

test.each([
  ["an evening within the night", NIGHTS, dated(1080, 1200), true],
  ["the night itself", NIGHTS, dated(1080, 480), true],
  ["a longer night", NIGHTS, dated(1080, 600), false],
  ["an afternoon before it", NIGHTS, dated(780, 1200), false],
  ["a Sunday beside weekdays", MORNINGS, dated(540, 720), false],
  ["a range with a Sunday beside weekdays", MORNINGS, dated(540, 720, "2026-12-04"), false],
  ["hours without others", [], dated(540, 720), false],
  ["hours of a place that is always open", [{ type: "FULL_DAY" } as const], dated(540, 720), true],
] as const)("%s", (_name, others, entry, isIdle) => {
  const rows = toEditorRows([...others, entry], "schedules");
  const own = rows.filter(({ type }) => type === "DATE_RANGE").map(({ key }) => key);
  expect([...idleRows(rows)]).toEqual(isIdle ? own : []);
});

test("what is not finished is not idle", () => {
  const rows = toEditorRows([...NIGHTS, dated(1080, 1200)], "schedules");
  expect([...idleRows(rows.map((row) => ({ ...row, startDate: "2026-" })))]).toEqual([]);
});
