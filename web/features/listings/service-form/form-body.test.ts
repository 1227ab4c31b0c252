import { describe, expect, test } from "vitest";
import { serviceForm as body } from "#domain/listings/service-form.ts";
import { newRow } from "#domain/services/opening-hours/editor-rows.ts";
import { formRights } from "#domain/services/service-permissions.ts";
import { serviceForm as words } from "#words/compiled/en/listings/service-form.ts";
import { serviceForm as spanish } from "#words/compiled/es/listings/service-form.ts";
import { withEnglish } from "./english-text.ts";
import { computeAlertEnd, toListingDraft, toServiceEdit, toServiceFormInput } from "./form-body.ts";
import { BLANK, type FormValues } from "./form-values.ts";
import { findFormProblems, problemText, serverProblems } from "./problems.ts";

const ZONE = "America/Los_Angeles";
const night = {
  ...newRow([], "schedules", "WEEKLY"),
  days: ["FRIDAY", "SATURDAY"] as const,
  spans: [{ start: "22:00", end: "06:00", endsNextDay: true }],
};
const shelter: FormValues = {
  ...BLANK,
  name: " Grace Night House ",
  type: ["SHELTER"],
  serviceSummary: "Beds for the night",
  description: "Come at ten.",
  category: ["WOMEN"],
  address1: "1 Main St",
  city: "Demo Harbor",
  state: "CA",
  zip: "00001",
  phone: "5555550142",
  schedules: [night],
  totalBeds: "20",
  availableBeds: "4",
};
const provider = formRights("USER", true);
const administrator = formRights("ADMINISTRATOR", false);

describe("what is sent", () => {
  test("is what the call takes, cleaned", () => {
    const input = toServiceFormInput(shelter, provider, ZONE);
    expect(body.safeParse(input).success).toBe(true);
    expect(input).toMatchObject({
      name: "Grace Night House",
      phone: "(555) 555-0142",
      totalBeds: 20,
      availableBeds: 4,
      age: null,
      schedules: [
        { type: "WEEKLY", day: "FRIDAY", startTime: "10:00 PM", endTime: "6:00 AM", endsNextDay: true },
        { type: "WEEKLY", day: "SATURDAY", startTime: "10:00 PM", endTime: "6:00 AM", endsNextDay: true },
      ],
    });
  });

  test("leaves out what this viewer may not set, and a place that nobody has put", () => {
    const input = toServiceFormInput(
      { ...shelter, isCriticalHeader: true, userEmail: "x@y.example" },
      provider,
      ZONE,
    );
    for (const field of ["isShowFlag", "userEmail", "isCriticalHeader", "timeZone", "location"]) {
      expect(input).not.toHaveProperty(field);
    }
    expect(toServiceFormInput(shelter, administrator, ZONE)).toMatchObject({
      isShowFlag: true,
      userEmail: null,
    });
  });

  test("drops beds where it is no shelter, and needs of other kinds", () => {
    const input = toServiceFormInput(
      { ...shelter, type: ["FOOD"], needs: ["MEALS", "EMERGENCY"] },
      provider,
      ZONE,
    );
    expect(input).toMatchObject({ totalBeds: null, availableBeds: null, needs: ["MEALS"] });
  });

  test("of an edit is what differs, with the version that was seen", () => {
    expect(toServiceEdit({ ...shelter, age: "18+" }, shelter, 7, provider, ZONE)).toEqual({
      age: "18+",
      version: 7,
    });
    expect(toServiceEdit({ ...shelter, name: "Grace Night House" }, shelter, 7, provider, ZONE)).toEqual({
      version: 7,
    });
    const numbered = { ...shelter, phone: "(305) 555-0100", phoneExtension: "12" };
    expect(toServiceEdit({ ...numbered, phone: "(305) 555-0142" }, numbered, 7, provider, ZONE)).toEqual({
      phone: "(305) 555-0142",
      phoneExtension: "12",
      version: 7,
    });
    expect(toServiceEdit({ ...shelter, city: "Oakland" }, shelter, 7, provider, ZONE)).toMatchObject({
      city: "Oakland",
      address1: "1 Main St",
    });
  });

  test("of new English, Spanish that was looked through is stale until somebody says otherwise", () => {
    const base: FormValues = { ...shelter, ageEs: "Mayores de 18", ageEsState: "REVIEWED", age: "18+" };
    const edited: FormValues = { ...base, ...withEnglish(base, base, "age", "21+") };
    expect(edited.ageEsState).toBe("STALE");
    expect(toServiceEdit(edited, base, 1, provider, ZONE)).toEqual({
      age: "21+",
      ageEs: "Mayores de 18",
      version: 1,
    });
    const reviewed: FormValues = { ...edited, ageEsState: "REVIEWED" };
    expect(toServiceEdit(reviewed, base, 1, provider, ZONE)).toMatchObject({
      age: "21+",
      ageEsState: "REVIEWED",
    });
    expect(withEnglish(edited, base, "age", "18+ ")).toEqual({
      age: "18+ ",
      ageEsState: "REVIEWED",
      ageTexts: [],
    });
    // Written in one go.
    expect(withEnglish({ ...base, ageEs: "Mayores de 21" }, base, "age", "21+")).toEqual({
      age: "21+",
      ageTexts: [],
    });
  });

  test.each([
    ["23:59", "12/24/2026", "2026-12-25T07:59:00Z"],
    ["", "12/24/2026", "2026-12-25T07:59:00Z"],
    ["18:00", "2026-12-25T02:00:00Z", "2026-12-25T02:00:00Z"],
  ])("an alert until %s is sent as %s and ends at %s", (criticalTime, sent, end) => {
    const values = { ...shelter, isCriticalHeader: true, criticalDate: "2026-12-24", criticalTime };
    expect(toListingDraft(values, ZONE).criticalExpiredAt).toBe(sent);
    expect(computeAlertEnd(values, ZONE)).toBe(Date.parse(end));
    expect(computeAlertEnd({ ...values, isCriticalNeverExpire: true }, ZONE)).toBe(null);
    expect(computeAlertEnd({ ...values, criticalDate: "" }, ZONE)).toBe(null);
  });
});

describe("what is wrong", () => {
  const found = (part: Partial<FormValues>) => findFormProblems({ ...shelter, ...part }, null, ZONE);

  test("of a new form is everything that is required", () => {
    expect(Object.keys(findFormProblems(BLANK, null, ZONE)).sort()).toEqual(
      ["address1", "category", "city", "description", "name", "schedules", "state", "type", "zip"].sort(),
    );
    expect(findFormProblems(shelter, null, ZONE)).toEqual({});
  });

  test.each<[Partial<FormValues>, Record<string, string>]>([
    [{ address1: "" }, { address1: "Please input Street address" }],
    [{ address1: "", addressVisibility: "HIDDEN" }, {}],
    [{ schedules: [] }, { schedules: "Please add schedule. Add hours, or select “Contact for hours”." }],
    [{ schedules: [], isContact: true }, {}],
    [{ schedules: [{ ...night, days: [] }] }, { schedules: "Please finish the marked rows." }],
    [{ schedules: [{ ...night, days: [] }], isContact: true }, {}],
    [{ type: [] }, { type: "Please select at least one Service. Select its type." }],
    [{ category: [] }, { category: "Please select at least one Category. Select who is welcome." }],
    [{ country: "" }, { country: "Please enter Country" }],
    [{ description: "x".repeat(1001) }, { description: "Description in less than 1000 characters." }],
    [{ contactEmail: "ana@" }, { contactEmail: "Please input valid Email." }],
    [{ website: "javascript:alert(1)" }, { website: "Please input a web address like www.example.org." }],
    [{ website: "www.example.org" }, {}],
    [{ totalBeds: "0", availableBeds: "0" }, { totalBeds: "Minimum total beds was 1" }],
    [{ totalBeds: "5", availableBeds: "-1" }, { availableBeds: "Minimum available beds was 0" }],
    [{ totalBeds: "", availableBeds: "4" }, { totalBeds: "Please type Total Beds" }],
    [
      { totalBeds: "4", availableBeds: "5" },
      { availableBeds: "Available beds should be less than or equal to Total Beds" },
    ],
    [{ totalBeds: "many" }, { totalBeds: "Please input a whole number." }],
    [{ totalBeds: "", availableBeds: "" }, {}],
    [{ userEmail: "ana" }, { userEmail: "Please input valid Email." }],
    [
      { isCriticalHeader: true },
      {
        criticalDescription: "Please input Alert text",
        criticalExpiredAt: "Please input the day the alert ends, or select “Never expires”",
      },
    ],
  ])("%j says %j", (part, expected) => {
    const problems = found(part);
    const texts = Object.entries(problems).map(([field, problem]) => [
      field,
      problemText(field, problem, { ...shelter, ...part }, words),
    ]);
    expect(Object.fromEntries(texts)).toMatchObject(expected);
    expect(Object.keys(problems).sort()).toEqual(Object.keys(expected).sort());
    for (const [field, problem] of Object.entries(problems)) {
      expect(problemText(field, problem, { ...shelter, ...part }, spanish)).not.toBe("");
    }
  });

  test("a service that lacked something already may go on lacking it", () => {
    const imported = { ...shelter, schedules: [], zip: "" };
    expect(findFormProblems({ ...imported, phone: "5555550143" }, imported, ZONE)).toEqual({});
    expect(findFormProblems({ ...imported, phone: "12" }, imported, ZONE)).toEqual({ phone: "notPhone" });
  });

  test("what the server finds in one line of hours is said at their list", () => {
    expect(
      serverProblems({
        "schedules.3.endTime": "endTimeNotAfterStartTime",
        closeSchedules: "tooMany",
        name: "tooLong",
        "type.1": "unknownValue",
      }),
    ).toEqual({ schedules: "rows", closeSchedules: "tooMany", name: "tooLong", type: "unknownValue" });
  });
});
