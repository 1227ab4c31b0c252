import { describe, expect, test } from "vitest";
import { readBody } from "../contract/parameters.ts";
import { applyForm } from "./apply-form.ts";
import { EMPTY_DRAFT, type ListingDraft } from "./check-listing.ts";
import { factsOf, listingOf } from "./listing-facts.ts";
import { serviceForm } from "./service-form.ts";
import { formRights } from "./who-may.ts";

const BASE: ListingDraft = {
  ...EMPTY_DRAFT,
  name: "Hall",
  description: "A place.",
  type: ["FOOD", "SHELTER"],
  needs: ["MEALS", "EMERGENCY"],
  category: ["MEN"],
  address1: "1 Sample Street",
  city: "Sampleton",
  state: "FL",
  zip: "33101",
  country: "United States",
  location: { coordinates: [-80.2, 25.7] },
  timeZone: "America/New_York",
  isContact: true,
  phone: "(305) 555-0101",
  phoneExtension: "3",
  availableBeds: 1,
  totalBeds: 2,
};

function applied(
  body: unknown,
  base: ListingDraft | null = BASE,
  rights = formRights("ADMINISTRATOR", false),
) {
  const read = readBody(serviceForm, body);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return applyForm(base, read.value, rights);
}

test("absent stays, null and an empty text clear", () => {
  expect(applied({})).toEqual(BASE);
  expect(applied({ address2: "Door 2", age: " " })).toEqual({ ...BASE, address2: "Door 2" });
  expect(applied({ name: null, category: null, phone: "" })).toEqual({
    ...BASE,
    name: "",
    category: [],
    phone: null,
    // It is of no use alone.
    phoneExtension: null,
  });
});

test("a whole service that is sent back changes nothing", () => {
  const whole = listingOf(factsOf(BASE));
  const carried = {
    _id: "x",
    id: "x",
    likes: 3,
    distance: 1,
    may: {},
    openStatus: {},
    user: "u",
    isApproved: true,
  };
  expect(applied({ ...whole, ...carried, createdAt: "x", updatedAt: "x", lastUpdated: "x" })).toEqual(BASE);
});

describe("other spellings", () => {
  test.each([
    [{ isAllowedPet: true }, { isAllowedPets: true }],
    [{ isShowContact: false }, { isShowFlag: false }],
    [{ category: ["YOUTH_AND_KIDS", "men"] }, { category: ["MEN", "KIDS"] }],
    [{ availableBeds: "2" }, { availableBeds: 2 }],
    [{ state: "georgia" }, { state: "GA" }],
    [{ phone: "305.555.0199" }, { phone: "(305) 555-0199" }],
    [{ phone: "1-800-555-0199" }, { phone: "1-800-555-0199" }],
    [{ website: "hall.example/food" }, { website: "http://hall.example/food" }],
  ])("%j", (body, change) => {
    expect(applied({ ...body, location: BASE.location })).toMatchObject(change);
  });

  test("a province in the country that is named", () => {
    expect(applied({ state: "Ontario", country: "Canada", location: BASE.location }).state).toBe("ON");
    expect(applied({ state: "Ontario", location: BASE.location }).state).toBe("Ontario");
  });
});

test("what belongs to a type goes with it", () => {
  expect(applied({ type: ["FOOD"] })).toMatchObject({
    needs: ["MEALS"],
    availableBeds: null,
    totalBeds: null,
  });
  expect(applied({ needs: ["COUNSELING", "EMERGENCY"] }).needs).toEqual(["EMERGENCY"]);
});

test("an alert that is off has no words; a date goes before a tick that nobody touched", () => {
  const on = applied({ isCriticalHeader: true, criticalDescription: "x", isCriticalNeverExpire: true });
  expect(on).toMatchObject({ criticalExpiredAt: null, isCriticalNeverExpire: true });
  expect(applied({ criticalExpiredAt: "12/01/2026" }, on)).toMatchObject({ isCriticalNeverExpire: false });
  expect(applied({ isCriticalHeader: false }, on)).toMatchObject({ criticalDescription: null });
});

test("the pin and its zone are found anew where the address moves without it", () => {
  expect(applied({ city: "Elsewhere" })).toMatchObject({ location: null, timeZone: null });
  expect(applied({ city: "Elsewhere", location: BASE.location })).toMatchObject({ location: BASE.location });
  expect(applied({ location: { coordinates: [-80.3, 25.7000001] } })).toMatchObject({
    location: { coordinates: [-80.3, 25.7] },
    timeZone: null,
  });
  expect(applied({ location: { coordinates: [0, 0] } }).location).toBeNull();
});

test("who sees nothing of a hidden place changes nothing of it, and who may set no field leaves it", () => {
  const hidden: ListingDraft = { ...BASE, addressVisibility: "HIDDEN" };
  const body = {
    address1: null,
    city: "X",
    addressVisibility: "EXACT",
    isShowFlag: false,
    isCriticalHeader: true,
  };
  expect(applied(body, hidden, formRights("VOLUNTEER", false))).toEqual(hidden);
  expect(applied(body, hidden, formRights("USER", true))).toMatchObject({
    addressVisibility: "EXACT",
    isShowFlag: true,
    isCriticalHeader: false,
  });
});

test("facts are the same after a way over the wire", () => {
  const facts = factsOf({
    ...BASE,
    isCriticalHeader: true,
    criticalDescription: "x",
    criticalExpiredAt: "03/08/2026",
    schedules: [
      { type: "WEEKLY", day: "MONDAY", startTime: "10:00 PM", endTime: "6:00 AM", endsNextDay: true },
    ],
    closeSchedules: [{ type: "PERMANENTLY_CLOSED" }],
  });
  // 23:59 on the day when the clock goes forward.
  expect(facts.alert?.expiresAt).toBe(Date.UTC(2026, 2, 9, 3, 59));
  expect(factsOf(listingOf(facts))).toEqual(facts);
});
