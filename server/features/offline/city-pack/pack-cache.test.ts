import { beforeAll, expect, test } from "vitest";
import { clientAt } from "#checks/client-for-tests.ts";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { GUEST } from "#server/base/http/viewer.ts";
import { heavyWork } from "#server/base/load/heavy-work.ts";
import { loadDemonstration } from "#server/features/demonstration/load-demonstration.ts";
import { cityPackRoutes } from "./city-pack-routes.ts";
import { packCache } from "./pack-cache.ts";

const NOW = Date.UTC(2026, 10, 20, 18, 0);
/** More places than may wait. */
const PLACES = Array.from({ length: 30 }, (_, n) => ({ longitude: -123.9, latitude: 39 + n / 10 }));

const CLIENT = clientAt("203.0.113.7");

const nowhere = async () => null;

onEachEngine("Packs of many places", (open) => {
  beforeAll(() => loadDemonstration(open(), NOW, () => {}));

  test("are made in turns, and beyond those of a network that wait none is begun", async () => {
    const packs = packCache(open(), nowhere);
    const heavy = heavyWork(true);
    const all = PLACES.map((place) => packs.packAt(place, NOW, (work) => heavy.run(CLIENT, work)));
    // A neighbor waits for that same pack.
    const again = packs.packAt(PLACES[0] ?? { longitude: 0, latitude: 0 }, NOW);
    const found = await Promise.all(all);
    expect(found.map((pack) => pack !== null)).toEqual(PLACES.map((_, n) => n < 12));
    expect(await again).toBe(found[0]);
    expect(await packs.packAt(PLACES[29] ?? { longitude: 0, latitude: 0 }, NOW)).not.toBeNull();
  });

  test("say which county their place is in, and the town nearest to it", async () => {
    const packs = packCache(open(), async ({ latitude }) =>
      latitude < 40 ? { name: "Mendocino", state: "CA", city: "Fort Bragg, CA" } : null,
    );
    const countyAt = async (latitude: number) =>
      (await packs.packAt({ longitude: -123.9, latitude }, NOW))?.county;
    expect(await countyAt(39.9)).toEqual({ name: "Mendocino", state: "CA", city: "Fort Bragg, CA" });
    expect(await countyAt(45)).toBeNull();
  });

  test("that are not built answer with the time to wait", async () => {
    const [route] = cityPackRoutes(open(), nowhere, heavyWork(true));
    const context = { viewer: GUEST, language: "en", now: NOW, client: CLIENT } as const;
    const answers = await Promise.all(
      PLACES.map(({ longitude, latitude }) =>
        route?.answer(
          { params: {}, query: { nearCoordinate: `${longitude}|${latitude}` }, body: undefined },
          context,
        ),
      ),
    );
    expect(answers.map((answer) => answer?.ok)).toEqual(PLACES.map((_, n) => n < 12));
    expect(answers[29]).toMatchObject({ problem: { code: 503 }, retryAfterSeconds: 30 });
  });
});
