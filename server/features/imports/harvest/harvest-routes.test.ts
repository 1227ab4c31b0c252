import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson, statusAndBody } from "#checks/send-json.ts";
import { type StubServer, stubServer } from "#checks/stub-server.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import type { ShownHarvest } from "#domain/imports/harvest/harvest-calls.ts";
import { politeGetter } from "#server/base/outside/harvest/polite-getter.ts";
import { workOnHarvests } from "./work-on-harvests.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY_MS = 86_400_000;
const NAME = "Open County";
const PATH = `/harvests/${encodeURIComponent(NAME)}`;

onOneEngine("the calls of harvests", (open) => {
  let source: StubServer;
  let app: RunningApp;
  let admin: UserForTest;
  let count = 10;
  let woken = 0;

  beforeAll(async () => {
    source = await stubServer(({ path }) => {
      const contents = Array.from({ length: count }, (_, at) => ({
        id: `s${at}`,
        name: `Pantry ${at}`,
        phones: [{ id: `p${at}`, number: "305-555-0100" }],
      }));
      if (path.startsWith("/services?"))
        return { body: JSON.stringify({ total_items: count, total_pages: 1, contents }) };
      return { status: 404, body: "{}" };
    });
    const sources = [{ name: NAME, address: source.url, isDirect: true, licence: null }];
    app = await runningApp(open(), {
      harvest: {
        sources,
        wakeWorker: () => {
          woken += 1;
        },
      },
    });
    app.now = NOW;
    admin = await signedInAs(app, "ADMINISTRATOR");
  });
  afterAll(async () => {
    await app?.close();
    await source?.close();
  });

  const work = async () => {
    const isMine = await workOnHarvests({
      database: open(),
      sources: [{ name: NAME, address: source.url, isDirect: true, licence: null }],
      everyMs: DAY_MS,
      get: politeGetter(true, { pause: async () => {} }),
      now: () => app.now,
    });
    expect(isMine).toBe(true);
  };
  const listed = async () => {
    const sent = sendJson(app, "GET", "/harvests", undefined, admin.headers);
    const { body } = await statusAndBody<ShownHarvest[]>(sent);
    const [first] = body;
    if (first === undefined) throw new Error("No source is listed.");
    return first;
  };
  const decide = (what: "approve" | "decline", body: unknown) =>
    statusAndBody<ShownHarvest & { code?: number }>(
      sendJson(app, "POST", `${PATH}/${what}`, body, admin.headers),
    );

  test("are for administrators alone", async () => {
    for (const { role, headers } of await sevenViewers(app)) {
      if (role === "ADMINISTRATOR") continue;
      const refused = role === "GUEST" ? 401 : 403;
      expect((await sendJson(app, "GET", "/harvests", undefined, headers)).status).toBe(refused);
      for (const what of ["run", "approve", "decline", "undo"]) {
        const body = what === "run" ? undefined : { copy: 1, run: "1" };
        expect((await sendJson(app, "POST", `${PATH}/${what}`, body, headers)).status).toBe(refused);
      }
    }
    for (const what of ["approve", "decline"] as const) {
      expect((await sendJson(app, "POST", `/harvests/x/${what}`, { copy: 1 }, admin.headers)).status).toBe(
        404,
      );
      expect((await decide(what, {})).status).toBe(400);
      expect((await decide(what, { copy: 1 })).status).toBe(409);
    }
    expect((await sendJson(app, "POST", "/harvests/x/run", undefined, admin.headers)).status).toBe(404);
  });

  test("a source is listed before it was ever harvested, and when it is asked for", async () => {
    expect(await listed()).toMatchObject({
      name: NAME,
      kind: null,
      triedAt: null,
      result: null,
      waiting: null,
    });
    await work();
    expect(await listed()).toMatchObject({ result: "APPLIED", problem: null, vanished: 0 });
    const next = await statusAndBody<ShownHarvest>(
      sendJson(app, "POST", `${PATH}/run`, undefined, admin.headers),
    );
    expect(next.body.nextAt).toBe("2026-11-20T15:00:00Z");
    expect(woken).toBe(1);
  });

  test("more than a tenth stops: nothing is done before somebody says so, and who did is recorded", async () => {
    count = 8;
    app.now += DAY_MS;
    await work();
    const { waiting, vanished } = await listed();
    expect({ because: waiting?.because, vanished }).toEqual({ because: "MANY", vanished: 0 });
    expect(waiting?.preview.counts).toMatchObject({ known: 10, gone: 2, unchanged: 8 });
    expect(waiting?.preview.items.map(({ name }) => name)).toEqual(["Pantry 8", "Pantry 9"]);
    const copy = waiting?.copy ?? 0;
    expect((await decide("approve", { copy: copy - 1 })).status).toBe(409);
    const approved = await decide("approve", { copy });
    expect([approved.status, approved.body.waiting?.isApproved]).toEqual([200, true]);
    expect((await decide("decline", { copy })).status).toBe(409);
    await work();
    expect(await listed()).toMatchObject({ result: "APPLIED", waiting: null, vanished: 2 });
  });

  test("what was declined stays as it is", async () => {
    count = 4;
    app.now += DAY_MS;
    await work();
    const copy = (await listed()).waiting?.copy ?? 0;
    expect((await decide("decline", { copy })).status).toBe(200);
    app.now += DAY_MS;
    await work();
    expect(await listed()).toMatchObject({ result: "UNCHANGED", waiting: null, vanished: 2 });
  });

  test("the last harvest is undone once, and none that another has replaced", async () => {
    const undo = (run: unknown, path = PATH) =>
      statusAndBody<ShownHarvest & { code?: number }>(
        sendJson(app, "POST", `${path}/undo`, { run }, admin.headers),
      );
    const { lastRun } = await listed();
    expect(lastRun).toMatchObject({ state: "DONE", written: 0, marked: 2, canUndo: true });
    expect((await undo(1)).status).toBe(400);
    expect((await undo(lastRun?.id, "/harvests/Nowhere")).status).toBe(404);
    expect((await undo("0190b5a0-0000-7000-8000-000000000001")).status).toBe(409);
    const asked = await undo(lastRun?.id);
    expect([asked.status, asked.body.lastRun]).toEqual([
      200,
      expect.objectContaining({ state: "UNDOING", canUndo: false, by: expect.any(String) }),
    ]);
    expect((await undo(lastRun?.id)).status).toBe(409);
    await work();
    expect(await listed()).toMatchObject({ vanished: 0, lastRun: { state: "UNDONE", canUndo: false } });
    expect((await undo(lastRun?.id)).status).toBe(409);
  });
});
