import { type BareClient, recordReplies, startBareClient } from "./bare-work.ts";
import { type BenchDatabase, markCompared, toDatabaseUrl } from "./bench-database.ts";
import { listFamily, measureCpuTime } from "./cpu-time.ts";
import { httpClient, percentile } from "./http-load.ts";
import { type RunningServer, startServer } from "./measured-processes.ts";
import { pathsFor, QUESTIONS, type SampleQuery } from "./sample-queries.ts";

export interface ServerRow {
  services: number;
  engine: string;
  query: string;
  /** How many match within 100 miles of the place in the middle. */
  matchesWithin100Miles: number;
  p50Ms: number;
  p99Ms: number;
  /** Node and PostgreSQL together, for each request. */
  cpuMs: number;
  /** To the same statements and the same body by a bare client. */
  cpuRatio: number;
  statements: number;
}

/** Places for latency, and of those the first so many for the ratio. */
const PLACES = 300;
const PLACES_FOR_RATIO = 40;
const ROUNDS = 5;

export async function serverFigures(
  database: BenchDatabase,
  services: number,
  dataDir: string,
  print: (line: string) => void,
): Promise<ServerRow[]> {
  const { engine, connection, pid } = database;
  await markCompared(database);
  const server = await startServer({
    DATABASE_URL: toDatabaseUrl(connection),
    DATA_DIR: dataDir,
    DEMO: "off",
  });
  const bare = startBareClient();
  try {
    const rows: ServerRow[] = [];
    for (const question of QUESTIONS) {
      const figures = await measureFigures(question, { server, bare, connection, postgres: pid });
      rows.push({ services, engine, query: question.name, ...figures });
      print(
        `${engine}: ${question.name}: p50 ${figures.p50Ms} ms, p99 ${figures.p99Ms} ms, × ${figures.cpuRatio}`,
      );
    }
    return rows;
  } finally {
    bare.stop();
    await server.stop();
  }
}

interface Measured {
  server: RunningServer;
  bare: BareClient;
  connection: BenchDatabase["connection"];
  /** The postmaster's process id. */
  postgres: number;
}

async function measureFigures(
  question: SampleQuery,
  { server, bare, connection, postgres }: Measured,
): Promise<Omit<ServerRow, "services" | "engine" | "query">> {
  const paths = pathsFor(question, PLACES);
  const client = httpClient(server.origin);
  const ask = async (path: string): Promise<number> => {
    const { status, ms } = await client.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return ms;
  };
  try {
    const counts: number[] = [];
    for (const path of paths.slice(0, 9)) counts.push(await countWithin100Miles(client, path));
    for (const path of paths) await ask(path);
    const latencies: number[] = [];
    for (const path of paths) latencies.push(await ask(path));

    const some = paths.slice(0, PLACES_FOR_RATIO);
    const replies = await recordReplies(connection, some);
    const requests = some.length * ROUNDS;
    for (const path of some) await ask(path);
    const ours = measureCpuTime([...listFamily(server.pid), ...listFamily(postgres)]);
    for (let round = 0; round < ROUNDS; round++) for (const path of some) await ask(path);
    const oursMs = measureCpuTime([...listFamily(server.pid), ...listFamily(postgres)]) - ours;

    await bare.run({ connection, replies, rounds: 2 });
    const theirs = measureCpuTime(listFamily(postgres));
    const clientMs = await bare.run({ connection, replies, rounds: ROUNDS });
    const theirsMs = measureCpuTime(listFamily(postgres)) - theirs + clientMs;
    return {
      matchesWithin100Miles: percentile(counts, 50),
      p50Ms: rounded(percentile(latencies, 50)),
      p99Ms: rounded(percentile(latencies, 99)),
      cpuMs: rounded(oursMs / requests),
      cpuRatio: rounded(oursMs / theirsMs),
      statements: rounded(replies.reduce((sum, reply) => sum + reply.statements.length, 0) / replies.length),
    };
  } finally {
    client.close();
  }
}

async function countWithin100Miles(client: ReturnType<typeof httpClient>, path: string): Promise<number> {
  const [route = "", query] = path.split("?");
  const within = new URLSearchParams(query);
  within.set("radius", "100");
  const { status, body } = await client.get(`${route}/count?${within}`);
  const { count }: { count?: number } = JSON.parse(body);
  if (status !== 200 || count === undefined) throw new Error(`the count of ${path} answered ${status}`);
  return count;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
