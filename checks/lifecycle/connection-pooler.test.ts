import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ConnectionPooler, connectionPooler, pgBouncer } from "#checks/connection-pooler.ts";
import { chosenServers } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { startJobs } from "#server/base/jobs/jobs.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Database } from "#server/base/sql/db.ts";
import { migrate } from "#server/base/sql/migrate.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const SOON_MS = 20_000;
const LIST = "/api/services?limit=5";

const program = pgBouncer();

describe.each(chosenServers())("behind a pooler in transaction mode, $engine", ({ template }) => {
  if (program === null) {
    // biome-ignore lint/suspicious/noSkippedTests: the report has to say what was not tested.
    test.skip("skipped: PgBouncer is not on this machine", () => {});
    return;
  }
  const service = serviceForTest();
  let behind: TestDatabase;
  let pooler: ConnectionPooler;
  let database: Database;
  let app: RunningApp;

  beforeEach(async () => {
    behind = await openTestDatabase(template);
    await behind.database.transaction((db) => storeServices(db, [service], Date.UTC(2026, 10, 20)));
    pooler = await connectionPooler(program, behind.connection);
    database = poolDatabase({
      primary: pooler.connection,
      replica: null,
      serving: {
        limits: { statementMs: 15_000, lockMs: 1500, queueMs: 1500 },
        connections: { visitors: 4, readers: 4, bulk: 2 },
      },
    });
    app = await runningApp(database);
  });

  afterEach(async () => {
    await app.close();
    await database.close();
    await pooler.close();
    await behind.drop();
  });

  const reply = (path: string, options: RequestInit = {}): Promise<Response> =>
    fetch(`${app.address}${path}`, { ...options, signal: AbortSignal.timeout(SOON_MS) });
  const kudo = (): Promise<Response> => reply(`/api/services/${service.id}/likes`, { method: "POST" });
  const paths = [LIST, `/api/services/${service.id}`, "/api/services/count", "/api/crisis-lines"];

  /** More often than it takes for statements to be prepared. */
  const expectAnswers = async (): Promise<void> => {
    for (let round = 0; round < 10; round++) {
      const asked = Array.from({ length: 12 }, (_, reader) => reply(paths[reader % 4] ?? LIST));
      for (const each of await Promise.all([...asked, kudo()]))
        expect([each.url, each.status]).toEqual([each.url, 200]);
    }
  };

  test("reads and writes are answered, whichever connection they get", async () => {
    await expectAnswers();
    expect((await reply("/api/health")).status).toBe(200);
  });

  test("a killed connection of the pooler costs no reader a failure", async () => {
    await expectAnswers();
    for (let round = 0; round < 5; round++) {
      const asked = Array.from({ length: 12 }, (_, reader) => reply(paths[reader % 4] ?? LIST));
      await behind.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
            and application_name = 'amparo' and client_port = -1 and state <> 'active' limit 1`,
      );
      for (const each of await Promise.all(asked)) expect([each.url, each.status]).toEqual([each.url, 200]);
    }
  });

  test("a pooler that ended is 503, and used again once it is back", async () => {
    expect((await reply(LIST)).status).toBe(200);
    await pooler.kill();
    for (const each of [await reply(LIST), await kudo(), await reply("/api/health")]) {
      expect([each.url, each.status]).toEqual([each.url, 503]);
    }
    await pooler.start();
    await expect.poll(async () => (await reply(LIST)).status, { timeout: SOON_MS }).toBe(200);
    expect((await kudo()).status).toBe(200);
  });

  test("a statement that takes too long is cancelled on the server", async () => {
    const limited = poolDatabase({
      primary: pooler.connection,
      replica: null,
      serving: {
        limits: { statementMs: 100, lockMs: 1500, queueMs: 1500 },
        connections: { visitors: 2, readers: 2, bulk: 2 },
      },
    });
    const sleep = "select pg_sleep(600)";
    const slow = limited.reader.query(sleep).catch((error: unknown) => databaseFault(error)?.kind);
    expect(await slow).toBe("slow");
    const running = () =>
      behind.database.query("select pid from pg_stat_activity where query = $1 and state = 'active'", [
        sleep,
      ]);
    await expect.poll(running, { timeout: SOON_MS }).toEqual([]);
    await limited.close();
  });

  test("limits of a transaction end with it", async () => {
    const settings =
      "select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement";
    for (let round = 0; round < 4; round++) {
      await database.transaction(async (db) => {
        expect(await db.query(settings)).toEqual([{ lock: "1500ms", statement: "15s" }]);
      });
      const reads = Array.from({ length: 8 }, () => database.reader.query(settings));
      for (const read of await Promise.all([...reads, database.bulk.query(settings)])) {
        expect(read).toEqual([{ lock: "0", statement: "0" }]);
      }
    }
  });

  test("migrations and jobs run", async () => {
    await migrate(database.bulk, () => {});
    const failures: unknown[] = [];
    const jobs = await startJobs(database.bulk, { onFailure: (_, error) => failures.push(error) });
    const received = Promise.withResolvers<unknown>();
    await jobs.work("pooled", async (data) => received.resolve(data));
    await database.transaction((db) => jobs.send(db, "pooled", { n: 1 }));
    expect(await received.promise).toEqual({ n: 1 });
    await jobs.stop();
    expect(failures).toEqual([]);
  });
});
