import { describe, expect, test } from "vitest";
import { MAX_ENTRIES } from "../base/contract/limits.ts";
import { sourceRow, type TableName } from "../hsds/source-row.ts";
import { DAYS } from "../services/opening-hours/entry.ts";
import { hoursOfRecord } from "./hours-of-record.ts";
import { joinRecords } from "./source-record.ts";

type Values = Readonly<Record<string, string>>;

/** The hours of a service with these schedule rows, and what of them is reported. */
function importHours(...rows: readonly Values[]) {
  return hoursAt({}, ...rows);
}

/** Reads the hours of a service at a place with this address. */
function hoursAt(address: Values, ...rows: readonly Values[]) {
  return hoursIn({}, rows, [], address);
}

function hoursIn(
  service: Values,
  rows: readonly Values[],
  holidays: readonly Values[] = [],
  address: Values = {},
) {
  const schedules = rows.map((row, index) =>
    sourceRow("schedules.csv", index + 2, { service_id: "1", ...row }),
  );
  const closings = holidays.map((row, index) =>
    sourceRow("holiday_schedules.csv", index + 9, { service_id: "1", ...row }),
  );
  const tables = new Map<TableName, ReturnType<typeof sourceRow>[]>([
    ["services", [sourceRow("services.csv", 2, { id: "1", name: "Center", location_id: "7", ...service })]],
    ["locations", [sourceRow("locations.csv", 2, { id: "7" })]],
    ["addresses", [sourceRow("addresses.csv", 2, { location_id: "7", ...address })]],
    ["schedules", schedules],
    ["holiday_schedules", closings],
  ]);
  const [record] = joinRecords(tables).records;
  if (record === undefined) throw new Error("no record");
  const reasons: string[] = [];
  const hours = hoursOfRecord(record, "2026-11-29", (row, reason) => reasons.push(`${row.line}: ${reason}`));
  return { ...hours, reasons };
}

const span = { start: 540, end: 1020, endsNextDay: false };
const monday = [{ type: "WEEKLY", day: "MONDAY", span }];
const nine = { weekday: "Monday", opens_at: "09:00", closes_at: "17:00" };
const contact = { schedules: [], closeSchedules: [], isContact: true, kind: "contact", isWhole: false };

describe("a row of dates without days and times", () => {
  const during = { valid_from: "2026-12-24", valid_to: "2027-01-03" };
  const closed = [{ type: "DATE_RANGE", startDate: "2026-12-24", endDate: "2027-01-03", span: null }];

  test.each([
    "Closed for inventory",
    "We are closed for the Christmas holidays",
    "Office closed",
    "No services",
    "Holiday break",
    "Cerrado por vacaciones de Navidad",
    "Cerrada por remodelación",
    "Estaremos cerrados",
    "Receso de Navidad",
    "Semana Santa",
  ])("%s: closed on all of them", (description) => {
    const read = importHours(nine, { ...during, description });
    expect(read).toMatchObject({ schedules: monday, closeSchedules: closed, isContact: false });
  });

  test.each(["Closed Mondays", "Closed on holidays", "Closed 12-1", "Cerrado los lunes"])(
    "%s: not on all of them",
    (description) => {
      expect(importHours(nine, { ...during, description }).closeSchedules).not.toEqual(closed);
    },
  );
});

describe("a note whose clauses repeat the row, or close", () => {
  const row = { byday: "SU", freq: "WEEKLY", opens_at: "16:30", closes_at: "18:00" };
  const wednesday = { byday: "WE", freq: "WEEKLY", opens_at: "9:00 AM", closes_at: "12:00 PM" };
  const friday = { byday: "-1FR", freq: "MONTHLY", opens_at: "13:00", closes_at: "15:00" };
  const whole = { byday: "SA", freq: "WEEKLY", opens_at: "12:00 AM", closes_at: "11:59 PM" };
  test.each([
    [{ ...row, notes: "Doors 4:30. Meal ends 6." }],
    [{ ...wednesday, notes: "regaderas, por la mañana" }],
    [{ ...friday, description: "last Friday commodity pickup" }],
    [{ ...whole, description: "open 24 hours, walk in" }],
  ])("takes nothing: %o", (noted) => {
    const { isContact, schedules, closeSchedules } = importHours(noted);
    expect([isContact, schedules.length, closeSchedules]).toEqual([false, 1, []]);
  });

  test.each([
    [{ ...row, notes: "Doors 4:30. No meal Dec 27." }],
    [{ ...wednesday, notes: "Pantry, all Wednesdays but the 5th" }],
    [{ ...wednesday, notes: "drop-in group, except New Years Eve" }],
  ])("closes: %o", (noted) => {
    const { isContact, schedules, closeSchedules } = importHours(noted);
    expect([isContact, schedules.length]).toEqual([false, 1]);
    expect(closeSchedules.length).toBeGreaterThan(0);
  });

  test.each([
    [{ ...row, notes: "Doors 5:30. Meal ends 6." }],
    [{ ...wednesday, notes: "regaderas, por la tarde" }],
    [{ ...friday, description: "first Friday commodity pickup" }],
  ])("is to be asked: %o", (noted) => {
    expect(importHours(noted).isContact).toBe(true);
  });
});

describe("a text that closes early before holidays", () => {
  const text = (original_text: string) => importHours({ original_text });
  test("says so for the import's year and three more, in as many entries as a service can have", () => {
    const { closeSchedules } = text(
      "Mon-Fri 9am-5pm; closes at noon the day before a holiday. Closed all federal holidays.",
    );
    const early = closeSchedules.filter((entry) => entry.type === "DATE_RANGE" && entry.span !== null);
    const dates = early.map((entry) => (entry.type === "DATE_RANGE" ? entry.startDate : ""));
    expect([dates[0], dates[dates.length - 1]]).toEqual(["2026-01-18", "2029-12-31"]);
    expect(closeSchedules.length).toBeLessThanOrEqual(MAX_ENTRIES);
  });
  test("closes no day where its seasons contradict each other", () => {
    expect(
      text("Nov-Mar: Mon-Fri 9am-5pm. Mar-Oct: Mon-Fri 8am-4pm; closes at noon the day before a holiday."),
    ).toMatchObject(contact);
  });
});

describe("a text that names a time zone", () => {
  test.each([
    "Monday 9am-5pm Eastern",
    "Monday 9am - 5pm (EST)",
    "lunes 9am a 5pm, hora del Este",
    "Mon 9-5 ET",
  ])("is read where all of the service's state is in it: %s", (original_text) => {
    expect(hoursAt({ state_province: "NY" }, { original_text })).toMatchObject({ schedules: monday });
    for (const state_province of ["CA", "TN", ""])
      expect(hoursAt({ state_province }, { original_text })).toMatchObject(contact);
  });
});

describe("a note that names the hours beside it", () => {
  const night = { opens_at: "19:00", closes_at: "07:00" };
  const winter = { valid_from: "2026-11-15", valid_to: "2027-03-15" };
  const third = { freq: "MONTHLY", byday: "3SA", opens_at: "09:00", closes_at: "12:00" };
  test.each<[string, Values, "read" | "contact"]>([
    [
      "an overnight shelter by night",
      { weekday: "Monday", ...night, description: "Overnight shelter" },
      "read",
    ],
    ["un albergue nocturno", { weekday: "Monday", ...night, description: "Albergue nocturno" }, "read"],
    ["an overnight shelter by day", { ...nine, description: "Overnight shelter" }, "contact"],
    ["a season with its dates", { ...nine, ...winter, notes: "Winter season" }, "read"],
    ["a term with its dates", { ...nine, ...winter, notes: "Fall term classes" }, "read"],
    ["a season without dates", { ...nine, notes: "Winter season" }, "contact"],
    [
      "a season with its dates and a condition",
      { ...nine, ...winter, notes: "Winter season, call first" },
      "contact",
    ],
    ["the same days in words", { ...third, description: "Tercer sábado del mes" }, "read"],
    ["other days in words", { ...third, description: "2nd Saturday of the month" }, "contact"],
    [
      "fewer days in words, which are then its days",
      { ...nine, description: "1st Monday of the month" },
      "read",
    ],
    ["days in words and a condition", { ...nine, description: "1st Monday of some months" }, "contact"],
  ])("%s", (_name, row, kind) => {
    expect(importHours(row)).toMatchObject({ kind });
  });
  test("a day of the month on which it is not open is closed", () => {
    const hours = importHours({ ...nine, notes: "Not on the first Monday of the month" });
    expect(hours.schedules).toEqual(monday);
    expect(hours.closeSchedules).toEqual([{ type: "MONTHLY", period: "FIRST", day: "MONDAY", span: null }]);
  });
});

describe("seasons of a table", () => {
  const season = (opens_at: string, dates: Readonly<Record<string, string>>, byday = "MO") => ({
    freq: "WEEKLY",
    byday,
    opens_at,
    closes_at: "17:00",
    ...dates,
  });
  test("rows of a season that ended are passed over where those of another go on", () => {
    const summer = season("08:00", { valid_to: "2026-08-31", notes: "Summer hours" });
    const hours = hoursIn({}, [summer, season("09:00", { valid_from: "2026-09-01" })]);
    expect(hours.schedules).toEqual(monday);
    expect(hours.closeSchedules).toEqual([
      { type: "DATE_RANGE", startDate: "1970-01-01", endDate: "2026-08-31", span: null },
    ]);
    expect(hours).toMatchObject({ isContact: false, reasons: ["2: hours not used: its dates have passed"] });
  });
  test("one that ends today is followed by the next", () => {
    const rows = [season("08:00", { valid_to: "2026-11-29" }), season("09:00", { valid_from: "2026-12-01" })];
    expect(hoursIn({}, rows)).toMatchObject({
      isContact: false,
      schedules: [{ during: { endDate: "2026-11-29" } }, { during: { startDate: "2026-12-01" } }],
    });
  });
  test("one that goes on when the next has begun stands against it", () => {
    const rows = [season("08:00", { valid_to: "2027-03-01" }), season("09:00", { valid_from: "2026-12-01" })];
    expect(hoursIn({}, rows)).toMatchObject({ isContact: true, schedules: [] });
  });
  test("where all have ended the hours are to be asked for", () => {
    const rows = [season("08:00", { valid_to: "2024-08-31" }), season("09:00", { valid_to: "2025-08-31" })];
    expect(hoursIn({}, rows)).toMatchObject({ isContact: true, schedules: [] });
  });
});

describe("a note that repeats the rows", () => {
  const note = (text: string) => importHours({ ...nine, description: text });
  test("adds the holidays and months on which it is closed", () => {
    expect(note("Monday 9am-5pm, closed on holidays").closeSchedules).toContainEqual({
      type: "DATE_RANGE",
      startDate: "2026-12-25",
      endDate: "2026-12-25",
      span: null,
    });
    expect(note("Monday 9am-5pm, closed in August").closeSchedules).toContainEqual({
      type: "DATE_RANGE",
      startDate: "2026-08-01",
      endDate: "2026-08-31",
      span: null,
    });
    expect(note("Monday 9am-5pm, closed in August").schedules).toEqual(monday);
  });
  test("and one that says a closing alone adds it", () => {
    const august = { type: "DATE_RANGE", startDate: "2026-08-01", endDate: "2026-08-31", span: null };
    expect(note("Closed in August")).toMatchObject({ schedules: monday, isContact: false });
    expect(note("Closed in August").closeSchedules).toContainEqual(august);
    expect(note("Cerrado en agosto").closeSchedules).toContainEqual(august);
    expect(note("Closed for lunch 12-1").closeSchedules).toEqual([
      { type: "WEEKLY", day: "MONDAY", span: { start: 720, end: 780, endsNextDay: false } },
    ]);
  });
  test.each([
    "Closed Mondays",
    "Closed in summer",
    "Closed in August. Call first.",
    "Closed",
    "Open in August",
  ])("and a closing that cannot be taken away exactly is to be asked about: %s", (text) => {
    expect(note(text)).toMatchObject(contact);
  });
});

describe("the source's own words", () => {
  test("are read", () => {
    expect(importHours({ original_text: "9am-5pm, Mon" })).toMatchObject({
      schedules: monday,
      kind: "read",
      isWhole: true,
      reasons: [],
    });
  });
  test("stand before rows that were made from them", () => {
    expect(importHours({ ...nine, original_text: "10am-2pm, Tue" }).schedules).toMatchObject([
      { day: "TUESDAY" },
    ]);
  });
  test("that are not read: contact, as written, with the reason and the words in the report", () => {
    const text = "Last Two Weeks Each Month\\n9:00am-5:00pm, Mon";
    expect(importHours({ ...nine, original_text: text })).toMatchObject({
      ...contact,
      text: "Last Two Weeks Each Month\n9:00am-5:00pm, Mon",
      reasons: [expect.stringContaining("a repetition that is not supported")],
    });
    expect(importHours({ original_text: "9am-5pm, Mon in summer" }).reasons).toEqual([
      '2: hours to be asked for, words that may narrow them ("in summer"): "9am-5pm, Mon in summer"',
    ]);
  });
  test("with markup are shown without it", () => {
    expect(importHours({ original_text: "<p>Mon</p><p>9am-5pm <b>in summer</b></p>" })).toMatchObject({
      ...contact,
      text: "Mon\n\n9am-5pm in summer",
    });
  });
  test("that close on holidays give dates of four years, the days off next to a weekend among them", () => {
    const { closeSchedules, kind, isWhole } = importHours({
      original_text: "9am-5pm, Mon-Fri, closed holidays",
    });
    expect({ kind, isWhole, count: closeSchedules.length }).toEqual({
      kind: "read",
      isWhole: false,
      count: 24,
    });
    const dates = closeSchedules.map((entry) =>
      entry.type === "DATE_RANGE" ? `${entry.startDate} ${entry.endDate}` : entry.type,
    );
    expect(dates.slice(0, 8)).toEqual([
      "2026-01-01 2026-01-01",
      "2026-05-25 2026-05-25",
      "2026-07-03 2026-07-04",
      "2026-09-07 2026-09-07",
      "2026-11-26 2026-11-26",
      "2026-12-25 2026-12-25",
      "2027-01-01 2027-01-01",
      "2027-05-31 2027-05-31",
    ]);
    expect(dates.at(-1)).toBe("2029-12-25 2029-12-25");
  });
  test("that give holidays times of their own are open then on their dates, and at no other time of them", () => {
    const weekend = importHours({ original_text: "Weekends & holidays 8am-5pm" });
    const eight = { start: 480, end: 1020, endsNextDay: false };
    const on = (date: string) => ({ type: "DATE_RANGE", startDate: date, endDate: date });
    expect(weekend.schedules).toContainEqual({ ...on("2027-05-31"), span: eight });
    expect(weekend.schedules.filter(({ type }) => type === "DATE_RANGE")).toHaveLength(24);
    // A Sunday, and the Monday that may be off for it.
    expect(weekend.schedules).toContainEqual({ ...on("2027-07-04"), span: eight });
    expect(weekend.closeSchedules).toContainEqual({ ...on("2027-07-05"), span: null });
    const week = importHours({ original_text: "Mon-Fri 9am-5pm, holidays 10am-2pm" });
    expect(week.schedules).toContainEqual({
      ...on("2027-05-31"),
      span: { start: 600, end: 840, endsNextDay: false },
    });
    expect(week.closeSchedules).toContainEqual({
      ...on("2027-05-31"),
      span: { start: 0, end: 600, endsNextDay: false },
    });
    expect(week.closeSchedules).toContainEqual({
      ...on("2027-05-31"),
      span: { start: 840, end: 1440, endsNextDay: false },
    });
    expect(week.closeSchedules).toContainEqual({ ...on("2027-07-04"), span: null });
  });
  test.each([
    "Sat, Sun & holidays 10am-4pm, closed Mondays",
    "Sun and holidays 10pm-2am",
    "Sun and holidays 9am-11am, 1pm-3pm",
    "Sun and most holidays 9am-11am",
    "Mon-Fri 9am-5pm. Holiday hours 10am-2pm.",
    "Jun-Aug Sat, Sun and holidays 10am-4pm",
    "Sat, Sun and all federal holidays 10am-4pm, Mon-Fri 9am-5pm",
  ])("and close on those of which it is not sure: %s", (text) => {
    const { schedules, closeSchedules } = importHours({ original_text: text });
    expect(schedules.filter(({ type }) => type === "DATE_RANGE")).toEqual([]);
    const memorialDay = { type: "DATE_RANGE", startDate: "2027-05-31", endDate: "2027-05-31", span: null };
    expect(schedules.length).toBeGreaterThan(0);
    expect(closeSchedules).toContainEqual(memorialDay);
  });
  test("that name a holiday close on its date only, once however often it is named", () => {
    const text = "9am-5pm, daily; closed July 4th. Closed on Independence Day.";
    expect(importHours({ original_text: text }).closeSchedules).toEqual(
      [2026, 2027, 2028, 2029].map((year) => ({
        type: "DATE_RANGE",
        startDate: `${year}-07-04`,
        endDate: `${year}-07-04`,
        span: null,
      })),
    );
  });
  test("of dates that are over: contact", () => {
    const text = "8:00am-12:00pm, Saturday, August 18, 2018";
    expect(importHours({ original_text: text })).toMatchObject({
      ...contact,
      text,
      reasons: [expect.stringContaining("on dates that have passed")],
    });
    expect(importHours({ original_text: "8am-noon, August 18, 2026" })).toMatchObject({ kind: "read" });
  });
  test("of the telephone are not those of a door", () => {
    const hotline = { original_text: "24-hour hotline" };
    expect(importHours(hotline)).toMatchObject({ schedules: [{ type: "FULL_DAY" }], kind: "read" });
    expect(hoursAt({ address_1: "1 Main St" }, hotline)).toMatchObject({
      ...contact,
      reasons: [expect.stringContaining("the hours of the telephone")],
    });
    const both = { original_text: "Mon 9am-5pm\n24-hour hotline" };
    expect(hoursAt({ address_1: "1 Main St" }, both)).toMatchObject({ schedules: monday });
  });
  test("a row's times without its day are the row's", () => {
    expect(importHours({ ...nine, original_text: "9:00 AM - 5:00 PM" })).toMatchObject({ schedules: monday });
  });
  test("nothing said is nothing to ask", () => {
    expect(importHours({ original_text: "N/A" })).toMatchObject({ isContact: false, kind: "none" });
    expect(importHours({ description: "none" })).toMatchObject({ isContact: false, kind: "none" });
    expect(importHours()).toMatchObject({ isContact: false, kind: "none", text: "" });
  });
  test("a description without rows is a text of hours", () => {
    expect(importHours({ description: "Mon 9am-5pm" })).toMatchObject({ schedules: monday, kind: "read" });
    expect(importHours({ description: "Call us" })).toMatchObject({ ...contact, text: "Call us" });
  });
});

describe("rows", () => {
  test("without a rule are weekly", () => {
    expect(importHours({ byday: "MO", opens_at: "09:00", closes_at: "17:00" })).toMatchObject({
      schedules: monday,
      kind: "read",
      reasons: [],
    });
  });
  test.each([
    "Last two weeks each month",
    "May - September",
    "every 4th week",
    "Twice a month",
    "June - August",
    "Program suspended until further notice",
    "By appointment only",
    "Mon 10am-12pm",
    "Segundo y cuarto martes",
    "Solo en verano",
    "Call first",
  ])("a note that may narrow them: %s", (description) => {
    const hours = importHours({ ...nine, description });
    expect(hours).toMatchObject({ ...contact, text: expect.stringContaining(description) });
    expect(hours.text).toContain("Monday 09:00 17:00");
    expect(hours.reasons).toEqual([expect.stringContaining(description)]);
  });
  test.each(["Food pantry", "North entrance", "Mon 9am-5pm", "Walk-ins welcome"])(
    "a note that takes nothing from them: %s",
    (description) => {
      expect(importHours({ ...nine, description })).toMatchObject({
        schedules: monday,
        isWhole: false,
        reasons: [],
      });
    },
  );
  test("words without a time next to them count as a note", () => {
    expect(importHours({ ...nine, original_text: "By appointment only" })).toMatchObject(contact);
  });
  test("times that stand nowhere are shown as written", () => {
    const row = { weekday: "Monday", opens_at: "late morning", valid_from: "2026-01-01" };
    expect(importHours(row)).toMatchObject({
      ...contact,
      text: "Monday late morning 2026-01-01",
      reasons: ["2: hours not used: no closing time"],
    });
  });
  test("a row that cannot be read leaves the others", () => {
    const hours = importHours(nine, { weekday: "Tuesday", opens_at: "09:00" });
    expect(hours).toMatchObject({
      schedules: monday,
      kind: "readInPart",
      isWhole: false,
      text: "Tuesday 09:00",
    });
  });
  test("unless am or pm must be wrong: then all are doubtful", () => {
    const hours = importHours(nine, { weekday: "Tuesday", opens_at: "11:00 PM", closes_at: "12:00 PM" });
    expect(hours).toMatchObject({ ...contact, reasons: ["3: hours not used: am or pm must be wrong"] });
    expect(hours.text).toBe("Monday 09:00 17:00\nTuesday 11:00 PM 12:00 PM");
  });
});

describe("closed days of a table", () => {
  const withHolidays = (...holidays: readonly Values[]) => hoursIn({}, [nine], holidays);
  test("with ordinary dates are closed", () => {
    const closings = withHolidays({ closed: "true", start_date: "11/27/2026", end_date: "11/29/2026" });
    expect(closings).toMatchObject({ schedules: monday, isContact: false, kind: "read", reasons: [] });
    expect(closings.closeSchedules).toEqual([
      { type: "DATE_RANGE", startDate: "2026-11-27", endDate: "2026-11-29", span: null },
    ]);
  });
  test("whose dates cannot be read: contact, with the hours kept and the words told", () => {
    expect(withHolidays({ closed: "true", start_date: "Spring break" })).toMatchObject({
      schedules: monday,
      isContact: true,
      kind: "contact",
      isWhole: false,
      text: "Closed, or other hours: Spring break",
      reasons: ["9: hours not used: the dates can't be read"],
    });
  });
});

describe("hours that are over", () => {
  test.each(["valid_to", "until"])("by %s: contact", (column) => {
    expect(importHours({ ...nine, [column]: "2025-06-30" })).toMatchObject({
      ...contact,
      text: expect.stringContaining("2025-06-30"),
      reasons: [expect.stringContaining("on dates that have passed")],
    });
  });
  test("a text beside dates of validity is closed outside of them, and contact after them", () => {
    const text = { description: "Mon 9am-5pm" };
    expect(importHours({ ...text, valid_to: "2025-06-30" })).toMatchObject(contact);
    expect(importHours({ ...text, valid_to: "soon" })).toMatchObject(contact);
    expect(importHours({ ...text, valid_to: "2027-06-30" })).toMatchObject({
      schedules: monday,
      closeSchedules: [{ startDate: "2027-07-01", endDate: "2999-12-31", span: null }],
    });
  });
  test.each(["Last day is March 6, 2026. M-F 10-4", "Lun-vie 10-4 hasta el 6 de marzo de 2026"])(
    "up to a day that is over: contact: %s",
    (text) => {
      expect(importHours({ original_text: text })).toMatchObject(contact);
    },
  );
  test("ranges of dates that have all passed: contact", () => {
    const range = { ...nine, weekday: "", valid_from: "2025-06-01", valid_to: "2025-06-05" };
    expect(importHours(range)).toMatchObject(contact);
  });
});

describe("rows that are not of the door", () => {
  test("alone: contact", () => {
    expect(importHours({ ...nine, attending_type: "phone" })).toMatchObject({
      ...contact,
      text: "By phone: Monday 9:00 AM – 5:00 PM",
    });
    expect(importHours({ description: "Mon 9am-5pm", attending_type: "virtual" })).toMatchObject({
      ...contact,
      text: "Online: Mon 9am-5pm",
    });
    // A hotline without a place has no door either.
    const always = DAYS.map((weekday) => ({
      weekday,
      opens_at: "00:00",
      closes_at: "23:59",
      attending_type: "phone",
    }));
    expect(importHours(...always)).toMatchObject({ ...contact, text: "By phone: Open 24/7" });
    expect(importHours({ weekday: "Moonday", opens_at: "9", attending_type: "phone" })).toMatchObject({
      ...contact,
      text: "By phone: Moonday 9",
    });
  });
  test("beside rows of the door are said as such", () => {
    const door = { ...nine, attending_type: "physical" };
    const hours = importHours(door, { ...nine, weekday: "Tuesday", attending_type: "phone" });
    expect(hours).toMatchObject({ schedules: monday, isContact: false });
    expect(hours.text).toBe("By phone: Tuesday 9:00 AM – 5:00 PM");
  });
  test("beside a text of the door", () => {
    const text = { description: "Tue 10am-2pm", attending_type: "physical" };
    expect(importHours(text, { description: "Mon 9am-5pm", attending_type: "phone" })).toMatchObject({
      schedules: [{ day: "TUESDAY" }],
      kind: "read",
    });
  });
});

test.each(["Phone hours", "Por teléfono", "Virtual", "24-hour hotline", "Donations"])(
  "a note of no door beside a place: %s",
  (description) => {
    expect(hoursAt({ address_1: "1 Main St" }, { ...nine, description })).toMatchObject(contact);
  },
);
test("a note of the telephone where there is no place, or of people who come in", () => {
  expect(importHours({ ...nine, description: "Hotline" })).toMatchObject({ schedules: monday });
  const both = { ...nine, description: "Walk-in or by phone" };
  expect(hoursAt({ address_1: "1 Main St" }, both)).toMatchObject({ schedules: monday });
});

test("a service that is temporarily closed: contact, and its hours as its source gives them", () => {
  expect(hoursIn({ status: "temporarily closed" }, [{ original_text: "Mon 9am-5pm" }])).toMatchObject({
    isContact: true,
    kind: "contact",
    text: "Temporarily closed\nMon 9am-5pm",
  });
});
