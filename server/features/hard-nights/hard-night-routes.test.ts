import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { type StubServer, stubServer } from "#checks/stub-server.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { RESTORE_DELETED_MS } from "#domain/base/contract/limits.ts";
import { MAX_HARD_NIGHTS } from "#domain/hard-nights/hard-night.ts";
import type { PublicHardNight } from "#domain/hard-nights/hard-night-calls.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

/** 8 in the evening in Miami. */
const NOW = Date.UTC(2026, 10, 24, 1);
const HOUR_MS = 3_600_000;
const MIAMI = "-80.2|25.77";
const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const iso = (at: number) => new Date(at).toISOString();
const BODY = {
  coordinate: MIAMI,
  radius: 20,
  until: iso(NOW + 12 * HOUR_MS),
  kind: "COLD",
  text: "Very cold tonight. Warming centers are open.",
  textEs: "Esta noche hace mucho frío. Hay centros de calefacción abiertos.",
};

/** @param latitude 0.01 is about 0.7 miles */
function service(name: string, latitude: number, facts: object) {
  return serviceForTest({
    name,
    type: ["RESOURCES"],
    schedules: everyDay(9 * 60, 17 * 60),
    place: { coordinates: { longitude: -80.2, latitude } },
    ...facts,
  });
}

onOneEngine("hard nights", (open) => {
  let app: RunningApp;
  let limited: RunningApp;
  let weather: StubServer;
  let lead: UserForTest;
  let admin: UserForTest;
  beforeAll(async () => {
    weather = await stubServer(() => ({
      body: JSON.stringify({
        current: { time: NOW / 1000 },
        hourly: { apparent_temperature: [-2, 20], wind_gusts_10m: [10] },
      }),
    }));
    app = await runningApp(open(), {
      config: { trustProxy: false, isRateLimited: false, weather: { kind: "open-meteo", url: weather.url } },
    });
    limited = await runningApp(open());
    await storeServices(
      open(),
      [
        service("Day place", 25.771, {}),
        service("Night place", 25.78, { schedules: everyDay(20 * 60, 7 * 60, true) }),
        service("Library", 25.79, { description: "A warming center in the day." }),
        service("Far night place", 26.4, { schedules: everyDay(20 * 60, 7 * 60, true) }),
      ],
      NOW,
    );
  });
  afterAll(async () => {
    await app?.close();
    await limited?.close();
    await weather?.close();
  });
  beforeEach(async () => {
    // Past what is kept of the nights of the test before.
    app.now = NOW;
    await open().query("delete from hard_nights");
    lead = await signedInAs(app, "SUPER USER");
    admin = await signedInAs(app, "ADMINISTRATOR");
    await sendJson(app, "DELETE", `/hard-nights/${NOBODY}`, undefined, admin.headers);
  });

  const declare = (body: object = BODY, by: UserForTest = admin) =>
    sendJson(app, "POST", "/hard-nights", body, by.headers);
  const shown = (query = "") => app.read<PublicHardNight[]>(`/hard-nights${query}`);
  const names = async (query = `nearCoordinate=${MIAMI}`) =>
    (await app.read<ListedService[]>(`/services?${query}`)).map(({ name }) => name);

  test("super users and administrators declare and end them; everybody reads them", async () => {
    for (const viewer of await sevenViewers(app)) {
      const may = viewer.role === "SUPER USER" || viewer.role === "ADMINISTRATOR";
      const refused = viewer.role === "GUEST" ? 401 : 403;
      const made = await sendJson(app, "POST", "/hard-nights", BODY, viewer.headers);
      expect([viewer.role, made.status]).toEqual([viewer.role, may ? 200 : refused]);
      const read = await app.get("/api/hard-nights", viewer.headers);
      expect(read.status).toBe(200);
      const ended = await sendJson(app, "DELETE", `/hard-nights/${NOBODY}`, undefined, viewer.headers);
      expect([viewer.role, ended.status]).toEqual([viewer.role, may ? 404 : refused]);
      const undone = await sendJson(
        app,
        "POST",
        `/hard-nights/${NOBODY}/undo-end`,
        undefined,
        viewer.headers,
      );
      expect([viewer.role, undone.status]).toEqual([viewer.role, may ? 404 : refused]);
    }
  });

  test("a declared one is public, without who declared it, until it is ended", async () => {
    const made = await (await declare(BODY, lead)).json();
    expect(made).toEqual({
      id: expect.any(String),
      kind: "COLD",
      coordinates: [-80.2, 25.77],
      radius: 20,
      until: "2026-11-24T13:00:00Z",
      text: BODY.text,
      textEs: BODY.textEs,
      createdAt: "2026-11-24T01:00:00Z",
    });
    expect(await shown()).toEqual([made]);
    expect(await shown(`?nearCoordinate=${MIAMI}`)).toHaveLength(1);
    expect(await shown("?nearCoordinate=-80.2|26.4")).toEqual([]);
    expect((await app.get("/api/hard-nights?nearCoordinate=here")).status).toBe(400);
    const end = () => sendJson(app, "DELETE", `/hard-nights/${made.id}`, undefined, admin.headers);
    expect([(await end()).status, (await end()).status, await shown()]).toEqual([200, 404, []]);
    const changes = await open().query(
      "select action, actor_role as role from history where thing_id = $1 order by id",
      [made.id],
    );
    expect(changes).toEqual([
      { action: "CREATE", role: "SUPER USER" },
      { action: "DELETE", role: "ADMINISTRATOR" },
    ]);
  });

  test("it ends by itself", async () => {
    await declare();
    app.now = NOW + 12 * HOUR_MS - 1;
    expect(await shown()).toHaveLength(1);
    app.now += 1;
    expect([await shown(), await names()]).toEqual([
      [],
      ["Day place", "Night place", "Library", "Far night place"],
    ]);
  });

  test.each([
    ["radius", { radius: 0 }],
    ["radius", { radius: 101 }],
    ["until", { until: iso(NOW) }],
    ["until", { until: iso(NOW + 8 * 24 * HOUR_MS) }],
    ["until", { until: "tomorrow" }],
    ["kind", { kind: "FOG" }],
    ["coordinate", { coordinate: "Miami" }],
    ["text", { text: " " }],
    ["text", { text: "x".repeat(201) }],
    ["textEs", { textEs: "" }],
    ["textEs", { textEs: "uno\ndos" }],
  ])("a bad %s is refused by name: %j", async (field, bad) => {
    const reply = await declare({ ...BODY, ...bad });
    const problem = await reply.json();
    expect([reply.status, Object.keys(problem.fields)]).toEqual([400, [field]]);
    expect(await shown()).toEqual([]);
  });

  test("there are never too many", async () => {
    const declared = Array.from({ length: MAX_HARD_NIGHTS + 2 }, () => declare());
    const statuses = (await Promise.all(declared)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_HARD_NIGHTS);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  });

  test("one that was ended is brought back for a minute, and not beyond its end or their number", async () => {
    const made = await (await declare(BODY, lead)).json();
    const end = async () =>
      (await sendJson(app, "DELETE", `/hard-nights/${made.id}`, undefined, lead.headers)).status;
    const undo = async () =>
      (await sendJson(app, "POST", `/hard-nights/${made.id}/undo-end`, undefined, lead.headers)).status;
    expect(await undo()).toBe(404);
    expect(await end()).toBe(200);
    expect(await shown()).toEqual([]);
    app.now = NOW + RESTORE_DELETED_MS - 1;
    expect((await Promise.all([undo(), undo()])).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await shown()).toEqual([made]);
    const changes = await open().query<{ action: string }>(
      "select action from history where thing_id = $1 order by id",
      [made.id],
    );
    expect(changes.map(({ action }) => action)).toEqual(["CREATE", "DELETE", "RESTORE"]);
    await end();
    app.now += RESTORE_DELETED_MS;
    expect(await undo()).toBe(404);
    app.now -= RESTORE_DELETED_MS;
    for (let count = 0; count < MAX_HARD_NIGHTS; count += 1) await declare();
    expect(await undo()).toBe(409);
    app.now = NOW + 12 * HOUR_MS;
    await open().query("update hard_nights set ended_at = until");
    expect(await undo()).toBe(404);
  });

  test("the weather proposes, and changes nothing", async () => {
    const ask = (on: RunningApp) =>
      on.get(`/api/hard-nights/proposals?nearCoordinate=${MIAMI}`, admin.headers);
    expect(await (await ask(app)).json()).toEqual({ kinds: ["COLD"] });
    expect(await (await ask(limited)).json()).toEqual({ kinds: [] });
    expect(await shown()).toEqual([]);
  });

  describe("the list of its region", () => {
    const USUAL = ["Day place", "Night place", "Library", "Far night place"];

    test("begins with centers and what is open overnight", async () => {
      expect(await names()).toEqual(USUAL);
      await declare();
      expect(await names()).toEqual(["Night place", "Library", "Day place", "Far night place"]);
      expect(await names(`nearCoordinate=${MIAMI}&limit=1&skip=2`)).toEqual(["Day place"]);
      expect(await names(`nearCoordinate=${MIAMI}&type=RESOURCES&isOpen=true`)).toEqual([
        "Night place",
        "Far night place",
      ]);
    });

    test("keeps its order elsewhere, and where another order is asked for", async () => {
      await declare();
      expect((await names("nearCoordinate=-80.2|26.41"))[0]).toBe("Far night place");
      expect((await names("nearCoordinate=-80.2|26.41")).slice(1)).toEqual([
        "Library",
        "Night place",
        "Day place",
      ]);
      expect(await names(`nearCoordinate=${MIAMI}&sort=name&order=asc`)).toEqual([...USUAL].sort());
    });

    test("begins with the centers of its kind alone", async () => {
      await declare({ ...BODY, kind: "HEAT" });
      expect(await names()).toEqual(["Night place", "Day place", "Library", "Far night place"]);
    });
  });
});
