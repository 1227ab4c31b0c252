import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { storeServices } from "#server/features/services/store-services.ts";

const STORED = Date.UTC(2026, 10, 20);
const DOOR = { longitude: -80.2, latitude: 25.78 };
/** A hundredth of a degree south of the door: 1,446 metres, 1,085 seconds. */
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

  test("begins now unless another time is asked about", async () => {
    const { body } = await ask(`service=${pantry.id}&from=${HERE}`);
    expect(Date.parse(body.leavesAt)).toBe(app.now);
  });
});
