import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { gatewayRequest, TEXT_GATEWAY } from "#checks/text-gateway.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import type { CityPack } from "#domain/offline/city-pack/city-pack-calls.ts";
import { SORT_NAMES } from "#domain/services/list-parameters.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import type { TypeCount } from "#domain/services/service-calls.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { cityFilePartsFromSource } from "#server/features/offline/city-file/city-file-parts.ts";
import { storePlaces } from "#server/features/places/store-places.ts";

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
  name: "Town House",
  type: ["SHELTER"],
  placeShown: "TOWN",
  place: { ...secretPlace, zip: "33199", visibility: "HIDDEN" },
});
/** Its town is public at most, whatever its address says. */
const inTown = serviceForTest({
  name: "Harbor Refuge",
  type: ["SHELTER"],
  isProtected: true,
  placeShown: "TOWN",
  place: { ...secretPlace, zip: "33199" },
});
/** The region alone is public of these two, whose towns are at opposite ends of the county. */
const protectedShelter = { type: ["SHELTER"], availableBeds: 1, totalBeds: 14 } as const;
const north = serviceForTest(
  {
    ...protectedShelter,
    name: "North House",
    isProtected: true,
    // Of a small town that is the region, too.
    placeShown: "TOWN",
    place: { ...secretPlace, city: "Northtown", zip: "33199" },
  },
  { likes: 31, bedsUpdatedAt: Date.UTC(2026, 10, 20) },
);
const south = serviceForTest({
  ...protectedShelter,
  name: "South House",
  place: { ...secretPlace, city: "Southtown", zip: "33147", visibility: "HIDDEN" },
});
const area = serviceForTest({
  name: "Quiet House",
  type: ["SHELTER"],
  place: { ...secretPlace, zip: "33147", visibility: "AREA" },
});
const waiting = serviceForTest(
  {
    name: `Waiting ${CANARY}`,
    description: CANARY,
    descriptionEs: { text: CANARY, state: "REVIEWED" },
    descriptionTexts: [{ language: "ar-XB", text: CANARY, state: "REVIEWED" }],
    type: ["SHELTER"],
    place: { address1: CANARY },
  },
  { approvedAt: null },
);
const open1 = serviceForTest({
  name: "Open House",
  type: ["SHELTER"],
  // Of other English than now.
  descriptionTexts: [{ language: "ar-XB", text: `Stale ${CANARY}`, state: "STALE" }],
  place: { coordinates: { longitude: -80.25, latitude: 25.85 } },
});

const COUNTY = { longitude: -80.5, latitude: 25.6 };
const town = {
  geoNamesId: null,
  otherNames: [],
  state: "FL",
  county: "",
  population: 1,
  inCounty: "Canal",
};

/** In the order of their ids, since they are at one place. */
const TOWN = [hidden, inTown].toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ facts }) => facts.name);
const REGION = [north, south].toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ facts }) => facts.name);

/** Calls that take the parameters of lists, after the path of services. */
const LISTS = ["", "/count", "/count-by-type", "/pins"] as const;

/** What someone may ask the chatbot who looks for one of them. */
const MESSAGES = [
  "shelter",
  "shelter with beds near me",
  "shelter in northtown",
  "where is Town House",
  "how do I get to North House",
  "which bus goes to Quiet House",
  "how far is North House",
  "how many beds does South House have",
  "phone number of Quiet House",
  "hours of North House",
  "Hidden Lane",
  "tell me about waiting",
  "my husband hits me, I need a shelter",
];

/** Three places around, one of them at the secret door itself. */
const ASKED_FROM = ["-80.273919|25.873919", "-80.1|25.7", "-80.4|26", "-80.273|25.873"];

onOneEngine("What is hidden", (openDatabase) => {
  let app: RunningApp;
  beforeAll(async () => {
    const database = openDatabase();
    await storePlaces(database, "test", new Uint8Array(32), () => ({
      cities: [
        { ...town, name: "Miami", population: 450_000, longitude: -80.2, latitude: 25.77 },
        { ...town, name: "Northtown", longitude: -80.3, latitude: 26.2 },
        { ...town, name: "Southtown", longitude: -80.4, latitude: 25.4 },
      ],
      counties: [{ state: "FL", name: "Canal", ...COUNTY }],
      areas: [
        { code: "33147", longitude: -80.24, latitude: 25.85 },
        { code: "33199", longitude: -80.3, latitude: 25.75 },
      ],
    }));
    await storeServices(
      database,
      [hidden, inTown, area, waiting, open1, north, south],
      Date.UTC(2026, 10, 20),
    );
    const parts = await cityFilePartsFromSource();
    const config = {
      trustProxy: false,
      isRateLimited: false,
      textGateway: TEXT_GATEWAY,
      languages: LANGUAGES,
    };
    app = await runningApp(database, { config, cityFileParts: async () => parts });
  });
  afterAll(() => app?.close());

  test("is in the database, so that the searches below are meaningful", async () => {
    const rows = await openDatabase().query<{ address1: string }>(
      "select address1 from service_places where address1 like $1",
      [`%${CANARY}%`],
    );
    // Of hidden ones nothing is stored.
    expect(rows).toHaveLength(4);
    const texts = await openDatabase().query<{ language: string }>(
      "select language from service_texts where text like $1 order by language",
      [`%${CANARY}%`],
    );
    expect(texts.map(({ language }) => language)).toEqual(["ar-XB", "ar-XB", "es"]);
  });

  test("is not stored of a hidden address", async () => {
    const rows = await openDatabase().query(
      "select address1, address2, city, zip, longitude, latitude from service_places where service_id = $1",
      [south.id],
    );
    expect(rows).toEqual([
      { address1: null, address2: null, city: "Southtown", zip: null, longitude: null, latitude: null },
    ]);
  });

  test("is in no reply and no log line", async () => {
    const near = ASKED_FROM.map((place) => `type=SHELTER&nearCoordinate=${place}&currentCoordinate=${place}`);
    const queries = [
      "",
      "limit=100&sort=name",
      "limit=100&sort=open",
      "q=house",
      "q=house hidden lane",
      `q=${CANARY}`,
      `q=${CANARY}&search=address1,address2,zip`,
      `q=hidden lane&search=address1`,
      `q=33199`,
      "zip=33199",
      `city=${CANARY}`,
      "q=northtown",
      "q=southtown",
      "city=Northtown",
      "isShowAll=true",
      "isApproved=false",
      "user=x",
      "bounds=-80.28,25.87,-80.27,25.88",
      `filter=_id&_id=${hidden.id},${inTown.id},${area.id},${waiting.id},${north.id},${south.id}&limit=0`,
      ...near,
      ...near.map((query) => `${query}&radius=0.5`),
      ...["", `q=${CANARY}`, "q=stale"].map((query) => `${query}&lang=ar-XB`),
    ];
    const addresses = [
      ...queries.flatMap((query) => LISTS.map((list) => `/api/services${list}?${query}`)),
      ...[hidden, inTown, area, waiting, north, south].map(
        ({ id }) => `/api/services/${id}?currentCoordinate=${ASKED_FROM[0]}`,
      ),
      ...[hidden, inTown, area, waiting, north, south].map(({ id }) => `/api/services/${id}/claim`),
      ...[hidden, inTown, area, waiting, north, south].flatMap(({ id }) =>
        ASKED_FROM.map((place) => `/api/directions?service=${id}&from=${place}`),
      ),
      ...ASKED_FROM.flatMap((place) =>
        ["arrivals", "directions/list"].map(
          (call) =>
            `/api/${call}?services=${hidden.id},${inTown.id},${area.id},${waiting.id},${north.id},${south.id}&from=${place}`,
        ),
      ),
      ...ASKED_FROM.map((place) => `/api/city-pack?nearCoordinate=${place}`),
      ...["services", "service_at_locations", "organizations"].flatMap((list) =>
        ["full=true&per_page=100", "format=ndjson", "search=hidden lane", "search=northtown"].map(
          (query) => `/api/hsds/${list}?${query}`,
        ),
      ),
      ...[hidden, inTown, area, waiting, north, south].flatMap(({ id }) => [
        `/api/hsds/services/${id}`,
        `/services/${id}/hours.ics`,
      ]),
      "/api/hsds/changes",
      ...["/liaisons", "/regions", "/coordinators", "/crisis-lines"].flatMap((list) => [
        `/api${list}?limit=100&sort=name&q=${CANARY}`,
        ...ASKED_FROM.map((place) => `/api${list}?nearCoordinate=${place}`),
      ]),
      ...[open1, waiting].flatMap(({ id }) => [
        `/api/services/${id}?lang=ar-XB`,
        `/services/${id}?lang=ar-XB`,
        `/api/hsds/services/${id}`,
      ]),
      "/?tab=SHELTER&lang=ar-XB",
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
      expect(replyText, address).not.toMatch(/"city":"(?:North|South)town"/);
    }
    expect(app.logged.join("\n")).not.toContain(CANARY);
    expect(app.logged.join("\n")).not.toContain(SECRET_DIGITS);
  });

  test("is in no answer of the chatbot and no line that it logs", async () => {
    for (const place of ASKED_FROM) {
      const [longitude, latitude] = place.split("|");
      for (const query of MESSAGES) {
        const body = { query, coordinate: `${latitude}|${longitude}` };
        const reply = await sendJson(app, "POST", "/bot/query", body);
        const text = await reply.text();
        expect([query, reply.status]).toEqual([query, 200]);
        expect(text, query).not.toContain(CANARY);
        expect(text, query).not.toContain(SECRET_DIGITS);
        expect(text, query).not.toContain(waiting.id);
        expect(text, query).not.toMatch(/"city":"(?:North|South)town"/);
      }
    }
    expect(app.logged.join("\n")).not.toMatch(/husband|Hidden Lane|canary/);
  });

  test("is in no answer by text message, which names no protected service", async () => {
    const sms = async (from: string, text: string) => {
      const reply = await fetch(`${app.address}/api/sms`, gatewayRequest({ from, text }, app.now));
      expect([text, reply.status]).toEqual([text, 200]);
      return (await reply.json()).text ?? "";
    };
    const answers: string[] = [];
    const places = ["33147", "33199", "Miami", "Northtown", "Southtown"];
    for (const [at, place] of places.entries()) {
      for (const [then, message] of [
        ...MESSAGES,
        "address of Quiet House",
        "dirección de Town House",
      ].entries()) {
        const from = `+1305778${at}${String(then).padStart(3, "0")}`;
        const all = [
          await sms(from, `shelter in ${place}`),
          await sms(from, message),
          await sms(from, "more"),
        ];
        for (const answer of all) {
          expect(answer, message).not.toMatch(
            /canary|Hidden|73919|Waiting|North House|South House|Harbor Refuge/u,
          );
          // Of what stands at the area's centre neither an address nor how far it is.
          expect(answer, message).not.toMatch(/(?:Quiet|Town) House[^\n]* mi\./u);
        }
        answers.push(...all);
      }
    }
    expect(answers.join("\n")).toContain("Open House");
    expect(answers.join("\n")).toContain("Quiet House");
    expect(app.logged.join("\n")).not.toMatch(/305778|husband|Hidden Lane|canary/u);
  });

  test("is in no file of a place, which has no protected service and none that hides its address", async () => {
    const { headers } = await signedInAs(app, "ADMINISTRATOR");
    for (const place of ASKED_FROM) {
      const reply = await sendJson(app, "POST", "/city-file", { place }, headers);
      const { html }: { html: string } = await reply.json();
      expect(html).toContain("Open House");
      expect(html).toContain("Quiet House");
      for (const secret of [CANARY, SECRET_DIGITS, "Hidden Lane", "Canal County"])
        expect(html, secret).not.toContain(secret);
      for (const { id, facts } of [hidden, inTown, waiting, north, south])
        expect([facts.name, html.includes(id), html.includes(facts.name)]).toEqual([
          facts.name,
          false,
          false,
        ]);
    }
    expect(app.logged.join("\n")).not.toContain(CANARY);
  });

  describe("cannot be found by asking", () => {
    const shelters = (query: string) => app.read<ListedService[]>(`/services?type=SHELTER&${query}`);

    test("a hidden place has neither street, ZIP nor coordinates; an area its ZIP and its centre", async () => {
      const byName = new Map((await shelters("")).map((row) => [row.name, row]));
      expect(byName.get("Town House")).toMatchObject({
        addressVisibility: "HIDDEN",
        address1: null,
        address2: null,
        zip: null,
        location: { coordinates: [] },
        city: "Miami",
      });
      expect(byName.get("Harbor Refuge")).toMatchObject({
        addressVisibility: "EXACT",
        placeShown: "TOWN",
        address1: null,
        address2: null,
        zip: null,
        location: { coordinates: [] },
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
      expect(await order("-80.273919|25.873919")).toEqual(["Open House", "Quiet House", ...TOWN, ...REGION]);
      // The town is nearest, and a protected listing is not first.
      expect(await order("-80.2|25.77")).toEqual(["Quiet House", ...TOWN, "Open House", ...REGION]);
      // A door within three miles is before a ZIP code's center, even at that center.
      expect(await order("-80.24|25.85")).toEqual(["Open House", "Quiet House", ...TOWN, ...REGION]);
    });

    test("a radius and the map go by the centres, and a hidden place is on no map", async () => {
      expect(await shelters("nearCoordinate=-80.273919|25.873919&radius=1")).toEqual([]);
      const pins = await app.read<{ id: string }[]>("/services/pins?type=SHELTER&bounds=-81,25,-80,26");
      expect(pins.map(({ id }) => id).toSorted()).toEqual([area.id, open1.id].toSorted());
    });

    test("a saved area knows the centres alone, and nothing that waits", async () => {
      const pack = await app.read<CityPack>(`/city-pack?nearCoordinate=${ASKED_FROM[0]}`);
      const byName = new Map(pack.services.map((service) => [service.name, service]));
      expect([...byName.keys()].toSorted()).toEqual([
        "Harbor Refuge",
        "North House",
        "Open House",
        "Quiet House",
        "South House",
        "Town House",
      ]);
      for (const name of REGION) {
        expect(byName.get(name)).toMatchObject({ city: "", centre: [COUNTY.longitude, COUNTY.latitude] });
        for (const field of ["location", "zip", "availableBeds", "totalBeds", "bedsUpdatedAt"])
          expect(byName.get(name)).not.toHaveProperty(field);
      }
      for (const name of TOWN) {
        expect(byName.get(name)).toMatchObject({ city: "Miami", centre: [-80.2, 25.77] });
        for (const field of ["address1", "location", "zip"])
          expect(byName.get(name)).not.toHaveProperty(field);
      }
      expect(byName.get("Quiet House")).toMatchObject({ location: [-80.24, 25.85], zip: "33147" });
    });

    test("of a protected listing the region is public, and neither town nor beds nor kudos", async () => {
      const region = {
        address1: null,
        address2: null,
        city: "",
        zip: null,
        location: { coordinates: [] },
        isProtected: true,
        placeShown: "REGION",
        region: "Canal County, FL",
        regionEs: "Condado de Canal, FL",
        availableBeds: null,
        totalBeds: null,
        bedsUpdatedAt: null,
        likes: 0,
        distance: null,
      };
      const rows = await shelters("currentCoordinate=-80.3|26.2");
      expect(rows.find(({ id }) => id === north.id)).toMatchObject({ ...region, addressVisibility: "EXACT" });
      expect(rows.find(({ id }) => id === south.id)).toMatchObject({
        ...region,
        addressVisibility: "HIDDEN",
      });
      expect(await app.read(`/services/${north.id}`)).toMatchObject(region);
    });

    test.each([
      ["at the one town", "-80.3|26.2"],
      ["at the other", "-80.4|25.4"],
      ["at the county's centre", "-80.5|25.6"],
      ["far away", "-81.5|27"],
    ])("two towns of a county are one place, seen from %s", async (_, place) => {
      const names = async (query: string) =>
        (await shelters(`nearCoordinate=${place}${query}`)).map(({ name }) => name);
      const all = await names("");
      expect(Math.abs(all.indexOf("North House") - all.indexOf("South House"))).toBe(1);
      for (const radius of [0.5, 5, 10, 20, 40, 60, 100, 150]) {
        const inside = await names(`&radius=${radius}`);
        expect([radius, inside.includes("North House")]).toEqual([radius, inside.includes("South House")]);
      }
      const [longitude = 0, latitude = 0] = place.split("|").map(Number);
      const box = [longitude - 0.05, latitude - 0.05, longitude + 0.05, latitude + 0.05];
      const within = (await shelters(`bounds=${box}`)).map(({ name }) => name);
      expect(within.includes("North House")).toBe(within.includes("South House"));
    });

    test("two towns of a county give the same reply to everything but a question for their ids", async () => {
      const own = [north, south];
      /** Where each stands, and what is said of it, in the one's words. */
      const seen = async (path: string) => {
        const reply = await app.get(path);
        const text = await reply.text();
        expect([path, reply.status]).toEqual([path, 200]);
        return own.map(({ id, facts }) => text.split(id).length + text.split(facts.name).length);
      };
      const sorts = SORT_NAMES.map((name) => `sort=${name}`);
      const towns = ["-80.3|26.2", "-80.4|25.4"];
      const asked = towns.flatMap((place) =>
        [1, 40, 60].map((radius) => `nearCoordinate=${place}&currentCoordinate=${place}&radius=${radius}`),
      );
      const boxes = ["-80.31,26.19,-80.29,26.21", "-80.41,25.39,-80.39,25.41", "-81,25,-80,26.5"];
      const paths = [
        ...[...sorts, "isOpen=true", ...asked, ...boxes.map((box) => `bounds=${box}`)].flatMap((query) =>
          LISTS.map((list) => `/api/services${list}?type=SHELTER&${query}`),
        ),
        ...["northtown", "southtown", "33199", "33147", "canal"].map((words) => `/api/services?q=${words}`),
        ...towns.map((place) => `/api/city-pack?nearCoordinate=${place}`),
      ];
      for (const path of paths) {
        const [one, other] = await seen(path);
        expect([path, one]).toEqual([path, other]);
      }
      // Counts, which name no one.
      const counts = await Promise.all(
        towns.map((place) => app.read(`/services/count?type=SHELTER&nearCoordinate=${place}&radius=1`)),
      );
      expect(counts).toEqual([{ count: 0 }, { count: 0 }]);
    });

    test("their pages and their own replies differ in nothing but name and id", async () => {
      const replies = await Promise.all(
        [north, south].flatMap(({ id }) =>
          ["", "?currentCoordinate=-80.3|26.2"].map((query) => app.read(`/services/${id}${query}`)),
        ),
      );
      const without = replies.map((reply) =>
        JSON.stringify(reply, (key, value: unknown) =>
          ["id", "name", "addressVisibility"].includes(key) ? undefined : value,
        ),
      );
      expect(new Set(without).size).toBe(1);
    });

    test.each([
      "city=Northtown",
      "city=Southtown",
      "zip=33199",
      "zip=33147,33199",
      "q=Northtown&search=city",
      "q=southtown&search=city",
    ])("no region by %s", async (query) => {
      const rows = await shelters(query);
      expect(rows.filter(({ isProtected, placeShown }) => isProtected && placeShown === "REGION")).toEqual(
        [],
      );
    });

    test.each([
      ["33199", "-80.3|25.75"],
      ["33147", "-80.24|25.85"],
      ["Northtown", "-80.3|26.2"],
      ["southtown", "-80.4|25.4"],
    ])("%s in the search is that place, with the rows of a list from there", async (words, point) => {
      const seen = (rows: readonly ListedService[]) => rows.map(({ id, distance }) => ({ id, distance }));
      const typed = await shelters(`q=${words}`);
      expect(typed.length).toBeGreaterThan(0);
      expect(seen(typed)).toEqual(seen(await shelters(`nearCoordinate=${point}&currentCoordinate=${point}`)));
    });

    test("a town is a place, whether or not a listing named it before it hid there", async () => {
      const first = serviceForTest({
        name: "Once Open",
        type: ["SHELTER"],
        place: { ...secretPlace, address1: "1 Pier", city: "Northtown", zip: "33147", visibility: "EXACT" },
      });
      await storeServices(openDatabase(), [first], Date.UTC(2026, 10, 20));
      const seen = async () => (await shelters("q=Northtown&nearCoordinate=-80.1|25.7")).map(({ id }) => id);
      expect(await seen()).toEqual([first.id]);
      await openDatabase().query("delete from services where id = $1", [first.id]);
      const asked = await seen();
      expect(asked.length).toBeGreaterThan(1);
      expect(asked).toEqual((await shelters("nearCoordinate=-80.3|26.2")).map(({ id }) => id));
    });

    test.each(["Hidden Lane", CANARY, "Door"])("no words: %s", async (words) => {
      const q = encodeURIComponent(words);
      expect(await app.read<ListedService[]>(`/services?q=${q}`)).toEqual([]);
      expect(await app.read(`/services/count?q=${q}`)).toEqual({ count: 0 });
      for (const list of ["services", "service_at_locations"]) {
        expect(await app.read(`/hsds/${list}?search=${q}`)).toMatchObject({ total_items: 0, contents: [] });
      }
      const counts = await app.read<TypeCount[]>(`/services/count-by-type?q=${q}`);
      expect(counts.filter(({ count }) => count > 0)).toEqual([]);
      expect(await app.read(`/services/pins?q=${q}`)).toEqual([]);
    });
  });
});
