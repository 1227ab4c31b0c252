import { describe, expect, test } from "vitest";
import type { ScheduleEntry } from "../schedule/entry.ts";
import { readHoursText } from "./hours-text.ts";

/** `MONDAY 9:00-17:00`, `FIRST SATURDAY 8:00-16:30`, `2019-03-09`. */
function shown(entry: ScheduleEntry): string {
  if (entry.type === "FULL_DAY" || entry.type === "PERMANENTLY_CLOSED") return entry.type;
  const clock = (minute: number): string =>
    `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
  const span =
    entry.span === null
      ? ""
      : ` ${clock(entry.span.start)}-${clock(entry.span.end)}${entry.span.endsNextDay ? "+" : ""}`;
  if (entry.type === "DATE_RANGE") return `${entry.startDate}${span}`;
  return `${entry.type === "MONTHLY" ? `${entry.period} ` : ""}${entry.day.slice(0, 3)}${span}`;
}

const WORKDAYS = ["MON", "TUE", "WED", "THU", "FRI"];
const each = (days: readonly string[], span: string): string[] => days.map((day) => `${day} ${span}`);
const read = (text: string): string[] => readHoursText(text).schedules.map(shown);

describe("hours in words", () => {
  test.each([
    ["9:00am-5:00pm, Mon-Fri", each(WORKDAYS, "9:00-17:00")],
    ["9:00am-4:00pm, Mon, Tue", each(["MON", "TUE"], "9:00-16:00")],
    ["8:30am–5:00pm, Mon-Fri", each(WORKDAYS, "8:30-17:00")],
    ["9am-12:30pm, Sat", ["SAT 9:00-12:30"]],
    ["9:00a-5:00pm, Sun", ["SUN 9:00-17:00"]],
    ["7:30 am -6:00 pm, Tues- Thurs", each(["TUE", "WED", "THU"], "7:30-18:00")],
    ["9:00am-5:00pm Mon, Tue, Wed, Fri", each(["MON", "TUE", "WED", "FRI"], "9:00-17:00")],
    ["8:00am-5:00pm, Mon, Thur and Fri", each(["MON", "THU", "FRI"], "8:00-17:00")],
    ["1:00pm-5:00pm, Sat, Sun, and Holidays", each(["SAT", "SUN"], "13:00-17:00")],
    ["9:00am-5:00pm, Mon, Wed-Sun", each(["MON", "WED", "THU", "FRI", "SAT", "SUN"], "9:00-17:00")],
    ["8:00am-Noon, Fri", ["FRI 8:00-12:00"]],
    ["5:00-7:00pm, Wed", ["WED 17:00-19:00"]],
    ["4:00pm-12:00am, Fri", ["FRI 16:00-24:00"]],
    ["10:00pm-6:00am, Fri", ["FRI 22:00-6:00+"]],
    ["Mon-Fri 9:00am-5:00pm", each(WORKDAYS, "9:00-17:00")],
    ["Mon - Fri: 9am to 5pm", each(WORKDAYS, "9:00-17:00")],
    ["Lun-Vie 9:00am-5:00pm", each(WORKDAYS, "9:00-17:00")],
    ["9:00am-5:00pm, daily", each([...WORKDAYS, "SAT", "SUN"], "9:00-17:00")],
    ["9:00am-4:00pm, Mon;\\n9:00am-12:00pm, Wed;", ["MON 9:00-16:00", "WED 9:00-12:00"]],
    ["8:00am-6:30pm, Mon\\n8:00am-8:00pm, Wed", ["MON 8:00-18:30", "WED 8:00-20:00"]],
    ["8:00am-12:00pm; 1:00pm-5:00pm, Mon", ["MON 8:00-12:00", "MON 13:00-17:00"]],
    ["9:00am-1:00pm / 2:00pm-6:00pm, Mon", ["MON 9:00-13:00", "MON 14:00-18:00"]],
    ["10:00am-11:00am AND 6:45pm-7:45pm, Tue", ["TUE 10:00-11:00", "TUE 18:45-19:45"]],
    ["8:00am-4:30pm, Every 3rd Saturday of each month", ["THIRD SAT 8:00-16:30"]],
    ["8:00am-4:30pm, First Sat of the month (ONLY)", ["FIRST SAT 8:00-16:30"]],
    ["9:30am-1:00pm, 2nd and 4th Saturday of each month", ["SECOND SAT 9:30-13:00", "FOURTH SAT 9:30-13:00"]],
    ["7:00pm-8:30pm, last Tuesday every month", ["LAST TUE 19:00-20:30"]],
    ["24 hours a day, 7 days a week", ["FULL_DAY"]],
    ["24 hours", ["FULL_DAY"]],
    ["24/7", ["FULL_DAY"]],
    ["24 horas", ["FULL_DAY"]],
    ["24/7, Sat, Sun", each(["SAT", "SUN"], "0:00-24:00")],
  ])("%s", (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect(readHoursText(text).unread).toEqual([]);
  });

  test.each([
    "9 o clock - 5 o clock, Mon-Fri",
    "9:00am-5:00, Mon-Fri",
    "8:00-4:00pm, Mon-Fri",
    "6:30am-6:300pm, Mon-Fri",
    "8:00m-5:00pm, Mon-Fri",
    "9:0am-3:00pm, Mon-Fri",
    "830am-5:30pm, Mon-Fri",
    "10:00am- -3:00pm, Mon-Fri",
    "2:00pm 6:00pm, Mon-Fri",
    "9:00pm-7:00pm, Mon-Fri",
    "10:00am-5:30pm, Mon-Thru",
    "Dismissal Bell - 6:00pm, Mon-Fri",
    "7:00pm, Tue, Fri",
    "8:30am-7:30pm, Wed (NON DV CLIENTS ONLY)",
    "8:00am-12:00pm, Saturday, August 18, 2018",
    "9:00am-12:00pm, Sat (Feb 9, 16, 23)",
    "9:00am-2:00pm, Fri (by appointment)",
  ])("%s is not guessed", (text) => {
    expect(read(text)).toEqual([]);
    expect(readHoursText(text).unread).toEqual([text]);
  });

  test("a line that cannot be read leaves the others", () => {
    const hours = readHoursText("10:00am-5:30pm, Mon-Thru\\n10:00am-5:00pm, Fri");
    expect(hours.schedules.map(shown)).toEqual(["FRI 10:00-17:00"]);
    expect(hours.unread).toEqual(["10:00am-5:30pm, Mon-Thru"]);
  });
});

describe("the narrower reading stands", () => {
  test("hours of the office are not those of the pantry", () => {
    const text = "Administrative Hours:\\n9:00am-5:00pm, Mon-Fri\\n\\nFood Pantry:\\n9:00am-11:00am, Sat";
    expect(read(text)).toEqual(["SAT 9:00-11:00"]);
  });
  test("where the pantry's cannot be read, the office's do not stand in for them", () => {
    const text = "Administrative Hours:\\n8:30am-5:00pm, Mon-Fri\\n\\nFood Pantry:\\n9:30am, Sat";
    expect(readHoursText(text)).toMatchObject({ schedules: [], unread: ["9:30am, Sat"] });
  });
  test("the office's stand where there are no others", () => {
    expect(read("Administrative Hours:\\n9:00am-5:00pm, Mon")).toEqual(["MON 9:00-17:00"]);
  });
  test("hours under no heading come before those of a class", () => {
    expect(read("9:00am-5:00pm, Mon\\n\\nEnglish Classes:\\n6:00pm-8:00pm, Wed")).toEqual(["MON 9:00-17:00"]);
  });
  test("a season without dates is no opening", () => {
    expect(read("Summer Hours:\\n8:00am-2:00pm, Mon")).toEqual([]);
    expect(read("7:00am-3:00pm, Wed\\n\\nSummer Hours:\\n8:00am-2:00pm, Tue")).toEqual(["WED 7:00-15:00"]);
    expect(read("After School:\\n2:00pm-6:00pm, Mon\\n\\nSummer Camp\\n8:00am-6:00pm, Mon")).toEqual([
      "MON 14:00-18:00",
    ]);
  });
  test("24 hours in addition to other hours is a telephone's", () => {
    const text = "Mobile Team:\\n24 hours a day, 7 days a week\\n\\nOutpatient Hours:\\n8:30am-5:00pm, Tue";
    expect(read(text)).toEqual(["TUE 8:30-17:00"]);
  });
});

describe("asking first", () => {
  test.each([
    "By appointment",
    "By appointment only.",
    "Con cita previa",
    "9:00am-1:00pm, Tue, Thur\\n\\nBy appointment only",
    "10:30am-7:00pm, Mon\\n\\nServices provided by appointment only",
    "Hours vary by location.\\n8:30am-4:30pm, Mon-Fri",
    "Mobile Hours:\\nCall for dates and times",
  ])("%s", (text) => {
    expect(readHoursText(text)).toMatchObject({ schedules: [], isContact: true });
  });
  test("one day by appointment says nothing of the others", () => {
    expect(read("9:00am-12:00pm, Mon\\n\\nFriday by appointment")).toEqual(["MON 9:00-12:00"]);
    expect(read("6:00pm-9:00pm, Mon\\n\\nSaturdays by Appointment Only")).toEqual(["MON 18:00-21:00"]);
  });
});

describe("closed times", () => {
  const closed = (text: string): string[] => readHoursText(text).closeSchedules.map(shown);
  test.each([
    "9:00am-5:00pm, Mon\\n\\nClosed daily 12:00pm-1:00pm for lunch",
    "9:00am-5:00pm, Mon\\n(Closed 12:00pm-1:00pm daily for lunch)",
    "9:00am-5:00pm, Mon\\nClosed daily for lunch 12:00pm-1:00pm",
    "9:00am-5:00pm, Mon\\n*12:00pm- 1:00pm close for prayer",
  ])("%s", (text) => {
    expect(read(text)).toEqual(["MON 9:00-17:00"]);
    expect(closed(text)).toEqual(each([...WORKDAYS, "SAT", "SUN"], "12:00-13:00"));
  });
  test("dates", () => {
    const text =
      "9:00am-1:00pm, Sat\\n\\nClinic will be closed on the following Saturdays:\\nMarch 9, 2019    March 16, 2019";
    expect(read(text)).toEqual(["SAT 9:00-13:00"]);
    expect(closed(text)).toEqual(["2019-03-09", "2019-03-16"]);
  });
  test("a line about closing that cannot be read: nothing is open", () => {
    expect(readHoursText("9:00am-5:00pm, Mon\\nClosed every other week")).toMatchObject({
      schedules: [],
      isContact: true,
      unread: ["Closed every other week"],
    });
  });
});
