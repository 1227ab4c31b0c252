import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { CityPack } from "#domain/city-pack/city-pack-calls.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { storePlaces } from "#server/features/places/store-places.ts";
import { storeServices } from "#server/features/services/store-services.ts";

/** Stands in every secret text; a reply or a log line with it has leaked. */
const CANARY = "canary7391";
/** Digits of the secret coordinates, which no shown number has. */
const SECRET = { longitude: -80.273919, latitude: 25.873919 };
const SECRET_DIGITS = "73919";

const secretPlace = {
  address1: `${CANARY} Hidden Lane`,
  address2: `Door ${CANARY}`,
  coordinates: SECRET,
  city: "Miami",
  state: "FL",
};

const hidden = serviceForTest({
  name: "Safe House",
  type: ["SHELTER"],
  place: { ...secretPlace, zip: "33199", visibility: "HIDDEN" },
});
const area = serviceForTest({
  name: "Quiet House",
  type: ["SHELTER"],
  place: { ...secretPlace, zip: "33147", visibility: "AREA" },
});
const waiting = serviceForTest(
  { name: `Waiting ${CANARY}`, description: CANARY, type: ["SHELTER"], place: { address1: CANARY } },
  { approvedAt: null },
);
const open1 = serviceForTest({
  name: "Open House",
  type: ["SHELTER"],
  place: { coordinates: { longitude: -80.25, latitude: 25.85 } },
});

/** Three places around, one of them at the secret door itself. */
const ASKED_FROM = ["-80.273919|25.873919", "-80.1|25.7", "-80.4|26", "-80.273|25.873"];

onOneEngine("What is hidden", (openDatabase) => {
  let app: RunningApp;
  beforeAll(async () => {
    const database = openDatabase();
    await storePlaces(database, "test", new Uint8Array(32), () => ({
      cities: [
        {
          geoNamesId: null,
          name: "Miami",
          otherNames: [],
          state: "FL",
          county: "",
          population: 1,
          longitude: -80.2,
          latitude: 25.77,
        },
      ],
      areas: [
        { code: "33147", longitude: -80.24, latitude: 25.85 },
        { code: "33199", longitude: -80.3, latitude: 25.75 },
      ],
    }));
    await storeServices(database, [hidden, area, waiting, open1], Date.UTC(2026, 10, 20));
    app = await runningApp(database);
  });
  afterAll(() => app?.close());

  test("is in the database, so that the searches below are meaningful", async () => {
    const rows = await openDatabase().query<{ address1: string }>(
      "select address1 from service_places where address1 like $1",
      [`%${CANARY}%`],
    );
    expect(rows).toHaveLength(3);
  });

  test("is in no reply and no log line", async () => {
    const near = ASKED_FROM.map((place) => `type=SHELTER&nearCoordinate=${place}&currentCoordinate=${place}`);
    const queries = [
      "",
      "limit=100&sort=name",
      "q=house",
      `q=${CANARY}`,
      `q=${CANARY}&search=address1,address2,zip`,
      `q=hidden lane&search=address1`,
      `q=33199`,
      "zip=33199",
      `city=${CANARY}`,
      "isShowAll=true",
      "isApproved=false",
      "user=x",
      "bounds=-80.28,25.87,-80.27,25.88",
      `filter=_id&_id=${hidden.id},${area.id},${waiting.id}&limit=0`,
      ...near,
      ...near.map((query) => `${query}&radius=0.5`),
    ];
    const addresses = [
      ...queries.flatMap((query) => ["", "/count", "/pins"].map((list) => `/api/services${list}?${query}`)),
      ...[hidden, area, waiting].map(({ id }) => `/api/services/${id}?currentCoordinate=${ASKED_FROM[0]}`),
      ...ASKED_FROM.map((place) => `/api/city-pack?nearCoordinate=${place}`),
      "/api/openapi.json",
      "/api/docs",
      `/api/${CANARY.slice(0, 6)}`,
    ];
    for (const address of addresses) {
      const reply = await app.get(address);
      const replyText = `${JSON.stringify([...reply.headers])}${await reply.text()}`;
      expect(replyText, address).not.toContain(CANARY);
      expect(replyText, address).not.toContain(SECRET_DIGITS);
      expect(replyText, address).not.toContain("Hidden Lane");
    }
    expect(app.logged.join("\n")).not.toContain(CANARY);
    expect(app.logged.join("\n")).not.toContain(SECRET_DIGITS);
  });

  describe("cannot be found by asking", () => {
    const shelters = (query: string) => app.read<ListedService[]>(`/services?type=SHELTER&${query}`);

    test("a hidden place has neither street, ZIP nor coordinates; an area its ZIP and its centre", async () => {
      const byName = new Map((await shelters("")).map((row) => [row.name, row]));
      expect(byName.get("Safe House")).toMatchObject({
        addressVisibility: "HIDDEN",
        address1: null,
        address2: null,
        zip: null,
        location: null,
        city: "Miami",
      });
      expect(byName.get("Quiet House")).toMatchObject({
        addressVisibility: "AREA",
        address1: null,
        zip: "33147",
        location: { coordinates: [-80.24, 25.85] },
        isLocationApproximate: true,
      });
    });

    test.each(ASKED_FROM)("no distance from %s", async (place) => {
      for (const row of await shelters(`currentCoordinate=${place}&nearCoordinate=${place}`)) {
        expect(row.distance === null).toBe(row.name !== "Open House");
      }
    });

    test("the order is that of the city's centre, wherever one asks", async () => {
      // At the secret door the open house is nearer than the city's centre is.
      const order = async (place: string) =>
        (await shelters(`nearCoordinate=${place}`)).map(({ name }) => name);
      expect(await order("-80.273919|25.873919")).toEqual(["Open House", "Quiet House", "Safe House"]);
      expect(await order("-80.2|25.77")).toEqual(["Safe House", "Quiet House", "Open House"]);
      expect(await order("-80.24|25.85")).toEqual(["Quiet House", "Open House", "Safe House"]);
    });

    test("a radius and the map go by the centres, and a hidden place is on no map", async () => {
      expect(await shelters("nearCoordinate=-80.273919|25.873919&radius=1")).toEqual([]);
      const pins = await app.read<{ id: string }[]>("/services/pins?type=SHELTER&bounds=-81,25,-80,26");
      expect(pins.map(({ id }) => id).toSorted()).toEqual([area.id, open1.id].toSorted());
    });

    test("a saved area knows the centres alone, and nothing that waits", async () => {
      const pack = await app.read<CityPack>(`/city-pack?nearCoordinate=${ASKED_FROM[0]}`);
      const byName = new Map(pack.services.map((service) => [service.name, service]));
      expect([...byName.keys()].toSorted()).toEqual(["Open House", "Quiet House", "Safe House"]);
      expect(byName.get("Safe House")).toMatchObject({ city: "Miami", centre: [-80.2, 25.77] });
      expect(byName.get("Safe House")).not.toHaveProperty("location");
      expect(byName.get("Safe House")).not.toHaveProperty("zip");
      expect(byName.get("Quiet House")).toMatchObject({ location: [-80.24, 25.85], zip: "33147" });
    });

    test.each(["Hidden Lane", CANARY, "33199", "Door"])("no words: %s", async (words) => {
      const q = encodeURIComponent(words);
      expect(await app.read<ListedService[]>(`/services?q=${q}`)).toEqual([]);
      expect(await app.read(`/services/count?q=${q}`)).toEqual({ count: 0 });
      expect(await app.read(`/services/pins?q=${q}`)).toEqual([]);
    });
  });
});
