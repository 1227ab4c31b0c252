import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { instantOfLocal } from "#domain/base/time/zone.ts";
import type { AskedInText } from "#domain/danger/search-calls.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { loadDemonstration } from "#server/features/demonstration/load-demonstration.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";

const ZONE = "America/Los_Angeles";
/** A Tuesday, at 5:40 in the morning: nothing serves a meal before seven. */
const EARLY = instantOfLocal(ZONE, "2026-11-24", 340);
const LANDING = "-123.9|39.87";

interface Found {
  readonly services: readonly ListedService[];
  readonly danger: unknown;
  readonly asked: AskedInText | null;
}

onOneEngine("What a search asks for beside its words", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await loadDemonstration(open(), EARLY, () => {});
    await loadPlaces(open(), () => {});
    const at = (name: string, latitude: number, facts: object = {}) =>
      serviceForTest({
        name,
        type: ["RESOURCES"],
        place: { city: "Demo Harbor", state: "CA", coordinates: { longitude: -123.95, latitude } },
        ...facts,
      });
    const services = [
      at("Little Havana", 39.9),
      at("Little Havana", 39.901),
      at("Little Havana", 39.899),
      at("Calle Ocho Groceries", 39.902, { type: ["FOOD"], needs: ["FOOD_PANTRIES"] }),
    ];
    await storeServices(open(), services, EARLY);
    app = await runningApp(open());
  });
  beforeEach(() => {
    app.now = EARLY;
  });
  afterAll(() => app?.close());

  const found = async (q: string, more: object = {}): Promise<Found> => {
    const body = { q, nearCoordinate: LANDING, currentCoordinate: LANDING, limit: "100", ...more };
    const reply = await fetch(`${app.address}/api/services/search`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(reply.status, q).toBe(200);
    return reply.json();
  };
  const listNames = ({ services }: Found) => services.map(({ name }) => name);

  test.each(["breakfast today", "algo de desayuno hoy", "where can I eat breakfast today"])(
    "%s: a kitchen that opens at seven is an answer at 5:40",
    async (q) => {
      const reply = await found(q);
      const [kitchen] = reply.services.slice(0, 3).filter(({ name }) => name === "Lantern Street Kitchen");
      expect(kitchen?.openStatus.state).toBe("CLOSED");
      expect(reply.asked?.day).toEqual({ from: EARLY, until: instantOfLocal(ZONE, "2026-11-25", 0) });
    },
  );

  test("every row opens on the day, and the same rows are counted", async () => {
    const reply = await found("food sunday");
    const from = instantOfLocal(ZONE, "2026-11-29", 0);
    expect(reply.asked).toMatchObject({ q: "food", day: { from, until: from + 86_400_000 } });
    expect(reply.services.length).toBeGreaterThan(0);
    const count = await sendJson(app, "POST", "/services/search/count", {
      q: "food sunday",
      nearCoordinate: LANDING,
    });
    expect(await count.json()).toEqual({ count: reply.services.length });
    const asked = await app.read<ListedService[]>(
      `/services?q=food&nearCoordinate=${LANDING}&limit=100&isOpen=true&openFrom=${new Date(from).toISOString()}&openUntil=${new Date(from + 86_400_000).toISOString()}`,
    );
    expect(asked.map(({ id }) => id)).toEqual(reply.services.map(({ id }) => id));
    const byAddress = await app.read<ListedService[]>(
      `/services?q=food%20sunday&nearCoordinate=${LANDING}&limit=100`,
    );
    expect(byAddress.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
  });

  test("words that may be a name are no day", async () => {
    const { asked } = await found("when is the next fifth saturday feast");
    expect(asked).toBeNull();
    expect(listNames(await found("Second Saturday Dental hours"))[0]).toBe("Second Saturday Dental");
  });

  test("a text of danger narrows nothing", async () => {
    const reply = await found("I want to die tonight");
    expect([reply.danger === null, reply.asked]).toEqual([false, null]);
  });

  test.each([
    ["food near 33131", "33131", "food"],
    ["food in Rancho Cucamonga", "Rancho Cucamonga, CA", "food"],
    ["comida cerca de Hialeah, Florida", "Hialeah, FL", "comida"],
    ["33131", "33131", ""],
  ])("%s is around %s, for that search", async (q, label, rest) => {
    const { asked, services } = await found(q);
    expect(asked).toMatchObject({ q: rest, place: { label } });
    // From there the demonstration's town is far away.
    const [first] = services.filter(({ distance }) => distance !== null);
    if (first !== undefined) expect(first.distance).toBeGreaterThan(300);
  });

  test("a town that services have as a word is found by its words", async () => {
    const reply = await found("groceries in Demo Valley");
    expect(reply.asked).toBeNull();
    expect(listNames(reply)[0]).toBe("Valley Grange Pantry");
  });

  test.each(["food little havana", "comida en la pequeña habana", "Little Havana food pantry"])(
    "%s: what several organizations call so is a part of a town, and the kind decides",
    async (q) => {
      const { asked, services } = await found(q);
      expect(asked).toMatchObject({ place: { label: "Little Havana", latitude: 39.9 } });
      expect(services[0]?.name).toBe("Calle Ocho Groceries");
      expect(services.length).toBeGreaterThan(0);
    },
  );

  test("what is called so is still found by its name alone", async () => {
    const reply = await found("little havana");
    expect([reply.asked, listNames(reply)[0]]).toEqual([null, "Little Havana"]);
  });

  test("a place and a day together", async () => {
    const { asked } = await found("food tomorrow in Hialeah, FL");
    // Tomorrow begins there three hours earlier.
    expect(asked).toMatchObject({
      q: "food",
      day: { from: instantOfLocal("America/New_York", "2026-11-25", 0) },
      place: { label: "Hialeah, FL" },
    });
  });

  test("searches in single fields are their words", async () => {
    expect((await found("food today", { search: "name" })).asked).toBeNull();
    expect((await found("33131", { search: "zip" })).asked).toBeNull();
  });
});
