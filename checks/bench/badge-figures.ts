import { setTimeout as pause } from "node:timers/promises";
import { signedInAs } from "#checks/users-for-tests.ts";
import { POLL_MAX_MS, POLL_MIN_MS } from "#domain/badges/badge-polling.ts";
import { ROLES } from "#domain/roles/role.ts";
import type { Database } from "#server/sql/db.ts";
import { poolDatabase } from "#server/sql/pool-database.ts";
import { type BenchDatabase, urlOf } from "./bench-database.ts";
import { cpuTimeOf, familyOf } from "./cpu-time.ts";
import { httpClient } from "./http-load.ts";
import { startServer } from "./measured-processes.ts";

export interface BadgeFigures {
  engine: string;
  services: number;
  browsers: number;
  seconds: number;
  polls: number;
  /** Node and PostgreSQL together, beyond what they take when nobody asks; of one core. */
  corePercent: number;
  /** The same without anybody asking. */
  idlePercent: number;
  cpuMsPerPoll: number;
}

const BROWSERS = 500;
const SERVICES_EACH = 3;
const MESSAGES = 5000;
const POLL = "/api/auth/report-notifications?recent=true";

/** Five hundred browsers of people of every role, whose menu is kept up to date at the pace of the pages. */
export async function badgeFigures(
  { engine, connection, pid }: BenchDatabase,
  services: number,
  seconds: number,
  dataDir: string,
): Promise<BadgeFigures> {
  const database = poolDatabase({ primary: { ...connection }, replica: null });
  const server = await startServer({ DATABASE_URL: urlOf(connection), DATA_DIR: dataDir, DEMO: "off" });
  try {
    const people = await signInMany(database);
    // So that everything is compiled.
    for (let round = 0; round < 4; round++) for (const headers of people) await poll(server.origin, headers);
    const cpuTime = () => cpuTimeOf([...familyOf(server.pid), ...familyOf(pid)]);
    const idleMs = await during(seconds, cpuTime, async () => {});
    let polls = 0;
    const pollingMs = await during(seconds, cpuTime, async (until) => {
      const one = async (headers: Headers): Promise<void> => {
        // They were opened at any time before.
        let wait = Math.random() * nextPause();
        while (performance.now() + wait < until) {
          await pause(wait);
          await poll(server.origin, headers);
          polls += 1;
          wait = nextPause();
        }
      };
      await Promise.all(people.map(one));
    });
    const ms = pollingMs - idleMs;
    return {
      engine,
      services,
      browsers: BROWSERS,
      seconds,
      polls,
      corePercent: rounded(ms / seconds / 10),
      idlePercent: rounded(idleMs / seconds / 10),
      cpuMsPerPoll: rounded(ms / polls),
    };
  } finally {
    await server.stop();
    await database.close();
  }
}

type Headers = Readonly<Record<string, string>>;

/** On a connection of its own: none is kept for that long. */
async function poll(origin: string, headers: Headers): Promise<void> {
  const client = httpClient(origin);
  const { status } = await client.send("POST", POLL, headers, {});
  client.close();
  if (status !== 200) throw new Error(`A poll was answered with ${status}.`);
}

function nextPause(): number {
  return POLL_MIN_MS + Math.random() * (POLL_MAX_MS - POLL_MIN_MS);
}

/** Milliseconds of processor time that so many seconds took. */
async function during(
  seconds: number,
  cpuTime: () => number,
  work: (until: number) => Promise<void>,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const before = cpuTime();
  await work(until);
  await pause(Math.max(1, until - performance.now()));
  return cpuTime() - before;
}

/** People of every role in turn, each with some services and messages about them. */
async function signInMany(database: Database): Promise<Headers[]> {
  const rows = await database.query<{ id: string }>("select id from services order by id limit $1", [
    BROWSERS * SERVICES_EACH,
  ]);
  const people: Headers[] = [];
  for (let at = 0; at < BROWSERS; at++) {
    const role = ROLES[at % ROLES.length] ?? "USER";
    const { user, headers } = await signedInAs({ now: Date.now(), database }, role);
    const own = rows.slice(at * SERVICES_EACH, (at + 1) * SERVICES_EACH).map(({ id }) => id);
    await database.query("update services set owner_id = $1 where id = any ($2)", [user.id, own]);
    people.push(headers);
  }
  await database.query(
    `insert into feedbacks (id, type, service_id, email, message, language, created_at)
     select gen_random_uuid(), 'SERVICE', ($1::uuid[])[1 + n % array_length($1::uuid[], 1)], 'sender@people.example', 'Hello', 'en', now()
       from generate_series(1, $2) as n`,
    [rows.map(({ id }) => id), MESSAGES],
  );
  await database.query("analyze");
  return people;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
