import { setTimeout as pause } from "node:timers/promises";
import { signedInAs } from "#checks/users-for-tests.ts";
import { FINDING_KINDS } from "#domain/directory-health/finding.ts";
import type { Database } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { MAX_OF_KIND } from "#server/features/directory-health/finding-queries.ts";
import { refreshHealth } from "#server/features/directory-health/refresh-health.ts";
import { type BenchDatabase, toDatabaseUrl } from "./bench-database.ts";
import { listFamily, measureCpuTime } from "./cpu-time.ts";
import { httpClient, percentile } from "./http-load.ts";
import { startServer } from "./measured-processes.ts";

/** What the page of the directory's health costs, and the daily job that counts for it. */
export interface HealthFigures {
  engine: string;
  services: number;
  /** What is read; "counting" is the job. */
  what: string;
  p50Ms: number;
  /** Processor time of one request in the app's process. */
  appCpuMs: number;
  /** Processor time of one request in PostgreSQL. */
  sqlCpuMs: number;
  /** Times that a request could be answered while the job counts once. */
  perCounting: number;
}

const REQUESTS = 200;
const PAGE = 20;
const JOBS_MS = 5 * 60_000;
/** Services of each of some kinds of findings that are made, as a directory has that no one tends. */
const OF_KIND = 2000;

/** The page and its lists, from the figures that were counted before, against counting them anew. */
export async function healthFigures(
  { engine, connection, pid }: BenchDatabase,
  services: number,
  dataDir: string,
): Promise<HealthFigures[]> {
  const database = poolDatabase({ primary: { ...connection }, replica: null });
  await neglect(database);
  const counting = await countAll();
  const server = await startServer({
    DATABASE_URL: toDatabaseUrl(connection),
    DATA_DIR: dataDir,
    DEMO: "off",
  });
  try {
    const { headers } = await signedInAs({ now: Date.now(), database }, "ADMINISTRATOR");
    await jobsOfTheStart();
    const list = `/api/directory-health/findings?limit=${PAGE}`;
    const paths: Readonly<Record<string, string>> = {
      page: "/directory_health",
      figures: "/api/directory-health",
      "findings, first page": list,
      "findings, last page": `${list}&skip=${FINDING_KINDS.length * MAX_OF_KIND - PAGE}`,
      "unconfirmed, last page": `${list}&kind=UNCONFIRMED&skip=${MAX_OF_KIND - PAGE}`,
    };
    const rows: HealthFigures[] = [counting];
    for (const [what, path] of Object.entries(paths)) rows.push(await read(what, path, headers));
    return rows;
  } finally {
    await server.stop();
    await database.close();
  }

  /** The app looks for duplicates and the like when it starts. What takes longer than this is measured with the rest. */
  async function jobsOfTheStart(): Promise<void> {
    const until = performance.now() + JOBS_MS;
    for (;;) {
      const [{ waiting } = { waiting: 0 }] = await database.query<{ waiting: number }>(
        "select count(*)::int as waiting from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()",
      );
      if (waiting === 0 || performance.now() > until) return;
      await pause(1000);
    }
  }

  async function countAll(): Promise<HealthFigures> {
    const [app, sql, from] = [process.cpuUsage(), measureCpuTime(listFamily(pid)), performance.now()];
    await refreshHealth(database, Date.now());
    const ms = performance.now() - from;
    const { user, system } = process.cpuUsage(app);
    return row("counting", ms, (user + system) / 1000, measureCpuTime(listFamily(pid)) - sql, ms);
  }

  async function read(
    what: string,
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<HealthFigures> {
    const client = httpClient(server.origin);
    const ask = async (): Promise<number> => {
      const { status, ms } = await client.get(path, headers);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      return ms;
    };
    // So that everything is compiled.
    for (let turn = 0; turn < REQUESTS; turn++) await ask();
    const [app, sql] = [measureCpuTime(listFamily(server.pid)), measureCpuTime(listFamily(pid))];
    const latencies: number[] = [];
    for (let turn = 0; turn < REQUESTS; turn++) latencies.push(await ask());
    const appMs = (measureCpuTime(listFamily(server.pid)) - app) / REQUESTS;
    const sqlMs = (measureCpuTime(listFamily(pid)) - sql) / REQUESTS;
    client.close();
    return row(what, percentile(latencies, 50), appMs, sqlMs, counting.p50Ms);
  }

  function row(what: string, p50: number, app: number, sql: number, all: number): HealthFigures {
    return {
      engine,
      services,
      what,
      p50Ms: rounded(p50),
      appCpuMs: rounded(app),
      sqlCpuMs: rounded(sql),
      perCounting: rounded(all / p50),
    };
  }
}

/** Some beds are old, and some telephones and texts wrong. */
async function neglect(database: Database): Promise<void> {
  for (const [change, where] of [
    ["beds_updated_at = now() - interval '30 days'", "total_beds is not null"],
    ["phone = '(105) 555-0100'", "phone is not null"],
    ["description = 'Comida caliente para las familias, todos los días.'", "description <> ''"],
  ]) {
    await database.query(
      `update services set ${change} where id in (
         select id from services where is_public and is_listed and ${where} order by id limit ${OF_KIND})`,
    );
  }
  await database.query("analyze services");
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
