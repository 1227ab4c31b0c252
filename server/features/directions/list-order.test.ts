import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { isTooFarToWalk, walkBetween } from "#domain/directions/on-foot.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import type { Timetables } from "./timetable-process.ts";

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
const late = service("Late", 2, 9, 12 + 50 / 60);
const far = service("Far", 30, 9, 17);
const farEvening = service("Far in the evening", 30.2, 16, 20);
const farAlways = service("Far and always", 30.1, null, 0, { schedules: [{ type: "FULL_DAY" }] });
const hidden = service("Hidden", 0.1, 9, 17, {
  isProtected: true,
  place: { visibility: "HIDDEN", coordinates: null },
});
const area = service("Area", 0.1, 9, 17, {
  place: { visibility: "AREA", coordinates: { longitude: -80.2, latitude: 25.77 } },
});
const always = service("Always", 0.3, null, 0, { schedules: [{ type: "FULL_DAY" }] });
const night = service("Night", 0.4, null, 0, { schedules: everyDay(20 * 60, 6 * 60, true) });
const ALL = [near, closesSoon, opensLater, closed, unknown, late, far, hidden, area];

onOneEngine("A list in the order in which it can be reached", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), [...ALL, always, night, farAlways], Date.UTC(2026, 10, 1));
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

  test("nobody is sent on a long walk to a door that never closes", async () => {
    const { body } = await ask(`services=${farAlways.id}&from=${HERE}&at=${NOON}`);
    expect(body).toEqual({ visits: [], unreached: [{ service: farAlways.id, why: "TOO_FAR" }] });
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
    const [first] = body.visits;
    expect(first).toMatchObject({ leavesAt: NOON, closesAt: "2026-11-24T17:50:00Z" });
    expect(first.legs).toEqual([
      {
        mode: "WALK",
        from: null,
        to: "Closes soon",
        line: null,
        headsign: null,
        leavesAt: NOON,
        arrivesAt: first.arrivesAt,
        stops: null,
        metres: 2095,
      },
    ]);
    expect(body).not.toHaveProperty("transitUnavailable");
    // One walks so that the door opens on arrival.
    const [, , last] = body.visits;
    const opening = "2026-11-24T21:00:00Z";
    expect([last.arrivesAt, last.opensAt]).toEqual([opening, opening]);
    expect(last.legs).toMatchObject([{ mode: "WALK", leavesAt: last.leavesAt, arrivesAt: opening }]);
    expect(body.unreached).toEqual([
      { service: closed.id, why: "CLOSED" },
      { service: unknown.id, why: "HOURS_UNKNOWN" },
      { service: late.id, why: "NOT_IN_TIME" },
      { service: far.id, why: "TOO_FAR" },
      { service: hidden.id, why: "NO_WAY" },
      { service: area.id, why: "NO_WAY" },
      { service: nobody, why: "NO_WAY" },
    ]);
  });
});

const BUS = {
  mode: "BUS" as const,
  from: "Pier",
  to: "Far Street",
  line: "12",
  headsign: "Uptown",
  stops: 9,
};

/** A bus to whatever is far, at the next full hour; one walks a minute to it, and from it. */
function hourlyBus({ isThere = true, minutes = 40 } = {}): Timetables {
  const rideFrom = (from: Coordinates, to: Coordinates, leaves: number) => {
    if (!isTooFarToWalk(walkBetween(from, to).metres) || !isThere) return null;
    const departs = Math.ceil((leaves + 60_000) / 3_600_000) * 3_600_000;
    const bus = { ...BUS, leaves: departs, arrives: departs + minutes * 60_000 };
    return { leaves: departs - 60_000, arrives: bus.arrives + 60_000, legs: [bus], lastBack: null };
  };
  return {
    wayTo: async ({ from, to, leaves }) => ({ way: rideFrom(from, to, leaves), later: null }),
    arrivalsAt: async ({ from, to, leaves }) =>
      to.map((door) => {
        const ride = rideFrom(from, door, leaves);
        return ride === null ? null : { arrives: ride.arrives, mode: "BUS" };
      }),
    feeds: () => [],
    close: () => {},
  };
}

onOneEngine("A list in order, by timetables", (open) => {
  let app: RunningApp | null = null;
  beforeAll(() => storeServices(open(), [near, far], Date.UTC(2026, 10, 1)));
  afterEach(async () => app?.close());
  const orderBy = async (timetables: Timetables) => {
    app = await runningApp(open(), { timetables });
    const ids = `${far.id},${near.id}`;
    return (await app.get(`/api/directions/list?services=${ids}&from=${HERE}&at=${NOON}`)).json();
  };
  const ride = (leavesAt: string, arrivesAt: string) => ({ ...BUS, leavesAt, arrivesAt, metres: null });
  const onFootFirst = [
    { service: near.id, legs: [{ mode: "WALK" }] },
    {
      service: far.id,
      leavesAt: "2026-11-24T17:59:00Z",
      arrivesAt: "2026-11-24T18:41:00Z",
      legs: [ride("2026-11-24T18:00:00Z", "2026-11-24T18:40:00Z")],
    },
  ];

  test("a ride has its line, and one leaves for it no earlier than need be", async () => {
    const body = await orderBy(hourlyBus());
    expect(body.visits).toMatchObject(onFootFirst);
    expect(body.unreached).toEqual([]);
  });

  test.each([
    // The door opens at 4 PM: the last bus that is there by then.
    [40, "2026-11-24T20:00:00Z"],
    [70, "2026-11-24T19:00:00Z"],
  ])("one takes a later ride to a door that opens later (%i minutes)", async (minutes, departs) => {
    await storeServices(open(), [farEvening], Date.UTC(2026, 10, 1));
    app = await runningApp(open(), { timetables: hourlyBus({ minutes }) });
    const reply = await app.get(`/api/directions/list?services=${farEvening.id}&from=${HERE}&at=${NOON}`);
    const { visits } = await reply.json();
    expect(visits).toMatchObject([{ opensAt: "2026-11-24T21:00:00Z", legs: [{ leavesAt: departs }] }]);
    expect(Date.parse(visits[0].arrivesAt)).toBe(Date.parse(departs) + (minutes + 1) * 60_000);
  });

  test("where they answer for one way at a time, what is too far to walk is asked for", async () => {
    const body = await orderBy({ ...hourlyBus(), arrivalsAt: async () => null });
    expect(body.visits).toMatchObject(onFootFirst);
    const without = { ...hourlyBus({ isThere: false }), arrivalsAt: async () => null };
    expect((await orderBy(without)).unreached).toEqual([{ service: far.id, why: "TOO_FAR" }]);
  });

  test("without an answer it says so, and asks no more", async () => {
    let asked = 0;
    const silent = async () => {
      asked += 1;
      return null;
    };
    const body = await orderBy({ ...hourlyBus(), wayTo: silent });
    expect(body).toMatchObject({
      transitUnavailable: true,
      unreached: [{ service: far.id, why: "TOO_FAR" }],
    });
    expect(body.visits).toMatchObject([{ service: near.id, legs: [{ mode: "WALK" }] }]);
    expect(asked).toBe(1);
  });
});
