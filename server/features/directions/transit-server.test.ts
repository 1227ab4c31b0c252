import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { type StubServer, stubServer } from "#checks/stub-server.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { transitServer } from "./transit-server.ts";

const place = (name: string) => ({ name, lat: 25.77, lon: -80.2, level: 0 });
const leg = (mode: string, from: string, to: string, startTime: string, endTime: string, rest = {}) => ({
  mode,
  from: place(from),
  to: place(to),
  startTime: `2026-11-23T${startTime}:00Z`,
  endTime: `2026-11-23T${endTime}:00Z`,
  duration: 1,
  realTime: false,
  legGeometry: { points: "", length: 0 },
  ...rest,
});
const train = (leaves: string, arrives: string) => ({
  duration: 1,
  transfers: 0,
  legs: [
    leg("WALK", "START", "Pier", "15:02", "15:05", { distance: 200.4 }),
    leg("TRAM", "Pier", "Pantry Street", leaves, arrives, {
      routeShortName: "T1",
      headsign: "Eastside",
      intermediateStops: [place("Middle")],
    }),
    leg("WALK", "Pantry Street", "END", arrives, arrives, { distance: 10 }),
  ],
});
const taxi = { duration: 1, transfers: 0, legs: [leg("CAR", "START", "END", "15:00", "15:05")] };
const WAYS = { direct: [], itineraries: [taxi, train("15:05", "15:20")] };

onOneEngine("The way to a service by a transit server", (open) => {
  let app: RunningApp;
  let outside: StubServer;
  const failures: unknown[] = [];
  const pantry = serviceForTest({
    name: "Harbor Pantry",
    type: ["FOOD"],
    schedules: everyDay(9 * 60, 17 * 60),
    place: { coordinates: { longitude: -80.2, latitude: 25.78 } },
  });
  beforeAll(async () => {
    await storeServices(open(), [pantry], Date.UTC(2026, 10, 20));
    outside = await stubServer(() => ({ body: JSON.stringify(WAYS) }));
    const timetables = transitServer(outside.url, (error) => failures.push(error));
    app = await runningApp(open(), { timetables });
  });
  afterAll(async () => {
    await app?.close();
    await outside?.close();
  });
  beforeEach(() => {
    outside.answer = () => ({ body: JSON.stringify(WAYS) });
    outside.received.length = 0;
    failures.length = 0;
  });

  const ask = async () => {
    const query = `service=${pantry.id}&from=-80.3|25.77&at=2026-11-23T15:00:00Z`;
    return (await app.get(`/api/directions?${query}`)).json();
  };

  test("shows its rides, and leaves out ways with other vehicles", async () => {
    const body = await ask();
    expect(body).toMatchObject({
      leavesAt: "2026-11-23T15:02:00Z",
      arrivesAt: "2026-11-23T15:20:00Z",
      openOnArrival: "OPEN",
      legs: [
        { mode: "WALK", from: null, to: "Pier", metres: 201 },
        { mode: "RAIL", from: "Pier", to: "Pantry Street", line: "T1", headsign: "Eastside", stops: 2 },
        { mode: "WALK", from: "Pantry Street", to: "Harbor Pantry", metres: 10 },
      ],
      later: null,
    });
    expect(body).not.toHaveProperty("transitUnavailable");
  });

  test("sends the two points and the time, and nothing else", async () => {
    await ask();
    const [asked] = outside.received;
    const url = new URL(asked?.path ?? "", outside.url);
    expect([asked?.method, url.pathname]).toEqual(["GET", "/api/v5/plan"]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      fromPlace: "25.77,-80.3",
      toPlace: "25.78,-80.2",
      time: "2026-11-23T15:00:00Z",
      arriveBy: "false",
      detailedTransfers: "false",
      numItineraries: "3",
    });
    const sent = JSON.stringify(outside.received);
    expect(sent).not.toContain(pantry.id);
    expect(sent).not.toContain("Pantry");
    expect(asked?.headers.cookie).toBeUndefined();
  });

  describe("is a walk that says so", () => {
    test.each<[string, StubServer["answer"]]>([
      ["where it hangs up", () => null],
      ["where it keeps one waiting", () => "WAIT"],
      ["on an error", () => ({ status: 500, body: "{}" })],
      ["on another shape", () => ({ body: '{"itineraries":[{"legs":[{}]}]}' })],
      ["on what is no JSON", () => ({ body: "<html>" })],
    ])("%s", async (_, answer) => {
      outside.answer = answer;
      expect(await ask()).toMatchObject({ legs: [{ mode: "WALK" }], transitUnavailable: true });
      expect(failures).toHaveLength(1);
    });
  });

  test("arrivals at many services are walks", async () => {
    const reply = await app.get(`/api/arrivals?services=${pantry.id}&from=-80.3|25.77`);
    expect(await reply.json()).toMatchObject([{ mode: "WALK" }]);
    expect(outside.received).toEqual([]);
  });
});
