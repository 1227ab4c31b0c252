import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabaseProxy, databaseProxy } from "#checks/database-proxy.ts";
import { chosenServers } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { untilBlocked } from "#checks/until-blocked.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Database } from "#server/base/sql/db.ts";
import { poolDatabase, type Serving } from "#server/base/sql/pool-database.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

/** As the app opens its own. */
const SERVING: Serving = {
  limits: { statementMs: 15_000, lockMs: 1500, queueMs: 1500 },
  connections: { visitors: 4, readers: 4, bulk: 2 },
};

/** Three seconds are promised; a machine that does much else takes longer, and what hangs takes for ever. */
const SOON_MS = 10_000;

/** A reply, which fails where it does not come soon. */
async function reply(app: RunningApp, path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`${app.address}${path}`, { ...options, signal: AbortSignal.timeout(SOON_MS) });
}

const LIST = "/api/services?limit=5";

describe.each(chosenServers())("the app, $engine", ({ template }) => {
  const service = serviceForTest();
  let behind: TestDatabase;
  let proxy: DatabaseProxy;
  let database: Database;
  let app: RunningApp;
  const said: string[] = [];
  let hasRoom = true;

  const start = async (): Promise<void> => {
    database = poolDatabase({
      primary: proxy.connection,
      replica: null,
      serving: { ...SERVING, hasRoom: async () => hasRoom, print: (line) => said.push(line) },
    });
    app = await runningApp(database);
  };

  beforeEach(async () => {
    hasRoom = true;
    said.length = 0;
    behind = await openTestDatabase(template);
    await behind.database.transaction((db) => storeServices(db, [service], Date.UTC(2026, 10, 20)));
    proxy = await databaseProxy(behind.connection);
    await start();
    expect((await reply(app, LIST)).status).toBe(200);
    expect((await reply(app, "/api/crisis-lines")).status).toBe(200);
  });

  afterEach(async () => {
    await app.close();
    await database.close();
    await proxy.close();
    await behind.drop();
  });

  /** Of a device that gave none before. */
  const kudo = (): Promise<Response> => reply(app, `/api/services/${service.id}/likes`, { method: "POST" });

  const isUp = async (): Promise<boolean> =>
    (await reply(app, "/api/health")).status === 200 && (await reply(app, LIST)).status === 200;

  const expectUnavailable = async (): Promise<void> => {
    const asked = [LIST, "/api/services/count"].map((path) => reply(app, path));
    const signedIn = reply(app, "/api/auth/profile", {
      headers: { authorization: `Bearer ${"a".repeat(43)}` },
    });
    // Health comes last: it would find out for the others.
    for (const each of [...(await Promise.all([...asked, signedIn])), await reply(app, "/api/health")]) {
      expect([each.status, each.url]).toEqual([503, each.url]);
      expect(Number(each.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await each.json()).toMatchObject({ code: 503, key: "unavailable" });
    }
    const written = await kudo();
    expect([written.status, await written.json()]).toEqual([
      503,
      expect.objectContaining({ key: "notSaved" }),
    ]);
    expect(await (await reply(app, "/api/live")).json()).toEqual({ status: "ok" });
    expect((await reply(app, "/api/crisis-lines")).status, "from memory").toBe(200);
  };

  test("answers in time that a frozen database is unavailable, and uses it again once it answers", async () => {
    proxy.freeze();
    await expectUnavailable();
    expect(said).toEqual([expect.stringContaining("does not answer")]);
    await proxy.resume();
    await expect.poll(isUp, { timeout: SOON_MS }).toBe(true);
    expect((await kudo()).status).toBe(200);
    expect(said.at(-1)).toContain("answers again");
  });

  test("notices a frozen database by a single statement on an open connection", async () => {
    proxy.freeze();
    const failure = database.reader.query("select 1").catch((error: unknown) => databaseFault(error)?.kind);
    const late = new Promise((resolve) => setTimeout(resolve, SOON_MS, "late"));
    expect(await Promise.race([failure, late])).toBe("unavailable");
    await proxy.resume();
  });

  test("answers in time that a stopped database is unavailable, and uses it again once it is back", async () => {
    await proxy.stop();
    await expectUnavailable();
    await proxy.resume();
    await expect.poll(isUp, { timeout: SOON_MS }).toBe(true);
    expect((await kudo()).status).toBe(200);
  });

  test("is closed while its database is frozen, even if a job has just begun to connect", async () => {
    proxy.freeze();
    const asked = reply(app, LIST);
    const job = database.bulk.query("select 1").catch((error: unknown) => databaseFault(error)?.kind);
    await new Promise(setImmediate);
    await expect(
      Promise.race([
        Promise.all([database.close(), asked, job]).then(([, , kind]) => ["closed", kind]),
        new Promise((resolve) => setTimeout(resolve, SOON_MS, "late")),
      ]),
    ).resolves.toEqual(["closed", "unavailable"]);
    await proxy.resume();
    await app.close();
    await start();
  });

  test("costs no reader a failure when connections are killed", async () => {
    const paths = [LIST, `/api/services/${service.id}`, "/api/services/count", "/api/crisis-lines"];
    for (let round = 0; round < 10; round++) {
      const asked = Array.from({ length: 12 }, (_, reader) => reply(app, paths[reader % 4] ?? LIST));
      const written = kudo();
      await behind.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'amparo' and pid <> pg_backend_pid()`,
      );
      for (const each of await Promise.all(asked)) expect([each.url, each.status]).toEqual([each.url, 200]);
      expect([200, 503]).toContain((await written).status);
    }
  });

  test("lets no visitor wait long for a lock of another, and lets all others proceed", async () => {
    await behind.database.transaction(async (db) => {
      await db.query("select from services where id = $1 for update", [service.id]);
      // More than there are connections for visitors.
      const kudos = Array.from({ length: 9 }, kudo);
      await untilBlocked(behind.database, 4);
      const others = [LIST, `/api/services/${service.id}`, "/api/health", "/api/live"].map((path) =>
        reply(app, path),
      );
      for (const each of await Promise.all(others)) expect([each.url, each.status]).toEqual([each.url, 200]);
      for (const each of await Promise.all(kudos)) {
        expect([each.status, await each.json()]).toEqual([503, expect.objectContaining({ key: "notSaved" })]);
        expect(Number(each.headers.get("retry-after"))).toBeGreaterThan(0);
      }
    });
    expect((await kudo()).status).toBe(200);
  });

  test("lets no visitor wait behind bulk work", async () => {
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = behind.database.transaction(async (db) => {
      await db.query("select pg_advisory_xact_lock(1)");
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const bulk = Array.from({ length: 5 }, () => database.bulk.query("select pg_advisory_xact_lock(1)"));
    await untilBlocked(behind.database, 2);
    const asked = [LIST, "/api/health"].map((path) => reply(app, path));
    for (const each of await Promise.all([...asked, kudo()])) expect(each.status).toBe(200);
    await untilBlocked(behind.database, 2);
    released.resolve();
    await Promise.all([holding, ...bulk]);
  });

  test("states whether a write was saved, or that this is unknown", async () => {
    proxy.freezeAfter("commit");
    const written = await kudo();
    expect([written.status, await written.json()]).toEqual([
      503,
      expect.objectContaining({ key: "maybeSaved" }),
    ]);
    await proxy.resume();
    await expect.poll(isUp, { timeout: SOON_MS }).toBe(true);
  });

  test("goes on reading where the disk is full, and rejects writes with the reason", async () => {
    hasRoom = false;
    const found = async () => (await reply(app, "/api/health")).json();
    await expect.poll(found, { timeout: SOON_MS }).toMatchObject({ status: "diskFull" });
    for (let time = 0; time < 3; time++) {
      const written = await kudo();
      expect([written.status, await written.json()]).toEqual([
        503,
        expect.objectContaining({ key: "diskFull" }),
      ]);
    }
    expect((await reply(app, LIST)).status).toBe(200);
    expect(app.logged.filter((line) => line.includes('"database":"full"'))).toHaveLength(1);
    hasRoom = true;
    await expect.poll(found, { timeout: SOON_MS }).toMatchObject({ status: "ok" });
    expect((await kudo()).status).toBe(200);
  });

  test("leaves nothing of its limits on connections that others share", async () => {
    const settings =
      "select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement";
    await database.transaction(async (db) => {
      expect(await db.query(settings)).toEqual([{ lock: "1500ms", statement: "15s" }]);
    });
    for (const db of [database, database.reader, database.bulk]) {
      expect(await db.query(settings)).toEqual([{ lock: "0", statement: "0" }]);
    }
  });
});
