import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PrimaryAndReplica, primaryAndReplica } from "#checks/primary-and-replica.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { Database } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

interface Feed {
  readonly changes: readonly { readonly id: string; readonly change: string }[];
  readonly after: string;
}

/** Who follows the feed of changes misses nothing where a replica takes over that lacks what was told (rule hsds 22). */
describe.skipIf(process.platform === "win32")("the feed of changes after a failover", () => {
  let servers: PrimaryAndReplica;
  const databases: Database[] = [];
  const apps: RunningApp[] = [];

  beforeAll(async () => {
    servers = await primaryAndReplica();
  });
  afterAll(async () => {
    for (const each of [...apps, ...databases]) await each.close();
    await servers?.close();
  });

  async function started(on: PrimaryAndReplica["primary"]): Promise<RunningApp> {
    const database = poolDatabase({ primary: on, replica: null });
    databases.push(database);
    const app = await runningApp(database);
    apps.push(app);
    return app;
  }
  const read = (app: RunningApp, after?: string) =>
    app.read<Feed>(`/hsds/changes${after === undefined ? "" : `?after=${after}`}`);
  const stored = async ({ database }: RunningApp): Promise<string> => {
    const service = serviceForTest();
    await database.transaction((db) => storeServices(db, [service], Date.now()));
    return service.id;
  };
  const told = async (app: RunningApp, after?: string) =>
    (await read(app, after)).changes.map(({ id }) => id);

  test("a position from before it is refused, and the beginning has everything", async () => {
    const before = await started(servers.primary);
    const standby = await started(servers.replica);
    const kept = await stored(before);
    await expect
      .poll(() => standby.database.query("select id from services where id = $1", [kept]), {
        timeout: 20_000,
      })
      .toHaveLength(1);
    // A replica cannot say what of the feed will last.
    expect((await standby.get("/api/hsds/changes")).status).toBe(503);

    await servers.stopReplica();
    const lost = await stored(before);
    await expect.poll(() => told(before), { timeout: 20_000 }).toContain(lost);
    const position = (await read(before)).after;
    expect(await told(before, position)).toEqual([]);

    await servers.promoteReplica();
    const after = await started(servers.replica);
    const instead = await stored(after);
    const reply = await after.get(`/api/hsds/changes?after=${position}`);
    expect([reply.status, (await reply.json()).fields]).toEqual([400, { after: "unknownValue" }]);
    await expect
      .poll(() => told(after), { timeout: 20_000 })
      .toEqual(expect.arrayContaining([kept, instead]));
    expect(await told(after)).not.toContain(lost);
    const anew = (await read(after)).after;
    const next = await stored(after);
    await expect.poll(() => told(after, anew), { timeout: 20_000 }).toEqual([next]);
  });
});
