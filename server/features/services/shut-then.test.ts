import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { AskedInText } from "#domain/danger/search-calls.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

/** Noon in Miami, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 17);
const HERE = { longitude: -80.2, latitude: 25.77 };
const place = { city: "Miami", state: "FL", coordinates: HERE };
const saturday = [
  { type: "WEEKLY", day: "SATURDAY", span: { start: 540, end: 1020, endsNextDay: false } },
] as const;
const weekdays = [
  { type: "WEEKLY", day: "MONDAY", span: { start: 540, end: 1020, endsNextDay: false } },
] as const;

onOneEngine("A door that is shut on the day that is asked for", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    const services = [
      serviceForTest({ name: "Consulate of Mexico", description: "Papers.", place, schedules: weekdays }),
      serviceForTest({ name: "Consulate of Honduras", description: "Papers.", place, schedules: saturday }),
      serviceForTest({ name: "Soup Table", description: "Meals.", place, schedules: saturday }),
    ];
    await storeServices(open(), services, NOW);
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  const search = async (q: string) => {
    const body = { q, nearCoordinate: `${HERE.longitude}|${HERE.latitude}` };
    const reply = await sendJson(app, "POST", "/services/search", body);
    const found: { services: readonly ListedForViewer[]; asked: AskedInText | null } = await reply.json();
    return { first: found.services[0]?.name, day: found.asked?.day ?? null };
  };

  test("comes before one of another kind that is open then, and the list is for no day", async () => {
    expect(await search("consulate mexico tomorrow")).toEqual({ first: "Consulate of Mexico", day: null });
  });

  test("what has all words and is open then is listed for that day", async () => {
    const { first, day } = await search("consulate honduras tomorrow");
    expect([first, day === null]).toEqual(["Consulate of Honduras", false]);
  });
});
