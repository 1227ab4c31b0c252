import { signedInAs } from "#checks/users-for-tests.ts";
import type { Database } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { type BenchDatabase, toDatabaseUrl } from "./bench-database.ts";
import { httpClient, percentile } from "./http-load.ts";
import { startServer } from "./measured-processes.ts";

export interface BedFigures {
  engine: string;
  services: number;
  providers: number;
  seconds: number;
  /** Counts that were acknowledged. */
  counts: number;
  p50Ms: number;
  p99Ms: number;
  /** Looks that visitors took at the shelters in the meantime. */
  looks: number;
  /** Counts whose effect is not there, or whose history does not follow the one before it. */
  lost: number;
  /** Numbers that visitors saw and no one had sent, or above the total. */
  wrong: number;
}

const PROVIDERS = 50;
/** Of each provider's own; and so many that all of them share, to meet in. */
const SHELTERS = 2;
const SHARED = 5;
const TOTAL_BEDS = 40;
const VISITORS = 4;
const COUNTS = "/api/services/update-available-beds";

/** Fifty people who count beds as fast as they are answered, and visitors who look. */
export async function bedFigures(
  { engine, connection }: BenchDatabase,
  services: number,
  seconds: number,
  dataDir: string,
): Promise<BedFigures> {
  const database = poolDatabase({ primary: { ...connection }, replica: null });
  const server = await startServer({
    DATABASE_URL: toDatabaseUrl(connection),
    DATA_DIR: dataDir,
    DEMO: "off",
  });
  try {
    const people = await providers(database);
    const sent = new Map<string, Set<number>>();
    const until = performance.now() + seconds * 1000;
    const latencies: number[] = [];
    const provider = async ({ headers, shelters }: Provider, at: number): Promise<number> => {
      const client = httpClient(server.origin);
      let acknowledged = 0;
      for (let time = 0; performance.now() < until; time++) {
        const id = shelters[time % shelters.length] ?? "";
        const beds = (at + time) % (TOTAL_BEDS + 1);
        sent.set(id, (sent.get(id) ?? new Set()).add(beds));
        const counted = { services: [{ id, availableBeds: beds }] };
        const { status, ms } = await client.send("POST", COUNTS, headers, counted);
        if (status !== 200) throw new Error(`A count was answered with ${status}.`);
        latencies.push(ms);
        acknowledged += 1;
      }
      client.close();
      return acknowledged;
    };
    const ids = [...new Set(people.flatMap(({ shelters }) => shelters))];
    let [looks, wrong] = [0, 0];
    const visitor = async (first: number): Promise<void> => {
      const client = httpClient(server.origin);
      for (let time = first; performance.now() < until; time++) {
        const id = ids[time % ids.length] ?? "";
        const { body } = await client.get(`/api/services/${id}`);
        const { availableBeds, totalBeds }: { availableBeds: number; totalBeds: number } = JSON.parse(body);
        const isKnown = availableBeds === 0 || sent.get(id)?.has(availableBeds) === true;
        if (!isKnown || availableBeds > totalBeds) wrong += 1;
        looks += 1;
      }
      client.close();
    };
    const [acknowledged] = await Promise.all([
      Promise.all(people.map(provider)),
      Promise.all(Array.from({ length: VISITORS }, (_, at) => visitor(at * 7))),
    ]);
    const counts = acknowledged.reduce((sum, each) => sum + each, 0);
    return {
      engine,
      services,
      providers: PROVIDERS,
      seconds,
      counts,
      p50Ms: rounded(percentile(latencies, 50)),
      p99Ms: rounded(percentile(latencies, 99)),
      looks,
      lost: (await lostCounts(database, ids)) + Math.abs(counts - (await historyCounts(database, ids))),
      wrong,
    };
  } finally {
    await server.stop();
    await database.close();
  }
}

interface Provider {
  readonly headers: Readonly<Record<string, string>>;
  /** Ids. */
  readonly shelters: readonly string[];
}

/** People who keep two shelters each; who may count in all of them meets the others in the shared ones. */
async function providers(database: Database): Promise<Provider[]> {
  const rows = await database.query<{ id: string }>(
    `select id from services where is_public and type_bits & 2 <> 0 order by id limit $1`,
    [PROVIDERS * SHELTERS + SHARED],
  );
  const ids = rows.map(({ id }) => id);
  await database.query(
    "update services set total_beds = $2, available_beds = 0, beds_updated_at = null, version = 1 where id = any ($1)",
    [ids, TOTAL_BEDS],
  );
  const shared = ids.slice(0, SHARED);
  const people: Provider[] = [];
  for (let at = 0; at < PROVIDERS; at++) {
    const own = ids.slice(SHARED + at * SHELTERS, SHARED + (at + 1) * SHELTERS);
    const { user, headers } = await signedInAs({ now: Date.now(), database }, "SUPER USER");
    await database.query("update services set owner_id = $1 where id = any ($2)", [user.id, own]);
    people.push({ headers, shelters: [...own, shared[at % SHARED] ?? ""] });
  }
  return people;
}

/** Shelters whose number is not that of their last count, or counts that do not go on from the one before. */
async function lostCounts(database: Database, ids: readonly string[]): Promise<number> {
  const [row] = await database.query<{ lost: number }>(
    `with counts as (
       select thing_id::uuid as service, before, after,
              lag(after) over shelter as previous, lead(after) over shelter is null as is_last,
              row_number() over shelter as nth
         from history
        where action = 'COUNT_BEDS' and thing_id = any ($1::text[])
       window shelter as (partition by thing_id order by (after->>'version')::int))
     select count(*) filter (where previous is not null and previous <> before
                                or (is_last and (s.available_beds <> (after->>'availableBeds')::int
                                                 or s.version <> nth + 1)))::int as lost
       from counts join services s on s.id = counts.service`,
    [ids],
  );
  return row?.lost ?? Number.NaN;
}

async function historyCounts(database: Database, ids: readonly string[]): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    "select count(*)::int as count from history where action = 'COUNT_BEDS' and thing_id = any ($1::text[])",
    [ids],
  );
  return row?.count ?? Number.NaN;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
