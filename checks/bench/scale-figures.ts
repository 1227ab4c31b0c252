import { Agent, get } from "node:http";
import type { Db } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { type BenchDatabase, markCompared, toDatabaseUrl } from "./bench-database.ts";
import { listFamily, measureCpuTime } from "./cpu-time.ts";
import { startServer } from "./measured-processes.ts";
import { pathsFor, type SampleQuery } from "./sample-queries.ts";

/** Figures that `docs/scale.md` gives. */
export interface ScaleFigures {
  services: number;
  engine: string;
  /** Bytes for each service. */
  sizes: { table: number; toast: number; indexes: Readonly<Record<string, number>>; database: number };
  requests: readonly RequestFigures[];
}

interface RequestFigures {
  request: string;
  /** Milliseconds of processor time for each request. */
  nodeCpuMs: number;
  postgresCpuMs: number;
  /** Compressed body. */
  bytes: number;
}

const PLACES = 400;
/** At once, over a connection each. */
const CLIENTS = 8;

const ASKED: Readonly<Record<string, (ids: readonly string[]) => readonly string[]>> = {
  "list, 25 nearest": () => paths({ name: "FOOD", parameters: { type: "FOOD" } }),
  "list, open now": () => paths({ name: "open", parameters: { type: "FOOD", isOpen: "true" } }),
  "list, search": () =>
    paths({ name: "search", parameters: { q: "food pantry", search: "name,description" } }),
  "service, API": (ids) => ids.map((id) => `/api/services/${id}`),
  "service, page": (ids) => ids.map((id) => `/services/${id}`),
  "home, page": () => Array.from({ length: PLACES }, () => "/"),
};

function paths(question: SampleQuery): readonly string[] {
  return pathsFor(question, PLACES);
}

export async function scaleFigures(
  source: BenchDatabase,
  services: number,
  dataDir: string,
): Promise<ScaleFigures> {
  const { engine, connection, pid } = source;
  await markCompared(source);
  const database = poolDatabase({ primary: { ...connection }, replica: null });
  const sizes = await measureSizes(database, services);
  const rows = await database.query<{ id: string }>(
    `select id from services where is_listed order by md5(id::text) limit ${PLACES}`,
  );
  await database.close();
  const server = await startServer({
    DATABASE_URL: toDatabaseUrl(connection),
    DATA_DIR: dataDir,
    DEMO: "off",
  });
  try {
    const requests: RequestFigures[] = [];
    for (const [request, pathsOf] of Object.entries(ASKED)) {
      const asked = pathsOf(rows.map(({ id }) => id));
      await readAll(server.origin, asked);
      const before = { node: measureCpuTime([server.pid]), postgres: measureCpuTime(listFamily(pid)) };
      const bytes = await readAll(server.origin, asked);
      const node = measureCpuTime([server.pid]) - before.node;
      const postgres = measureCpuTime(listFamily(pid)) - before.postgres;
      requests.push({
        request,
        nodeCpuMs: round(node / asked.length),
        postgresCpuMs: round(postgres / asked.length),
        bytes: Math.round(bytes / asked.length),
      });
    }
    return { services, engine, sizes, requests };
  } finally {
    await server.stop();
  }
}

/** Resolves to the bytes of all bodies, compressed. */
async function readAll(origin: string, asked: readonly string[]): Promise<number> {
  const waiting = [...asked];
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let bytes = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const received = await bytesAt(new URL(path, origin), agent);
        bytes += received;
      }
    }),
  );
  agent.destroy();
  return bytes;
}

function bytesAt(url: URL, agent: Agent): Promise<number> {
  const headers = { "accept-encoding": "br", accept: "*/*", cookie: "accessed=true" };
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (reply) => {
      let bytes = 0;
      reply.on("data", (piece: Buffer) => {
        bytes += piece.length;
      });
      reply.on("error", reject);
      reply.on("end", () => {
        if (reply.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url.pathname} answered ${reply.statusCode}`));
      });
    });
    request.on("error", reject);
  });
}

async function measureSizes(db: Db, services: number): Promise<ScaleFigures["sizes"]> {
  const [table] = await db.query<{ table: number; toast: number; database: number }>(
    `select pg_relation_size('services') as table,
            pg_table_size('services') - pg_relation_size('services') as toast,
            pg_database_size(current_database()) as database`,
  );
  const indexes = await db.query<{ name: string; bytes: number }>(
    `select indexrelid::regclass::text as name, pg_relation_size(indexrelid) as bytes
       from pg_index where indrelid = 'services'::regclass order by 2 desc`,
  );
  const each = (bytes = 0) => Math.round(bytes / services);
  return {
    table: each(table?.table),
    toast: each(table?.toast),
    indexes: Object.fromEntries(indexes.map(({ name, bytes }) => [name, each(bytes)])),
    database: each(table?.database),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
