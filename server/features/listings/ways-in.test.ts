import { expect, test } from "vitest";
import { FORM, listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import { storePlaces } from "#server/features/places/store-places.ts";

const INTAKE = [{ type: "WEEKLY", day: "MONDAY", startTime: "6:00 PM", endTime: "9:00 PM" }];

/** Every field of the ways in, as a form sends them. */
const WAYS_IN = {
  entry: ["WALK_IN", "CALL"],
  entryText: "Ring twice.",
  requiredDocuments: "Photo ID, or a letter with your name.",
  requiredDocumentsEs: "Identificación con foto, o una carta con su nombre.",
  requiredDocumentsEsState: "REVIEWED",
  cost: "Free",
  howToApply: "Ask at the desk.",
  accessibility: "Ramp at the side door.",
  stayLimit: "Up to 90 days.",
  asksImmigrationStatus: false,
  ageMin: 16,
  ageMax: 24,
  serviceArea: {
    nationwide: false,
    states: ["GA"],
    counties: ["Monroe County, FL"],
    cities: ["Miami, FL"],
    zips: ["33101"],
  },
};

const NOWHERE = { zips: [], cities: [], states: [], counties: [], nationwide: false };

const NOTHING = {
  entry: [],
  entryText: null,
  requiredDocuments: null,
  requiredDocumentsEs: null,
  requiredDocumentsEsState: null,
  cost: null,
  howToApply: null,
  accessibility: null,
  stayLimit: null,
  asksImmigrationStatus: null,
  ageMin: null,
  ageMax: null,
  serviceArea: null,
};

onOneEngine("The ways in", (open) => {
  const at = listingsForTest(open);
  const administrator = () => at.headersOf("ADMINISTRATOR");

  test("nobody but those who may edit a service sets them: 401, 403, 404, then 200", async () => {
    const { id } = await at.storeService();
    expect((await at.call("PUT", `/services/${id}`, {}, WAYS_IN)).status).toBe(401);
    expect((await at.call("PUT", `/services/${id}`, at.headersOf("USER"), WAYS_IN)).status).toBe(403);
    const gone = "01950000-0000-7000-8000-0000000000ff";
    expect((await at.call("PUT", `/services/${gone}`, at.owner.headers, WAYS_IN)).status).toBe(404);
    expect(await at.asGuest(id)).toMatchObject(NOTHING);
    expect((await at.call("PUT", `/services/${id}`, administrator(), WAYS_IN)).status).toBe(200);
    expect(await at.asGuest(id)).toMatchObject(WAYS_IN);
  });

  test("come with a new service, are left by a form without them, and cleared by null", async () => {
    const { body: added } = await at.call("POST", "/services", administrator(), { ...FORM, ...WAYS_IN });
    expect(await at.asGuest(added.id)).toMatchObject(WAYS_IN);
    await at.call("PUT", `/services/${added.id}`, administrator(), { name: "Another Hall" });
    expect(await at.asGuest(added.id)).toMatchObject({ name: "Another Hall", ...WAYS_IN });
    const cleared = Object.fromEntries(
      Object.keys(WAYS_IN).map((field) => [field, field === "entry" ? [] : null]),
    );
    await at.call("PUT", `/services/${added.id}`, administrator(), cleared);
    expect(await at.asGuest(added.id)).toMatchObject(NOTHING);
  });

  test.each<[string, object, Readonly<Record<string, string>>]>([
    ["a way that there is not", { entry: ["WALK_IN", "CHIMNEY"] }, { "entry.1": "unknownValue" }],
    ["a way as text", { entry: "WALK_IN" }, { entry: "wrongType" }],
    ["a text that is too long", { cost: "x".repeat(1001) }, { cost: "tooLong" }],
    ["a number as text", { cost: 5 }, { cost: "wrongType" }],
    ["an age that nobody reaches", { ageMin: 121, ageMax: null }, { ageMin: "outOfRange" }],
    ["an age below nought", { ageMin: -1 }, { ageMin: "outOfRange" }],
    ["ages that end before they begin", { ageMin: 30 }, { ageMax: "outOfRange" }],
    ["half a year", { ageMax: 24.5 }, { ageMax: "notWholeNumber" }],
    [
      "hours that end before they begin",
      { intakeSchedules: [{ ...INTAKE[0], endTime: "5:00 PM" }] },
      { "intakeSchedules.0.endTime": "endTimeNotAfterStartTime" },
    ],
    [
      "closing for good",
      { intakeSchedules: [{ type: "PERMANENTLY_CLOSED" }] },
      { "intakeSchedules.0.type": "scheduleTypeNotAllowed" },
    ],
    ["neither yes nor no", { asksImmigrationStatus: "perhaps" }, { asksImmigrationStatus: "wrongType" }],
  ])("%s is refused by its field, and nothing is stored", async (_, wrong, fields) => {
    const { id } = await at.storeService();
    const { status, body } = await at.call("PUT", `/services/${id}`, at.owner.headers, {
      ...WAYS_IN,
      ...wrong,
    });
    expect([status, body.fields]).toEqual([400, fields]);
    expect(await at.asGuest(id)).toMatchObject(NOTHING);
  });

  test.each([
    ["YES", true],
    ["NO", false],
    ["", null],
  ])("an answer may be the text %j", async (text, asksImmigrationStatus) => {
    const { id } = await at.storeService();
    await at.call("PUT", `/services/${id}`, administrator(), WAYS_IN);
    const { status } = await at.call("PUT", `/services/${id}`, administrator(), {
      asksImmigrationStatus: text,
    });
    expect([status, await at.asGuest(id)]).toMatchObject([200, { asksImmigrationStatus }]);
  });

  test("an owner's change waits for review, and the history says what changed", async () => {
    const { id } = await at.storeService();
    const { body: saved } = await at.call("PUT", `/services/${id}`, at.owner.headers, {
      entry: ["REFERRAL"],
      cost: "$5",
    });
    expect(saved.pending?.changed.toSorted()).toEqual(["cost", "entry"]);
    expect(await at.asGuest(id)).toMatchObject(NOTHING);
    await at.call("POST", "/services/approve-services", administrator(), { services: [id] });
    expect(await at.asGuest(id)).toMatchObject({ entry: ["REFERRAL"], cost: "$5" });
    const { body: changes } = await at.call<ServiceChange[]>(
      "GET",
      `/services/${id}/history`,
      administrator(),
    );
    expect(changes[0]).toMatchObject({
      action: "APPROVE_EDIT",
      before: { entry: [], cost: null },
      after: { entry: ["REFERRAL"], cost: "$5" },
    });
  });

  test("when to come in is public at once, as hours are, and lists carry it where it is stated", async () => {
    const { id } = await at.storeService();
    const { body: saved } = await at.call("PUT", `/services/${id}`, at.owner.headers, {
      intakeSchedules: INTAKE,
    });
    expect(saved.pending).toBeNull();
    expect((await at.asGuest(id)).intakeSchedules).toEqual([expect.objectContaining(INTAKE[0])]);
    const { id: without } = await at.storeService();
    const { body } = await at.call<{ id: string }[]>("GET", "/services?limit=50", {});
    // A row that is saved offline has to show when its door takes no one in.
    expect(body.find((row) => row.id === id)).toMatchObject({ intakeSchedules: INTAKE });
    expect(body.find((row) => row.id === without)).not.toHaveProperty("intakeSchedules");
    const { body: changes } = await at.call<ServiceChange[]>(
      "GET",
      `/services/${id}/history`,
      administrator(),
    );
    expect(changes[0]).toMatchObject({ before: { intakeSchedules: [] }, after: { intakeSchedules: [{}] } });
  });

  test.each<[string, unknown, Readonly<Record<string, string>>]>([
    ["a state", { states: ["Florid"] }, { "serviceArea.states.0": "unknownValue" }],
    [
      "a county without its state",
      { counties: ["Monroe County"] },
      { "serviceArea.counties.0": "unknownValue" },
    ],
    [
      "a county among the cities",
      { cities: ["Key West, FL", "Monroe County, FL"] },
      { "serviceArea.cities.1": "unknownValue" },
    ],
    ["a ZIP code", { zips: ["330"] }, { "serviceArea.zips.0": "unknownValue" }],
    [
      "one of too many",
      { zips: Array.from({ length: 301 }, () => "33101") },
      { "serviceArea.zips": "tooMany" },
    ],
    ["an area as text", "Florida", { serviceArea: "wrongType" }],
  ])("an area with what is not %s is refused by its place", async (_, serviceArea, fields) => {
    const { id } = await at.storeService();
    const { status, body } = await at.call("PUT", `/services/${id}`, administrator(), { serviceArea });
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test("the area is read as people write it, and an empty one is none", async () => {
    const { id } = await at.storeService();
    const put = (serviceArea: object) => at.call("PUT", `/services/${id}`, administrator(), { serviceArea });
    const { body } = await put({ states: ["Florida", "FL"], counties: ["condado de Worth, Georgia"] });
    const stored = {
      zips: [],
      cities: [],
      states: ["FL"],
      counties: ["Worth County, GA"],
      nationwide: false,
    };
    expect(body.serviceArea).toEqual(stored);
    // Sending the same values again is not a change.
    expect((await put({ states: ["FL"], counties: ["Worth County, GA"] })).body.version).toBe(body.version);
    expect((await put({ states: [], nationwide: false })).body.serviceArea).toBeNull();
  });

  test("whether a point is served is said where it can be told", async () => {
    const miami = "-80.19|25.77";
    const seenFrom = async (serviceArea: object | null, from: string | null) => {
      const { id } = await at.storeService({
        serviceArea: serviceArea === null ? null : { ...NOWHERE, ...serviceArea },
      });
      const query = from === null ? "" : `?currentCoordinate=${from}`;
      return (await at.call<{ servesPlace?: boolean }>("GET", `/services/${id}${query}`, {})).body
        .servesPlace;
    };
    expect(await seenFrom(null, miami)).toBeUndefined();
    expect(await seenFrom({ states: ["FL"] }, null)).toBeUndefined();
    expect(await seenFrom({ states: ["FL"] }, miami)).toBe(true);
    expect(await seenFrom({ states: ["GA"] }, miami)).toBe(false);
    // At sea, and in another country.
    expect(await seenFrom({ states: ["GA"] }, "-60|25")).toBeUndefined();
    expect(await seenFrom({ zips: ["33040"] }, miami)).toBeUndefined();
    // The gazetteer has no counties yet: one may be misspelt.
    expect(await seenFrom({ counties: ["Monroe County, FL"] }, miami)).toBeUndefined();
    await open().transaction((db) =>
      storePlaces(db, "test", new Uint8Array(32), () => ({
        cities: [],
        areas: [],
        counties: [{ state: "FL", name: "Monroe", longitude: -81, latitude: 25 }],
      })),
    );
    expect(await seenFrom({ counties: ["Monroe County, FL"] }, miami)).toBe(false);
    expect(await seenFrom({ counties: ["Miami-Dade County, FL"] }, miami)).toBe(true);
    expect(await seenFrom({ counties: ["Monro County, FL"] }, miami)).toBeUndefined();
    // No one saves one that there is not.
    const { id } = await at.storeService();
    const misspelt = { serviceArea: { counties: ["Monro County, FL"] } };
    const { status, body } = await at.call("PUT", `/services/${id}`, administrator(), misspelt);
    expect([status, body.fields]).toEqual([400, { serviceArea: "unknownValue" }]);
  });

  test("a desk closes intake at once, and the history says so", async () => {
    const { id } = await at.storeService();
    const put = (body: object, headers = at.owner.headers) =>
      at.call("PUT", `/services/${id}`, headers, body);
    const until = "2026-11-21T02:00:00Z";
    expect((await put({ intakeClosedUntil: until }, {})).status).toBe(401);
    expect((await put({ intakeClosedUntil: until }, at.headersOf("USER"))).status).toBe(403);
    const wrong = await put({ intakeClosedUntil: "tonight" });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { intakeClosedUntil: "notInstant" }]);
    const long = await put({ intakeClosedUntil: "2199-12-31T00:00:00Z" });
    expect([long.status, long.body.fields]).toEqual([400, { intakeClosedUntil: "outOfRange" }]);
    expect((await put({ intakeClosedUntil: until })).body.pending).toBeNull();
    expect(await at.asGuest(id)).toMatchObject({ intakeClosedUntil: until });
    const { body: changes } = await at.call<ServiceChange[]>(
      "GET",
      `/services/${id}/history`,
      administrator(),
    );
    expect(changes[0]).toMatchObject({ after: { intakeClosedUntil: until } });
    expect((await put({ intakeClosedUntil: null })).body.intakeClosedUntil).toBeNull();
  });

  test("what waits for review says both ends of the ages, and lists carry these", async () => {
    const { id } = await at.storeService({ ageMin: 16, ageMax: 24 });
    const { body: saved } = await at.call("PUT", `/services/${id}`, at.owner.headers, { ageMax: 30 });
    expect(saved.pending).toMatchObject({ changed: ["ageMax"], after: { ageMax: 30 } });
    const { body } = await at.call<{ id: string }[]>("GET", "/services?limit=50", {});
    expect(body.find((row) => row.id === id)).toMatchObject({ ageMin: 16, ageMax: 24 });
  });

  test("lists do not carry texts and ways", async () => {
    await at.storeService({ cost: "Free" });
    const { body } = await at.call<object[]>("GET", "/services?limit=5", {});
    expect(body.length).toBeGreaterThan(0);
    for (const row of body)
      expect(Object.keys(row).filter((name) => name in WAYS_IN)).toEqual(["ageMin", "ageMax"]);
  });
});
