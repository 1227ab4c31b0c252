import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DatabaseProxy, databaseProxy } from "#checks/database-proxy.ts";
import { onEachEngine, testServers } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { untilBlocked } from "#checks/until-blocked.ts";
import { startJobs } from "#server/base/jobs/jobs.ts";
import { AppMetrics } from "#server/base/metrics/app-metrics.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Database } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { type MetricsServer, serveMetrics } from "./serve-metrics.ts";

const ON_A_FREE_PORT = { host: "127.0.0.1", port: 0 };
const NOW = Date.UTC(2026, 10, 20, 15, 0);

/** The values by their whole name with labels. */
async function readFigures({ address }: MetricsServer): Promise<ReadonlyMap<string, number>> {
  const reply = await fetch(`${address}/metrics`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const lines = (await reply.text()).trimEnd().split("\n");
  return new Map(
    lines
      .filter((line) => !line.startsWith("#"))
      .map((line) => {
        const end = line.lastIndexOf(" ");
        return [line.slice(0, end), Number(line.slice(end + 1))];
      }),
  );
}

onEachEngine("the metrics", (open) => {
  const metrics = new AppMetrics();
  const service = serviceForTest();
  let app: RunningApp;
  /** A further clock for each look, since figures of the database are shown again for some seconds. */
  let now = NOW;
  const servers: MetricsServer[] = [];

  const startMetricsServer = async (database: Database, hasReplica = false): Promise<MetricsServer> => {
    const server = await serveMetrics(ON_A_FREE_PORT, {
      database,
      hasReplica,
      families: () => metrics.families(),
      now: () => now,
    });
    servers.push(server);
    return server;
  };

  beforeAll(async () => {
    await open().transaction((db) => storeServices(db, [service], NOW));
    app = await runningApp(open(), { requestWatch: metrics.requests });
  });
  afterAll(async () => {
    await app.close();
    for (const server of servers) await server.close();
  });

  test("count requests by the pattern of their route, and never by their address", async () => {
    const server = await startMetricsServer(open());
    for (const id of [service.id, service.id, "00000000-0000-4000-8000-000000000000"]) {
      await (await app.get(`/api/services/${id}?lang=es`)).text();
    }
    await (await app.get("/api/nothing-called-so")).text();
    const figures = await readFigures(server);
    const requests = (route: string, status: number) =>
      figures.get(`amparo_http_requests_total{method="GET",route="${route}",status="${status}"}`);
    expect(requests("/api/services/:id", 200)).toBe(2);
    expect(requests("/api/services/:id", 404)).toBe(1);
    expect(requests("/api/*", 404)).toBe(1);
    expect(figures.get('amparo_http_request_seconds_count{method="GET",route="/api/services/:id"}')).toBe(3);
    expect([...figures.keys()].filter((name) => name.includes(service.id))).toEqual([]);
  });

  test("count from 0 what has not happened yet, so that its first time is seen", async () => {
    const fresh = new AppMetrics();
    fresh.pools.opened("visitors", () => ({ open: 0, idle: 0, waiting: 0, oldestWaitMs: 0 }));
    fresh.jobs.works("mail");
    const server = await serveMetrics(ON_A_FREE_PORT, {
      ...{ database: open(), hasReplica: false, now: () => now },
      families: () => fresh.families(),
    });
    servers.push(server);
    const figures = await readFigures(server);
    for (const name of [
      ...["requests", "database", "slow"].map((reason) => `amparo_http_refused_total{reason="${reason}"}`),
      ...[500, 503].map((status) => `amparo_http_failures_total{status="${status}"}`),
      'amparo_database_faults_total{pool="visitors",kind="unavailable"}',
      'amparo_database_connection_wait_seconds_count{pool="visitors"}',
      ...["done", "failed"].map((outcome) => `amparo_job_runs_total{queue="mail",outcome="${outcome}"}`),
      'amparo_job_seconds_bucket{queue="mail",le="+Inf"}',
    ]) {
      expect([name, figures.get(name)]).toEqual([name, 0]);
    }
    fresh.requests.answered("GET", "/*", 503, 0.1);
    const after = await readFigures(server);
    expect(after.get('amparo_http_failures_total{status="503"}')).toBe(1);
    expect(after.get('amparo_http_failures_total{status="500"}')).toBe(0);
  });

  test("a request whose client goes away is not open for ever", async () => {
    const openRequests = async () => (await readFigures(server)).get("amparo_http_open_requests");
    const server = await startMetricsServer(open());
    // A body that never comes.
    const leaving = request(`${app.address}/api/services/${service.id}/likes`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": 100 },
    });
    leaving.on("error", () => {});
    leaving.write("{");
    await expect.poll(openRequests).toBe(1);
    leaving.destroy();
    await expect.poll(openRequests).toBe(0);
  });

  test("show jobs that wait and that failed, opening hours that ran out, and imports", async () => {
    const jobs = await startJobs(open(), { onFailure: () => {}, isWorking: false });
    await jobs.send(open(), "counted", { n: 1 });
    await jobs.send(open(), "counted", { n: 2 });
    await jobs.send(open(), "counted", { n: 3 }, { notBefore: Date.now() + 3_600_000 });
    await open().query(
      `update pgboss.job set created_on = now() - interval '100 seconds' where name = 'counted' and data ->> 'n' = '1'`,
    );
    await jobs.stop();
    await open().query(
      `insert into hours (fingerprint, time_zone, schedules, close_schedules, edges, covered_from, covered_until, stamp)
       values (sha256('a'), 'America/New_York', '[]', '[]', '{}', now() - interval '3 years', to_timestamp($1::float8 / 1000), 'old')`,
      [NOW - 1],
    );
    await open().query(
      `insert into import_runs (id, file_name, state, created_at, ended_at)
       values (gen_random_uuid(), 'a.zip', 'DONE', to_timestamp($1::float8 / 1000), to_timestamp($1::float8 / 1000))`,
      [NOW - 60_000],
    );
    // A harvest's run does not count as one of the browser's.
    await open().query(
      `insert into import_runs (id, file_name, harvest, state, created_at, ended_at)
       values (gen_random_uuid(), 'Open County', 'Open County', 'DONE', now(), now())`,
    );
    await open().query(
      `insert into harvests (name, address, next_at, succeeded_at)
       values ('Open County', 'https://county.example/', now(), to_timestamp($1::float8 / 1000))`,
      [NOW - 3_600_000],
    );
    await open().query("insert into harvest_results values ('Open County', 'FAILED', 3)");
    const figures = await readFigures(await startMetricsServer(open()));
    expect(figures.get('amparo_jobs{queue="counted",state="waiting"}')).toBe(2);
    expect(figures.get('amparo_jobs{queue="counted",state="later"}')).toBe(1);
    expect(figures.get('amparo_jobs_oldest_seconds{queue="counted",state="waiting"}')).toBeGreaterThan(99);
    expect(figures.get("amparo_stale_hours")).toBe(1);
    expect(figures.get('amparo_imports{state="done"}')).toBe(1);
    expect(figures.get('amparo_imports_last_seconds{state="done"}')).toBe(60);
    expect(figures.get('amparo_harvests_total{source="Open County",result="failed"}')).toBe(3);
    expect(figures.get('amparo_harvests_total{source="Open County",result="applied"}')).toBe(0);
    expect(figures.get('amparo_harvest_last_success_seconds{source="Open County"}')).toBe(3600);
    expect(figures.get('amparo_harvest_waiting{source="Open County"}')).toBe(0);
    expect(figures.get("amparo_database_lock_waiting")).toBe(0);
    for (const name of ["jobs", "hours", "locks", "imports", "replica"]) {
      expect(figures.get(`amparo_figures_read{figures="${name}"}`), name).toBe(1);
    }
    // The second address is that of the same server, which is not a replica.
    const doubled = await readFigures(await startMetricsServer(open(), true));
    expect(doubled.get("amparo_replica_lag_bytes")).toBeUndefined();
  });

  test("count the jobs that this process worked, and those that failed", async () => {
    const jobs = await startJobs(open(), { onFailure: () => {}, watch: metrics.jobs });
    await jobs.work("worked", async (data) => {
      if (JSON.stringify(data).includes("fail")) throw new Error("no");
    });
    await jobs.send(open(), "worked", { it: "fail" });
    await jobs.send(open(), "worked", { it: "works" });
    const server = await startMetricsServer(open());
    const runs = async (outcome: string) =>
      (await readFigures(server)).get(`amparo_job_runs_total{queue="worked",outcome="${outcome}"}`);
    await expect.poll(() => runs("failed")).toBeGreaterThan(0);
    await expect.poll(() => runs("done")).toBe(1);
    await jobs.stop();
  });

  test("show who waits for a lock", async () => {
    const held = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const lock = "select from services where id = $1 for update";
    const holding = open().transaction(async (db) => {
      await db.query(lock, [service.id]);
      began.resolve();
      await held.promise;
    });
    await began.promise;
    const waiting = open().transaction((db) => db.query(lock, [service.id]));
    await untilBlocked(open(), 1);
    const figures = await readFigures(await startMetricsServer(open()));
    expect(figures.get("amparo_database_lock_waiting")).toBe(1);
    expect(figures.get("amparo_database_lock_oldest_wait_seconds")).toBeGreaterThan(0);
    held.resolve();
    await Promise.all([holding, waiting]);
  });

  test("figures of the database are read again after ten seconds, whoever asks", async () => {
    let reads = 0;
    const counting: Database = {
      ...open(),
      query: (text, values) => {
        if (text.includes("from hours")) reads++;
        return open().query(text, values);
      },
    };
    const server = await startMetricsServer(counting);
    await Promise.all([readFigures(server), readFigures(server)]);
    now += 9_999;
    await readFigures(server);
    expect(reads).toBe(1);
    now += 1;
    await readFigures(server);
    expect(reads).toBe(2);
  });

  test("nothing else is on that port", async () => {
    const { address } = await startMetricsServer(open());
    for (const path of ["/", "/api/health", "/metrics/more"]) {
      expect((await fetch(`${address}${path}`)).status, path).toBe(404);
    }
    expect((await fetch(`${address}/metrics`, { method: "POST" })).status).toBe(404);
  });
});

describe.each(testServers())("the metrics of pools, $engine", ({ template }) => {
  const { pools } = new AppMetrics();
  let behind: TestDatabase;
  let proxy: DatabaseProxy;
  let database: Database;
  let server: MetricsServer;
  beforeAll(async () => {
    behind = await openTestDatabase(template);
    proxy = await databaseProxy(behind.connection);
    database = poolDatabase({
      primary: proxy.connection,
      replica: null,
      serving: {
        limits: { statementMs: 15_000, lockMs: 1500, queueMs: 200 },
        connections: { visitors: 1, readers: 1, bulk: 1 },
        watch: pools,
      },
    });
    const now = () => NOW;
    server = await serveMetrics(ON_A_FREE_PORT, {
      database,
      hasReplica: false,
      families: () => pools.families(),
      now,
    });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await proxy.close();
    await behind.drop();
  });

  test("tell who waits for a connection, and which faults there were", async () => {
    const held = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const holding = database.transaction(async () => {
      began.resolve();
      await held.promise;
    });
    await began.promise;
    expect(pools.oldestWaitMs()).toBe(0);
    const second = database.query("select 1").catch((error: unknown) => databaseFault(error)?.kind);
    await expect.poll(() => pools.oldestWaitMs(), { interval: 1 }).toBeGreaterThan(0);
    expect(await second).toBe("busy");
    held.resolve();
    await holding;
    expect(pools.oldestWaitMs()).toBe(0);
    const figures = await readFigures(server);
    // On a busy machine the reads of the figures may wait too long as well.
    expect(figures.get('amparo_database_faults_total{pool="visitors",kind="busy"}')).toBeGreaterThan(0);
    expect(figures.get('amparo_database_connection_wait_seconds_count{pool="visitors"}')).toBeGreaterThan(0);
    expect(figures.get('amparo_database_connections{pool="visitors",state="used"}')).toBeDefined();
  });

  test("are there without the database, and say what could not be read", async () => {
    await proxy.stop();
    const away = await serveMetrics(ON_A_FREE_PORT, {
      database,
      hasReplica: false,
      families: () => pools.families(),
      now: () => NOW,
    });
    const figures = await readFigures(away);
    await away.close();
    expect(figures.get('amparo_figures_read{figures="jobs"}')).toBe(0);
    expect(figures.get("amparo_stale_hours")).toBeUndefined();
    expect(figures.get('amparo_database_faults_total{pool="visitors",kind="unavailable"}')).toBeGreaterThan(
      0,
    );
  });
});
