import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openingHours as words } from "#words/compiled/en/services/opening-hours.ts";
import { instantOfLocal } from "../../base/time/zone.ts";
import { DAYS, type Day, type Hours, type ScheduleEntry } from "./entry.ts";
import { hoursPreview, previewLines } from "./hours-preview.ts";
import { openingStatus } from "./opening-status-rule.ts";
import { statusText } from "./status-text.ts";

const ZONE = "America/New_York";
/** A Friday. */
const at = (time: number, date = "2026-11-20") => instantOfLocal(ZONE, date, time);

function hours(schedules: ScheduleEntry[], closeSchedules: ScheduleEntry[] = []): Hours {
  return { timeZone: ZONE, schedules, closeSchedules, isContact: false };
}
function weekly(days: readonly Day[], start: number, end: number): ScheduleEntry[] {
  return days.map((day) => ({ type: "WEEKLY", day, span: { start, end, endsNextDay: end <= start } }));
}
function preview(of: Hours, now: number) {
  const { now: status, days, changes } = hoursPreview(of, now);
  const span = (each: { start: number; end: number; endsNextDay: boolean }) =>
    words.lines.span(each.start, each.end, each.endsNextDay);
  return {
    now: statusText(status, words),
    days: days.map(({ day, spans }) => `${day.slice(0, 3)} ${spans.map(span).join(", ")}`.trim()),
    changes: changes.map(
      ({ day, minute, status: later }) =>
        `${day.slice(0, 3)} ${words.time(minute)}: ${statusText(later, words)}`,
    ),
  };
}

describe("what visitors will read", () => {
  test("on the seven days from today", () => {
    const { days } = hoursPreview(hours(weekly(DAYS, 540, 1020)), at(600));
    expect(days.map(({ date }) => date)).toEqual(
      ["20", "21", "22", "23", "24", "25", "26"].map((day) => `2026-11-${day}`),
    );
  });

  test.each<[string, ScheduleEntry[], string[]]>([
    ["a night some days ahead", weekly(["MONDAY"], 1320, 360), ["MON 10:00 PM – 6:00 AM next day", "TUE"]],
    [
      "a day that is open around the clock, and its next morning",
      [...weekly(["MONDAY"], 0, 1440), ...weekly(["TUESDAY"], 0, 360)],
      ["MON 12:00 AM – 12:00 AM", "TUE 12:00 AM – 6:00 AM"],
    ],
    [
      "an evening that ends before midnight, and a morning that begins with it",
      [...weekly(["MONDAY"], 1080, 1200), ...weekly(["TUESDAY"], 0, 360)],
      ["MON 6:00 PM – 8:00 PM", "TUE 12:00 AM – 6:00 AM"],
    ],
    [
      "an evening until midnight, and a day",
      [...weekly(["MONDAY"], 1080, 1440), ...weekly(["TUESDAY"], 540, 1020)],
      ["MON 6:00 PM – 12:00 AM", "TUE 9:00 AM – 5:00 PM"],
    ],
    [
      "an evening until midnight, and a day around the clock",
      [...weekly(["MONDAY"], 1080, 1440), ...weekly(["TUESDAY"], 0, 1440)],
      ["MON 6:00 PM – 12:00 AM", "TUE 12:00 AM – 12:00 AM"],
    ],
  ])("of %s", (_, entries, days) => {
    expect(preview(hours(entries), at(600)).days.slice(3, 5)).toEqual(days);
  });

  test("of what changes after now and before the seventh midnight, at most 28 times", () => {
    const thursday = hours(weekly(["FRIDAY", "THURSDAY"], 1080, 1440));
    expect(preview(thursday, at(1080)).changes).toEqual([
      "SAT 12:00 AM: Closed until Thursday 6:00 PM",
      "THU 6:00 PM: Open till midnight",
    ]);
    const often = [...weekly(DAYS, 540, 600), ...weekly(DAYS, 660, 720), ...weekly(DAYS, 780, 840)];
    expect(preview(hours(often), at(0)).changes).toHaveLength(28);
  });

  test("of office hours with a holiday", () => {
    const office = hours(weekly(DAYS.slice(0, 5), 540, 1020), [
      { type: "DATE_RANGE", startDate: "2026-11-26", endDate: "2026-11-26", span: null },
    ]);
    const seen = preview(office, at(600));
    expect(seen.now).toBe("Open till 5:00 PM");
    expect(seen.days).toEqual([
      "FRI 9:00 AM – 5:00 PM",
      "SAT",
      "SUN",
      "MON 9:00 AM – 5:00 PM",
      "TUE 9:00 AM – 5:00 PM",
      "WED 9:00 AM – 5:00 PM",
      "THU",
    ]);
    expect(seen.changes.slice(0, 3)).toEqual([
      "FRI 5:00 PM: Closed until Monday 9:00 AM",
      "MON 9:00 AM: Open till 5:00 PM",
      "MON 5:00 PM: Closed until 9:00 AM Tomorrow",
    ]);
    expect(seen.changes.at(-1)).toBe("WED 5:00 PM: Closed until Friday 9:00 AM");
  });

  test("of nights: each whole on the day on which it begins, the one that goes on now too", () => {
    const nights = hours(weekly(["THURSDAY", "FRIDAY", "SATURDAY"], 1320, 360));
    const seen = preview(nights, at(120));
    expect(seen.now).toBe("Open till 6:00 AM");
    expect(seen.days.slice(0, 4)).toEqual([
      "FRI 10:00 PM – 6:00 AM next day",
      "SAT 10:00 PM – 6:00 AM next day",
      "SUN",
      "MON",
    ]);
    expect(seen.changes[0]).toBe("FRI 6:00 AM: Closed till 10:00 PM");
  });

  test("around the clock, contact for hours, and nothing yet", () => {
    const always = hoursPreview(hours([{ type: "FULL_DAY" }]), at(600));
    expect(always.days.every(({ spans }) => spans[0]?.start === 0 && spans[0].end === 1440)).toBe(true);
    expect(always.changes).toEqual([]);
    expect(hoursPreview({ ...hours(weekly(DAYS, 540, 1020)), isContact: true }, at(600)).days).toEqual([]);
    expect(hoursPreview(hours([]), at(600))).toMatchObject({ now: { state: "NONE" }, days: [], changes: [] });
  });

  test("equals the label at each change, and the label changes nowhere between", () => {
    const minute = fc.integer({ min: 0, max: 95 }).map((quarters) => quarters * 15);
    const entry = fc
      .tuple(fc.constantFrom(...DAYS), minute, minute)
      .map(([day, start, end]) => weekly([day], start, end))
      .map(([only]) => only)
      .filter((only) => only !== undefined);
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 6 }), minute, (entries, start) => {
        const of = hours(entries);
        const { now, changes } = hoursPreview(of, at(start));
        let shown = now;
        for (const change of changes) {
          expect(instantOfLocal(ZONE, change.date, change.minute)).toBe(shown.changesAt);
          shown = change.status;
          expect(shown).toEqual(openingStatus(of, instantOfLocal(ZONE, change.date, change.minute)));
        }
        expect(shown.changesAt === null || shown.changesAt >= at(0, "2026-11-27")).toBe(true);
      }),
    );
  });
});

describe("folded", () => {
  const line = (of: Hours) =>
    previewLines(hoursPreview(of, at(600)).days).map(({ days, spans }) => [
      days.map((day) => day.slice(0, 2)).join(""),
      ...spans.map(({ start, end }) => `${start}-${end}`),
    ]);

  test.each<[string, Hours, string[][]]>([
    ["every day", hours(weekly(DAYS, 1320, 360)), [["MOTUWETHFRSASU", "1320-360"]]],
    ["weekdays", hours(weekly(DAYS.slice(0, 5), 540, 1020)), [["MOTUWETHFR", "540-1020"], ["SASU"]]],
    [
      "with a holiday",
      hours(weekly(DAYS, 540, 1020), [
        { type: "DATE_RANGE", startDate: "2026-11-26", endDate: "2026-11-26", span: null },
      ]),
      [["MOTUWEFRSASU", "540-1020"], ["TH"]],
    ],
    [
      "a break, and another day",
      hours([
        ...weekly(["TUESDAY"], 540, 720),
        ...weekly(["TUESDAY"], 780, 1020),
        ...weekly(["MONDAY"], 0, 60),
      ]),
      [["MO", "0-60"], ["TU", "540-720", "780-1020"], ["WETHFRSASU"]],
    ],
    ["nothing", hours([]), []],
  ])("%s", (_, of, lines) => {
    expect(line(of)).toEqual(lines);
  });
});

describe("tonight", () => {
  const nights = hours(weekly(DAYS, 1320, 360));
  const text = (of: Hours, now: number) => {
    const { tonight } = hoursPreview(of, now);
    return tonight === null ? null : [words.time(tonight.minute), statusText(tonight.status, words)];
  };

  test.each([
    ["a night", nights, at(600), ["10:30 PM", "Open till 6:00 AM"]],
    ["an office", hours(weekly(DAYS, 540, 1020)), at(600), ["10:30 PM", "Closed until 9:00 AM Tomorrow"]],
    [
      "the evening before the clocks go back",
      nights,
      at(600, "2026-10-31"),
      ["10:30 PM", "Open till 6:00 AM"],
    ],
    ["once it has come", nights, at(1350), null],
    ["without hours", hours([]), at(600), null],
    ["contact for hours", { ...nights, isContact: true }, at(600), null],
  ] as const)("%s", (_, of, now, expected) => {
    expect(text(of, now)).toEqual(expected);
  });
});
