import { describe, expect, test } from "vitest";
import { checkListing, EMPTY_DRAFT, type ListingDraft } from "./check-listing.ts";
import { newProblems } from "./new-problems.ts";

const RIGHT: ListingDraft = {
  ...EMPTY_DRAFT,
  name: "Hall",
  description: "A place.",
  serviceSummary: "Meals",
  type: ["FOOD"],
  category: ["ALL"],
  address1: "1 Sample Street",
  city: "Sampleton",
  state: "FL",
  zip: "33101",
  country: "United States",
  isContact: true,
};

const NINE_TO_FIVE = { startTime: "9:00 AM", endTime: "5:00 PM" };

/** A service reached by telephone, without an address. */
const REMOTE: Partial<ListingDraft> = {
  isRemote: true,
  address1: null,
  city: "",
  state: "",
  zip: null,
  phone: "988",
};

test("a form in which all is right", () => {
  expect(checkListing(RIGHT)).toEqual({});
});

test("an empty form reports everything that is missing", () => {
  expect(checkListing(EMPTY_DRAFT)).toEqual({
    name: "required",
    description: "required",
    type: "required",
    category: "required",
    address1: "required",
    city: "required",
    state: "required",
    zip: "required",
    country: "required",
    schedules: "required",
  });
});

describe("validation (rules listings 6–10)", () => {
  const cases: readonly (readonly [string, Partial<ListingDraft>, Readonly<Record<string, string>>])[] = [
    ["a summary only once a type is chosen", { serviceSummary: null, type: [] }, { type: "required" }],
    ["a summary with a type", { serviceSummary: " " }, { serviceSummary: "required" }],
    ["a name that nobody sees", { name: "\u200b\u3164" }, { name: "required" }],
    ["1000 characters", { description: "x".repeat(1000) }, {}],
    ["1001 characters", { description: "x".repeat(1001) }, { description: "tooLong" }],
    ["no schedule", { isContact: false }, { schedules: "required" }],
    ["a schedule", { isContact: false, schedules: [{ type: "FULL_DAY" }] }, {}],
    ["no mail address", { contactEmail: "a@b" }, { contactEmail: "notEmail" }],
    ["a website without a scheme", { website: "hall.example" }, {}],
    ["another scheme", { website: "javascript:alert(1)" }, { website: "notWebAddress" }],
    ["a short code", { phone: "988" }, {}],
    ["two digits", { phone: "98" }, { phone: "notPhone" }],
    ["an extension", { phone: "(305) 555-0101", phoneExtension: "option 2" }, {}],
    ["an extension of thirty characters", { phone: "988", phoneExtension: "x".repeat(30) }, {}],
    ["of one more", { phone: "988", phoneExtension: "x".repeat(31) }, { phoneExtension: "notPhone" }],
    ["that begins with a sign", { phone: "988", phoneExtension: "#2" }, { phoneExtension: "notPhone" }],
    ["that ends with another", { phone: "988", phoneExtension: "2?" }, { phoneExtension: "notPhone" }],
    ["an extension without a phone", { phoneExtension: "2" }, { phoneExtension: "notPhone" }],
    ["a hidden address", { addressVisibility: "HIDDEN", address1: null }, {}],
    ["an area's address", { addressVisibility: "AREA", address1: null }, { address1: "required" }],
    ["no place, and no way to reach it", { ...REMOTE, phone: null }, { phone: "required" }],
    ["no place, and a phone", REMOTE, {}],
    ["no place, and a website alone", { ...REMOTE, phone: null, website: "line.example" }, {}],
    ["no place, and an email alone", { ...REMOTE, phone: null, contactEmail: "a@b.example" }, {}],
    ["a zone", { timeZone: "Miami" }, { timeZone: "notTimeZone" }],
    [
      "an alert without words",
      { isCriticalHeader: true, isCriticalNeverExpire: true },
      { criticalDescription: "required" },
    ],
    [
      "an alert without an end",
      { isCriticalHeader: true, criticalDescription: "x" },
      { criticalExpiredAt: "required" },
    ],
    [
      "an alert till a day",
      { isCriticalHeader: true, criticalDescription: "x", criticalExpiredAt: "11/21/2026" },
      {},
    ],
    [
      "an alert till an instant",
      { isCriticalHeader: true, criticalDescription: "x", criticalExpiredAt: "2026-11-21T10:00:00Z" },
      {},
    ],
    [
      "an alert till some time",
      { isCriticalHeader: true, criticalDescription: "x", criticalExpiredAt: "soon" },
      { criticalExpiredAt: "notInstant" },
    ],
  ];
  test.each(cases)("%s", (_, change, fields) => {
    expect(checkListing({ ...RIGHT, ...change })).toEqual(fields);
  });

  const beds: readonly (readonly [number | null, number | null, Readonly<Record<string, string>>])[] = [
    [null, null, {}],
    [0, 1, {}],
    [1, 1, {}],
    [2, 1, { availableBeds: "aboveTotal" }],
    [-1, 1, { availableBeds: "outOfRange" }],
    [0, 0, { totalBeds: "outOfRange" }],
    [0, 10_000, {}],
    [0, 10_001, { totalBeds: "outOfRange" }],
    [1, null, { totalBeds: "required" }],
    [null, 1, { availableBeds: "required" }],
  ];
  test.each(beds)("%s of %s beds", (availableBeds, totalBeds, fields) => {
    expect(checkListing({ ...RIGHT, type: ["SHELTER"], availableBeds, totalBeds })).toEqual(fields);
    expect(checkListing({ ...RIGHT, availableBeds, totalBeds })).toEqual({});
  });

  test.each<[number | null, number | null, Readonly<Record<string, string>>]>([
    [null, null, {}],
    [0, null, {}],
    [null, 120, {}],
    [18, 18, {}],
    [18, 24, {}],
    [24, 18, { ageMax: "outOfRange" }],
    [-1, null, { ageMin: "outOfRange" }],
    [121, null, { ageMin: "outOfRange" }],
    [null, -1, { ageMax: "outOfRange" }],
    [18, 121, { ageMax: "outOfRange" }],
  ])("ages from %s to %s", (ageMin, ageMax, fields) => {
    expect(checkListing({ ...RIGHT, ageMin, ageMax })).toEqual(fields);
  });

  test("errors of hours are reported per entry", () => {
    const draft: ListingDraft = {
      ...RIGHT,
      schedules: [{ type: "WEEKLY" }, { type: "PERMANENTLY_CLOSED" }],
      closeSchedules: [{ type: "DATE_RANGE", startDate: "12/26/2026", endDate: "12/24/2026" }],
    };
    expect(checkListing(draft)).toEqual({
      "schedules.0.day": "dayRequired",
      "schedules.0.startTime": "startTimeRequired",
      "schedules.0.endTime": "endTimeRequired",
      "schedules.1.type": "scheduleTypeNotAllowed",
      "closeSchedules.0.endDate": "endDateBeforeStartDate",
    });
  });
});

test("what was missing already counts only where it is touched", () => {
  const before: ListingDraft = { ...RIGHT, category: [], serviceSummary: null, phone: "x" };
  expect(newProblems(before, { ...before, name: "Other" })).toEqual({});
  expect(newProblems(before, { ...before, phone: "y" })).toEqual({ phone: "notPhone" });
  expect(newProblems(before, { ...before, name: "" })).toEqual({ name: "required" });
  expect(newProblems(RIGHT, { ...RIGHT, type: [] })).toEqual({ type: "required" });
  const untyped: ListingDraft = { ...RIGHT, type: [], serviceSummary: null };
  expect(newProblems(untyped, { ...untyped, type: ["FOOD"] })).toEqual({ serviceSummary: "required" });
  const unread: ListingDraft = { ...RIGHT, schedules: [{ type: "WEEKLY", ...NINE_TO_FIVE }] };
  expect(newProblems(unread, { ...unread, name: "Other" })).toEqual({});
  const [line = {}] = unread.schedules;
  expect(newProblems(unread, { ...unread, schedules: [line, { type: "FULL_DAY" }] })).toEqual({
    "schedules.0.day": "dayRequired",
  });
  expect(newProblems(null, before)).toEqual({
    category: "required",
    serviceSummary: "required",
    phone: "notPhone",
  });
});
