import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  copyRow,
  type EditorRow,
  hasTimes,
  isThrough,
  newRow,
  QUICK_DAYS,
  ROW_TYPES,
  type TypedSpan,
  toEditorRows,
  withTimes,
  withType,
} from "./editor-rows.ts";
import { WITHOUT_END } from "./ended-hours.ts";
import { type ClockSpan, DAYS, type Day, ENTRY_TYPES, PERIODS, type ScheduleEntry } from "./entry.ts";
import type { EntryList } from "./entry-wire.ts";
import { readRow, toScheduleEntries } from "./read-rows.ts";

const NINE_TO_FIVE = { start: 540, end: 1020, endsNextDay: false };
const OVERNIGHT = { start: 1320, end: 360, endsNextDay: true };

function weekly(days: readonly Day[], span: ClockSpan | null): ScheduleEntry[] {
  return days.map((day) => ({ type: "WEEKLY", day, span }));
}

/** Describes a row as a reader would. */
function statusChange({ type, days, periods, startDate, endDate, isAllDay, spans }: EditorRow): string {
  const times = isAllDay
    ? "all day"
    : spans.map((span) => `${span.start}-${span.end}${span.endsNextDay ? "+1" : ""}`);
  const which = [...periods, ...days.map((day) => day.slice(0, 3)), startDate, endDate].filter(Boolean);
  return type === "FULL_DAY" || type === "PERMANENTLY_CLOSED" ? type : `${type} ${which} ${times}`;
}

describe("entries become the fewest rows", () => {
  test.each<{ name: string; list?: EntryList; entries: ScheduleEntry[]; rows: string[] }>([
    { name: "none", entries: [], rows: [] },
    {
      name: "days with the same times share one",
      entries: [...weekly(["SATURDAY"], OVERNIGHT), ...weekly(QUICK_DAYS.weekdays, NINE_TO_FIVE)],
      rows: ["WEEKLY MON,TUE,WED,THU,FRI 09:00-17:00", "WEEKLY SAT 22:00-06:00+1"],
    },
    {
      name: "a lunch break stays within its days",
      entries: [
        ...weekly(["MONDAY", "TUESDAY"], { start: 780, end: 1020, endsNextDay: false }),
        ...weekly(["MONDAY", "TUESDAY"], { start: 540, end: 720, endsNextDay: false }),
        ...weekly(["WEDNESDAY"], { start: 540, end: 720, endsNextDay: false }),
      ],
      rows: ["WEEKLY MON,TUE 09:00-12:00,13:00-17:00", "WEEKLY WED 09:00-12:00"],
    },
    {
      name: "places in the month with the same times share one where every pair is meant",
      entries: [
        { type: "MONTHLY", period: "THIRD", day: "TUESDAY", span: NINE_TO_FIVE },
        { type: "MONTHLY", period: "FIRST", day: "FRIDAY", span: NINE_TO_FIVE },
        { type: "MONTHLY", period: "FIRST", day: "TUESDAY", span: NINE_TO_FIVE },
        { type: "MONTHLY", period: "THIRD", day: "FRIDAY", span: NINE_TO_FIVE },
        { type: "MONTHLY", period: "LAST", day: "SUNDAY", span: NINE_TO_FIVE },
      ],
      rows: ["MONTHLY FIRST,THIRD,TUE,FRI 09:00-17:00", "MONTHLY LAST,SUN 09:00-17:00"],
    },
    {
      name: "midnight at the end of a day, which no time field knows",
      entries: weekly(["FRIDAY"], { start: 480, end: 1440, endsNextDay: false }),
      rows: ["WEEKLY FRI 08:00-23:59"],
    },
    {
      name: "dates in their order, whole days apart from hours",
      list: "closeSchedules",
      entries: [
        { type: "DATE_RANGE", startDate: "2026-12-24", endDate: "2026-12-26", span: null },
        { type: "DATE_RANGE", startDate: "2026-11-26", endDate: "2026-11-26", span: null },
        { type: "DATE_RANGE", startDate: "2026-11-26", endDate: "2026-11-26", span: NINE_TO_FIVE },
        ...weekly(["SUNDAY"], null),
      ],
      rows: [
        "WEEKLY SUN all day",
        "DATE_RANGE 2026-11-26,2026-11-26 all day",
        "DATE_RANGE 2026-11-26,2026-11-26 09:00-17:00",
        "DATE_RANGE 2026-12-24,2026-12-26 all day",
      ],
    },
    {
      name: "the spans of a day by their start, then by their end, in whatever order they come",
      entries: [
        ...weekly(["MONDAY"], { start: 540, end: 720, endsNextDay: false }),
        ...weekly(["MONDAY", "TUESDAY"], { start: 540, end: 600, endsNextDay: false }),
        ...weekly(["TUESDAY"], { start: 540, end: 720, endsNextDay: false }),
        ...weekly(["MONDAY"], { start: 780, end: 840, endsNextDay: true }),
        ...weekly(["MONDAY", "TUESDAY"], { start: 780, end: 840, endsNextDay: false }),
        ...weekly(["TUESDAY"], { start: 780, end: 840, endsNextDay: true }),
      ],
      rows: ["WEEKLY MON,TUE 09:00-10:00,09:00-12:00,13:00-14:00,13:00-14:00+1"],
    },
    {
      name: "what is always so comes first",
      entries: [...weekly(["MONDAY"], NINE_TO_FIVE), { type: "FULL_DAY" }],
      rows: ["FULL_DAY", "WEEKLY MON 09:00-17:00"],
    },
  ])("$name", ({ entries, rows, list = "schedules" }) => {
    expect(toEditorRows(entries, list).map(statusChange)).toEqual(rows);
  });
});

const minute = fc.integer({ min: 0, max: 287 }).map((fives) => fives * 5);
const span: fc.Arbitrary<ClockSpan> = fc
  .tuple(minute, fc.oneof(minute, fc.constant(1440)))
  .map(([start, end]) => ({ start, end, endsNextDay: end <= start }));
const day = fc.constantFrom(...DAYS);
const date = fc.integer({ min: 1, max: 28 }).map((number) => `2026-12-${String(number).padStart(2, "0")}`);

function arbitraryEntry(list: EntryList): fc.Arbitrary<ScheduleEntry> {
  // A closed day from midnight to midnight is one without times.
  const closed = span.filter(({ start, end }) => start > 0 || end < 1440);
  const times = list === "schedules" ? span : fc.option(closed);
  return fc.oneof(
    fc.record({ type: fc.constant("WEEKLY"), day, span: times }),
    fc.record({ type: fc.constant("MONTHLY"), period: fc.constantFrom(...PERIODS), day, span: times }),
    fc.tuple(fc.tuple(date, date), times).map(([dates, span]): ScheduleEntry => {
      const [startDate = "", endDate = ""] = dates.sort();
      return { type: "DATE_RANGE", startDate, endDate, span };
    }),
    fc.constant<ScheduleEntry>({ type: list === "schedules" ? "FULL_DAY" : "PERMANENTLY_CLOSED" }),
  );
}

const inOrder = (entries: readonly ScheduleEntry[]) =>
  [...new Set(entries.map((entry) => JSON.stringify(Object.entries(entry).sort())))].sort();

describe.each(["schedules", "closeSchedules"] as const)("of %s", (list) => {
  test("rows and back say the same entries, each once, and again the same rows", () => {
    fc.assert(
      fc.property(fc.array(arbitraryEntry(list), { maxLength: 25 }), (entries) => {
        const rows = toEditorRows(entries, list);
        const back = toScheduleEntries(rows, list);
        expect(inOrder(back)).toEqual(inOrder(entries));
        expect(back.length).toBe(inOrder(entries).length);
        expect(toEditorRows(back, list)).toEqual(rows);
        expect(rows.every((row) => readRow(row, list).problems === null)).toBe(true);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        expect(rows.every(({ spans }) => spans.length > 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("offers exactly the types that it may hold", () => {
    const isRefused = (type: EditorRow["type"]) =>
      readRow(newRow([], list, type), list).problems?.type === "scheduleTypeNotAllowed";
    expect([...ROW_TYPES[list]].sort()).toEqual(ENTRY_TYPES.filter((type) => !isRefused(type)).sort());
  });

  test("no two rows of the week could be one", () => {
    fc.assert(
      fc.property(fc.array(arbitraryEntry(list), { maxLength: 25 }), (entries) => {
        const weeks = toEditorRows(entries, list).filter(({ type }) => type === "WEEKLY");
        const times = weeks.map(({ isAllDay, spans }) => JSON.stringify([isAllDay, spans]));
        expect(new Set(times).size).toBe(times.length);
      }),
    );
  });
});

describe("a closing of several days", () => {
  const vacation: EditorRow = {
    ...newRow([], "closeSchedules", "DATE_RANGE"),
    isAllDay: false,
    startDate: "2026-12-24",
    endDate: "2027-01-02",
    spans: [{ start: "15:00", end: "09:00", endsNextDay: false }],
  };
  const on = (startDate: string, endDate: string, span: ClockSpan | null): ScheduleEntry => ({
    type: "DATE_RANGE",
    startDate,
    endDate,
    span,
  });
  const from = (start: number) => ({ start, end: 1440, endsNextDay: false });
  const until = (end: number) => ({ start: 0, end, endsNextDay: false });

  test.each<{ name: string; typed: Partial<EditorRow>; entries: ScheduleEntry[] }>([
    {
      name: "lasts from the first time to the last, across the year",
      typed: {},
      entries: [
        on("2026-12-24", "2026-12-24", from(900)),
        on("2026-12-25", "2027-01-01", null),
        on("2027-01-02", "2027-01-02", until(540)),
      ],
    },
    {
      name: "needs no days between",
      typed: { endDate: "2026-12-25" },
      entries: [on("2026-12-24", "2026-12-24", from(900)), on("2026-12-25", "2026-12-25", until(540))],
    },
    {
      name: "from midnight has whole days from the first",
      typed: { spans: [{ start: "00:00", end: "09:00", endsNextDay: false }] },
      entries: [on("2026-12-24", "2027-01-01", null), on("2027-01-02", "2027-01-02", until(540))],
    },
    {
      name: "to midnight has whole days to the last",
      typed: { spans: [{ start: "15:00", end: "23:59", endsNextDay: false }] },
      entries: [on("2026-12-24", "2026-12-24", from(900)), on("2026-12-25", "2027-01-02", null)],
    },
    {
      name: "has its times on each day where that is said",
      typed: { isWithoutGap: false, spans: [{ start: "12:00", end: "13:00", endsNextDay: false }] },
      entries: [on("2026-12-24", "2027-01-02", { start: 720, end: 780, endsNextDay: false })],
    },
  ])("$name, and is one row again", ({ typed, entries }) => {
    const row = { ...vacation, ...typed };
    expect(readRow(row, "closeSchedules")).toEqual({ entries, problems: null });
    expect(toEditorRows(entries, "closeSchedules")).toEqual([row]);
    expect(toEditorRows([...entries].reverse(), "closeSchedules")).toEqual([row]);
  });

  test("is one row whatever its times, and leaves other closings as they are", () => {
    const lunch = on("2026-12-24", "2026-12-24", { start: 600, end: 660, endsNextDay: false });
    const forever = on("2027-06-01", WITHOUT_END, null);
    fc.assert(
      fc.property(minute, minute, date, date, (start, end, ...dates) => {
        const [startDate = "", endDate = ""] = dates.sort();
        fc.pre(startDate < endDate && end > 0);
        const clock = (at: number) =>
          `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
        const spans = [{ start: clock(start), end: clock(end), endsNextDay: false }];
        const { entries } = readRow({ ...vacation, startDate, endDate, spans }, "closeSchedules");
        const rows = toEditorRows([forever, ...entries, lunch], "closeSchedules");
        expect(rows.length).toBe(3);
        expect(rows.find((row) => isThrough(row, "closeSchedules"))).toMatchObject({
          startDate,
          endDate,
          spans,
        });
      }),
    );
  });

  test.each<[string, TypedSpan, object]>([
    [
      "no time",
      { start: "", end: "", endsNextDay: false },
      { startTime: "startTimeRequired", endTime: "endTimeRequired" },
    ],
    [
      "a last day that has not begun",
      { start: "15:00", end: "00:00", endsNextDay: false },
      { endTime: "endTimeNotAfterStartTime" },
    ],
  ])("says what is wrong with %s", (_name, typed, problems) => {
    const read = readRow({ ...vacation, spans: [typed] }, "closeSchedules");
    expect(read).toEqual({ entries: [], problems: { ...problems, span: 0 } });
  });

  test("is not joined with closed days that have no end", () => {
    const entries = [on("2027-05-31", "2027-05-31", from(900)), on("2027-06-01", WITHOUT_END, null)];
    expect(toEditorRows(entries, "closeSchedules").length).toBe(2);
  });
});

describe("a row that is typed", () => {
  const row: EditorRow = { ...newRow([], "schedules", "WEEKLY"), days: ["MONDAY", "SUNDAY"] };
  const holiday = newRow([], "closeSchedules", "DATE_RANGE");

  test("begins at 8:00 to 17:00, closed days as the whole day", () => {
    expect(toScheduleEntries([row], "schedules")).toEqual(
      weekly(["MONDAY", "SUNDAY"], { start: 480, end: 1020, endsNextDay: false }),
    );
    expect(hasTimes(holiday, "closeSchedules")).toBe(false);
    expect({ ...holiday, isAllDay: false }.spans).toEqual([
      { start: "00:00", end: "23:59", endsNextDay: false },
    ]);
  });

  test("is empty but for its times, and has a key of its own", () => {
    const empty = { type: "WEEKLY", days: [], periods: [], startDate: "", endDate: "" };
    expect(newRow([], "schedules", "WEEKLY")).toEqual({
      ...empty,
      key: 0,
      isAllDay: false,
      spans: [{ start: "08:00", end: "17:00", endsNextDay: false }],
    });
    expect(newRow([{ ...row, key: 4 }, row], "closeSchedules", "WEEKLY")).toEqual({
      ...empty,
      key: 5,
      isAllDay: true,
      isWithoutGap: true,
      spans: [{ start: "00:00", end: "23:59", endsNextDay: false }],
    });
  });

  test.each<[EditorRow["type"], EntryList, { typed: boolean; allDay: boolean }]>([
    ["WEEKLY", "schedules", { typed: true, allDay: true }],
    ["DATE_RANGE", "schedules", { typed: true, allDay: true }],
    ["FULL_DAY", "schedules", { typed: false, allDay: false }],
    ["MONTHLY", "closeSchedules", { typed: true, allDay: false }],
    ["PERMANENTLY_CLOSED", "closeSchedules", { typed: false, allDay: false }],
  ])("of type %s among %s has times or not", (type, list, { typed, allDay }) => {
    expect(hasTimes({ ...row, type, isAllDay: false }, list)).toBe(typed);
    expect(hasTimes({ ...row, type, isAllDay: true }, list)).toBe(allDay);
  });

  test.each<{ name: string; list?: EntryList; typed: Partial<EditorRow>; problems: object | null }>([
    { name: "right", typed: {}, problems: null },
    { name: "no day", typed: { days: [] }, problems: { day: "dayRequired" } },
    {
      name: "no place in the month",
      typed: { type: "MONTHLY", days: [] },
      problems: { period: "periodRequired", day: "dayRequired" },
    },
    {
      name: "an end before the start",
      typed: { spans: [{ start: "22:00", end: "06:00", endsNextDay: false }] },
      problems: { endTime: "endTimeNotAfterStartTime", span: 0 },
    },
    {
      name: "the next day",
      typed: { spans: [{ start: "22:00", end: "06:00", endsNextDay: true }] },
      problems: null,
    },
    {
      name: "the second span, no time at all",
      typed: {
        spans: [
          { start: "08:00", end: "12:00", endsNextDay: false },
          { start: "13:00", end: "", endsNextDay: false },
        ],
      },
      problems: { endTime: "endTimeRequired", span: 1 },
    },
    {
      name: "two spans, of which the first that is wrong is spoken of",
      typed: {
        spans: [
          { start: "08:00", end: "", endsNextDay: false },
          { start: "", end: "", endsNextDay: false },
        ],
      },
      problems: { endTime: "endTimeRequired", span: 0 },
    },
    {
      name: "more than a time",
      typed: { spans: [{ start: "108:00", end: "17:00:30", endsNextDay: false }] },
      problems: { startTime: "notATime", endTime: "notATime", span: 0 },
    },
    {
      name: "dates the wrong way round",
      typed: { type: "DATE_RANGE", startDate: "2026-12-26", endDate: "2026-12-24" },
      problems: { endDate: "endDateBeforeStartDate" },
    },
    {
      name: "no dates, and a time that is none",
      typed: { type: "DATE_RANGE", spans: [{ start: "24:10", end: "17:00", endsNextDay: false }] },
      problems: {
        startDate: "startDateRequired",
        endDate: "endDateRequired",
        startTime: "notATime",
        span: 0,
      },
    },
    {
      name: "around the clock, whatever times are left",
      typed: { type: "FULL_DAY", spans: [{ start: "", end: "", endsNextDay: false }] },
      problems: null,
    },
    {
      name: "a type of the other list",
      typed: { type: "PERMANENTLY_CLOSED" },
      problems: { type: "scheduleTypeNotAllowed" },
    },
    { name: "a whole closed day", list: "closeSchedules", typed: { isAllDay: true }, problems: null },
  ])("$name", ({ typed, problems, list = "schedules" }) => {
    const read = readRow({ ...row, ...typed }, list);
    expect(read.problems).toEqual(problems);
    expect(read.entries.length > 0).toBe(problems === null);
  });

  test("is copied to the days that have none yet", () => {
    const copy = copyRow(row, [row, { ...row, key: 7, days: ["TUESDAY"] }]);
    expect(copy.days).toEqual(["WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"]);
    expect(copy.spans).toEqual(row.spans);
    expect(copy.key).toBe(8);
  });

  test("loses nothing when its type is changed and changed back", () => {
    const typed = { ...row, days: ["FRIDAY"] as const, startDate: "2026-12-24" };
    const dates = withType(typed, "schedules", "DATE_RANGE");
    expect(withType(dates, "schedules", "WEEKLY")).toEqual(typed);
    expect(withType({ ...holiday, isAllDay: false }, "closeSchedules", "WEEKLY").isAllDay).toBe(true);
    expect(withType({ ...holiday, isAllDay: false }, "closeSchedules", "MONTHLY").isAllDay).toBe(false);
  });

  test("of another type is copied without its days and dates", () => {
    const dates = { startDate: "2026-12-24", endDate: "2026-12-26", periods: ["FIRST"] as const };
    const monthly: EditorRow = { ...row, ...dates, type: "MONTHLY" };
    const nothing = { days: [], periods: [], startDate: "", endDate: "" };
    expect(copyRow(monthly, [monthly])).toEqual({ ...monthly, ...nothing, key: 1 });
    expect(copyRow(row, [row, { ...monthly, days: ["TUESDAY"] }]).days).toContain("TUESDAY");
  });

  test("ignores fields that its type does not use", () => {
    const fields = { days: ["MONDAY", "FRIDAY"], periods: ["FIRST", "THIRD"] } as const;
    const dates = { startDate: "2026-12-24", endDate: "2026-12-26" };
    expect(readRow({ ...row, ...fields, ...dates, type: "DATE_RANGE" }, "schedules").entries).toHaveLength(1);
    expect(readRow({ ...row, ...fields, ...dates }, "schedules").entries).toHaveLength(2);
    expect(readRow({ ...row, ...fields, ...dates, type: "MONTHLY" }, "schedules").entries).toHaveLength(4);
  });

  test("reports nothing that another row reports already", () => {
    const tuesday = { ...row, key: 1, days: ["SUNDAY", "TUESDAY"] as const };
    const eightToFive = { start: 480, end: 1020, endsNextDay: false };
    expect(toScheduleEntries([row, tuesday], "schedules")).toEqual(
      weekly(["MONDAY", "SUNDAY", "TUESDAY"], eightToFive),
    );
  });
});

describe("the next day", () => {
  const span = (start: string, end: string, endsNextDay: boolean): TypedSpan => ({ start, end, endsNextDay });
  const day = span("08:00", "17:00", false);

  test.each<[string, TypedSpan, Partial<TypedSpan>, boolean]>([
    ["an end before the start", span("22:00", "", false), { end: "06:00" }, true],
    ["a start after the end", day, { start: "22:00" }, true],
    ["midnight", span("18:00", "", false), { end: "00:00" }, true],
    ["an end after the start", day, { end: "23:00" }, false],
    ["an end that is the start", day, { end: "08:00" }, false],
    ["an end that is not typed yet", span("22:00", "06:00", true), { end: "" }, false],
    ["a night that became a day", span("22:00", "06:00", true), { end: "23:00" }, false],
    ["a night of which it was taken back", span("22:00", "06:00", false), { end: "07:00" }, false],
    ["more than a day, by decision", span("08:00", "17:00", true), { end: "18:00" }, true],
  ])("%s", (_, before, times, endsNextDay) => {
    expect(withTimes(before, times)).toEqual({ ...before, ...times, endsNextDay });
  });

  test("is no question after it was set by the times, in whatever order they are typed", () => {
    const time = fc.constantFrom("", "00:00", "06:00", "17:00", "22:00", "23:59");
    fc.assert(
      fc.property(time, time, (start, end) => {
        const [one, other] = [
          withTimes(withTimes(day, { start }), { end }),
          withTimes(withTimes(day, { end }), { start }),
        ];
        expect(one).toEqual(other);
        expect(one.endsNextDay).toBe(start !== "" && end !== "" && end < start);
      }),
    );
  });
});
