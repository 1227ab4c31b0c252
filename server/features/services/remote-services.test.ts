import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson, statusAndBody } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { ServiceArea } from "#domain/places/service-area/service-area.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { Place } from "#domain/services/service.ts";
import { storePlaces } from "#server/features/places/store-places.ts";
import { storeServices } from "../listings/store-services.ts";

const MIAMI = "nearCoordinate=-80.19|25.77";
const NO_AREA: ServiceArea = { nationwide: false, states: [], counties: [], cities: [], zips: [] };
const WITHOUT_DOOR: Partial<Place> = {
  address1: null,
  city: "",
  state: "FL",
  zip: null,
  coordinates: null,
};
const door = (longitude: number, latitude: number) => ({ coordinates: { longitude, latitude } });

/** Areas of services that may serve someone in Miami; null: not stated. */
const MAY_SERVE: Readonly<Record<string, ServiceArea | null>> = {
  unstated: null,
  country: { ...NO_AREA, nationwide: true },
  state: { ...NO_AREA, states: ["GA", "FL"] },
  county: { ...NO_AREA, counties: ["miami-dade County, FL"] },
  "misspelt county": { ...NO_AREA, counties: ["Miami Dade County, FL"] },
  "town of the state": { ...NO_AREA, cities: ["Key West, FL"] },
  zip: { ...NO_AREA, zips: ["33040"] },
};
const ELSEWHERE: Readonly<Record<string, ServiceArea>> = {
  "other state": { ...NO_AREA, states: ["GA"] },
  "other county": { ...NO_AREA, counties: ["Monroe County, FL"] },
  "county of the same name": { ...NO_AREA, counties: ["Monroe County, GA"], cities: ["Miami, OK"] },
};

onEachEngine("What is reached by telephone or online", (open) => {
  let app: RunningApp;
  const service = (name: string, facts: Parameters<typeof serviceForTest>[0]) =>
    serviceForTest({ name, type: ["FOOD"], category: ["ALL"], ...facts });
  const remote = (areas: Readonly<Record<string, ServiceArea | null>>) =>
    Object.entries(areas).map(([name, serviceArea]) =>
      service(name, { place: { ...WITHOUT_DOOR }, serviceArea }),
    );

  beforeAll(async () => {
    const services = [
      service("near", { place: door(-80.2, 25.8) }),
      service("for veterans", { place: door(-80.3, 25.9), category: ["VETERANS"] }),
      service("veterans by telephone", { place: { ...WITHOUT_DOOR }, category: ["VETERANS"] }),
      service("far", { place: door(-84.4, 33.7) }),
      service("unlocated street", { place: { ...WITHOUT_DOOR, address1: "1 New Street" } }),
      service("hidden", { place: { ...WITHOUT_DOOR, visibility: "HIDDEN" }, isProtected: true }),
      ...remote(MAY_SERVE),
      ...remote(ELSEWHERE),
    ];
    await storeServices(open(), services, Date.UTC(2026, 10, 20));
    const counties = [
      { state: "FL", name: "Miami-Dade", longitude: -80.5, latitude: 25.6 },
      { state: "FL", name: "Monroe", longitude: -81, latitude: 25 },
      { state: "GA", name: "Monroe", longitude: -83.9, latitude: 33 },
    ];
    await open().transaction((db) =>
      storePlaces(db, "test", new Uint8Array(32), () => ({ cities: [], areas: [], counties })),
    );
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  async function names(query: string): Promise<string[]> {
    return (await app.read<PublicService[]>(`/services?${query}&limit=50`)).map(({ name }) => name);
  }
  const sorted = (list: readonly string[]) => list.toSorted();
  const MAY = sorted([...Object.keys(MAY_SERVE), "veterans by telephone"]);
  /** They have a door, wherever it is. */
  const DOORS = ["hidden", "unlocated street"];
  const LAST = sorted([...Object.keys(ELSEWHERE), ...DOORS]);

  test("it needs a place", async () => {
    const { status, body } = await statusAndBody<{ fields: unknown }>(
      sendJson(app, "GET", "/services?withRemote=true"),
    );
    expect(status).toBe(400);
    expect(body.fields).toEqual({ withRemote: expect.any(String) });
  });

  test("nearest first it is last", async () => {
    const list = await names(MIAMI);
    expect(list.slice(0, 3)).toEqual(["near", "for veterans", "far"]);
    expect(sorted(list.slice(3))).toEqual(sorted([...MAY, ...LAST]));
  });

  test("where it is wanted, what may serve the place comes before what is far away, and nothing else", async () => {
    const list = await names(`${MIAMI}&withRemote=true`);
    expect(list.slice(0, 2)).toEqual(["near", "for veterans"]);
    expect(sorted(list.slice(2, 2 + MAY.length))).toEqual(MAY);
    // Services that certainly serve other places do not belong here.
    expect(list[2 + MAY.length]).toBe("far");
    expect(sorted(list.slice(3 + MAY.length))).toEqual(DOORS);
    expect(await app.read(`/services/count?${MIAMI}&withRemote=true`)).toEqual({ count: list.length });
  });

  test("pages follow each other without a gap", async () => {
    const whole = await names(`${MIAMI}&withRemote=true`);
    const paged: string[] = [];
    for (let skip = 0; skip < whole.length; skip += 3) {
      const page = await app.read<PublicService[]>(`/services?${MIAMI}&withRemote=true&limit=3&skip=${skip}`);
      paged.push(...page.map(({ name }) => name));
    }
    expect(paged).toEqual(whole);
  });

  test("it says the same as the page of each service", async () => {
    for (const [areas, serves] of [
      [MAY_SERVE, true],
      [ELSEWHERE, false],
    ] as const)
      for (const name of Object.keys(areas)) {
        const found = await app.read<PublicService[]>(`/services?q=${name}&search=name&limit=50`);
        const id = found.find((one) => one.name === name)?.id;
        const page = await app.read<PublicService>(`/services/${id}?currentCoordinate=-80.19|25.77`);
        expect([name, page.servesPlace !== false]).toEqual([name, serves]);
      }
  });

  test("a radius has it after what is within, and counts it", async () => {
    const query = `${MIAMI}&radius=60&withRemote=true`;
    expect(sorted(await names(query))).toEqual(sorted(["near", "for veterans", ...MAY]));
    expect(await app.read(`/services/count?${query}`)).toEqual({ count: 2 + MAY.length });
    expect(await names(`${MIAMI}&radius=60`)).toEqual(["near", "for veterans"]);
    const openFirst = await names(`${MIAMI}&radius=20&sort=open&withRemote=true`);
    expect(sorted(openFirst.slice(0, 2))).toEqual(["for veterans", "near"]);
    expect(sorted(openFirst.slice(2))).toEqual(MAY);
  });

  test("an audience has its own first among them too", async () => {
    const list = await names(`${MIAMI}&category=VETERANS&withRemote=true`);
    expect(list.slice(0, 3)).toEqual(["for veterans", "near", "veterans by telephone"]);
    expect(list.indexOf("far")).toBe(2 + MAY.length);
  });

  test("at sea nobody knows whom it serves, and all of it comes", async () => {
    const list = await names("nearCoordinate=-60|25&withRemote=true");
    expect(sorted(list.slice(0, MAY.length + Object.keys(ELSEWHERE).length))).toEqual(
      sorted([...MAY, ...Object.keys(ELSEWHERE)]),
    );
  });

  test("a map has none of it", async () => {
    const pins = await app.read<{ name: string }[]>(`/services/pins?${MIAMI}&withRemote=true`);
    expect(sorted(pins.map(({ name }) => name))).toEqual(["far", "for veterans", "near"]);
  });
});
