import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { storeServices } from "#server/features/services/store-services.ts";

const HERE = "-80.2|25.77";
/** Tuesday, noon in Miami. */
const NOON = "2026-11-24T17:00:00Z";

/** @param north miles from here, about 26 minutes on foot each */
function service(name: string, north: number, start: number | null, end: number, facts: object = {}) {
  return serviceForTest({
    name,
    schedules: start === null ? [] : everyDay(start * 60, end * 60),
    place: { coordinates: { longitude: -80.2, latitude: 25.77 + north / 69 } },
    ...facts,
  });
}

const near = service("Near", 0.5, 9, 17);
const closesSoon = service("Closes soon", 1, 9, 12 + 50 / 60);
const opensLater = service("Opens later", 0.2, 16, 20);
const closed = service("Closed", 0.2, 7, 9);
const unknown = service("Unknown", 0.2, null, 0);
const far = service("Far", 30, 9, 17);
const hidden = service("Hidden", 0.1, 9, 17, {
  isProtected: true,
  place: { visibility: "HIDDEN", coordinates: null },
});
const area = service("Area", 0.1, 9, 17, {
  place: { visibility: "AREA", coordinates: { longitude: -80.2, latitude: 25.77 } },
});
const always = service("Always", 0.3, null, 0, { schedules: [{ type: "FULL_DAY" }] });
const night = service("Night", 0.4, null, 0, { schedules: everyDay(20 * 60, 6 * 60, true) });
const ALL = [near, closesSoon, opensLater, closed, unknown, far, hidden, area];

onOneEngine("A list in the order in which it can be reached", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), [...ALL, always, night], Date.UTC(2026, 10, 1));
    app = await runningApp(open());
  });
  afterAll(() => app?.close());
  const ask = async (query: string) => {
    const reply = await app.get(`/api/directions/list?${query}`);
    return { status: reply.status, body: await reply.json() };
  };

  test.each([
    [`from=${HERE}`, { services: "required" }],
    [`services=${near.id}`, { from: "required" }],
    [`services=near&from=${HERE}`, { services: "notId" }],
    [`services=${Array.from({ length: 11 }, () => randomUUID())}&from=${HERE}`, { services: "tooMany" }],
    [`services=${near.id}&from=${HERE}&at=2028-01-01T00:00Z`, { at: "outOfRange" }],
  ])("%s names what is wrong", async (query, fields) => {
    expect(await ask(query)).toMatchObject({ status: 400, body: { key: "invalidRequest", fields } });
  });

  test("what never closes has no closing time, and what closes tomorrow has it", async () => {
    const { body } = await ask(`services=${always.id},${night.id}&from=${HERE}&at=${NOON}`);
    const closings = body.visits.map(({ service, closesAt }: Record<string, unknown>) => [service, closesAt]);
    expect(new Map(closings)).toEqual(
      new Map([
        [always.id, null],
        [night.id, "2026-11-25T11:00:00Z"],
      ]),
    );
  });

  test("first what closes first, then what opens later; the rest with the reason", async () => {
    const nobody = "0190b5a0-0000-7000-8000-000000000000";
    const ids = [...ALL.map(({ id }) => id), nobody].join(",");
    const { status, body } = await ask(`services=${ids}&from=${HERE}&at=${NOON}`);
    expect(status).toBe(200);
    expect(body.visits.map(({ service }: { service: string }) => service)).toEqual([
      closesSoon.id,
      near.id,
      opensLater.id,
    ]);
    expect(body.visits[0]).toMatchObject({ mode: "WALK", leavesAt: NOON, closesAt: "2026-11-24T17:50:00Z" });
    // One walks so that the door opens on arrival.
    const [, , last] = body.visits;
    expect([last.arrivesAt, last.opensAt]).toEqual(["2026-11-24T21:00:00Z", "2026-11-24T21:00:00Z"]);
    expect(body.unreached).toEqual([
      { service: closed.id, why: "CLOSED" },
      { service: unknown.id, why: "HOURS_UNKNOWN" },
      { service: far.id, why: "CLOSED" },
      { service: hidden.id, why: "NO_WAY" },
      { service: area.id, why: "NO_WAY" },
      { service: nobody, why: "NO_WAY" },
    ]);
  });
});
