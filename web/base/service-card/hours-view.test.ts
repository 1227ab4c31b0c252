import { describe, expect, test } from "vitest";
import type { StatedHours } from "#domain/services/opening-hours/hours-of.ts";
import { openingHours as en } from "#words/compiled/en/services/opening-hours.ts";
import { openingHours as es } from "#words/compiled/es/services/opening-hours.ts";
import { hoursView } from "./hours-view.ts";

const stated: StatedHours = {
  timeZone: "America/Los_Angeles",
  isContact: false,
  schedules: [{ type: "WEEKLY", day: "FRIDAY", startTime: "9:00 AM", endTime: "5:00 PM" }],
  closeSchedules: [{ type: "DATE_RANGE", startDate: "12/25/2026", endDate: "12/25/2026" }],
};
/** Friday, 10:00 in the service's zone. */
const MORNING = Date.UTC(2026, 10, 20, 18, 0);
const MINUTE_MS = 60_000;

describe("The hours that a page tells", () => {
  test("in the page's language, with the week that holds the moment", () => {
    const view = hoursView(stated, en, MORNING);
    expect(view.opening).toEqual([{ days: "Friday", times: "9:00 AM – 5:00 PM" }]);
    expect(view.closed).toHaveLength(1);
    expect(view.week.filter(({ isToday }) => isToday)).toEqual([
      { date: "2026-11-20", day: "FRIDAY", isToday: true, spans: [{ startMinute: 540, endMinute: 1020 }] },
    ]);
    expect(view.minute).toBe(600);
    expect(hoursView(stated, es, MORNING).opening[0]?.days).toBe("Viernes");
  });

  test.each([
    ["an hour, by day", MORNING, 60],
    ["until midnight, in the last hour", MORNING + 13.5 * 60 * MINUTE_MS, 30],
  ])("are true for %s", (_, now, minutes) => {
    expect((hoursView(stated, en, now).until - now) / MINUTE_MS).toBe(minutes);
  });

  test("are to be asked for once they are over", () => {
    const ended = (startDate: string): StatedHours => ({
      ...stated,
      closeSchedules: [{ type: "DATE_RANGE", startDate, endDate: "12/31/2999" }],
    });
    expect(hoursView(ended("11/20/2026"), en, MORNING).isToAsk).toBe(true);
    expect(hoursView(ended("11/20/2026"), en, MORNING).closed).toEqual([
      { days: "From November 20", times: "All day" },
    ]);
    expect(hoursView(ended("11/21/2026"), en, MORNING).isToAsk).toBe(false);
    expect(hoursView({ ...stated, isContact: true }, en, MORNING).isToAsk).toBe(true);
  });

  test("lines stay where nobody knows the zone, and no week is drawn", () => {
    const view = hoursView({ ...stated, timeZone: "Mars/Olympus" }, en, MORNING);
    expect(view.week).toEqual([]);
    expect(view.opening).toHaveLength(1);
  });
});
