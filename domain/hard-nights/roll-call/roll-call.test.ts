import fc from "fast-check";
import { expect, test } from "vitest";
import { instantOfLocal } from "../../base/time/zone.ts";
import type { ScheduleEntry } from "../../services/opening-hours/entry.ts";
import { openingStatus } from "../../services/opening-hours/opening-status-rule.ts";
import { createDayLongClosing, withClosing, withoutClosing } from "./roll-call.ts";

const ZONE = "America/New_York";
const TODAY = "2026-11-24";
const at = (date: string, minute: number) => instantOfLocal(ZONE, date, minute);
const weekly = (start: number, end: number, endsNextDay = false): ScheduleEntry[] =>
  (["MONDAY", "TUESDAY", "WEDNESDAY"] as const).map((day) => ({
    type: "WEEKLY",
    day,
    span: { start, end, endsNextDay },
  }));

test.each<[string, ScheduleEntry[]]>([
  ["open in the day", weekly(540, 1020)],
  ["open overnight", weekly(1200, 420, true)],
  ["always open", [{ type: "FULL_DAY" }]],
])("NO closes what is %s, to the last minute of the day and no further", (_, schedules) => {
  const hours = { timeZone: ZONE, isContact: false, schedules };
  const state = (closeSchedules: ScheduleEntry[], when: number) =>
    openingStatus({ ...hours, closeSchedules }, when).state;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
      expect(state(createDayLongClosing(TODAY), at(TODAY, minute))).toBe("CLOSED");
      for (const date of ["2026-11-23", "2026-11-25"]) {
        const when = at(date, minute);
        expect(state(createDayLongClosing(TODAY), when)).toBe(state([], when));
      }
    }),
  );
});

test("a closing is added once, and taken away alone", () => {
  const own: ScheduleEntry[] = [
    { type: "DATE_RANGE", startDate: TODAY, endDate: TODAY, span: null },
    { type: "WEEKLY", day: "SUNDAY", span: null },
  ];
  const closed = withClosing(withClosing(own, TODAY), TODAY);
  expect(closed).toHaveLength(4);
  expect(withoutClosing(closed, "2026-11-25")).toEqual(closed);
  expect(withoutClosing(closed, TODAY)).toEqual(own);
});
