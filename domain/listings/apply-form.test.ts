import { describe, expect, test } from "vitest";
import { readBody } from "../base/contract/parameters.ts";
import { NOWHERE } from "../services/location-wire.ts";
import { formRights } from "../services/service-permissions.ts";
import { applyForm } from "./apply-form.ts";
import { EMPTY_DRAFT, type ListingDraft } from "./check-listing.ts";
import { toListing, toServiceFacts } from "./listing-facts.ts";
import { serviceForm } from "./service-form.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
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
  return applyForm(base, read.value, rights, NOW);
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
  const whole = toListing(toServiceFacts(BASE));
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

test("what is not a number or an address of the web stays as it was typed", () => {
  expect(applied({ name: "hall.example", phone: "ask Ana" })).toEqual({
    ...BASE,
    name: "hall.example",
    phone: "ask Ana",
  });
});

describe("other spellings", () => {
  test.each([
    [{ isAllowedPet: true }, { isAllowedPets: true }],
    [{ isShowContact: false }, { isShowFlag: false }],
    [{ category: ["YOUTH_AND_KIDS", "men"] }, { category: ["MEN", "KIDS"] }],
    [{ availableBeds: "2" }, { availableBeds: 2 }],
    [{ state: "georgia" }, { state: "GA" }],
    [{ state: "ga" }, { state: "GA" }],
    [{ state: "Nueva York" }, { state: "NY" }],
    [{ state: null }, { state: "" }],
    [
      { state: "Georgia", country: null },
      { state: "Georgia", country: "" },
    ],
    [{ phone: "305.555.0199" }, { phone: "(305) 555-0199" }],
    [{ phone: "1-800-555-0199" }, { phone: "(800) 555-0199" }],
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
  expect(applied({ type: null })).toMatchObject({ type: [], needs: [], availableBeds: null });
  expect(applied({ type: ["SHELTER", "FOOD"] }).type).toEqual(["FOOD", "SHELTER"]);
});

test("what came with an import stays until it is touched", () => {
  const imported: ListingDraft = {
    ...BASE,
    type: ["SHELTER", "FOOD"],
    needs: ["EMERGENCY", "CLOTHES"],
    sourceDescription: "A place with a long history.",
    state: "Florida",
  };
  expect(applied({ name: "House" }, imported)).toEqual({ ...imported, name: "House" });
  expect(applied({ description: imported.description }, imported)).toEqual(imported);
  expect(applied({ description: "Another." }, imported).sourceDescription).toBeNull();
  const beds: ListingDraft = { ...BASE, type: ["FOOD"], needs: [] };
  expect(applied({ name: "House" }, beds)).toMatchObject({ availableBeds: 1, totalBeds: 2 });
  expect(applied({ totalBeds: 3 }, beds)).toMatchObject({ availableBeds: null, totalBeds: null });
});

test("an alert that is off has no words; a date goes before a tick that nobody touched", () => {
  const on = applied({ isCriticalHeader: true, criticalDescription: "x", isCriticalNeverExpire: true });
  expect(on).toMatchObject({ criticalExpiredAt: null, isCriticalNeverExpire: true });
  expect(applied({ criticalExpiredAt: "12/01/2026" }, on)).toMatchObject({ isCriticalNeverExpire: false });
  expect(applied({ criticalDescription: "y" }, on)).toMatchObject({ isCriticalNeverExpire: true });
  expect(applied({ criticalExpiredAt: null }, on)).toMatchObject({ isCriticalNeverExpire: true });
  expect(applied({ criticalExpiredAt: "12/01/2026", isCriticalNeverExpire: true }, on)).toMatchObject({
    criticalExpiredAt: null,
    isCriticalNeverExpire: true,
  });
  expect(applied({ isCriticalHeader: false }, on)).toMatchObject({ criticalDescription: null });
});

test("the pin and its zone are found anew where the address moves without it", () => {
  expect(applied({ city: "Elsewhere" })).toMatchObject({ location: NOWHERE, timeZone: null });
  expect(applied({ city: "Elsewhere", location: BASE.location })).toMatchObject({ location: BASE.location });
  expect(applied({ location: { coordinates: [-80.3, 25.7000001] } })).toMatchObject({
    location: { coordinates: [-80.3, 25.7] },
    timeZone: null,
  });
  expect(applied({ location: { coordinates: [0, 0] } }).location).toEqual(NOWHERE);
});

describe("a pin", () => {
  const approximate: ListingDraft = { ...BASE, isLocationApproximate: true };
  const at = (longitude: number, latitude: number) => ({
    location: { coordinates: [longitude, latitude] },
  });

  test.each<[string, body: object, base: ListingDraft, pin: Partial<ListingDraft>]>([
    ["stays with an address that is sent again", { city: BASE.city, zip: BASE.zip }, BASE, {}],
    ["stays at another door of the house", { address2: "Door 3" }, BASE, { address2: "Door 3" }],
    ["stays where it is rounded to the same", at(-80.2000000001, 25.7), BASE, {}],
    ["is no more approximate than it was", at(-80.2, 25.7), approximate, {}],
    [
      "is the door itself where that is said",
      { ...at(-80.2, 25.7), isLocationApproximate: false },
      approximate,
      { isLocationApproximate: false },
    ],
    [
      "is approximate where that is said",
      { ...at(-80.2, 25.7), isLocationApproximate: true },
      BASE,
      { isLocationApproximate: true },
    ],
    ["is not made approximate without a pin", { isLocationApproximate: true }, BASE, {}],
    [
      "goes with its mark where the address moves",
      { city: "Elsewhere" },
      approximate,
      { city: "Elsewhere", location: NOWHERE, isLocationApproximate: false, timeZone: null },
    ],
    [
      "moves north alone",
      at(-80.2, 26),
      approximate,
      { location: { coordinates: [-80.2, 26] }, isLocationApproximate: false, timeZone: null },
    ],
    [
      "moves with its mark",
      { ...at(-81, 25.7), isLocationApproximate: true },
      BASE,
      { location: { coordinates: [-81, 25.7] }, isLocationApproximate: true, timeZone: null },
    ],
    [
      "may be on the meridian of Greenwich",
      at(0, 51.5),
      BASE,
      { location: { coordinates: [0, 51.5] }, timeZone: null },
    ],
    ["or on the equator", at(-50, 0), BASE, { location: { coordinates: [-50, 0] }, timeZone: null }],
    [
      "comes to a service that has none",
      at(-80.2, 25.7),
      { ...BASE, location: NOWHERE, timeZone: null },
      { location: BASE.location },
    ],
  ])("%s", (_, body, base, pin) => {
    expect(applied(body, base)).toEqual({ ...base, ...pin });
  });
});

test("a zone that is sent back follows the pin, and another one is set by administrators alone", () => {
  const zone = "America/Chicago";
  expect(applied({ timeZone: zone })).toEqual({ ...BASE, timeZone: zone });
  expect(applied({ timeZone: zone, city: "Elsewhere" }).timeZone).toBe(zone);
  expect(applied({ timeZone: BASE.timeZone, city: "Elsewhere" }).timeZone).toBeNull();
  expect(applied({ timeZone: null })).toEqual(BASE);
  expect(applied({ timeZone: zone }, BASE, formRights("SUPER USER", false))).toEqual(BASE);
});

describe("Spanish texts (rules translation 2–5)", () => {
  const reviewed: ListingDraft = { ...BASE, descriptionEs: "Un lugar.", descriptionEsState: "REVIEWED" };
  const machine: ListingDraft = { ...BASE, ageEs: "Adultos", ageEsState: "MACHINE", age: "Adults" };

  test.each<[string, body: object, base: ListingDraft | null, spanish: Partial<ListingDraft>]>([
    [
      "without a version, from a program",
      { descriptionEs: "Un sitio." },
      BASE,
      { descriptionEs: "Un sitio.", descriptionEsState: "MACHINE" },
    ],
    [
      "with a version, from a person",
      { descriptionEs: "Un sitio.", version: 1 },
      BASE,
      { descriptionEs: "Un sitio.", descriptionEsState: "REVIEWED" },
    ],
    [
      "looked through",
      { descriptionEs: "Un sitio.", descriptionEsState: "REVIEWED" },
      BASE,
      { descriptionEs: "Un sitio.", descriptionEsState: "REVIEWED" },
    ],
    [
      "drafted by the form",
      { descriptionEs: "Un sitio.", descriptionEsState: "MACHINE", version: 1 },
      BASE,
      { descriptionEs: "Un sitio.", descriptionEsState: "MACHINE" },
    ],
    [
      "a state that nobody writes",
      { descriptionEs: "Un sitio.", descriptionEsState: "STALE", version: 1 },
      BASE,
      { descriptionEs: "Un sitio.", descriptionEsState: "REVIEWED" },
    ],
    ["an error of older clients", { descriptionEs: "[object Object]" }, BASE, {}],
    ["an error of theirs over a person's", { descriptionEs: "[object Object]", version: 1 }, reviewed, {}],
    ["cleared", { descriptionEs: null }, reviewed, { descriptionEs: null, descriptionEsState: null }],
    [
      "a person's, whose English changed",
      { description: "Another." },
      reviewed,
      { description: "Another.", descriptionEsState: "STALE" },
    ],
    [
      "a program's, whose English changed",
      { age: "Everybody" },
      machine,
      { age: "Everybody", ageEs: null, ageEsState: null },
    ],
    ["a program's, over a person's", { descriptionEs: "Un sitio." }, reviewed, {}],
    ["untouched", { name: "House" }, machine, { name: "House" }],
    [
      "of a new service",
      { description: "A place.", descriptionEs: "Un lugar.", version: 1 },
      null,
      { description: "A place.", descriptionEs: "Un lugar.", descriptionEsState: "REVIEWED" },
    ],
  ])("%s", (_, body, base, spanish) => {
    expect(applied(body, base)).toEqual({ ...(base ?? EMPTY_DRAFT), ...spanish });
  });
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

test("who only proposes sets what everybody sees, and nothing of a place that is not shown whole", () => {
  const volunteer = formRights("VOLUNTEER", false);
  expect(applied({ address2: "Door 2" }, BASE, volunteer)).toEqual({ ...BASE, address2: "Door 2" });
  const area: ListingDraft = { ...BASE, addressVisibility: "AREA" };
  expect(applied({ name: "House", address2: "Door 2" }, area, volunteer)).toEqual({ ...area, name: "House" });
});

test("facts are the same after a way over the wire", () => {
  const facts = toServiceFacts({
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
  expect(toServiceFacts(toListing(facts))).toEqual(facts);
});

describe("facts of a draft", () => {
  const WEEKLY = { type: "WEEKLY", day: "MONDAY", startTime: "9:00 AM", endTime: "5:00 PM" };
  const alert = { ...BASE, isCriticalHeader: true, criticalDescription: "x" };

  test("entries of either list are read in both, as imports have them", () => {
    const facts = toServiceFacts({
      ...BASE,
      schedules: [WEEKLY, { type: "PERMANENTLY_CLOSED" }],
      closeSchedules: [{ type: "FULL_DAY" }, { type: "WEEKLY", day: "SUNDAY" }],
    });
    expect(facts.schedules).toEqual([
      { type: "WEEKLY", day: "MONDAY", span: { start: 540, end: 1020, endsNextDay: false } },
      { type: "PERMANENTLY_CLOSED" },
    ]);
    expect(facts.closeSchedules).toEqual([
      { type: "FULL_DAY" },
      { type: "WEEKLY", day: "SUNDAY", span: null },
    ]);
  });

  test("a draft that was not validated is refused", () => {
    expect(() => toServiceFacts({ ...BASE, schedules: [{ type: "DAILY" }] })).toThrow("schedule entry");
    expect(() => toServiceFacts({ ...BASE, timeZone: null })).toThrow("time zone");
  });

  test.each([
    ["a day, at its end where the service is", " 11/21/2026 ", Date.UTC(2026, 10, 22, 4, 59)],
    ["a day in ISO form", "2026-11-21", Date.UTC(2026, 10, 22, 4, 59)],
    ["an instant", "2026-11-21T10:00:00Z", Date.UTC(2026, 10, 21, 10)],
    ["no end", null, null],
  ])("an alert expires at %s", (_, criticalExpiredAt, expiresAt) => {
    expect(toServiceFacts({ ...alert, criticalExpiredAt }).alert?.expiresAt).toBe(expiresAt);
  });
});

describe("beds by whom they are for", () => {
  const EARLIER = "2026-11-20T08:00:00Z";
  const AT = "2026-11-20T15:00:00Z";
  const split: ListingDraft = {
    ...BASE,
    beds: [
      { for: "MEN", free: 1, total: 4, updatedAt: EARLIER },
      { for: "WOMEN", free: 2, total: 6, updatedAt: EARLIER },
    ],
    availableBeds: 3,
    totalBeds: 10,
  };

  test("decide the sum, and a number that stays is as old as it was", () => {
    const beds = [
      { for: "WOMEN", free: 5, total: 6 },
      { for: "MEN", free: 1, total: 5 },
    ];
    expect(applied({ beds, availableBeds: 9, totalBeds: 9 }, split)).toMatchObject({
      beds: [
        { for: "MEN", free: 1, total: 5, updatedAt: EARLIER },
        { for: "WOMEN", free: 5, total: 6, updatedAt: AT },
      ],
      availableBeds: 6,
      totalBeds: 11,
    });
  });

  test("sent back as they were change nothing, and beside a new sum leave open which have how many", () => {
    expect(applied({ beds: split.beds, availableBeds: 3 }, split)).toEqual(split);
    expect(applied({ beds: split.beds, availableBeds: 4 }, split)).toMatchObject({
      beds: [
        { for: "MEN", free: null, total: 4, updatedAt: AT },
        { for: "WOMEN", free: null, total: 6, updatedAt: AT },
      ],
      availableBeds: 4,
      totalBeds: 10,
    });
  });

  test("go where they are cleared, and where it is no shelter any more", () => {
    expect(applied({ beds: null }, split)).toMatchObject({ beds: [], availableBeds: 3, totalBeds: 10 });
    expect(applied({ type: ["FOOD"] }, split)).toMatchObject({
      beds: [],
      availableBeds: null,
      totalBeds: null,
    });
  });
});

describe("without a place to go to (rules listings 28 and 29)", () => {
  const NO_PLACE = {
    address1: null,
    address2: null,
    city: "",
    state: "",
    zip: null,
    location: NOWHERE,
    isLocationApproximate: false,
  };
  const LINE: ListingDraft = { ...BASE, ...NO_PLACE, isProtected: false, isRemote: true };
  const provider = formRights("USER", true);

  test("nothing of a place is stored, and nothing kept back, whatever the form has", () => {
    const hidden: ListingDraft = { ...BASE, addressVisibility: "HIDDEN", isProtected: true };
    expect(applied({ isRemote: true, address1: "2 Other Street", isProtected: true }, hidden)).toEqual(LINE);
  });

  test("of a new one the form says so, with the zone of its hours; without its word it has a place", () => {
    const typed = { isRemote: true, city: "Sampleton", timeZone: "America/Denver" };
    expect(applied(typed, null, provider)).toMatchObject({
      ...NO_PLACE,
      isRemote: true,
      timeZone: "America/Denver",
    });
    expect(applied({}, null, provider).isRemote).toBe(false);
  });

  test("the zone stays, until somebody who may edit it gives another", () => {
    expect(applied({ name: "Line" }, LINE, provider)).toMatchObject({ timeZone: "America/New_York" });
    expect(applied({ timeZone: "America/Denver" }, LINE, provider).timeZone).toBe("America/Denver");
    expect(applied({ timeZone: "America/Denver" }, BASE, provider).timeZone).toBe("America/New_York");
  });

  test("an address gives it a place, also from a client that sends back what it received", () => {
    const moved = { address1: "1 Sample Street", city: "Sampleton", state: "FL", zip: "33101" };
    for (const isRemote of [undefined, true, false])
      expect(applied({ ...moved, isRemote }, LINE, provider)).toMatchObject({
        ...moved,
        isRemote: false,
        // The server looks for both.
        location: NOWHERE,
        timeZone: null,
      });
  });

  test("an address that is cleared is no word for having none", () => {
    expect(applied({ address1: null, city: "", zip: null, location: null }).isRemote).toBe(false);
  });

  test("who may not set the place does not remove it", () => {
    const hidden: ListingDraft = { ...BASE, addressVisibility: "HIDDEN" };
    expect(applied({ isRemote: true }, hidden, formRights("USER", false))).toEqual(hidden);
  });
});
