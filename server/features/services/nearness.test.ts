import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { milesBetween } from "#domain/places/great-circle.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { storeServices } from "../listings/store-services.ts";

/** Generates the same pseudo-random numbers in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const degrees = (value: number) => Math.round(value * 1e6) / 1e6;

/** Scattered over the earth, over one city, many on one spot, and on both sides of the date line. */
function scattered(): Coordinates[] {
  const random = numbersFrom(7);
  const around = (longitude: number, latitude: number, spread: number): Coordinates => ({
    longitude: degrees(longitude + (random() - 0.5) * spread),
    latitude: degrees(latitude + (random() - 0.5) * spread),
  });
  const turned = ({ longitude, latitude }: Coordinates): Coordinates => ({
    longitude: degrees(longitude > 180 ? longitude - 360 : longitude),
    latitude,
  });
  const many = (count: number, make: () => Coordinates) => Array.from({ length: count }, make);
  return [
    ...many(150, () => around(0, 0, 120)),
    ...many(300, () => around(-80.2, 25.8, 0.5)),
    ...many(60, () => ({ longitude: -80.2, latitude: 25.8 })),
    ...many(150, () => turned(around(180, 65, 20))),
    ...many(100, () => around(15, 79, 6)),
  ];
}

const PLACES = scattered();
const ORIGINS: readonly Coordinates[] = [
  { longitude: -80.2, latitude: 25.8 },
  { longitude: -80.11, latitude: 25.61 },
  { longitude: 179.9, latitude: 65 },
  { longitude: -178, latitude: 61 },
  { longitude: 15, latitude: 81 },
  { longitude: 100, latitude: -60 },
];

onEachEngine("Nearness", (open) => {
  let app: RunningApp;
  /** Every third service has only the center of its ZIP code, every ninth only that of its town. */
  const services = PLACES.map((coordinates, index) => {
    const isApproximate = index % 3 === 0;
    const [zip, centre] = index % 9 === 0 ? [null, 5] : ["33101", 3];
    return {
      coordinates,
      isApproximate,
      centreMiles: isApproximate ? centre : 0,
      ...serviceForTest({ type: ["FOOD"], place: { coordinates, isApproximate, zip } }),
    };
  });
  beforeAll(async () => {
    await storeServices(open(), services, Date.UTC(2026, 10, 20));
    await open().query("analyze services");
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  /** The slow, obvious way: every distance, sorted, ties by id. */
  function withDistances(origin: Coordinates): { id: string; miles: number }[] {
    return services
      .map(({ id, coordinates, centreMiles }) => ({
        id,
        centreMiles,
        miles: milesBetween(origin, coordinates),
      }))
      .sort((a, b) => {
        const [one, other] = [Math.max(a.miles, a.centreMiles), Math.max(b.miles, b.centreMiles)];
        return one - other || a.centreMiles - b.centreMiles || a.miles - b.miles || (a.id < b.id ? -1 : 1);
      });
  }
  function nearestTo(origin: Coordinates, within = Number.POSITIVE_INFINITY): string[] {
    return withDistances(origin)
      .filter(({ miles }) => miles <= within)
      .map(({ id }) => id);
  }
  async function ids(query: string): Promise<string[]> {
    return (await app.read<ListedService[]>(`/services?${query}`)).map(({ id }) => id);
  }

  test("a place that is known by a center alone has no distance, and a door has", async () => {
    const [origin] = ORIGINS;
    if (origin === undefined) throw new Error("no origin");
    const { longitude, latitude } = origin;
    const near = `nearCoordinate=${longitude}|${latitude}&currentCoordinate=${longitude}|${latitude}`;
    const listed = await app.read<ListedService[]>(`/services?${near}&limit=100`);
    const approximate = new Set(services.filter((each) => each.isApproximate).map(({ id }) => id));
    expect(listed.filter(({ id }) => approximate.has(id)).length).toBeGreaterThan(0);
    for (const { id, distance } of listed) expect(distance === null).toBe(approximate.has(id));
  });

  const searches = ["", "&q=sample"].flatMap((words) => ORIGINS.map((origin) => ({ origin, words })));
  test.each(searches)(
    "pages from $origin$words are those of the exact distance",
    async ({ origin, words }) => {
      const near = `nearCoordinate=${origin.longitude}|${origin.latitude}${words}`;
      const exact = nearestTo(origin);
      for (const [limit, skip] of [
        [1, 0],
        [25, 0],
        [50, 30],
        [100, 0],
        [100, 300],
        [100, 700],
        [10, 755],
      ] as const) {
        expect(await ids(`${near}&limit=${limit}&skip=${skip}`), `${limit} after ${skip}`).toEqual(
          exact.slice(skip, skip + limit),
        );
      }
    },
  );

  test.each(ORIGINS)("a radius around %j cuts exactly, and is counted exactly", async (origin) => {
    const near = `nearCoordinate=${origin.longitude}|${origin.latitude}`;
    const farther = withDistances(origin).filter((_, place) => place % 75 === 70);
    // A hundredth of a mile short of some services.
    const rims = farther.map(({ miles }) => Math.max(0, Math.floor(miles * 100 - 1) / 100));
    for (const miles of [0, 5, 12.5, 100, 900, 5000, 12_500, ...rims]) {
      const exact = nearestTo(origin, miles);
      const query = `${near}&radius=${miles}`;
      expect(await ids(`${query}&limit=100`), `${miles} miles`).toEqual(exact.slice(0, 100));
      expect(await app.read(`/services/count?${query}`), `${miles} miles`).toEqual({ count: exact.length });
    }
  });

  test("kudos near a place cut at 50 miles", async () => {
    const [origin] = ORIGINS;
    if (origin === undefined) throw new Error("no origin");
    const near = `nearCoordinate=${origin.longitude}|${origin.latitude}&sort=likes`;
    expect(await app.read(`/services/count?${near}`)).toEqual({ count: nearestTo(origin, 50).length });
  });

  test("a map over the date line has both sides", async () => {
    const pins = await app.read<{ id: string }[]>("/services/pins?bounds=175,60,-175,70");
    const inside = services.filter(
      ({ coordinates: { longitude, latitude } }) =>
        (longitude >= 175 || longitude <= -175) && latitude >= 60 && latitude <= 70,
    );
    expect(pins.map(({ id }) => id).toSorted()).toEqual(inside.map(({ id }) => id).toSorted());
    expect(inside.some(({ coordinates }) => coordinates.longitude > 0)).toBe(true);
    expect(inside.some(({ coordinates }) => coordinates.longitude < 0)).toBe(true);
  });
});
