import { setTimeout as pause } from "node:timers/promises";
import { signedInAs } from "#checks/users-for-tests.ts";
import { SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import {
  POLL_BATCH_MS,
  POLL_MAX_MS,
  pauseBeforeAnswer,
  pauseBeforePoll,
} from "#domain/operations/badges/badge-polling.ts";
import type { Database } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { type BenchDatabase, toDatabaseUrl } from "./bench-database.ts";
import { listFamily, measureCpuTime } from "./cpu-time.ts";
import { httpClient } from "./http-load.ts";
import { startServer } from "./measured-processes.ts";

export interface BadgeFigures {
  engine: string;
  services: number;
  browsers: number;
  seconds: number;
  polls: number;
  /** Connections that were opened for the polls. */
  connections: number;
  /** Node and PostgreSQL together, beyond what they take when no one asks; of one core. */
  corePercent: number;
  /** The same without anyone asking, before. */
  idlePercent: number;
  cpuMsPerPoll: number;
  /**
   * Only where it is asked for: what a poll costs relative to `GET /auth/profile`, which only looks up who asks, at the
   * same pace.
   */
  toProfile?: number;
  /** Likewise: what an address that is not found costs, without anyone being looked up. */
  cpuMsPerNotFound?: number;
}

const BROWSERS = 500;
const SERVICES_EACH = 3;
const MESSAGES = 5000;
const POLL: Asked = ["POST", "/api/auth/report-notifications?recent=true&wait=true"];
const PROFILE: Asked = ["GET", "/api/auth/profile"];
const NOT_FOUND: Asked = ["GET", "/api/nothing", 404];
/** The slowest network; most are far faster. */
const MAX_ROUND_TRIP_MS = 300;

/** How long the polls are measured, unless it is said otherwise: each browser asks once at least. */
export const POLL_SECONDS = Math.ceil(POLL_MAX_MS / 1000);
/**
 * Five hundred browsers of people of every role, whose menu is kept up to date at the pace of the pages.
 *
 * @param isCompared other requests are measured at the same pace too, which takes three times as long
 */
export async function badgeFigures(
  { engine, connection, pid }: BenchDatabase,
  { services, seconds, isCompared }: { services: number; seconds: number; isCompared: boolean },
  dataDir: string,
): Promise<BadgeFigures> {
  const database = poolDatabase({ primary: { ...connection }, replica: null });
  const server = await startServer({
    DATABASE_URL: toDatabaseUrl(connection),
    DATA_DIR: dataDir,
    DEMO: "off",
  });
  const browsers: Browser[] = [];
  try {
    const people = await signInMany(database);
    browsers.push(...people.map((token) => createPollingBrowser(server.origin, token)));
    const cpuTime = () => measureCpuTime([...listFamily(server.pid), ...listFamily(pid)]);
    await untilIdle(cpuTime);
    // So that everything is compiled, and each has its connection.
    for (let round = 0; round < 4; round++) {
      for (const asked of isCompared ? [POLL, PROFILE, NOT_FOUND] : [POLL])
        await Promise.all(browsers.map((browser) => browser.ask(asked)));
    }
    await untilIdle(cpuTime);
    // As long as the polls: the server has work of its own every minute.
    const idleMs = await during(seconds, cpuTime);
    const atPace = (what: Asked) => whileAsking(browsers, what, () => during(seconds, cpuTime));
    const polls = await atPace(POLL);
    const profiles = isCompared ? await atPace(PROFILE) : null;
    const notFound = isCompared ? await atPace(NOT_FOUND) : null;
    const ms = polls.result - idleMs;
    const computeCost = ({ result, asked }: { result: number; asked: number }) => (result - idleMs) / asked;
    return {
      engine,
      services,
      browsers: BROWSERS,
      seconds,
      polls: polls.asked,
      connections: polls.connections,
      corePercent: rounded(ms / seconds / 10),
      idlePercent: rounded(idleMs / seconds / 10),
      cpuMsPerPoll: rounded(computeCost(polls)),
      ...(profiles === null ? {} : { toProfile: rounded(computeCost(polls) / computeCost(profiles)) }),
      ...(notFound === null ? {} : { cpuMsPerNotFound: rounded(computeCost(notFound)) }),
    };
  } finally {
    for (const browser of browsers) browser.close();
    await server.stop();
    await database.close();
  }
}

type Asked = readonly [method: string, path: string, status?: number];

interface Browser {
  /** Of its network: without it all would ask at the same moment. */
  readonly roundTripMs: number;
  ask(asked: Asked): Promise<void>;
  /** How many connections it has opened. */
  connections(): number;
  close(): void;
}

/**
 * A browser with one page of someone who is signed in. It asks as the page does, without a body, and leaves its
 * connection open as browsers do: the server closes it.
 */
function createPollingBrowser(origin: string, token: string): Browser {
  const client = httpClient(origin);
  const headers = {
    cookie: `${SESSION_COOKIE}=${token}; theme=dark; place=${encodeURIComponent("-80.19|25.77|Miami, FL")}`,
    origin,
    referer: `${origin}/`,
    accept: "*/*",
    "accept-encoding": "gzip, deflate, br, zstd",
    "accept-language": "en",
    "cache-control": "max-age=0",
    "sec-fetch-site": "same-origin",
    "sec-fetch-mode": "cors",
    "sec-fetch-dest": "empty",
    "user-agent":
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36",
  };
  return {
    roundTripMs: MAX_ROUND_TRIP_MS * Math.random() ** 2,
    async ask([method, path, expected = 200]) {
      const { status } = await client.send(method, path, headers);
      if (status !== expected) throw new Error(`${method} ${path} was answered with ${status}.`);
    },
    connections: client.connections,
    close: client.close,
  };
}

/** Before the work, so that it begins in the middle of asking. */
const BATCHES_BEFORE = 2;

/** What the work results in while every browser asks at the pace of the pages. */
async function whileAsking<T>(
  browsers: readonly Browser[],
  what: Asked,
  work: () => Promise<T>,
): Promise<{ result: T; asked: number; connections: number }> {
  const ended = new AbortController();
  let asked = 0;
  const one = async (browser: Browser): Promise<void> => {
    let wait = (what === POLL ? pauseAfterPoll() : Math.random() * nextPause()) + browser.roundTripMs;
    while (await isOverAfter(wait, ended.signal)) {
      await browser.ask(what);
      asked += 1;
      wait = nextPause() + browser.roundTripMs;
    }
  };
  const all = Promise.all(browsers.map(one));
  const opened = () => browsers.reduce((sum, browser) => sum + browser.connections(), 0);
  await pause(BATCHES_BEFORE * POLL_BATCH_MS);
  const before = { asked, opened: opened() };
  const result = await work();
  const during = { asked: asked - before.asked, connections: opened() - before.opened };
  ended.abort();
  await all;
  return { result, ...during };
}

/** False where the pause was aborted. */
async function isOverAfter(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, true, { signal }).catch(() => false);
}

/**
 * Of a browser that has polled before, at any time: it was answered together with others, and asks again some multiple
 * of three seconds later. What is answered at once is asked for at random moments instead.
 */
function pauseAfterPoll(): number {
  const batches = Math.floor((Math.random() * POLL_MAX_MS) / POLL_BATCH_MS);
  return pauseBeforeAnswer(Date.now()) + batches * POLL_BATCH_MS + (nextPause() % POLL_BATCH_MS);
}

function nextPause(): number {
  return pauseBeforePoll(Math.random(), 0);
}

/** Milliseconds of processor time that so many seconds take. */
async function during(seconds: number, cpuTime: () => number): Promise<number> {
  const before = cpuTime();
  await pause(seconds * 1000);
  return cpuTime() - before;
}

/** Of a core: what is less than this is no work of its own. */
const IDLE = 0.02;
const MAX_WAITS = 600;

/** Waits for what the server does at a start, such as the search for duplicates. */
async function untilIdle(cpuTime: () => number): Promise<void> {
  for (let waits = 0; waits < MAX_WAITS; waits++) {
    if ((await during(2, cpuTime)) < 2000 * IDLE) return;
  }
  throw new Error("The server was never idle.");
}

/** People of every role in turn, each with some services and messages about them; their tokens. */
async function signInMany(database: Database): Promise<string[]> {
  const rows = await database.query<{ id: string }>("select id from services order by id limit $1", [
    BROWSERS * SERVICES_EACH,
  ]);
  const tokens: string[] = [];
  for (let at = 0; at < BROWSERS; at++) {
    const role = ROLES[at % ROLES.length] ?? "USER";
    const { user, token } = await signedInAs({ now: Date.now(), database }, role);
    const own = rows.slice(at * SERVICES_EACH, (at + 1) * SERVICES_EACH).map(({ id }) => id);
    await database.query("update services set owner_id = $1 where id = any ($2)", [user.id, own]);
    tokens.push(token);
  }
  await database.query(
    `insert into feedbacks (id, type, service_id, email, message, language, created_at)
     select gen_random_uuid(), 'SERVICE', ($1::uuid[])[1 + n % array_length($1::uuid[], 1)], 'sender@people.example', 'Hello', 'en', now()
       from generate_series(1, $2) as n`,
    [rows.map(({ id }) => id), MESSAGES],
  );
  await database.query("analyze");
  return tokens;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
