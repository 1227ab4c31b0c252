import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { type StubReply, type StubServer, stubServer } from "#checks/stub-server.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import type { Database } from "#server/base/sql/db.ts";
import { storePlaces } from "#server/features/places/store-places.ts";

const ADDRESS = {
  address1: "100 Canary Street",
  city: "Miami",
  state: "FL",
  zip: "33130",
  addressVisibility: "EXACT",
};

function photonAt(longitude: number, latitude: number): StubReply {
  const properties = { housenumber: "100", street: "Canary Street", city: "Miami" };
  return {
    body: JSON.stringify({ features: [{ geometry: { coordinates: [longitude, latitude] }, properties }] }),
  };
}

onOneEngine("an address on the map", (open) => {
  let photon: StubServer;
  let alone: RunningApp;
  let withGeocoder: RunningApp;
  let own: RunningApp;
  let user: UserForTest;
  beforeAll(async () => {
    await storeSome(open());
    photon = await stubServer(() => photonAt(-80.2, 25.77));
    const config = { trustProxy: false, isRateLimited: false };
    const geocoder = { kind: "photon", url: photon.url } as const;
    alone = await runningApp(open());
    withGeocoder = await runningApp(open(), {
      config: { ...config, geocoder: { ...geocoder, seesHidden: false } },
    });
    own = await runningApp(open(), { config: { ...config, geocoder: { ...geocoder, seesHidden: true } } });
    user = await signedInAs(alone, "USER");
  });
  afterAll(async () => {
    for (const app of [alone, withGeocoder, own]) await app?.close();
    await photon?.close();
  });
  beforeEach(() => {
    photon.received.length = 0;
    photon.answer = () => photonAt(-80.2, 25.77);
  });

  const ask = (app: RunningApp, changes: object = {}, headers = user.headers) =>
    sendJson(app, "POST", "/places/geocode", { ...ADDRESS, ...changes }, headers);
  const found = async (app: RunningApp, changes: object = {}) => {
    const reply = await ask(app, changes);
    expect(reply.status).toBe(200);
    return reply.json();
  };

  test("is for those who are signed in", async () => {
    for (const { role, headers } of await sevenViewers(alone)) {
      const reply = await ask(alone, {}, headers);
      expect([role, reply.status]).toEqual([role, role === "GUEST" ? 401 : 200]);
    }
  });

  test.each([
    [{ city: undefined }, "city"],
    [{ city: " " }, "city"],
    [{ state: null }, "state"],
    [{ addressVisibility: undefined }, "addressVisibility"],
    [{ addressVisibility: "SECRET" }, "addressVisibility"],
    [{ address1: "x".repeat(201) }, "address1"],
    [{ address1: "a\nb" }, "address1"],
    [{ zip: "3".repeat(21) }, "zip"],
    [{ zip: 33130 }, "zip"],
    [{ city: "a\u0000" }, "city"],
  ])("refuses %j", async (changes, field) => {
    const reply = await ask(withGeocoder, changes);
    expect([reply.status, Object.keys((await reply.json()).fields)]).toEqual([400, [field]]);
    expect(photon.received).toEqual([]);
  });

  test("without a geocoder uses the gazetteer: the ZIP's centre, else the city's, else nothing", async () => {
    expect(await found(alone)).toEqual({
      coordinates: [-80.205, 25.767],
      isApproximate: true,
      found: "33130",
    });
    expect(await found(alone, { zip: "33130-1234" })).toMatchObject({ found: "33130" });
    for (const zip of ["99999", "", null, undefined]) {
      expect(await found(alone, { zip })).toEqual({
        coordinates: [-80.19, 25.76],
        isApproximate: true,
        found: "Miami, FL",
      });
    }
    expect(await found(alone, { city: "Atlantis", zip: null })).toEqual({
      coordinates: null,
      isApproximate: true,
      found: null,
    });
    expect(
      await found(alone, { zip: "33130", country: "Spain", state: "Madrid", city: "Madrid" }),
    ).toMatchObject({ coordinates: null });
  });

  test("has a door from the geocoder that is configured", async () => {
    expect(await found(withGeocoder)).toEqual({
      coordinates: [-80.2, 25.77],
      isApproximate: false,
      found: "100 Canary Street, Miami",
    });
    expect(photon.received.length).toBe(1);
  });

  test("does not tell a door that is not public: not to others, only to the operator's own", async () => {
    for (const addressVisibility of ["HIDDEN", "AREA"]) {
      expect(await found(withGeocoder, { addressVisibility })).toMatchObject({
        isApproximate: true,
        found: "33130",
      });
      expect(photon.received).toEqual([]);
      expect(await found(own, { addressVisibility })).toMatchObject({ isApproximate: false });
      photon.received.length = 0;
    }
    expect(await found(withGeocoder, { address1: null })).toMatchObject({ isApproximate: true });
    expect(photon.received).toEqual([]);
  });

  test.each([
    ["fails", () => ({ status: 500, body: "100 Canary Street" })],
    ["hangs up", () => null],
    ["finds a place in another state", () => photonAt(-87.6, 41.9)],
    ["finds nothing", () => ({ body: '{"features":[]}' })],
  ])("falls back to the gazetteer where the geocoder %s, and logs no address", async (_, answer) => {
    photon.answer = answer;
    expect(await found(withGeocoder)).toMatchObject({ isApproximate: true, found: "33130" });
    expect(withGeocoder.logged.join("\n")).not.toContain("Canary");
  });
});

function storeSome(db: Database): Promise<boolean> {
  const city = {
    geoNamesId: null,
    name: "Miami",
    state: "FL",
    county: "",
    population: 450_000,
    otherNames: [],
  };
  return db.transaction((tx) =>
    storePlaces(tx, "test", Buffer.from("miami"), () => ({
      cities: [{ ...city, longitude: -80.19, latitude: 25.76 }],
      areas: [{ code: "33130", longitude: -80.205, latitude: 25.767 }],
    })),
  );
}
