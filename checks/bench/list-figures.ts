import type { Database, Db } from "#server/base/sql/db.ts";
import { type Connection, poolDatabase } from "#server/base/sql/pool-database.ts";
import {
  insertRows,
  readRows,
  readTables,
  type TableColumns,
} from "#server/features/operations/backup/queries.ts";
import { type BenchDatabase, toDatabaseUrl } from "./bench-database.ts";
import { listFamily, measureCpuTime } from "./cpu-time.ts";
import { percentile } from "./http-load.ts";
import { type ListClient, startListClient } from "./list-load.ts";
import { type RunningServer, startServer } from "./measured-processes.ts";
import { multiplyServices } from "./multiply-services.ts";
import { pathsFor, type SampleQuery } from "./sample-queries.ts";

/** Lists of this version and of an earlier one, of the same services. */
export interface ListRow {
  services: number;
  engine: string;
  lists: string;
  concurrency: number;
  earlierPerSecond: number;
  perSecond: number;
  /** How many times as many. */
  ratio: number;
  earlierP50Ms: number;
  p50Ms: number;
  earlierP99Ms: number;
  p99Ms: number;
  /** Processor time of Node and PostgreSQL for one list. */
  earlierCpuMs: number;
  cpuMs: number;
}

const TABS: readonly SampleQuery[] = ["FOOD", "SHELTER", "HEALTH", "RESOURCES", "WORK"].map((type) => ({
  name: type,
  parameters: { type },
}));
const MIXES: Readonly<Record<string, readonly SampleQuery[]>> = {
  "25 nearest": TABS,
  "open now": TABS.map(({ name, parameters }) => ({ name, parameters: { ...parameters, isOpen: "true" } })),
};
const PLACES = 200;
const CONCURRENCY = [10, 1];

export interface ListBench {
  /** Folder of the earlier version's tree. */
  earlier: string;
  services: number;
  rounds: number;
  /** Of one round, for one mix, at one version. */
  seconds: number;
  dataDir: string;
}

/**
 * Both versions read lists in turns, in one run: whatever else the machine does meets both.
 *
 * @param source a database of the services that both get, or of those whose copies they get
 */
export async function listFigures(
  source: BenchDatabase,
  bench: ListBench,
  print: (line: string) => void,
): Promise<ListRow[]> {
  const connections = {
    earlier: { ...source.connection, database: "earlier" },
    current: { ...source.connection, database: "current" },
  };
  await makeDatabases(source, connections, bench, print);
  const servers: RunningServer[] = [];
  const client = startListClient();
  try {
    const start = async (connection: Connection, root?: string): Promise<RunningServer> => {
      const env = { DATABASE_URL: toDatabaseUrl(connection), DATA_DIR: bench.dataDir, DEMO: "off" };
      const server = await startServer(env, root);
      servers.push(server);
      return server;
    };
    const earlier = await start(connections.earlier, bench.earlier);
    const current = await start(connections.current);
    const rows: ListRow[] = [];
    for (const [lists, questions] of Object.entries(MIXES)) {
      const measured = { client, postgres: source.pid, paths: listPaths(questions), ...bench };
      for (const concurrency of CONCURRENCY) {
        const figures = await compare({ earlier, current }, concurrency, measured);
        rows.push({ services: bench.services, engine: source.engine, lists, concurrency, ...figures });
        print(`${source.engine}: ${lists}, ${concurrency} at once: × ${figures.ratio}`);
      }
    }
    return rows;
  } finally {
    client.stop();
    for (const server of servers) await server.stop();
  }
}

/** Different questions one after the other, as different people ask. */
function listPaths(questions: readonly SampleQuery[]): string[] {
  const each = questions.map((question) => pathsFor(question, PLACES));
  return Array.from({ length: PLACES }, (_, place) => each.map((paths) => paths[place] ?? "")).flat();
}

/** The earlier version's tables with the services, many times over; and a copy, which this version brings up to date. */
async function makeDatabases(
  source: BenchDatabase,
  connections: { earlier: Connection; current: Connection },
  { earlier, services, dataDir }: ListBench,
  print: (line: string) => void,
): Promise<void> {
  await withDatabase(source.connection, (db) => db.query("create database earlier"));
  print(`${source.engine}: starting the earlier version on tables of its own`);
  const env = { DATABASE_URL: toDatabaseUrl(connections.earlier), DATA_DIR: dataDir, DEMO: "off" };
  await (await startServer(env, earlier)).stop();
  await withDatabase(connections.earlier, async (db) => {
    await withDatabase(source.connection, (from) => copyServices(from, db));
    await multiplyServices(db, services, (line) => print(`${source.engine}: ${line}`));
    await db.query("vacuum (analyze)");
  });
  await withDatabase(source.connection, (db) => db.query("create database current template earlier"));
}

async function withDatabase<T>(connection: Connection, work: (database: Database) => Promise<T>): Promise<T> {
  const database = poolDatabase({ primary: { ...connection }, replica: null });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const COPIED = new Set(["hours", "services", "service_places"]);
const ROWS_PER_INSERT = 500;

/** Of columns that only one of the versions has, nothing is copied. */
async function copyServices(from: Database, to: Database): Promise<void> {
  const known = new Map((await readTables(to)).map(({ name, columns }) => [name, new Set(columns)]));
  await from.transaction(async (reading) => {
    for (const { name, columns } of await readTables(reading)) {
      if (!COPIED.has(name)) continue;
      const table = { name, columns: columns.filter((column) => known.get(name)?.has(column)) };
      await to.transaction((writing) => copyTable(reading, writing, table));
    }
  });
}

async function copyTable(from: Db, to: Db, table: TableColumns): Promise<void> {
  let rows: string[] = [];
  for await (const row of readRows(from, table)) {
    rows.push(row);
    if (rows.length < ROWS_PER_INSERT) continue;
    await insertRows(to, table, rows);
    rows = [];
  }
  if (rows.length > 0) await insertRows(to, table, rows);
}

interface Measured {
  client: ListClient;
  /** The postmaster's process id. */
  postgres: number;
  paths: readonly string[];
  rounds: number;
  seconds: number;
}

/** What one version did in all rounds together. */
interface Sum {
  lists: number;
  milliseconds: number;
  cpuMs: number;
  latencies: number[];
}

async function compare(
  servers: { earlier: RunningServer; current: RunningServer },
  concurrency: number,
  { client, postgres, paths, rounds, seconds }: Measured,
): Promise<Omit<ListRow, "services" | "engine" | "lists" | "concurrency">> {
  const read = async (server: RunningServer, sum: Sum, milliseconds: number | null): Promise<void> => {
    const port = Number(new URL(server.origin).port);
    const processes = [server.pid, ...listFamily(postgres)];
    const before = measureCpuTime(processes);
    const read = await client.read({ port, paths, concurrency, milliseconds });
    sum.cpuMs += measureCpuTime(processes) - before;
    sum.milliseconds += read.milliseconds;
    sum.lists += read.latencies.length;
    for (const latency of read.latencies) sum.latencies.push(latency);
  };
  for (const server of [servers.earlier, servers.current]) await read(server, emptySum(), null);
  const earlier = emptySum();
  const current = emptySum();
  for (let round = 0; round < rounds; round++) {
    await read(servers.earlier, earlier, seconds * 1000);
    await read(servers.current, current, seconds * 1000);
  }
  return {
    earlierPerSecond: rounded(perSecond(earlier)),
    perSecond: rounded(perSecond(current)),
    ratio: rounded(perSecond(current) / perSecond(earlier)),
    earlierP50Ms: rounded(percentile(earlier.latencies, 50)),
    p50Ms: rounded(percentile(current.latencies, 50)),
    earlierP99Ms: rounded(percentile(earlier.latencies, 99)),
    p99Ms: rounded(percentile(current.latencies, 99)),
    earlierCpuMs: rounded(earlier.cpuMs / earlier.lists),
    cpuMs: rounded(current.cpuMs / current.lists),
  };
}

function emptySum(): Sum {
  return { lists: 0, milliseconds: 0, cpuMs: 0, latencies: [] };
}

function perSecond({ lists, milliseconds }: Sum): number {
  return (lists / milliseconds) * 1000;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
