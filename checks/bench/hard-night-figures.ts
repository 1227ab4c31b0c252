import { randomUUID } from "node:crypto";
import { signedInAs } from "#checks/users-for-tests.ts";
import { MAX_HARD_NIGHT_RADIUS_MILES, MAX_HARD_NIGHTS } from "#domain/hard-nights/hard-night.ts";
import type { Database } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { addHardNight } from "#server/features/hard-nights/queries.ts";
import { type BenchDatabase, type BenchWork, toDatabaseUrl } from "./bench-database.ts";
import { type BenchCity, benchCities } from "./cities.ts";
import { httpClient, percentile } from "./http-load.ts";
import { startServer } from "./measured-processes.ts";
import { pathsFor, QUESTIONS, type SampleQuery } from "./sample-queries.ts";

/** What a hard night costs the lists of its region. */
interface HardNightFigures {
  engine: string;
  services: number;
  question: string;
  p50Ms: number;
  p99Ms: number;
  p50InHardNight: number;
  p99InHardNight: number;
}

const REQUESTS = 300;
const DAY_MS = 86_400_000;

/** The lists of a region in a hard night. */
export async function benchHardNights(
  onEach: (services: number, work: BenchWork) => Promise<void>,
  services: number,
  write: (name: string, figures: unknown) => void,
): Promise<void> {
  const rows: HardNightFigures[] = [];
  await onEach(services, async (database, dataDir) => {
    rows.push(...(await hardNightFigures(database, services, dataDir)));
  });
  console.table(rows);
  write("hard-nights.json", rows);
}

/** The same lists around the largest cities, before hard nights are declared in all of them and after. */
async function hardNightFigures(
  { engine, connection }: BenchDatabase,
  services: number,
  dataDir: string,
): Promise<HardNightFigures[]> {
  const cities = benchCities().slice(0, MAX_HARD_NIGHTS);
  const questions = QUESTIONS.filter(({ parameters }) => parameters["sort"] === undefined);
  const before = await read(questions);
  const database = poolDatabase({ primary: { ...connection }, replica: null });
  try {
    const { user } = await signedInAs({ now: Date.now(), database }, "ADMINISTRATOR");
    for (const city of cities) await declareCold(database, user.id, city);
  } finally {
    await database.close();
  }
  const after = await read(questions);
  return questions.map(({ name }, index) => ({
    engine,
    services,
    question: name,
    p50Ms: rounded(percentile(before[index] ?? [], 50)),
    p99Ms: rounded(percentile(before[index] ?? [], 99)),
    p50InHardNight: rounded(percentile(after[index] ?? [], 50)),
    p99InHardNight: rounded(percentile(after[index] ?? [], 99)),
  }));

  async function read(asked: readonly SampleQuery[]): Promise<number[][]> {
    const server = await startServer({
      DATABASE_URL: toDatabaseUrl(connection),
      DATA_DIR: dataDir,
      DEMO: "off",
    });
    const client = httpClient(server.origin);
    try {
      const latencies: number[][] = [];
      for (const question of asked) {
        const paths = pathsFor(question, REQUESTS, cities);
        for (const path of paths.slice(0, 50)) await client.get(path);
        const times: number[] = [];
        for (const path of paths) {
          const { status, ms } = await client.get(path);
          if (status !== 200) throw new Error(`${path} answered ${status}`);
          times.push(ms);
        }
        latencies.push(times);
      }
      return latencies;
    } finally {
      client.close();
      await server.stop();
    }
  }
}

async function declareCold(
  database: Database,
  createdBy: string,
  { longitude, latitude }: BenchCity,
): Promise<void> {
  const now = Date.now();
  const night = {
    id: randomUUID(),
    kind: "COLD",
    coordinates: { longitude, latitude },
    radiusMiles: MAX_HARD_NIGHT_RADIUS_MILES,
    until: now + DAY_MS,
    text: "Very cold tonight",
    textEs: "Mucho frío esta noche",
    createdAt: now,
  } as const;
  await addHardNight(database, night, createdBy);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
