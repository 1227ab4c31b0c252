import { describe, expect, test } from "vitest";
import { DAYS, type Period, type ScheduleEntry } from "../services/opening-hours/entry.ts";
import { yearlyDates } from "./closing-dates.ts";
import { MAX_HOURS_TEXT, readHoursText } from "./hours-text.ts";

const DAY_CODES = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const PERIOD_CODES: Readonly<Record<Period, string>> = {
  FIRST: "1",
  SECOND: "2",
  THIRD: "3",
  FOURTH: "4",
  FIFTH: "5",
  LAST: "-1",
};

const clock = (minute: number): string =>
  minute % 60 === 0
    ? String(minute / 60)
    : `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;

function dayCode(entry: Exclude<ScheduleEntry, { type: "FULL_DAY" | "PERMANENTLY_CLOSED" }>): string {
  if (entry.type === "DATE_RANGE") return entry.startDate;
  if (entry.type === "MONTH_DAY") return `${entry.monthDay}`;
  const period = entry.type === "MONTHLY" ? PERIOD_CODES[entry.period] : "";
  return `${period}${DAY_CODES[DAYS.indexOf(entry.day)]}`;
}

/** Entries with the same times as one: `Mo Tu 9-17; 2Sa 10-12; Fr 22-6+`. */
function shorthand(entries: readonly ScheduleEntry[]): string {
  const groups = new Map<string, string[]>();
  for (const entry of entries) {
    if (entry.type === "FULL_DAY" || entry.type === "PERMANENTLY_CLOSED") return entry.type;
    const span =
      entry.span === null
        ? "closed"
        : `${clock(entry.span.start)}-${clock(entry.span.end)}${entry.span.endsNextDay ? "+" : ""}`;
    groups.set(span, [...(groups.get(span) ?? []), dayCode(entry)]);
  }
  return [...groups]
    .map(([span, days]) => `${days.join(" ").replace("Mo Tu We Th Fr", "Mo-Fr")} ${span}`)
    .join("; ");
}

const read = (text: string): string => {
  const hours = readHoursText(text);
  return hours.isContact ? `contact: ${hours.fault?.fault}` : shorthand(hours.schedules);
};
const closed = (text: string): string => shorthand(readHoursText(text).closeSchedules);

/** The holidays on which a text states that it is closed; `*` for days that are taken off, whatever their date. */
const holidays = (text: string): string =>
  readHoursText(text)
    .closedHolidays.map(({ holiday, isNamed }) => (isNamed ? holiday : `${holiday}*`))
    .join(" ");

/** The days of 2026 on which a text states that it is closed in every year. */
const yearly = (text: string): string =>
  yearlyDates(readHoursText(text).closedYearly, 2026)
    .filter(({ startDate }) => startDate < "2027")
    .map(({ startDate, endDate }) => (startDate === endDate ? startDate : `${startDate}/${endDate}`))
    .join(" ");

describe("habits of those who type hours", () => {
  test.each([
    ["Weds & Sats 10-noon", "We Sa 10-12"],
    ["Monday ~ Friday, 10 AM ~ 7 PM", "Mo-Fr 10-19"],
    ["Mon ~9am to 5pm", "contact: unknownWords"],
    ["Mon, Tue 8:30a - 11:00a sharp", "Mo Tu 8:30-11"],
    ["lunes y martes de 9 a 11 am en punto", "Mo Tu 9-11"],
  ])("%s", (text, hours) => {
    expect(read(text)).toBe(hours);
  });
});

describe("closings of every year", () => {
  const whole = { august: "2026-08-01/2026-08-31", july: "2026-07-01/2026-07-31" };
  test.each([
    ["Mon-Fri 9am-5pm, closed in August", whole.august],
    ["Closed: August. Mon-Fri 9am-5pm", whole.august],
    ["Mon-Fri 9am-5pm. No services in July.", whole.july],
    ["Lunes a viernes 9am-5pm. Cerrado en julio y agosto", `${whole.july} ${whole.august}`],
    ["Mon-Fri 9am-5pm except August 1-15", "2026-08-01/2026-08-15"],
    ["Mon-Fri 9am-5pm; closed for inventory August 1st through 15th", "2026-08-01/2026-08-15"],
    [
      "Mon-Fri 9am-5pm. Closed Christmas Eve - New Year's Day.",
      "2025-12-24/2026-01-01 2026-12-24/2027-01-01",
    ],
    ["Martes 9am-12pm. Cerrado del 24 al 26 de diciembre", "2026-12-24/2026-12-26"],
    ["Mon-Fri 9am-5pm. Closed August 2027", ""],
  ])("%s", (text, dates) => {
    expect(readHoursText(text).fault).toBeNull();
    expect(yearly(text)).toBe(dates);
  });
});

const MAJOR = "NEW_YEARS_DAY* MEMORIAL_DAY* INDEPENDENCE_DAY* LABOR_DAY* THANKSGIVING* CHRISTMAS*";
const EVERY = `${MAJOR} MARTIN_LUTHER_KING_DAY* PRESIDENTS_DAY* JUNETEENTH* COLUMBUS_DAY* VETERANS_DAY*`;

describe("holidays", () => {
  test.each([
    ["Mon-Fri 9am-5pm, closed holidays", MAJOR],
    ["Mon-Fri 9am-5pm except major holidays", MAJOR],
    ["Closed Sundays and holidays. Mon-Sat 9am-5pm", MAJOR],
    ["Mon-Fri (except holidays) 9am-5pm", MAJOR],
    ["Mon-Fri 9am-5pm; no classes on holidays", MAJOR],
    ["24 hours except holidays", MAJOR],
    ["Mon-Fri 9am-5pm; holiday hours may vary", MAJOR],
    ["Lunes a viernes 9am-4pm. Cerrado los días feriados.", MAJOR],
    ["Mon-Fri 9am-5pm. Closed on all federal holidays.", EVERY],
    ["Mon-Fri 9am-5pm (closed on legal holidays)", EVERY],
    ["Mon-Fri 9am-5pm\\nObserves all holidays", EVERY],
    [
      "Daily 9am-5pm; closed Thanksgiving, Christmas and New Year's Day",
      "THANKSGIVING CHRISTMAS NEW_YEARS_DAY",
    ],
    ["Daily 9am-5pm, closed July 4th", "INDEPENDENCE_DAY"],
    ["Todos los días 9am-5pm, cerrado en Navidad", "CHRISTMAS"],
    ["Daily 9am-5pm, including holidays", ""],
    ["Daily and holidays 9am-5pm", ""],
  ])("%s", (text, expected) => {
    expect(readHoursText(text).isContact).toBe(false);
    expect(holidays(text)).toBe(expected);
  });
});

test("holidays with times of their own are not closed", () => {
  const { holidayHours, closedHolidays } = readHoursText("9am-5pm, Mon-Fri; 1pm-5pm, Sun and holidays");
  expect(closedHolidays).toEqual([]);
  expect(holidayHours).toMatchObject([{ span: { start: 780, end: 1020 } }]);
});

describe("what can be read", () => {
  test.each([
    // Notes of a known form.
    ["Mon-Fri 9am-5pm, (305) 555-0100 ext. 12", "Mo-Fr 9-17"],
    ["Mon-Fri 9am-5pm (email info@example.org)", "Mo-Fr 9-17"],
    ["Mon-Fri 9am-5pm. See https://example.org/way-in for directions.", "Mo-Fr 9-17"],
    ["Wed 3pm-5pm, ages 6-12", "We 15-17"],
    ["Tue 6pm-8pm, $10-$15 per family", "Tu 18-20"],
    ["Thu 1pm-3pm, Suite 12", "Th 13-15"],
    ["Thu 1pm-3pm at 20 Example Road, 3rd floor", "Th 13-15"],
    ["Sat 9am-11am. Please bring a photo ID and proof of address.", "Sa 9-11"],
    ["Sat 9am-11am, enter at the side door", "Sa 9-11"],
    ["Sat 9am-11am, one box per household", "Sa 9-11"],
    // Slips.
    ["10:00am- -3:00pm, Mon-Fri", "Mo-Fr 10-15"],
    ["10:00am-5:30pm, Mon-Thru\\n10:00am-5:00pm, Fri", "Mo Tu We Th 10-17:30; Fr 10-17"],
    ["Mon-Fri 8:30an-4:00pmm", "Mo-Fr 8:30-16"],
    ["Mon-Fri 9;30am:5;00pm", "Mo-Fr 9:30-17"],
    ["Tue -- \\nWed 10am-2pm\\nThu n/a", "We 10-14"],
    ["Monday\t8:00 AM\t4:00 PM", "Mo 8-16"],
    ["Tue &lt;br&gt;10am&amp;nbsp;- 2pm <!-- new -->", "Tu 10-14"],
    ["lunes a jueves (Monday to Thursday) 9am-1pm", "Mo Tu We Th 9-13"],
    // Single letters.
    ["M,W,F 9am-1pm; T,Th 1pm-5pm", "Mo We Fr 9-13; Tu Th 13-17"],
    ["M-R 8am-4pm", "Mo Tu We Th 8-16"],
    // Several programs are added together.
    ["Breakfast: 7am-9am, Mon\\nLunch: 11am-1pm, Mon", "Mo 7-9; Mo 11-13"],
    ["Meals:\\n5:00pm-6:30pm, Thur\\n\\nFood Pantry:\\n9:00am-12:00pm, Mon", "Th 17-18:30; Mo 9-12"],
    // Nights.
    ["Daily 6pm-7am", "Mo-Fr Sa Su 18-7+"],
    ["Daily 18:00-08:00", "Mo-Fr Sa Su 18-8+"],
    ["Overnight shelter: 9pm to 7am, 7 nights a week", "Mo-Fr Sa Su 21-7+"],
    // Dates.
    ["8:00am-12:00pm, Saturday, August 18, 2018", "2018-08-18 8-12"],
    ["June 7, 2027 - June 18, 2027, daily 9am-noon", "2027-06-07 9-12"],
    // Days to be asked for.
    ["Mon-Thu 9am-5pm; Friday hours vary", "Mo Tu We Th 9-17"],
    // Times before their days.
    ["9:00am-5:00pm, Mon-Fri", "Mo-Fr 9-17"],
    ["9:00am-4:00pm, Mon, Tue", "Mo Tu 9-16"],
    ["8:30am–5:00pm, Mon-Fri", "Mo-Fr 8:30-17"],
    ["9am-12:30pm, Sat", "Sa 9-12:30"],
    ["9:00a-5:00pm, Sun", "Su 9-17"],
    ["7:30 am -6:00 pm, Tues- Thurs", "Tu We Th 7:30-18"],
    ["9:00am-5:00pm Mon, Tue, Wed, Fri", "Mo Tu We Fr 9-17"],
    ["8:00am-5:00pm, Mon, Thur and Fri", "Mo Th Fr 8-17"],
    ["1:00pm-5:00pm, Sat, Sun, and Holidays", "Sa Su 13-17"],
    ["9:00am-5:00pm, Mon, Wed-Sun", "Mo We Th Fr Sa Su 9-17"],
    ["8:00am-Noon, Fri", "Fr 8-12"],
    ["4:00pm-12:00am, Fri", "Fr 16-24"],
    ["10:00pm-6:00am, Fri", "Fr 22-6+"],
    ["9:00am-5:00pm, daily", "Mo-Fr Sa Su 9-17"],
    ["9:00am-4:00pm, Mon;\\n9:00am-12:00pm, Wed;", "Mo 9-16; We 9-12"],
    ["8:00am-6:30pm, Mon\\n8:00am-8:00pm, Wed", "Mo 8-18:30; We 8-20"],
    ["8:00am-12:00pm; 1:00pm-5:00pm, Mon", "Mo 8-12; Mo 13-17"],
    ["9:00am-1:00pm / 2:00pm-6:00pm, Mon", "Mo 9-13; Mo 14-18"],
    ["10:00am-11:00am AND 6:45pm-7:45pm, Tue", "Tu 10-11; Tu 18:45-19:45"],
    ["8am to 4pm Monday through Friday; 9am to noon Saturday", "Mo-Fr 8-16; Sa 9-12"],
    ["9 a.m. - 5 p.m. weekdays", "Mo-Fr 9-17"],
    ["9 a. m. – 5 p. m., Monday", "Mo 9-17"],
    ["9 AM to 5 PM on Mondays and Thursdays", "Mo Th 9-17"],
    ["From 9am until 3pm every Tuesday", "Tu 9-15"],
    ["1pm - 3pm Tuesdays & Thursdays only", "Tu Th 13-15"],
    // Days before their times.
    ["Mon-Fri 9:00am-5:00pm", "Mo-Fr 9-17"],
    ["Mon - Fri: 9am to 5pm", "Mo-Fr 9-17"],
    ["Mon.-Fri. 9 a.m.-5 p.m.", "Mo-Fr 9-17"],
    ["MONDAY – FRIDAY 8:00 AM – 4:30 PM", "Mo-Fr 8-16:30"],
    ["Monday thru Thursday, 8am - 6pm; Friday, 8am - noon", "Mo Tu We Th 8-18; Fr 8-12"],
    ["Monday: 9am-5pm, Tuesday: 10am-6pm, Wednesday: 9am-5pm", "Mo We 9-17; Tu 10-18"],
    ["Mon 9-12, 1-5; Tue 10-2", "Mo 9-12; Mo 13-17; Tu 10-14"],
    ["Mon 9am-12pm and 1pm-5pm", "Mo 9-12; Mo 13-17"],
    ["Mon/Wed/Fri 10:00am-2:00pm", "Mo We Fr 10-14"],
    ["Mon, Wed & Fri: 10:00am-2:00pm", "Mo We Fr 10-14"],
    ["Mon Wed Fri 10:00am-2:00pm", "Mo We Fr 10-14"],
    ["Mon-Wed-Fri 10:00am-2:00pm", "Mo We Fr 10-14"],
    ["M-F 8-5", "Mo-Fr 8-17"],
    ["M-F: 8:30am-4:30pm, Sat: 9am-1pm", "Mo-Fr 8:30-16:30; Sa 9-13"],
    ["MWF 9am-1pm", "Mo We Fr 9-13"],
    ["T-F 8-5", "Tu We Th Fr 8-17"],
    ["M T W Th F 8-5", "Mo-Fr 8-17"],
    ["M/W/F 9am-1pm; T/Th 1pm-5pm", "Mo We Fr 9-13; Tu Th 13-17"],
    ["M-Th 9am-7pm, Fri 9am-5pm", "Mo Tu We Th 9-19; Fr 9-17"],
    ["Tu/Th 6pm-8pm", "Tu Th 18-20"],
    ["Weekdays 9am-5pm, weekends 10am-2pm", "Mo-Fr 9-17; Sa Su 10-14"],
    ["Weekdays: 7:30 a.m. to 6 p.m.", "Mo-Fr 7:30-18"],
    ["Fri-Mon 11am-4pm", "Mo Fr Sa Su 11-16"],
    ["Sunday - Thursday 10am - 6pm", "Mo Tu We Th Su 10-18"],
    ["Open daily 9am-5pm", "Mo-Fr Sa Su 9-17"],
    ["Open 7 days a week, 8:00 AM to 8:00 PM", "Mo-Fr Sa Su 8-20"],
    ["Every day from 6pm to 9pm", "Mo-Fr Sa Su 18-21"],
    ["Every Tuesday 9am - 11am", "Tu 9-11"],
    ["Tuesdays, 9am - 11am", "Tu 9-11"],
    ["We are open Monday to Saturday from 10am to 6pm", "Mo-Fr Sa 10-18"],
    ["Hours: Mon-Fri 9am-5pm", "Mo-Fr 9-17"],
    ["Hours of Operation:\nMonday - Friday\n8:00am - 5:00pm", "Mo-Fr 8-17"],
    ["Office hours are Monday through Friday, 8am to 5pm.", "Mo-Fr 8-17"],
    ["Business Hours: 8am-5pm, Mon-Fri", "Mo-Fr 8-17"],
    ["Monday\n9am-5pm\nTuesday\n10am-6pm", "Mo 9-17; Tu 10-18"],
    ["Monday 9am-12pm\n1pm-5pm\nTuesday 9am-12pm", "Mo Tu 9-12; Mo 13-17"],
    ["Mon-Fri (9am-5pm)", "Mo-Fr 9-17"],
    ["Mon 9am-5pm Tue 9am-5pm Wed 9am-1pm", "Mo Tu 9-17; We 9-13"],
    ["Between 9am and 5pm, Mon-Fri", "Mo-Fr 9-17"],
    ["Thursday between 1:00pm and 3:00pm", "Th 13-15"],
    ["Mon-Thurs 8am-5pm; Fri 8am-3pm", "Mo Tu We Th 8-17; Fr 8-15"],
    ["Sat & Sun 12pm-4pm", "Sa Su 12-16"],
    ["Mon + Wed 12:00pm-4:00pm", "Mo We 12-16"],
    ["• Monday: 9am-5pm\n• Tuesday: 9am-5pm", "Mo Tu 9-17"],
    ["Mon. 9am-5pm. Tues. 9am-5pm.", "Mo Tu 9-17"],
    ["Mon-Fri 8:30am-12pm/1pm-5pm", "Mo-Fr 8:30-12; Mo-Fr 13-17"],
    ["Mon-Fri, 8:30am-12pm & 1pm-5pm; Sat, 9am-12pm", "Mo-Fr 8:30-12; Mo-Fr 13-17; Sa 9-12"],
    ["8:30am-5:15pm, Mon-Fri;\\n8:30am-7:00pm, Wed", "Mo Tu Th Fr 8:30-17:15; We 8:30-19"],
    // Clocks.
    ["Mon-Fri 09:00-17:00", "Mo-Fr 9-17"],
    ["Mon-Fri 9:00-17:30", "Mo-Fr 9-17:30"],
    ["Mon-Fri 0900-1700", "Mo-Fr 9-17"],
    ["Mon-Fri 9.30am-5.30pm", "Mo-Fr 9:30-17:30"],
    ["Mon-Fri 830am-530pm", "Mo-Fr 8:30-17:30"],
    ["Mon-Fri 9 in the morning to 5 in the afternoon", "Mo-Fr 9-17"],
    ["Mon 7:30:00am-6:30pm", "Mo 7:30-18:30"],
    ["Mon-Fri 12 noon-4pm", "Mo-Fr 12-16"],
    ["Mon-Fri 12:00 noon to 4:00 pm", "Mo-Fr 12-16"],
    ["Mon-Sat 5pm-midnight", "Mo-Fr Sa 17-24"],
    ["Mon-Sat 5pm-11:59pm", "Mo-Fr Sa 17-24"],
    ["Mon-Fri 9a-5p", "Mo-Fr 9-17"],
    // Without am or pm, where only one span is usual.
    ["Mon-Fri 9-5", "Mo-Fr 9-17"],
    ["Mon-Fri 8-4", "Mo-Fr 8-16"],
    ["Mon-Fri 8:30 - 4:30", "Mo-Fr 8:30-16:30"],
    ["Sat 10-2", "Sa 10-14"],
    ["Sat 9-12", "Sa 9-12"],
    ["Wed 1-4", "We 13-16"],
    ["Wed 12-3", "We 12-15"],
    ["9:00am-5:00, Mon-Fri", "Mo-Fr 9-17"],
    ["8:00-4:00pm, Mon-Fri", "Mo-Fr 8-16"],
    ["5:00-7:00pm, Wed", "We 17-19"],
    ["6-8pm, Wed", "We 18-20"],
    ["Tue evenings 6-8", "Tu 18-20"],
    ["Tue 6-8 in the evening", "Tu 18-20"],
    ["Sat mornings 7-9", "Sa 7-9"],
    ["Mon-Fri from 8 to 5", "Mo-Fr 8-17"],
    ["Mon Tue Wed Thu Fri 9:00am-5:00pm", "Mo-Fr 9-17"],
    ["Mon. Tue. Thu. 9am - 1pm", "Mo Tu Th 9-13"],
    ["Year-round: Mon-Fri 9am-5pm", "Mo-Fr 9-17"],
    ["Lunch served Mon-Fri 11:30am-12:30pm", "Mo-Fr 11:30-12:30"],
    ["Mon-Fri 9am-5pm (appointments preferred)", "Mo-Fr 9-17"],
    // Through the night.
    ["Shelter: 6:00 PM - 7:00 AM nightly", "Mo-Fr Sa Su 18-7+"],
    ["Every night 5pm-8am", "Mo-Fr Sa Su 17-8+"],
    ["Todas las noches de 8pm a 6am", "Mo-Fr Sa Su 20-6+"],
    ["Mon-Fri 7pm-7am", "Mo-Fr 19-7+"],
    ["Daily 8:00 PM - 6:00 AM", "Mo-Fr Sa Su 20-6+"],
    ["Daily 5pm-8am overnight", "Mo-Fr Sa Su 17-8+"],
    ["Fri & Sat 6pm-2am", "Fr Sa 18-2+"],
    ["Every day 7:00pm to 7:00am", "Mo-Fr Sa Su 19-7+"],
    // Weekdays of the month.
    ["8:00am-4:30pm, Every 3rd Saturday of each month", "3Sa 8-16:30"],
    ["8:00am-4:30pm, First Sat of the month (ONLY)", "1Sa 8-16:30"],
    ["9:30am-1:00pm, 2nd and 4th Saturday of each month", "2Sa 4Sa 9:30-13"],
    ["7:00pm-8:30pm, last Tuesday every month", "-1Tu 19-20:30"],
    ["2nd & 4th Tuesday 12:00pm - 4:00pm", "2Tu 4Tu 12-16"],
    ["2nd and 4th Tuesdays, 12pm-4pm", "2Tu 4Tu 12-16"],
    ["1st, 3rd & 5th Wednesday of the month 9am-11am", "1We 3We 5We 9-11"],
    ["First and third Thursday of each month from 10:00am to 12:00pm", "1Th 3Th 10-12"],
    ["Every 1st and 3rd Thursday, 10am-11am", "1Th 3Th 10-11"],
    ["Last Friday of every month: 2pm-4pm", "-1Fr 14-16"],
    ["Third Saturday 9 a.m. - 11 a.m.", "3Sa 9-11"],
    ["1st Monday & 3rd Friday 1pm-3pm", "1Mo 3Fr 13-15"],
    ["Saturdays (1st & 3rd) 9am-12pm", "1Sa 3Sa 9-12"],
    ["Tuesday, 2nd and 4th of the month, 9am-12pm", "2Tu 4Tu 9-12"],
    ["2nd Tuesday and Thursday of the month 9am-11am", "2Tu 2Th 9-11"],
    ["Tuesdays 9am-12pm; 2nd Saturday of the month 10am-12pm", "Tu 9-12; 2Sa 10-12"],
    ["Tue and 2nd Sat 9am-12pm", "Tu 2Sa 9-12"],
    ["2nd Saturday monthly 8am-10am", "2Sa 8-10"],
    ["Monthly on the 3rd Saturday, 9am-11am", "3Sa 9-11"],
    // Closed days.
    ["Monday: Closed Tuesday: 9:00am - 5:00pm Wednesday: 9:00am - 5:00pm", "Tu We 9-17"],
    [
      "Monday: 9:00am - 5:00pm Tuesday: 9:00am - 5:00pm Wednesday: Closed Thursday: 9:00am - 5:00pm Friday: 9:00am - 1:00pm Saturday: Closed Sunday: Closed",
      "Mo Tu Th 9-17; Fr 9-13",
    ],
    ["Sunday Closed Monday 8am-5pm Tuesday Closed", "Mo 8-17"],
    ["Monday CLOSED\nTuesday 9:00 AM-5:00 PM\nWednesday 9:00 AM-5:00 PM\nSunday CLOSED", "Tu We 9-17"],
    ["Mon-Fri 9am-5pm, closed Sat & Sun", "Mo-Fr 9-17"],
    ["Mon-Fri 9am-5pm. Closed weekends.", "Mo-Fr 9-17"],
    ["Daily 9am-5pm. Closed Tuesdays.", "Mo We Th Fr Sa Su 9-17"],
    ["Mon-Fri 9am-5pm (closed Wednesday)", "Mo Tu Th Fr 9-17"],
    ["9am-5pm, Mon-Fri; Sat closed", "Mo-Fr 9-17"],
    ["9am-5pm, Mon-Fri; closed Sat", "Mo-Fr 9-17"],
    ["Daily except Sunday 9am-5pm", "Mo-Fr Sa 9-17"],
    ["Mon-Fri except Wed: 9am-5pm", "Mo Tu Th Fr 9-17"],
    ["9am-5pm daily except Mondays and Tuesdays", "We Th Fr Sa Su 9-17"],
    ["Mon-Fri 9am-5pm except holidays", "Mo-Fr 9-17"],
    ["Mon-Fri (except holidays) 9am-5pm", "Mo-Fr 9-17"],
    ["Mon-Fri 9am-5pm; closed on all major holidays", "Mo-Fr 9-17"],
    ["Mon-Fri 9am-5pm. Closed on Thanksgiving Day and Christmas Day.", "Mo-Fr 9-17"],
    ["Mon-Fri 9am-5pm\nHolidays: Closed", "Mo-Fr 9-17"],
    ["Closed Sunday; Mon-Sat 10am-6pm", "Mo-Fr Sa 10-18"],
    ["9:00am-12:00pm, Mon\\n\\nFriday by appointment", "Mo 9-12"],
    ["Mon-Thu 9am-5pm, Fri by appointment only", "Mo Tu We Th 9-17"],
    ["6:00pm-9:00pm, Mon\\n\\nSaturdays by Appointment Only", "Mo 18-21"],
    ["Mon-Fri 9am-5pm (Mon by appointment)", "Tu We Th Fr 9-17"],
    ["Mon-Fri 9am-5pm; Tue & Thu by appointment", "Mo We Fr 9-17"],
    // Always open.
    ["24 hours a day, 7 days a week", "FULL_DAY"],
    ["24 hours", "FULL_DAY"],
    ["24/7", "FULL_DAY"],
    ["Open 24 hours", "FULL_DAY"],
    ["Open 24/7, 365 days a year", "FULL_DAY"],
    ["24 Hours/7 Days a Week", "FULL_DAY"],
    ["Daily, 24 hours", "FULL_DAY"],
    ["Mon-Sun 24 hours", "FULL_DAY"],
    ["12:00am-11:59pm, Mon-Sun", "FULL_DAY"],
    ["24/7, Sat, Sun", "Sa Su 0-24"],
    ["Mon-Fri: 24 hours", "Mo-Fr 0-24"],
    // Words of no consequence, and notes.
    ["Mon-Fri 9am-5pm, walk-ins welcome", "Mo-Fr 9-17"],
    ["Mon-Fri 9am-5pm. No appointment necessary.", "Mo-Fr 9-17"],
    ["Mon-Fri 9am-5pm or by appointment", "Mo-Fr 9-17"],
    ["Mon-Fri 9am-5pm; evenings by appointment", "Mo-Fr 9-17"],
    ["Mon-Fri 9am-5pm. Call (305) 555-0142.", "Mo-Fr 9-17"],
    ["Mon-Fri 9am-5pm. For more information call 305-555-0142.", "Mo-Fr 9-17"],
    // Slips in the names of days.
    ["Wendsday 9am-5pm", "We 9-17"],
    ["Thrusday & Firday 9am-5pm", "Th Fr 9-17"],
    ["Saterday 9am-1pm", "Sa 9-13"],
    ["Tuesay 9am-1pm", "Tu 9-13"],
    ["Miercole 9am-1pm", "We 9-13"],
    // Markup.
    ["<p>Mon-Fri</p><p>9am-5pm</p>", "Mo-Fr 9-17"],
    ["Mon-Fri<br>9am-5pm<br/>Sat<br>9am-1pm", "Mo-Fr 9-17; Sa 9-13"],
    ["<ul><li>Mon: 9am-5pm</li><li>Tue: 9am-1pm</li></ul>", "Mo 9-17; Tu 9-13"],
    [
      "<table><tr><td>Monday</td><td>9:00 AM - 5:00 PM</td></tr><tr><td>Tuesday</td><td>Closed</td></tr></table>",
      "Mo 9-17",
    ],
    [
      '<table><tr><th>Day</th><th>Hours</th></tr><tr><td>Monday</td><td><time datetime="09:00">9:00 AM</time> - <time datetime="17:00">5:00 PM</time></td></tr></table>',
      "Mo 9-17",
    ],
    [
      "<tr><td>Mon</td><td>9:00 AM</td><td>5:00 PM</td></tr><tr><td>Tue</td><td>9:00 AM</td><td>1:00 PM</td></tr>",
      "Mo 9-17; Tu 9-13",
    ],
    ["<b>Monday&nbsp;&ndash;&nbsp;Friday</b> 9am&#8211;5pm", "Mo-Fr 9-17"],
    ["<dl><dt>Monday</dt><dd>9am-5pm</dd><dt>Tuesday</dt><dd>9am-1pm</dd></dl>", "Mo 9-17; Tu 9-13"],
    // Spanish.
    ["Lun-Vie 9:00am-5:00pm", "Mo-Fr 9-17"],
    ["Lunes a viernes de 9:00 a.m. a 5:00 p.m.", "Mo-Fr 9-17"],
    ["De lunes a viernes, de 9 a 5", "Mo-Fr 9-17"],
    ["Lunes a jueves de 8 a 4; viernes de 8 a 12", "Mo Tu We Th 8-16; Fr 8-12"],
    ["Lunes, miércoles y viernes de 9 de la mañana a 1 de la tarde", "Mo We Fr 9-13"],
    ["Martes y jueves: 6:00 p. m. – 8:00 p. m.", "Tu Th 18-20"],
    ["Todos los días de 8am a 8pm", "Mo-Fr Sa Su 8-20"],
    ["Horario: lunes a viernes de 08:00 a 16:30 h", "Mo-Fr 8-16:30"],
    ["Sábados de 9:00 am a mediodía", "Sa 9-12"],
    ["Domingo cerrado. Lunes a sábado 10am-6pm", "Mo-Fr Sa 10-18"],
    ["Lunes a viernes de 9am a 5pm, cerrado sábado y domingo", "Mo-Fr 9-17"],
    ["Primer y tercer sábado de cada mes de 9am a 12pm", "1Sa 3Sa 9-12"],
    ["2do martes del mes, 10am-12pm", "2Tu 10-12"],
    ["Último viernes del mes de 2 a 4", "-1Fr 14-16"],
    ["Entre semana de 9 a 17", "Mo-Fr 9-17"],
    ["Fines de semana de 10am a 2pm", "Sa Su 10-14"],
    ["Lunes a viernes excepto días feriados, de 9am a 5pm", "Mo-Fr 9-17"],
    ["Abierto las 24 horas, los 7 días de la semana", "FULL_DAY"],
    ["24 horas al día", "FULL_DAY"],
    ["L-V 9:00-17:00", "Mo-Fr 9-17"],
    ["Mar y jue 3pm-5pm", "Tu Th 15-17"],
    ["Lunes y miércoles: 8:00 a.m. - 12:00 m.", "Mo We 8-12"],
    ["Sábados 8am-12m", "Sa 8-12"],
    ["Todos los lunes de 5 a 7 de la tarde", "Mo 17-19"],
    ["De las 9:00 a las 17:00, de lunes a viernes", "Mo-Fr 9-17"],
    ["Atención al público: lunes a viernes de 9:00 a 14:00", "Mo-Fr 9-14"],
    ["Viernes con cita previa. Lunes a jueves 9am-5pm", "Mo Tu We Th 9-17"],
  ])("%s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe("what is not read, as a whole", () => {
  test.each([
    // Narrowed, and not by anything that an entry can carry.
    ["Last Two Weeks Each Month\nMon-Fri 9am-5pm", "repetition"],
    ["every 4th week, Mon 9am-5pm", "repetition"],
    ["Twice a month, Tue 9am-5pm", "unknownWords"],
    ["2nd and 4th week: Mon-Fri 9am-5pm", "repetition"],
    ["Program suspended until further notice. Mon-Fri 9am-5pm", "unknownWords"],
    ["Mon-Fri 9am-5pm (school year)", "unknownWords"],
    ["Mon-Fri 9am-5pm in summer", "unknownWords"],
    ["Every other Tuesday 9am-5pm", "repetition"],
    ["Every second Tuesday 9am-5pm", "repetition"],
    ["Alternate Mondays 9am-5pm", "repetition"],
    ["Biweekly, Mon 9am-5pm", "repetition"],
    ["2nd Tuesday and Thursday 9am-5pm", "repetition"],
    ["2nd Tuesday of odd months 9am-5pm", "unknownWords"],
    ["First Monday after the 15th, 9am-5pm", "unknownWords"],
    ["Mon-Fri 9am-5pm, weather permitting", "unknownWords"],
    ["Mon-Fri 9am-5pm, while supplies last", "unknownWords"],
    ["Mon-Fri 9am-5pm, members only", "unknownWords"],
    ["Mon-Fri 9am-5pm (women)", "unknownWords"],
    ["Mon-Fri 9am-5pm EST", "unknownWords"],
    ["Mon-Fri 9am-5pm, hours may vary", "unknownWords"],
    ["Mon-Fri 9am-5pm, subject to change", "unknownWords"],
    ["Mon-Fri 9am-5pm by referral", "unknownWords"],
    ["Mon-Fri 9am-5pm starting January 5", "unknownWords"],
    ["Mon-Fri 9am-5pm, except when school is closed", "unknownWords"],
    ["Mon-Fri 9am-5pm, closed every other Friday", "repetition"],
    ["Mon-Fri 9am-5pm, closed in the summer", "unknownWords"],
    ["Mon-Fri 9am-5pm, closed Fridays in July", "unknownWords"],
    ["Mon-Fri 9am-5pm by phone", "phone"],
    ["Mon-Fri 9am-5pm, closed school holidays", "unknownWords"],
    ["Lunes a viernes de 9 a 5 durante el verano", "unknownWords"],
    ["Cada dos semanas, lunes de 9 a 5", "repetition"],
    ["Cada segundo martes de 9 a 5", "repetition"],
    ["Suspendido hasta nuevo aviso. Lunes 9am-5pm", "unknownWords"],
    ["Summer Hours:\\n8:00am-2:00pm, Mon", "unknownWords"],
    ["7:00am-3:00pm, Wed\\n\\nSummer Hours:\\n8:00am-2:00pm, Tue", "unknownWords"],
    ["Hours vary by location.\\n8:30am-4:30pm, Mon-Fri", "unknownWords"],
    ["9:00am-12:00pm, Sat (Feb 9, 16, 23)", "unknownWords"],
    ["Mon <del>9am-5pm</del> 10am-2pm", "unknownWords"],
    // By appointment.
    ["By appointment", "appointment"],
    ["By appointment only.", "appointment"],
    ["Con cita previa", "appointment"],
    ["9:00am-1:00pm, Tue, Thur\\n\\nBy appointment only", "appointment"],
    ["10:30am-7:00pm, Mon\\n\\nServices provided by appointment only", "appointment"],
    ["9:00am-2:00pm, Fri (by appointment)", "appointment"],
    ["Mon-Fri 9-5, Sat 10-2 by appointment", "appointment"],
    ["Lunes a viernes de 9 a 5, solo con cita", "appointment"],
    // Slips of am and pm, and times that may be of either half of the day.
    ["11:00 PM – 12:00 PM, Mon", "halfOfDayUnlikely"],
    ["Mon-Thu 10 AM – 1:30 PM, Fri 10 AM – 1:30 AM", "halfOfDayUnlikely"],
    ["Mon 10am-1:30am", "halfOfDayUnlikely"],
    ["Mon-Fri 8:00am-12:00am", "halfOfDayUnlikely"],
    ["Mon-Fri 12:00am-5:00pm", "halfOfDayUnlikely"],
    ["Mon-Fri 1:00am-5:00pm", "halfOfDayUnlikely"],
    ["Mon-Fri 5pm-9am", "halfOfDayUnlikely"],
    ["Mon-Thu 9am-5pm, Fri 9pm-5am", "halfOfDayUnlikely"],
    ["Mon 6am-8pm, Tue 6pm-8pm", "halfOfDayUnlikely"],
    ["Sat mornings 1pm-3pm", "halfOfDayUnlikely"],
    ["Mon-Fri 9:00pm-7:00pm", "tooLong"],
    ["Mon-Fri 10:30pm-6:00pm", "tooLong"],
    ["Mon-Fri 5am-11pm", "tooLong"],
    ["Mon-Fri 5pm-8am", "halfOfDayUnlikely"],
    ["T-Th 9am-5pm, S 1pm-3pm", "unknownWords"],
    ["T 9am-5pm", "unknownWords"],
    ["Mon-Fri ~9am-5pm", "unknownWords"],
    ["Mon 9am 1pm", "onlyOneTime"],
    ["For training: Mon 9am-5pm", "unknownWords"],
    ["Mon-Fri 9am-5pm. Closed Thanksgiving weekend.", "closing"],
    ["Mon-Fri 9am-5pm. Closed Christmas holidays.", "closing"],
    ["Daily 9am-5pm, closed Sundays, including holidays", "closing"],
    ["Mon-Fri 9am-5pm, closed school holidays", "unknownWords"],
    ["Mon-Fri 9am-5pm, closed holidays 1pm-5pm", "closing"],
    ["Thanksgiving Day 11am-2pm", "noTimes"],
    ["Mon 9am-9am", "noLength"],
    ["Mon 6-8", "halfOfDayOpen"],
    ["Mon 7-9", "halfOfDayOpen"],
    ["Mon 7-7", "halfOfDayOpen"],
    ["Mon 5-12", "halfOfDayOpen"],
    ["Mon 9am-12m", "unknownWords"],
    // No times, half of them, or no days.
    ["9am-5pm", "noDays"],
    ["Hours: 9am-5pm", "noDays"],
    ["Monday - Friday", "noTimes"],
    ["Business hours", "noTimes"],
    ["Monday\nTuesday 9am-5pm", "noTimes"],
    ["Monday: Tuesday: 9am-5pm", "noTimes"],
    ["Sunday Monday 9am-5pm", "noTimes"],
    ["Mon, Tue 9am-5pm, Wed", "noTimes"],
    ["7:00pm, Tue, Fri", "onlyOneTime"],
    ["9:00am & 1:00pm, Tue, Thur", "onlyOneTime"],
    ["Mon from 9am", "onlyOneTime"],
    ["Mon 9am to close", "onlyOneTime"],
    ["9am-5pm\n6pm-8pm, Mon", "noDays"],
    ["Closed", "noTimes"],
    ["Closed Sundays", "noTimes"],
    // Invalid clock times.
    ["9 o clock - 5 o clock, Mon-Fri", "onlyOneTime"],
    ["6:30am-6:300pm, Mon-Fri", "onlyOneTime"],
    ["8:00m-5:00pm, Mon-Fri", "onlyOneTime"],
    ["9:0am-3:00pm, Mon-Fri", "unknownWords"],
    ["2:00pm 6:00pm, Mon-Fri", "onlyOneTime"],
    ["Dismissal Bell - 6:00pm, Mon-Fri", "unknownWords"],
    ["9-15th, 10am-2pm", "onlyOneTime"],
    ["Munday 9am-5pm", "unknownWords"],
    ["Mar 9am-5pm", "unknownWords"],
    ["T-Th 9am-5pm", "unknownWords"],
    // Two times for one day, several parts, closings that may mean several things.
    ["Mon 9am-5pm; 24 hours daily", "twoTimes"],
    ["Mon 3pm-6pm (5-12)", "twoTimes"],
    ["Mon 1pm-3pm (8-11)", "twoTimes"],
    ["Saturday Sunday Monday 9am-5pm Tuesday 9am-5pm", "noTimes"],
    ["Mon-Fri 9am-5pm; 10am-2pm", "twoTimes"],
    ["Mon-Fri 9am-5pm\nLunch: 12pm-1pm daily", "severalParts"],
    ["Mon-Fri 9am-5pm office", "severalParts"],
    ["Closed Tue, Wed 9am-5pm", "closing"],
    ["Mon-Fri 9am-5pm. Closed Sundays. 1st Sunday 9am-10am", "closing"],
    ["Administrative Hours:\\n8:30am-5:00pm, Mon-Fri\\n\\nFood Pantry:\\n9:30am, Sat", "onlyOneTime"],
  ])("%s", (text, fault) => {
    expect(read(text)).toBe(`contact: ${fault}`);
  });

  test.each(["", "  \n ", "N/A", "None", "none.", "Ninguno", "Unknown", "-"])(
    "%j states no hours",
    (text) => {
      expect(readHoursText(text)).toMatchObject({ schedules: [], isContact: false, fault: null });
    },
  );

  test("a text that is too long for hours is not read", () => {
    const text = "Mon-Fri 9am-5pm\n";
    expect(read(text.padEnd(MAX_HOURS_TEXT, " "))).toBe("Mo-Fr 9-17");
    expect(read(text.padEnd(MAX_HOURS_TEXT + 1, " "))).toBe("contact: tooLongText");
  });

  test("the fault names the words at which reading ended", () => {
    expect(readHoursText("Mon-Fri 9am-5pm, weather permitting").fault?.words).toBe("weather");
    expect(readHoursText("Mon 10:00 AM - 1:30 AM").fault?.words).toBe("10:00 am - 1:30 am");
  });
});

describe("whose hours they are", () => {
  test.each([
    [
      "an office's come before those of a telephone",
      "Office: Mon-Fri 8am-5pm; Hotline: 24 hours",
      "Mo-Fr 8-17",
    ],
    ["a telephone's count where there are no others", "24-hour hotline", "FULL_DAY"],
    ["and not with the service's own", "Mon-Fri 8am-5pm\n24/7 crisis line", "Mo-Fr 8-17"],
    [
      "hours of the office are not those of the pantry",
      "Administrative Hours:\\n9:00am-5:00pm, Mon-Fri\\n\\nFood Pantry:\\n9:00am-11:00am, Sat",
      "Sa 9-11",
    ],
    ["the office's stand where there are no others", "Administrative Hours:\\n9:00am-5:00pm, Mon", "Mo 9-17"],
    [
      "the service's own come before those of a class",
      "9:00am-5:00pm, Mon\\n\\nEnglish Classes:\\n6:00pm-8:00pm, Wed",
      "Mo 9-17",
    ],
    [
      "those in which people are seen come before all others",
      "9:00am-4:45pm, Mon-Fri\\n\\nWalk-In:\\n9:00am-2:00pm, Tue, Thur",
      "Tu Th 9-14",
    ],
    [
      "a heading of several words is one",
      "Walk-In Hours (Food, Showers):\\n3:00pm-5:30pm, Mon",
      "Mo 15-17:30",
    ],
    ["a heading before an empty line holds below it", "Food Pantry\n\nMon 9am-11am", "Mo 9-11"],
  ])("%s", (_name, text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe("closed times", () => {
  test.each([
    "9:00am-5:00pm, Mon\\n\\nClosed daily 12:00pm-1:00pm for lunch",
    "9:00am-5:00pm, Mon\\n(Closed 12:00pm-1:00pm daily for lunch)",
    "9:00am-5:00pm, Mon\\nClosed daily for lunch 12:00pm-1:00pm",
    "9:00am-5:00pm, Mon\\n*12:00pm- 1:00pm close for prayer",
    "Mon 9am-5pm, closed 12-1 for lunch",
    "Mon 9am-5pm (closed for lunch 12pm-1pm)",
    "Lunes 9am-5pm; cerrado de 12 a 1 por almuerzo",
  ])("%s", (text) => {
    expect(read(text)).toBe("Mo 9-17");
    expect(closed(text)).toBe("Mo-Fr Sa Su 12-13");
  });
  test("a pause of some days", () => {
    expect(closed("Mon-Fri 9am-5pm\nClosed Mon-Wed 12pm-1pm")).toBe("Mo Tu We 12-13");
  });
  test("dates", () => {
    const text =
      "9:00am-1:00pm, Sat\\n\\nClinic will be closed on the following Saturdays:\\nMarch 9, 2019    March 16, 2019";
    expect(read(text)).toBe("Sa 9-13");
    expect(closed(text)).toBe("2019-03-09 2019-03-16 closed");
  });
  test("a date in either language and order", () => {
    expect(closed("Mon 9am-5pm. Closed 12/25/2026")).toBe("2026-12-25 closed");
    expect(closed("Lunes 9am-5pm. Cerrado 25 de diciembre de 2026")).toBe("2026-12-25 closed");
    expect(closed("Mon 9am-5pm. Closed Saturday, March 9, 2019")).toBe("2019-03-09 closed");
  });
  test("weekdays of the month", () => {
    const text = "Mon-Fri 9am-5pm. Closed the last Friday of the month.";
    expect(read(text)).toBe("Mo-Fr 9-17");
    expect(closed(text)).toBe("-1Fr closed");
    expect(closed("Fri 9am-5pm except the 1st Friday of the month")).toBe("1Fr closed");
  });
});

describe("whether the entries say it all", () => {
  test.each([
    ["Mon-Fri 9am-5pm", true],
    ["Open daily from 9am to 5pm", true],
    ["Mon-Fri 9am-5pm, closed Sat", true],
    ["24/7", true],
    ["Mon-Fri 9am-5pm, closed holidays", false],
    ["Mon-Fri 9am-5pm, or by appointment", false],
    ["Office: 9am-5pm, Mon", false],
    ["Mon 9am-5pm\n\nClasses: 6pm-8pm, Wed", false],
    ["Mon-Fri 9am-5pm in summer", false],
  ])("%s: %s", (text, isWhole) => {
    expect(readHoursText(text).isWhole).toBe(isWhole);
  });
});

describe("what talkers write and what copies lose", () => {
  test.each([
    // A sign lost between two times was a dash, and so was the same one between two days.
    ["M-F 8:00 a.m. \ufffd 4:30 p.m.", "Mo-Fr 8-16:30"],
    ["Monday \ufffd Friday, 8:00 a.m. \ufffd 4:30 p.m.", "Mo-Fr 8-16:30"],
    ["Monday \ufffd Friday, 8:00 a.m. to 4:30 p.m.", "contact: unknownWords"],
    ["We're here from nine to five, Monday to Friday.", "Mo-Fr 9-17"],
    ["De lunes a viernes de ocho a cuatro", "Mo-Fr 8-16"],
    ["Volunteers: two to five, Monday", "contact: noTimes"],
    ["Mon-Fri, 9-4:30, wheelchair entrance on 3rd Ave. Bus 14 stops at door. Suite 200.", "Mo-Fr 9-16:30"],
    [
      "Intake Monday to Friday 8:00am-3:00pm. Bring photo ID and proof of address dated within 30 days.",
      "Mo-Fr 8-15",
    ],
    ["Hotline answered 24 hours. Office: Mon-Thu 10am-3pm.", "Mo Tu We Th 10-15"],
    ["Teléfono: L-V 8-20 h. Atención presencial: L-V 9-14 h.", "Mo-Fr 9-14"],
    ["De mart. a sab. 11 a 19 hrs", "Tu We Th Fr Sa 11-19"],
    ["Viernes y sábado de 22:00 a 2:00", "Fr Sa 22-2+"],
    ["Lunes 13:00 a 5:00", "contact: halfOfDayOpen"],
    ["Lunes a viernes 9-17 hs. Los miércoles no se atiende al público.", "Mo Tu Th Fr 9-17"],
  ])("%s is %s", (text, hours) => {
    expect(read(text)).toBe(hours);
  });
});
