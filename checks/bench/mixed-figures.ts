import { setTimeout as pause } from "node:timers/promises";
import { ENGLISH_UTTERANCES } from "#checks/corpora/chatbot/utterances.en.ts";
import { SPANISH_UTTERANCES } from "#checks/corpora/chatbot/utterances.es.ts";
import { freePort } from "#checks/free-port.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { Database } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { type BenchDatabase, type BenchWork, toDatabaseUrl } from "./bench-database.ts";
import { benchCities } from "./cities.ts";
import { collectedHeapMb } from "./collected-heap.ts";
import { listFamily, measureMemory, readCommand } from "./cpu-time.ts";
import { type HttpClient, httpClient, percentile } from "./http-load.ts";
import { type RunningServer, startServer } from "./measured-processes.ts";
import { pathsFor, QUESTIONS } from "./sample-queries.ts";

/** Memory and answers while everything that people do goes on for minutes. */
interface MixedRow {
  engine: string;
  minutes: number;
  /** How many requests each kind of visitor made, and how long the median took. */
  requests: string;
  /** Replies that were neither an answer nor a refusal with `Retry-After`. */
  wrong: number;
  /** JavaScript heap after a forced collection, megabytes, ten times. */
  heapMb: string;
  /** Memory that Node holds at the same moments, megabytes. */
  residentMb: string;
  /** The heap of the last three looks over that of the first three after caches are filled. */
  growth: number;
}

const LOOKS = 10;
/** A visitor reads what came before asking again. */
const READING_MS = 150;
/** More is a leak: caches are full by the second look. */
const MAX_GROWTH = 1.15;
const ANSWERS = [200, 201, 204, 303, 304, 404];
const REFUSALS = [429, 503];

type Ask = (client: HttpClient, turn: number) => Promise<{ readonly status: number; readonly ms: number }>;

/** Everything that people do beside each other, for twenty minutes if no other time is asked for. */
export async function benchMixed(
  onEach: (services: number, work: BenchWork) => Promise<void>,
  asked: { readonly services?: string | undefined; readonly seconds?: string | undefined },
  print: (line: string) => void,
  write: (name: string, figures: unknown) => void,
): Promise<void> {
  const rows: MixedRow[] = [];
  await onEach(Number(asked.services ?? 20_000), async (database, dataDir) => {
    rows.push(await mixedFigures(database, Number(asked.seconds ?? 1200), dataDir, print));
  });
  write("mixed.json", rows);
  reportMixed(rows);
}

/** Lists, searches, pages, the chat, exports, packs and bed counts beside each other, without a pause for minutes. */
async function mixedFigures(
  { engine, connection }: BenchDatabase,
  seconds: number,
  dataDir: string,
  print: (line: string) => void,
): Promise<MixedRow> {
  const inspector = await freePort();
  const database = poolDatabase({ primary: { ...connection }, replica: null });
  const server = await startServer({
    DATABASE_URL: toDatabaseUrl(connection),
    DATA_DIR: dataDir,
    DEMO: "off",
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
  });
  try {
    const kinds = await visitors(database);
    const until = performance.now() + seconds * 1000;
    const figures = Object.entries(kinds).map(([name, ask]) => keepsAsking(server, name, ask, until));
    const [heap, resident]: [number[], number[]] = [[], []];
    for (let look = 0; look < LOOKS; look++) {
      await pause((seconds * 1000) / LOOKS - 500);
      heap.push(await collectedHeapMb(inspector));
      resident.push(residentMb(server));
      print(`${engine}: heap ${heap.at(-1)} MB, resident ${resident.at(-1)} MB`);
    }
    const read = await Promise.all(figures);
    return {
      engine,
      minutes: Math.round(seconds / 6) / 10,
      requests: read.map(({ name, ms }) => `${name} ${ms.length} (${median(ms)} ms)`).join(", "),
      wrong: read.reduce((sum, { wrong }) => sum + wrong, 0),
      heapMb: heap.join(" "),
      residentMb: resident.join(" "),
      growth: Math.round((100 * mean(heap.slice(-3))) / mean(heap.slice(1, 4))) / 100,
    };
  } finally {
    await server.stop();
    await database.close();
  }
}

/** Prints the figures, and throws where memory grows or an answer was wrong. */
function reportMixed(rows: readonly MixedRow[]): void {
  for (const row of rows) console.table(row);
  const broken = rows.flatMap(({ engine, wrong, growth }) => [
    ...(wrong > 0 ? [`${engine}: ${wrong} replies were neither answers nor refusals`] : []),
    ...(growth > MAX_GROWTH ? [`${engine}: the heap grew ${growth} times`] : []),
  ]);
  if (broken.length > 0) throw new Error(broken.join("; "));
}

async function keepsAsking(server: RunningServer, name: string, ask: Ask, until: number) {
  const client = httpClient(server.origin);
  const ms: number[] = [];
  let wrong = 0;
  for (let turn = 0; performance.now() < until; turn++) {
    const answer = await ask(client, turn).catch(() => ({ status: 0, ms: 0 }));
    if (![...ANSWERS, ...REFUSALS].includes(answer.status)) wrong++;
    ms.push(answer.ms);
    await pause(READING_MS);
  }
  client.close();
  return { name, ms, wrong };
}

async function visitors(database: Database): Promise<Readonly<Record<string, Ask>>> {
  const messages = [...ENGLISH_UTTERANCES, ...SPANISH_UTTERANCES].map(({ message }) => message);
  const lists = QUESTIONS.flatMap((question) => pathsFor(question, 50));
  const places = benchCities().slice(0, 100);
  const rows = await database.query<{ id: string }>(
    "select id from services where is_public and type_bits & 2 <> 0 order by id limit 200",
  );
  const ids = rows.map(({ id }) => id);
  const id = (turn: number): string => ids[turn % ids.length] ?? "";
  const place = (turn: number) => places[turn % places.length] ?? { longitude: 0, latitude: 0 };
  const { user, headers } = await signedInAs({ now: Date.now(), database }, "SUPER USER");
  await database.query(
    "update services set owner_id = $1, total_beds = 40, available_beds = 0 where id = any ($2)",
    [user.id, ids],
  );
  return {
    lists: (client, turn) => client.get(lists[turn % lists.length] ?? "/"),
    searches: (client, turn) =>
      client.get(`/api/services?q=${encodeURIComponent(messages[turn % messages.length] ?? "")}&limit=25`),
    homes: (client, turn) =>
      client.get(`/?place=${place(turn).latitude},${place(turn).longitude}`, { accept: "text/html" }),
    pages: (client, turn) => client.get(`/services/${id(turn)}`, { accept: "text/html" }),
    chat: (client, turn) =>
      client.send(
        "POST",
        "/api/bot/query",
        {},
        {
          query: messages[turn % messages.length] ?? "",
          coordinate: `${place(turn).latitude}|${place(turn).longitude}`,
          chatToken: "",
        },
      ),
    exports: (client, turn) =>
      client.get(`/api/hsds/services?full=true&per_page=100&page=${1 + (turn % 50)}`),
    packs: (client, turn) =>
      client.get(`/api/city-pack?nearCoordinate=${place(turn).longitude}%7C${place(turn).latitude}`),
    beds: (client, turn) =>
      client.send("POST", "/api/services/update-available-beds", headers, {
        services: [{ id: id(turn), availableBeds: turn % 41 }],
      }),
  };
}

function residentMb({ pid }: RunningServer): number {
  const node = listFamily(pid).filter((member) => !readCommand(member).includes("postgres"));
  return Math.round(node.reduce((sum, member) => sum + measureMemory(member).rss, 0));
}

function median(values: readonly number[]): number {
  return Math.round(10 * percentile(values, 50)) / 10;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
