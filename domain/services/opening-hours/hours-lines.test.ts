import { describe, expect, test } from "vitest";
import { openingHours as english } from "#words/compiled/en/services/opening-hours.ts";
import { openingHours as spanish } from "#words/compiled/es/services/opening-hours.ts";
import type { Day, Hours, Period, ScheduleEntry } from "./entry.ts";
import { hoursLineText } from "./hours-line-text.ts";
import { closedLines, hoursLines } from "./hours-lines.ts";
import { weekView } from "./week-view.ts";

const TODAY = "2026-11-21";

/** Clock hours; an end that is not later is on the next day. */
function span(from: number, until: number) {
  return { start: from * 60, end: until * 60, endsNextDay: until <= from };
}
function weekly(days: Day[], from: number, until: number): ScheduleEntry[] {
  return days.map((day) => ({ type: "WEEKLY", day, span: span(from, until) }));
}
function monthly(period: Period, day: Day, from: number, until: number): ScheduleEntry {
  return { type: "MONTHLY", period, day, span: span(from, until) };
}
const weekdays: Day[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];
const everyDay: Day[] = [...weekdays, "SATURDAY", "SUNDAY"];

function read(entries: ScheduleEntry[], words: typeof english): string[] {
  return hoursLines(entries, TODAY).map((line) => {
    const { days, times } = hoursLineText(line, words, TODAY);
    return times === "" ? days : `${days}: ${times}`;
  });
}

describe("lines", () => {
  test.each<[string, ScheduleEntry[], string[], string[]]>([
    [
      "a run of days",
      weekly(weekdays, 9, 17),
      ["Mon–Fri: 9:00 AM – 5:00 PM"],
      ["Lun–vie: 9\u00a0a.\u00a0m. – 5\u00a0p.\u00a0m."],
    ],
    [
      "in any order, twice",
      [...weekly(weekdays, 9, 17), ...weekly(weekdays, 9, 17)].reverse(),
      ["Mon–Fri: 9:00 AM – 5:00 PM"],
      ["Lun–vie: 9\u00a0a.\u00a0m. – 5\u00a0p.\u00a0m."],
    ],
    [
      "days apart",
      weekly(["MONDAY", "WEDNESDAY", "FRIDAY"], 9, 12),
      ["Mon, Wed and Fri: 9:00 AM – 12:00 PM"],
      ["Lun, mié y vie: 9\u00a0a.\u00a0m. – mediodía"],
    ],
    [
      "a run and a day",
      weekly(["MONDAY", "TUESDAY", "WEDNESDAY", "SATURDAY"], 9, 12),
      ["Mon–Wed and Sat: 9:00 AM – 12:00 PM"],
      ["Lun–mié y sáb: 9\u00a0a.\u00a0m. – mediodía"],
    ],
    [
      "one day",
      weekly(["SATURDAY"], 9, 12),
      ["Saturday: 9:00 AM – 12:00 PM"],
      ["Sábado: 9\u00a0a.\u00a0m. – mediodía"],
    ],
    [
      "two spans a day",
      [...weekly(weekdays, 13, 17), ...weekly(weekdays, 9, 12)],
      ["Mon–Fri: 9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM"],
      ["Lun–vie: 9\u00a0a.\u00a0m. – mediodía, 1\u00a0p.\u00a0m. – 5\u00a0p.\u00a0m."],
    ],
    [
      "hours that differ",
      [...weekly(["SUNDAY"], 10, 14), ...weekly(weekdays, 9, 17)],
      ["Mon–Fri: 9:00 AM – 5:00 PM", "Sunday: 10:00 AM – 2:00 PM"],
      ["Lun–vie: 9\u00a0a.\u00a0m. – 5\u00a0p.\u00a0m.", "Domingo: 10\u00a0a.\u00a0m. – 2\u00a0p.\u00a0m."],
    ],
    [
      "overnight",
      weekly(everyDay, 18, 8),
      ["Every day: 6:00 PM – 8:00 AM next day"],
      ["Todos los días: 6\u00a0p.\u00a0m. – 8\u00a0a.\u00a0m. del otro día"],
    ],
    [
      "until midnight",
      weekly(everyDay, 18, 24),
      ["Every day: 6:00 PM – 12:00 AM"],
      ["Todos los días: 6\u00a0p.\u00a0m. – medianoche"],
    ],
    [
      "until midnight of the next day",
      weekly(everyDay, 18, 0),
      ["Every day: 6:00 PM – 12:00 AM"],
      ["Todos los días: 6\u00a0p.\u00a0m. – medianoche"],
    ],
    [
      "a whole day",
      weekly(["SATURDAY", "SUNDAY"], 0, 24),
      ["Sat and Sun: All day"],
      ["Sáb y dom: Todo el día"],
    ],
    [
      "nth days",
      [monthly("THIRD", "TUESDAY", 10, 12), monthly("FIRST", "TUESDAY", 10, 12)],
      ["1st and 3rd Tuesday: 10:00 AM – 12:00 PM"],
      ["Primer y tercer martes del mes: 10\u00a0a.\u00a0m. – mediodía"],
    ],
    [
      "nth of two days",
      [monthly("LAST", "TUESDAY", 10, 12), monthly("LAST", "MONDAY", 10, 12)],
      ["Last Monday and Tuesday: 10:00 AM – 12:00 PM"],
      ["Último lunes y martes del mes: 10\u00a0a.\u00a0m. – mediodía"],
    ],
    ["around the clock", [{ type: "FULL_DAY" }], ["Open 24/7"], ["Abierto 24 horas"]],
    [
      "a range of dates",
      [{ type: "DATE_RANGE", startDate: "2026-12-01", endDate: "2027-03-31", span: span(18, 8) }],
      ["December 1 – March 31: 6:00 PM – 8:00 AM next day"],
      ["1.º de diciembre – 31 de marzo: 6\u00a0p.\u00a0m. – 8\u00a0a.\u00a0m. del otro día"],
    ],
    [
      "closed days, in order, without the past",
      [
        { type: "DATE_RANGE", startDate: "2026-12-25", endDate: "2026-12-25", span: null },
        { type: "DATE_RANGE", startDate: "2026-11-26", endDate: "2026-11-27", span: null },
        { type: "DATE_RANGE", startDate: "2026-11-20", endDate: "2026-11-20", span: null },
        { type: "DATE_RANGE", startDate: "2026-11-20", endDate: "2026-11-21", span: span(12, 13) },
      ],
      ["November 20–21: 12:00 PM – 1:00 PM", "November 26–27: All day", "December 25: All day"],
      [
        "20–21 de noviembre: mediodía – 1\u00a0p.\u00a0m.",
        "26–27 de noviembre: Todo el día",
        "25 de diciembre: Todo el día",
      ],
    ],
    [
      "closed days that are in order already, one of them twice",
      [
        { type: "DATE_RANGE", startDate: "2026-11-26", endDate: "2026-11-26", span: null },
        { type: "DATE_RANGE", startDate: "2026-11-26", endDate: "2026-11-27", span: null },
        { type: "DATE_RANGE", startDate: "2026-12-25", endDate: "2026-12-25", span: null },
        { type: "DATE_RANGE", startDate: "2026-12-25", endDate: "2026-12-25", span: span(9, 12) },
      ],
      ["November 26: All day", "November 26–27: All day", "December 25: All day"],
      ["26 de noviembre: Todo el día", "26–27 de noviembre: Todo el día", "25 de diciembre: Todo el día"],
    ],
    [
      "nth days at other times, and of other days",
      [
        monthly("FIRST", "TUESDAY", 10, 12),
        monthly("FIRST", "FRIDAY", 14, 16),
        monthly("LAST", "MONDAY", 10, 12),
      ],
      [
        "1st Tuesday: 10:00 AM – 12:00 PM",
        "1st Friday: 2:00 PM – 4:00 PM",
        "Last Monday: 10:00 AM – 12:00 PM",
      ],
      [
        "Primer martes del mes: 10\u00a0a.\u00a0m. – mediodía",
        "Primer viernes del mes: 2\u00a0p.\u00a0m. – 4\u00a0p.\u00a0m.",
        "Último lunes del mes: 10\u00a0a.\u00a0m. – mediodía",
      ],
    ],
    [
      "from midnight to noon, and two spans that begin together",
      [...weekly(["SATURDAY"], 0, 12), ...weekly(["SUNDAY"], 9, 12), ...weekly(["SUNDAY"], 9, 10)],
      ["Saturday: 12:00 AM – 12:00 PM", "Sunday: 9:00 AM – 10:00 AM, 9:00 AM – 12:00 PM"],
      [
        "Sábado: medianoche – mediodía",
        "Domingo: 9\u00a0a.\u00a0m. – 10\u00a0a.\u00a0m., 9\u00a0a.\u00a0m. – mediodía",
      ],
    ],
    [
      "dates without an end or a beginning",
      [
        { type: "DATE_RANGE", startDate: "2027-07-01", endDate: "2999-12-31", span: null },
        { type: "DATE_RANGE", startDate: "1970-01-01", endDate: "2027-01-04", span: null },
      ],
      ["Until January 4: All day", "From July 1: All day"],
      ["Hasta el 4 de enero: Todo el día", "Desde el 1.º de julio: Todo el día"],
    ],
    [
      "what began more than half a year ago, and would be read as next year's",
      [
        { type: "DATE_RANGE", startDate: "2026-01-05", endDate: "2999-12-31", span: null },
        { type: "DATE_RANGE", startDate: "2026-02-01", endDate: "2026-12-10", span: null },
        { type: "DATE_RANGE", startDate: "2026-06-01", endDate: "2026-12-15", span: null },
      ],
      [
        "From January 5, 2026: All day",
        "February 1 – December 10, 2026: All day",
        "June 1 – December 15: All day",
      ],
      [
        "Desde el 5 de enero de 2026: Todo el día",
        "1.º de febrero – 10 de diciembre de 2026: Todo el día",
        "1.º de junio – 15 de diciembre: Todo el día",
      ],
    ],
    [
      "dates of which one is a year away, within a year, and within a month",
      [
        { type: "DATE_RANGE", startDate: "2026-12-01", endDate: "2027-11-01", span: null },
        { type: "DATE_RANGE", startDate: "2028-07-01", endDate: "2028-09-30", span: null },
        { type: "DATE_RANGE", startDate: "2028-12-01", endDate: "2028-12-03", span: null },
        { type: "DATE_RANGE", startDate: "2028-12-25", endDate: "2028-12-25", span: null },
      ],
      [
        "December 1, 2026 – November 1, 2027: All day",
        "July 1 – September 30, 2028: All day",
        "December 1–3, 2028: All day",
        "December 25, 2028: All day",
      ],
      [
        "1.º de diciembre de 2026 – 1.º de noviembre de 2027: Todo el día",
        "1.º de julio – 30 de septiembre de 2028: Todo el día",
        "1.º–3 de diciembre de 2028: Todo el día",
        "25 de diciembre de 2028: Todo el día",
      ],
    ],
    [
      "permanently closed",
      [{ type: "PERMANENTLY_CLOSED" }],
      ["Permanently closed"],
      ["Cerrado para siempre"],
    ],
    ["nothing", [], [], []],
  ])("%s", (_, entries, inEnglish, inSpanish) => {
    expect(read(entries, english)).toEqual(inEnglish);
    expect(read(entries, spanish)).toEqual(inSpanish);
  });
});

test("a night's line gives its end as minutes of the next day", () => {
  expect(hoursLines(weekly(["FRIDAY"], 22, 6), TODAY)).toEqual([
    { when: "WEEKLY", days: ["FRIDAY"], spans: [{ start: 1_320, end: 360, endsNextDay: true }] },
  ]);
});

test("closed days leave out dates more than a year ahead", () => {
  const dates = ["2026-11-20", "2026-12-25", "2027-11-20", "2027-11-21", "2027-12-25"];
  const entries = dates.map((date) => ({
    type: "DATE_RANGE" as const,
    startDate: date,
    endDate: date,
    span: null,
  }));
  const sundays: ScheduleEntry = { type: "WEEKLY", day: "SUNDAY", span: null };
  expect(closedLines([...entries, sundays], TODAY)).toMatchObject([
    { when: "WEEKLY" },
    { startDate: "2026-12-25" },
    { startDate: "2027-11-20" },
  ]);
});

describe("the week strip", () => {
  const shelter: Hours = {
    timeZone: "America/New_York",
    schedules: weekly(["SUNDAY", "MONDAY"], 18, 6),
    closeSchedules: [{ type: "DATE_RANGE", startDate: "2026-11-16", endDate: "2026-11-16", span: null }],
    isContact: false,
  };

  test("runs from Monday to the Sunday on or after today, by the service's own calendar", () => {
    const sundayEvening = Date.parse("2026-11-22T23:30-05:00");
    const week = weekView(shelter, sundayEvening);
    expect(week.map(({ date }) => date)).toEqual([
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
      "2026-11-21",
      "2026-11-22",
    ]);
    expect(week.map(({ day }) => day)).toEqual(everyDay);
    expect(week.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(["2026-11-22"]);
  });

  test("shows spans that touch as one", () => {
    const touching = [...weekly(["MONDAY"], 9, 12), ...weekly(["MONDAY"], 12, 17)];
    const [monday] = weekView(
      { ...shelter, schedules: touching, closeSchedules: [] },
      Date.parse("2026-11-18T12:00-05:00"),
    );
    expect(monday?.spans).toEqual([{ startMinute: 540, endMinute: 1_020 }]);
  });

  test.each<[string, [number, number], object[]]>([
    ["before them", [8, 9], [{ startMinute: 540, endMinute: 1_020 }]],
    ["over their start", [8, 10], [{ startMinute: 600, endMinute: 1_020 }]],
    ["from their start", [9, 10], [{ startMinute: 600, endMinute: 1_020 }]],
    [
      "in their middle",
      [12, 13],
      [
        { startMinute: 540, endMinute: 720 },
        { startMinute: 780, endMinute: 1_020 },
      ],
    ],
    ["to their end", [16, 17], [{ startMinute: 540, endMinute: 960 }]],
    ["over their end", [16, 18], [{ startMinute: 540, endMinute: 960 }]],
    ["after them", [17, 18], [{ startMinute: 540, endMinute: 1_020 }]],
    ["on both sides", [8, 18], []],
  ])("takes closed hours out of the hours: %s", (_, [from, until], spans) => {
    const of = {
      ...shelter,
      schedules: weekly(["MONDAY"], 9, 17),
      closeSchedules: weekly(["MONDAY"], from, until),
    };
    expect(weekView(of, Date.parse("2026-11-18T12:00-05:00"))[0]?.spans).toEqual(spans);
  });

  test("leaves nothing of an evening until midnight on the next day", () => {
    const of = { ...shelter, schedules: weekly(["MONDAY"], 18, 24), closeSchedules: [] };
    const week = weekView(of, Date.parse("2026-11-18T12:00-05:00"));
    expect(week.map(({ spans }) => spans)).toEqual([
      [{ startMinute: 1_080, endMinute: 1_440 }],
      ...Array.from({ length: 6 }, () => []),
    ]);
  });

  test("is cut at midnight, and leaves out what a closed day takes away", () => {
    const week = weekView(shelter, Date.parse("2026-11-18T12:00-05:00"));
    expect(week.map(({ spans }) => spans)).toEqual([
      [{ startMinute: 0, endMinute: 360 }],
      [],
      [],
      [],
      [],
      [],
      [{ startMinute: 1_080, endMinute: 1_440 }],
    ]);
  });
});
