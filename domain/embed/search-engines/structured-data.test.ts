import { expect, test } from "vitest";
import { NOWHERE } from "../../services/location-wire.ts";
import { type DescribedService, structuredData } from "./structured-data.ts";

const URL = "https://help.example/services/1";

/** Builds a service; facts that are not given are unknown. */
function service(facts: Partial<DescribedService>): DescribedService {
  return {
    name: "Grace House",
    type: ["SHELTER"],
    phone: null,
    phoneExtension: null,
    website: null,
    facebook: null,
    twitter: null,
    instagram: null,
    youtube: null,
    isProtected: false,
    placeShown: "REGION",
    region: null,
    addressVisibility: "EXACT",
    address1: "1 Lantern St",
    address2: null,
    city: "Demo Harbor",
    state: "CA",
    zip: "95400",
    country: "United States",
    location: NOWHERE,
    isLocationApproximate: false,
    languages: [],
    schedules: [],
    isContact: false,
    closeSchedules: [],
    intakeSchedules: [],
    ...facts,
  };
}

function toServiceLocation(facts: Partial<DescribedService>): Record<string, unknown> {
  const text = JSON.stringify(structuredData(service(facts), URL, "d"));
  const data: { availableChannel: { serviceLocation: Record<string, unknown> } } = JSON.parse(text);
  return data.availableChannel.serviceLocation;
}

const AT = { coordinates: [-123.9, 39.87] } satisfies DescribedService["location"];

test("a public door has its street and its point", () => {
  expect(toServiceLocation({ location: AT })).toMatchObject({
    address: { streetAddress: "1 Lantern St", postalCode: "95400", addressLocality: "Demo Harbor" },
    geo: { latitude: 39.87, longitude: -123.9 },
  });
});

test.each([
  ["an area", { addressVisibility: "AREA" }, ["streetAddress"]],
  ["a hidden one", { addressVisibility: "HIDDEN" }, ["streetAddress", "postalCode"]],
  ["a protected one", { isProtected: true }, ["streetAddress", "postalCode", "addressLocality"]],
  ["one that shows its town", { isProtected: true, placeShown: "TOWN" }, ["streetAddress", "postalCode"]],
] as const)("%s has neither, whatever is given", (_, facts, absent) => {
  const place = toServiceLocation({ ...facts, location: AT });
  expect(place).not.toHaveProperty("geo");
  for (const name of absent) expect(place["address"]).not.toHaveProperty(name);
});

test("a point that is only about right is no point", () => {
  expect(toServiceLocation({ location: AT, isLocationApproximate: true })).not.toHaveProperty("geo");
});

const weekly = (startTime: string, endTime: string, endsNextDay = false) =>
  ({ type: "WEEKLY", day: "MONDAY", startTime, endTime, endsNextDay }) as const;

test.each([
  ["a day", [weekly("8:00 AM", "5:00 PM")], [{ dayOfWeek: "Monday", opens: "08:00", closes: "17:00" }]],
  ["a night", [weekly("10:00 PM", "6:00 AM", true)], [{ opens: "22:00", closes: "06:00" }]],
  ["till midnight", [weekly("8:00 AM", "12:00 AM")], [{ opens: "08:00", closes: "23:59" }]],
  [
    "a season",
    [{ ...weekly("8:00 AM", "5:00 PM"), validFrom: "11/01/2026", validTo: "03/31/2027" } as const],
    [{ dayOfWeek: "Monday", opens: "08:00", validFrom: "2026-11-01", validThrough: "2027-03-31" }],
  ],
  ["always", [{ type: "FULL_DAY" } as const], [{ opens: "00:00", closes: "23:59" }]],
])("%s", (_, schedules, hours) => {
  expect(toServiceLocation({ schedules })["openingHoursSpecification"]).toMatchObject(hours);
});

test.each([
  [
    "a month's first Tuesday",
    { type: "MONTHLY", day: "TUESDAY", period: "FIRST", startTime: "8:00 AM", endTime: "9:00 AM" } as const,
  ],
  ["more than a day", weekly("8:00 AM", "10:00 AM", true)],
  ["every other week", { ...weekly("8:00 AM", "9:00 AM"), interval: 2, validFrom: "01/04/2027" } as const],
  [
    "a day of the month",
    { type: "MONTHLY", monthDay: 15, startTime: "8:00 AM", endTime: "9:00 AM" } as const,
  ],
])("with %s, which cannot be said, no hours are", (_, entry) => {
  expect(toServiceLocation({ schedules: [weekly("8:00 AM", "5:00 PM"), entry] })).not.toHaveProperty(
    "openingHoursSpecification",
  );
});

test.each<[string, Partial<DescribedService>]>([
  ["to be asked for", { isContact: true }],
  ["without some weekdays", { closeSchedules: [{ type: "WEEKLY", day: "MONDAY" }] }],
  [
    "without some times of a date",
    {
      closeSchedules: [
        {
          type: "DATE_RANGE",
          startDate: "12/24/2026",
          endDate: "12/24/2026",
          startTime: "12:00 PM",
          endTime: "5:00 PM",
        },
      ],
    },
  ],
])("hours %s are none", (_, facts) => {
  expect(toServiceLocation({ schedules: [weekly("8:00 AM", "5:00 PM")], ...facts })).not.toHaveProperty(
    "openingHoursSpecification",
  );
});

test("a closed date is said as replies have it", () => {
  const closed = {
    type: "DATE_RANGE",
    startDate: "12/25/2026",
    endDate: "12/25/2026",
    startTime: "12:00 AM",
    endTime: "11:59 PM",
    isAllDay: true,
  } as const;
  const place = toServiceLocation({ schedules: [weekly("8:00 AM", "5:00 PM")], closeSchedules: [closed] });
  expect(place["openingHoursSpecification"]).toHaveLength(1);
  expect(place["specialOpeningHoursSpecification"]).toMatchObject([{ validFrom: "2026-12-25" }]);
});

test("days on which it is closed are said as schema.org wants them", () => {
  const closed = { type: "DATE_RANGE", startDate: "12/24/2026", endDate: "12/26/2026" } as const;
  expect(toServiceLocation({ closeSchedules: [closed] })["specialOpeningHoursSpecification"]).toMatchObject([
    { validFrom: "2026-12-24", validThrough: "2026-12-26", opens: "00:00", closes: "00:00" },
  ]);
});

test("fields that are not stated are absent", () => {
  const data = structuredData(service({ phone: "(555) 555-0101", phoneExtension: "7" }), URL, "Beds");
  expect(data).not.toHaveProperty("sameAs");
  expect(data).toMatchObject({ name: "Grace House", description: "Beds", url: URL });
  expect(JSON.stringify(data)).toContain('"telephone":"(555) 555-0101 ext. 7"');
  expect(JSON.stringify(data)).not.toContain("null");
});

test("includes the languages of the staff where known", () => {
  const toChannel = (facts: Partial<DescribedService>) =>
    structuredData(service(facts), URL, "d")["availableChannel"];
  expect(toChannel({ languages: ["es", "zh-Hant"] })).toMatchObject({ availableLanguage: ["es", "zh-Hant"] });
  expect(toChannel({})).not.toHaveProperty("availableLanguage");
});

test("when people are taken in is said of the service, and the hours of its place stay as they are", () => {
  const hours = {
    schedules: [{ type: "FULL_DAY" } as const],
    intakeSchedules: [weekly("7:00 PM", "9:00 PM")],
  };
  expect(structuredData(service(hours), URL, "d")).toMatchObject({
    hoursAvailable: [{ dayOfWeek: "Monday", opens: "19:00", closes: "21:00" }],
  });
  expect(toServiceLocation(hours)).toMatchObject({
    openingHoursSpecification: [{ opens: "00:00", closes: "23:59" }],
  });
  expect(structuredData(service({}), URL, "d")).not.toHaveProperty("hoursAvailable");
});
