import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { onEachEngine, onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { type Timetables, timetableProcess } from "./timetable-process.ts";

const STORED = Date.UTC(2026, 10, 20);
const DOOR = { longitude: -80.2, latitude: 25.78 };
/** A point a hundredth of a degree south of the door: 1,446 meters, 1,085 seconds. */
const HERE = "-80.2|25.77";

const pantry = serviceForTest({
  name: "Harbor Pantry",
  type: ["FOOD"],
  schedules: everyDay(9 * 60, 17 * 60),
  place: { coordinates: DOOR },
});
const unseen = {
  waiting: serviceForTest({ name: "Waiting", place: { coordinates: DOOR } }, { approvedAt: null }),
  hidden: serviceForTest({ name: "Hidden", place: { coordinates: DOOR, visibility: "HIDDEN" } }),
  area: serviceForTest({ name: "Area", place: { coordinates: DOOR, visibility: "AREA" } }),
  protected: serviceForTest({ name: "Protected", isProtected: true, place: { coordinates: DOOR } }),
  protectedTown: serviceForTest({
    name: "Protected town",
    isProtected: true,
    placeShown: "TOWN",
    place: { coordinates: DOOR },
  }),
  approximate: serviceForTest({ name: "Approximate", place: { coordinates: DOOR, isApproximate: true } }),
  nowhere: serviceForTest({ name: "Nowhere", place: { coordinates: null } }),
};

function manyIds(count: number): string {
  return Array.from({ length: count }, () => randomUUID()).join(",");
}

onEachEngine("The way to a service", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), [pantry, ...Object.values(unseen)], STORED);
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  const ask = async (query: string) => {
    const reply = await app.get(`/api/directions?${query}`);
    return { status: reply.status, body: await reply.json() };
  };

  describe("no before yes", () => {
    test.each(Object.entries(unseen))("a service that is %s is not found", async (_, { id }) => {
      expect(await ask(`service=${id}&from=${HERE}`)).toEqual({
        status: 404,
        body: { code: 404, key: "notFound", message: "Not found." },
      });
    });

    test.each(["0190b5a0-0000-7000-8000-000000000000", "x", "'; --"])("nor is %s", async (id) => {
      expect((await ask(`service=${encodeURIComponent(id)}&from=${HERE}`)).status).toBe(404);
    });

    test.each([
      [`from=${HERE}`, { service: "required" }],
      [`service=${pantry.id}`, { from: "required" }],
      [`service=${pantry.id}&from=here`, { from: "notCoordinate" }],
      [`service=${pantry.id}&from=25.77,-80.2`, { from: "notCoordinate" }],
      [`service=${pantry.id}&from=-80.2|95`, { from: "notCoordinate" }],
      [`service=${pantry.id}&from=${HERE}&from=${HERE}`, { from: "givenTwice" }],
      [`service=${pantry.id}&from=${HERE}&at=tomorrow`, { at: "notInstant" }],
      [`service=${pantry.id}&from=${HERE}&at=2028-01-01T00:00Z`, { at: "outOfRange" }],
      [`service=${pantry.id}&from=${HERE}&at=2001-01-01T00:00Z`, { at: "outOfRange" }],
    ])("%s names what is wrong", async (query, fields) => {
      expect(await ask(query)).toMatchObject({ status: 400, body: { key: "invalidRequest", fields } });
    });
  });

  test("is one walk where no timetable is known", async () => {
    const times = { leavesAt: "2026-11-23T15:00:00Z", arrivesAt: "2026-11-23T15:18:05Z" };
    const walk = { mode: "WALK", from: null, to: "Harbor Pantry", line: null, headsign: null, stops: null };
    expect(await ask(`service=${pantry.id}&from=${HERE}&at=2026-11-23T15:00:00Z`)).toEqual({
      status: 200,
      body: {
        ...times,
        openOnArrival: "OPEN",
        legs: [{ ...walk, ...times, metres: 1446 }],
        later: null,
        lastBack: null,
        onFoot: { ...times, openOnArrival: "OPEN", metres: 1446 },
      },
    });
  });

  test.each([
    ["2026-11-23T13:41:54Z", "CLOSED"],
    ["2026-11-23T13:41:55Z", "OPEN"],
    ["2026-11-23T21:11:55Z", "CLOSES_SOON"],
    ["2026-11-23T21:41:55Z", "CLOSED"],
  ])("leaving at %s, the door is %s on arrival", async (at, state) => {
    const { body } = await ask(`service=${pantry.id}&from=${HERE}&at=${at}`);
    expect(body.openOnArrival).toBe(state);
    expect(body.onFoot.openOnArrival).toBe(state);
  });

  describe("arrivals at several services", () => {
    const arrivals = async (query: string) => {
      const reply = await app.get(`/api/arrivals?${query}`);
      return { status: reply.status, body: await reply.json() };
    };
    const nobody = "0190b5a0-0000-7000-8000-000000000000";

    test.each([
      [`from=${HERE}`, { services: "required" }],
      [`services=${pantry.id}`, { from: "required" }],
      [`services=&from=${HERE}`, { services: "required" }],
      [`services=pantry&from=${HERE}`, { services: "notId" }],
      [`services=${manyIds(51)}&from=${HERE}`, { services: "tooMany" }],
      [`services=${pantry.id}&from=here`, { from: "notCoordinate" }],
      [`services=${pantry.id}&from=${HERE}&at=tomorrow`, { at: "notInstant" }],
      [`services=${pantry.id}&from=${HERE}&at=2028-01-01T00:00Z`, { at: "outOfRange" }],
    ])("%s names what is wrong", async (query, fields) => {
      expect(await arrivals(query)).toMatchObject({ status: 400, body: { key: "invalidRequest", fields } });
    });

    test("leave out services to which there is no way", async () => {
      const ids = [...Object.values(unseen).map(({ id }) => id), nobody].join(",");
      expect(await arrivals(`services=${ids}&from=${HERE}`)).toEqual({ status: 200, body: [] });
      expect(await arrivals(`services=${manyIds(50)}&from=${HERE}`)).toEqual({ status: 200, body: [] });
    });

    test("are those of the walk where no timetable is known", async () => {
      const query = `services=${unseen.hidden.id},${pantry.id.toUpperCase()}&from=${HERE}`;
      const arrival = { service: pantry.id, mode: "WALK" };
      expect((await arrivals(`${query}&at=2026-11-23T15:00:00Z`)).body).toEqual([
        { ...arrival, arrivesAt: "2026-11-23T15:18:05Z", openOnArrival: "OPEN" },
      ]);
      expect((await arrivals(`${query}&at=2026-11-23T22:00:00Z`)).body).toEqual([
        { ...arrival, arrivesAt: "2026-11-23T22:18:05Z", openOnArrival: "CLOSED" },
      ]);
    });
  });

  test("begins now unless another time is asked about", async () => {
    const { body } = await ask(`service=${pantry.id}&from=${HERE}`);
    expect(Date.parse(body.leavesAt)).toBe(app.now);
  });
});

const FEED = {
  "agency.txt": "agency_name,agency_url,agency_timezone\nMade Up,https://a.example,America/New_York",
  "stops.txt":
    "stop_id,stop_name,stop_lat,stop_lon\nA,Pier,25.7701,-80.3\nB,Pantry Street,25.7801,-80.2\nC,Far,25.9,-80.4",
  "routes.txt": "route_id,route_short_name,route_type\n12,12,3",
  "trips.txt":
    "route_id,service_id,trip_id,trip_headsign\n12,D,1,Eastside\n12,D,2,Eastside\n12,D,3,Pier\n12,D,4,Pier",
  "stop_times.txt":
    "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n1,10:10:00,10:10:00,A,1\n1,10:28:00,10:28:00,B,2\n2,16:20:00,16:20:00,A,1\n2,16:38:00,16:38:00,B,2\n3,18:00:00,18:00:00,B,1\n3,18:18:00,18:18:00,A,2\n4,25:00:00,25:00:00,B,1\n4,25:18:00,25:18:00,A,2",
  "calendar.txt":
    "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nD,1,1,1,1,1,1,1,20200101,20991231",
};

onOneEngine("The way to a service by bus", (open) => {
  let app: RunningApp;
  let timetables: Timetables;
  const folder = mkdtempSync(path.join(tmpdir(), "amparo-feeds-"));
  beforeAll(async () => {
    const ended = { ...FEED, "calendar.txt": FEED["calendar.txt"].replace("20991231", "20201231") };
    for (const [name, feed] of Object.entries({ town: FEED, ended, broken: { "stops.txt": "x" } })) {
      mkdirSync(path.join(folder, name));
      for (const [file, text] of Object.entries(feed)) writeFileSync(path.join(folder, name, file), text);
    }
    writeFileSync(path.join(folder, "broken.zip"), "no archive");
    await storeServices(open(), [pantry, unseen.hidden], STORED);
    timetables = timetableProcess(folder);
    app = await runningApp(open(), { timetables });
    // The process reads its feeds first.
    const question = {
      from: { longitude: -80.3, latitude: 25.77 },
      to: DOOR,
      leaves: 0,
      timeZone: "UTC",
    };
    await vi.waitUntil(async () => (await timetables.wayTo(question)) !== null, { timeout: 60_000 });
  });
  afterAll(async () => {
    timetables?.close();
    await app?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("has walks around the ride, a later one and the last way back", async () => {
    const reply = await app.get(
      `/api/directions?service=${pantry.id}&from=-80.3|25.77&at=2026-11-23T14:00:00Z`,
    );
    const body = await reply.json();
    const ride = {
      mode: "BUS",
      from: "Pier",
      to: "Pantry Street",
      line: "12",
      headsign: "Eastside",
      stops: 1,
    };
    expect(body).toMatchObject({
      leavesAt: "2026-11-23T15:09:48Z",
      arrivesAt: "2026-11-23T15:28:12Z",
      openOnArrival: "OPEN",
      legs: [
        { mode: "WALK", from: null, to: "Pier", metres: 15 },
        { ...ride, leavesAt: "2026-11-23T15:10:00Z", arrivesAt: "2026-11-23T15:28:00Z", metres: null },
        { mode: "WALK", from: "Pantry Street", to: "Harbor Pantry", line: null, stops: null, metres: 15 },
      ],
      later: {
        arrivesAt: "2026-11-23T21:38:12Z",
        openOnArrival: "CLOSES_SOON",
        lastBack: "2026-11-24T05:59:48Z",
      },
      lastBack: "2026-11-24T05:59:48Z",
    });
  });

  test("a feed that has ended is not used, and the directory's health names it", async () => {
    expect(timetables.feeds()).toEqual([
      { name: "ended", lastDay: "2020-12-31" },
      { name: "town", lastDay: "2099-12-31" },
    ]);
    const { headers } = await signedInAs(app, "VOLUNTEER LEAD");
    const reply = await app.get("/api/directory-health", headers);
    expect(await reply.json()).toMatchObject({
      endedTimetables: [{ name: "ended", lastDay: "2020-12-31" }],
    });
  });

  test("is the way of arrivals too", async () => {
    const asked = `services=${unseen.hidden.id},${pantry.id}&from=-80.3|25.77`;
    const reply = await app.get(`/api/arrivals?${asked}&at=2026-11-23T14:00:00Z`);
    expect(await reply.json()).toEqual([
      { service: pantry.id, arrivesAt: "2026-11-23T15:28:12Z", mode: "BUS", openOnArrival: "OPEN" },
    ]);
    const late = await app.get(`/api/arrivals?${asked}&at=2026-11-23T22:00:00Z`);
    expect(await late.json()).toMatchObject([{ mode: "WALK", openOnArrival: "CLOSED" }]);
  });

  test("is a walk from outside of all feeds, and none to what is hidden", async () => {
    const far = await app.get(`/api/directions?service=${pantry.id}&from=-81|27&at=2026-11-23T14:00:00Z`);
    expect(await far.json()).toMatchObject({ legs: [{ mode: "WALK" }], later: null, lastBack: null });
    expect((await app.get(`/api/directions?service=${unseen.hidden.id}&from=-80.3|25.77`)).status).toBe(404);
  });
});
