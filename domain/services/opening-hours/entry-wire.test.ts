import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openingHours as english } from "#words/compiled/en/services/opening-hours.ts";
import { openingHours as spanish } from "#words/compiled/es/services/opening-hours.ts";
import { toIsoDate } from "../../base/time/civil-date.ts";
import { DAYS, PERIODS, type ScheduleEntry } from "./entry.ts";
import { type ScheduleEntryInput, scheduleEntryInput, scheduleEntryWire } from "./entry-contract.ts";
import { type EntryList, type EntryProblems, readEntry } from "./entry-wire.ts";
import { showEntry } from "./show-entry.ts";

const nineToFive = { startTime: "9:00 AM", endTime: "5:00 PM" };
const shop = { start: 540, end: 1_020, endsNextDay: false };

describe("an entry that is right", () => {
  test.each<[string, ScheduleEntryInput, EntryList, ScheduleEntry]>([
    [
      "weekly",
      { type: "WEEKLY", day: "MONDAY", ...nineToFive },
      "schedules",
      { type: "WEEKLY", day: "MONDAY", span: shop },
    ],
    [
      "padded times",
      { type: "WEEKLY", day: "MONDAY", startTime: "09:00 AM", endTime: "05:00 PM" },
      "schedules",
      { type: "WEEKLY", day: "MONDAY", span: shop },
    ],
    [
      "spaces around times",
      { type: "WEEKLY", day: "MONDAY", startTime: " 9:00 AM ", endTime: " 5:00 PM " },
      "schedules",
      { type: "WEEKLY", day: "MONDAY", span: shop },
    ],
    [
      "spaces around dates",
      { type: "DATE_RANGE", startDate: " 12/24/2026 ", endDate: " 2026-12-24 ", ...nineToFive },
      "schedules",
      { type: "DATE_RANGE", startDate: "2026-12-24", endDate: "2026-12-24", span: shop },
    ],
    [
      "a closed day with nothing but spaces",
      { type: "WEEKLY", day: "MONDAY", startTime: "  ", endTime: " " },
      "closeSchedules",
      { type: "WEEKLY", day: "MONDAY", span: null },
    ],
    [
      "monthly",
      { type: "MONTHLY", period: "LAST", day: "FRIDAY", ...nineToFive },
      "schedules",
      { type: "MONTHLY", period: "LAST", day: "FRIDAY", span: shop },
    ],
    [
      "a range of dates",
      { type: "DATE_RANGE", startDate: "12/24/2026", endDate: "12/24/2026", ...nineToFive },
      "schedules",
      { type: "DATE_RANGE", startDate: "2026-12-24", endDate: "2026-12-24", span: shop },
    ],
    [
      "a range of ISO dates",
      { type: "DATE_RANGE", startDate: "2026-12-24", endDate: "2027-01-02", ...nineToFive },
      "schedules",
      { type: "DATE_RANGE", startDate: "2026-12-24", endDate: "2027-01-02", span: shop },
    ],
    [
      "overnight",
      { type: "WEEKLY", day: "SUNDAY", startTime: "10:00 PM", endTime: "6:00 AM", endsNextDay: true },
      "schedules",
      { type: "WEEKLY", day: "SUNDAY", span: { start: 1_320, end: 360, endsNextDay: true } },
    ],
    [
      "11:59 PM means midnight",
      { type: "WEEKLY", day: "SUNDAY", startTime: "12:00 AM", endTime: "11:59 PM" },
      "schedules",
      { type: "WEEKLY", day: "SUNDAY", span: { start: 0, end: 1_440, endsNextDay: false } },
    ],
    [
      "full day drops times",
      { type: "FULL_DAY", day: "MONDAY", ...nineToFive },
      "schedules",
      { type: "FULL_DAY" },
    ],
    [
      "permanently closed drops times",
      { type: "PERMANENTLY_CLOSED", ...nineToFive },
      "closeSchedules",
      { type: "PERMANENTLY_CLOSED" },
    ],
    [
      "a closed day",
      { type: "WEEKLY", day: "MONDAY", startTime: "", endTime: null },
      "closeSchedules",
      { type: "WEEKLY", day: "MONDAY", span: null },
    ],
    [
      "closed hours",
      { type: "DATE_RANGE", startDate: "12/24/2026", endDate: "12/26/2026", ...nineToFive },
      "closeSchedules",
      { type: "DATE_RANGE", startDate: "2026-12-24", endDate: "2026-12-26", span: shop },
    ],
  ])("%s", (_, input, list, entry) => {
    expect(readEntry(input, list)).toEqual({ ok: true, entry });
  });
});

describe("an invalid entry reports all that is wrong with it", () => {
  const both: EntryProblems = { startTime: "startTimeRequired", endTime: "endTimeRequired" };
  test.each<[string, ScheduleEntryInput, EntryList, EntryProblems]>([
    ["without a type", {}, "schedules", { type: "scheduleWithoutType" }],
    ["of an unknown type", { type: "DAILY" }, "schedules", { type: "scheduleWithoutType" }],
    [
      "closed for good among opening hours",
      { type: "PERMANENTLY_CLOSED" },
      "schedules",
      { type: "scheduleTypeNotAllowed" },
    ],
    [
      "full day among closed days",
      { type: "FULL_DAY" },
      "closeSchedules",
      { type: "scheduleTypeNotAllowed" },
    ],
    ["weekly without a day", { type: "WEEKLY", ...nineToFive }, "schedules", { day: "dayRequired" }],
    [
      "monthly with nothing",
      { type: "MONTHLY" },
      "schedules",
      { day: "dayRequired", period: "periodRequired", ...both },
    ],
    [
      "an unknown period",
      { type: "MONTHLY", period: "SIXTH", day: "MONDAY", ...nineToFive },
      "schedules",
      { period: "periodRequired" },
    ],
    [
      "a range without dates",
      { type: "DATE_RANGE", ...nineToFive },
      "schedules",
      { startDate: "startDateRequired", endDate: "endDateRequired" },
    ],
    [
      "dates that do not exist",
      { type: "DATE_RANGE", startDate: "02/30/2026", endDate: "next week", ...nineToFive },
      "schedules",
      { startDate: "notADate", endDate: "notADate" },
    ],
    [
      "an end before its start",
      { type: "DATE_RANGE", startDate: "12/26/2026", endDate: "12/25/2026", ...nineToFive },
      "schedules",
      { endDate: "endDateBeforeStartDate" },
    ],
    ["opening hours without times", { type: "WEEKLY", day: "MONDAY" }, "schedules", both],
    [
      "half a time on a closed day",
      { type: "WEEKLY", day: "MONDAY", startTime: "9:00 AM" },
      "closeSchedules",
      { endTime: "endTimeRequired" },
    ],
    [
      "times that do not exist",
      { type: "WEEKLY", day: "MONDAY", startTime: "9 o clock", endTime: "25:00 PM" },
      "schedules",
      { startTime: "notATime", endTime: "notATime" },
    ],
    [
      "times in the wrong order",
      { type: "WEEKLY", day: "MONDAY", startTime: "5:00 PM", endTime: "9:00 AM" },
      "schedules",
      { endTime: "endTimeNotAfterStartTime" },
    ],
    [
      "equal times",
      { type: "WEEKLY", day: "MONDAY", startTime: "9:00 AM", endTime: "9:00 AM", endsNextDay: false },
      "schedules",
      { endTime: "endTimeNotAfterStartTime" },
    ],
    [
      "dates and times at once",
      { type: "DATE_RANGE", startDate: "12/26/2026", endDate: "12/25/2026" },
      "schedules",
      { endDate: "endDateBeforeStartDate", ...both },
    ],
  ])("%s", (_, input, list, problems) => {
    expect(readEntry(input, list)).toEqual({ ok: false, problems });
  });

  test("in the words that older clients show", () => {
    expect(english.problems.scheduleWithoutType).toBe("Something wrong, please try again");
    expect(english.problems.endDateBeforeStartDate).toBe(
      "End date should be equal or greater than Start date",
    );
    expect(english.problems.endTimeNotAfterStartTime).toBe("End Time should be greater than Start time");
    expect(Object.keys(spanish.problems)).toEqual(Object.keys(english.problems));
  });
});

describe("on the wire", () => {
  test("weekly seconds count from Monday's midnight, and an overnight end lies after its start", () => {
    expect(
      showEntry({ type: "WEEKLY", day: "SUNDAY", span: { start: 1_320, end: 360, endsNextDay: true } }),
    ).toEqual({
      type: "WEEKLY",
      day: "SUNDAY",
      startTime: "10:00 PM",
      endTime: "6:00 AM",
      startTimeSeconds: 6 * 86_400 + 79_200,
      endTimeSeconds: 7 * 86_400 + 21_600,
      endsNextDay: true,
    });
  });

  test("midnight at the day's end is 11:59 PM, which older forms take for later than any start", () => {
    expect(
      showEntry({ type: "WEEKLY", day: "MONDAY", span: { start: 0, end: 1_440, endsNextDay: false } }),
    ).toMatchObject({
      startTime: "12:00 AM",
      endTime: "11:59 PM",
      startTimeSeconds: 0,
      endTimeSeconds: 86_400,
    });
  });

  test.each(["FULL_DAY", "PERMANENTLY_CLOSED"] as const)("%s has nothing but its type", (type) => {
    expect(showEntry({ type })).toEqual({ type });
  });

  const ALL_DAY = {
    startTime: "12:00 AM",
    endTime: "11:59 PM",
    startTimeSeconds: 0,
    endTimeSeconds: 86_400,
    endsNextDay: false,
    isAllDay: true,
  };
  test.each([
    [
      { type: "DATE_RANGE", startDate: "2026-12-24", endDate: "2026-12-26", span: null },
      { type: "DATE_RANGE", startDate: "12/24/2026", endDate: "12/26/2026", ...ALL_DAY },
    ],
    [
      { type: "MONTHLY", period: "LAST", day: "FRIDAY", span: null },
      { type: "MONTHLY", period: "LAST", day: "FRIDAY", ...ALL_DAY },
    ],
    [
      { type: "WEEKLY", day: "SUNDAY", span: null },
      { type: "WEEKLY", day: "SUNDAY" },
    ],
  ] as const)("a closed date without times has those of the whole day, a weekday none: %j", (entry, wire) => {
    expect(showEntry(entry)).toEqual(wire);
    expect(readEntry(wire, "closeSchedules")).toEqual({ ok: true, entry });
  });

  test.each([
    ["without the mark", {}, null],
    ["of a weekday", { type: "WEEKLY" }, null],
    ["with a time", { startTime: "12:05 AM" }, { start: 5, end: 1_440, endsNextDay: false }],
    ["into the next day", { endsNextDay: true }, { start: 0, end: 1_440, endsNextDay: true }],
  ])("a closed day from midnight to midnight has no times: %s", (_, change, span) => {
    const { isAllDay: __, ...times } = ALL_DAY;
    const wire = { type: "MONTHLY", period: "LAST", day: "FRIDAY", ...times, ...change };
    expect(readEntry(wire, "closeSchedules")).toMatchObject({ ok: true, entry: { span } });
  });

  test("opening hours from midnight to midnight keep theirs", () => {
    expect(readEntry({ type: "WEEKLY", day: "MONDAY", ...ALL_DAY }, "schedules")).toMatchObject({
      entry: { span: { start: 0, end: 1_440, endsNextDay: false } },
    });
  });

  test("what is shown is read as the same entry", () => {
    const minute = fc.integer({ min: 0, max: 1_438 });
    const span = fc.tuple(minute, fc.oneof(minute, fc.constant(1_440))).map(([start, end]) => ({
      start,
      end,
      endsNextDay: end <= start,
    }));
    const day = fc.constantFrom(...DAYS);
    const dates = fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 1_000 }));
    const entry: fc.Arbitrary<ScheduleEntry> = fc.oneof(
      fc.record({ type: fc.constant("WEEKLY" as const), day, span }),
      fc.record({ type: fc.constant("MONTHLY" as const), period: fc.constantFrom(...PERIODS), day, span }),
      fc.tuple(dates, span).map(([[first, days], of]) => ({
        type: "DATE_RANGE" as const,
        startDate: toIsoDate(first),
        endDate: toIsoDate(first + days),
        span: of,
      })),
    );
    fc.assert(
      fc.property(entry, fc.boolean(), (of, isWholeDay) => {
        const sent = isWholeDay && "span" in of ? { ...of, span: null } : of;
        const shown = scheduleEntryWire.parse(JSON.parse(JSON.stringify(showEntry(sent))));
        const list = isWholeDay ? "closeSchedules" : "schedules";
        expect(readEntry(scheduleEntryInput.parse(shown), list)).toEqual({ ok: true, entry: sent });
      }),
    );
  });

  test("any text at all is answered, never thrown at", () => {
    const text = fc.option(fc.oneof(fc.string(), fc.constantFrom("8:00 AM", "12/24/2026", "MONDAY")), {
      nil: null,
    });
    const type = fc.constantFrom(
      "WEEKLY",
      "MONTHLY",
      "DATE_RANGE",
      "FULL_DAY",
      "PERMANENTLY_CLOSED",
      "",
      null,
    );
    const input = fc.record({
      type,
      day: text,
      period: text,
      startDate: text,
      endDate: text,
      startTime: text,
      endTime: text,
    });
    fc.assert(
      fc.property(input, fc.constantFrom<EntryList>("schedules", "closeSchedules"), (of, list) => {
        const read = readEntry(of, list);
        if (!read.ok) expect(Object.keys(read.problems).length).toBeGreaterThan(0);
      }),
    );
  });
});
