import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type BenchDatabase, type BenchWork, markCompared, toDatabaseUrl } from "./bench-database.ts";
import { benchCities } from "./cities.ts";
import { httpClient, percentile } from "./http-load.ts";
import { startServer } from "./measured-processes.ts";
import type { OneAddressLoad } from "./one-address-client.ts";
import { randomFrom } from "./random.ts";
import { pathsFor, QUESTIONS } from "./sample-queries.ts";

/** What another visitor's lists take while one address keeps its connections busy with a question. */
interface OneAddressRow {
  engine: string;
  asked: string;
  /** Replies of the one address by status. */
  statuses: string;
  visitorMedianMs: number;
  visitorP99Ms: number;
  /** The same while the connections are busy with a small file. */
  controlMedianMs: number;
  controlP99Ms: number;
  visitorFailed: number;
}

const CONNECTIONS = 20;
const MOST_TIMES = 3;
const MOST_TIMES_P99 = 5;
const WELL_MS = 250;
const VISITS = 30_000;

/** What another visitor waits while one address keeps twenty connections busy with each question that is much work. */
export async function benchOneAddress(
  onEach: (services: number, work: BenchWork) => Promise<void>,
  asked: { readonly services?: string | undefined; readonly seconds?: string | undefined },
  print: (line: string) => void,
  write: (name: string, figures: unknown) => void,
): Promise<void> {
  const rows: OneAddressRow[] = [];
  await onEach(Number(asked.services ?? 60_000), async (database, dataDir) => {
    rows.push(...(await oneAddressFigures(database, Number(asked.seconds ?? 14), dataDir, print)));
  });
  write("one-address.json", rows);
  reportOneAddress(rows);
}

/** One address with twenty connections on each question that takes much work, and another visitor beside it. */
async function oneAddressFigures(
  database: BenchDatabase,
  seconds: number,
  dataDir: string,
  print: (line: string) => void,
): Promise<OneAddressRow[]> {
  await markCompared(database);
  const server = await startServer({
    DATABASE_URL: toDatabaseUrl(database.connection),
    DATA_DIR: dataDir,
    DEMO: "off",
    RATE_LIMIT: "on",
    TRUST_PROXY: "loopback",
  });
  try {
    const port = Number(new URL(server.origin).port);
    const file = await smallFile(server.origin);
    const rows: OneAddressRow[] = [];
    await visited(server.origin, 3);
    for (const [index, [asked, paths]] of Object.entries(questions()).entries()) {
      // Of another network each time, whose minute has not begun yet.
      const beside = async (address: string, of: readonly string[]) => {
        const load = { port, paths: of, connections: CONNECTIONS, milliseconds: seconds * 1000, address };
        const busy = loaded(load);
        await pause(1000);
        const visitor = await visited(server.origin, seconds - 2);
        return { visitor, statuses: await busy };
      };
      const control = await beside(`198.51.${index}.1`, [file]);
      const under = await beside(`198.51.${index + 100}.1`, paths);
      rows.push({
        engine: database.engine,
        asked,
        statuses: Object.entries(under.statuses)
          .map(([status, count]) => `${status}: ${count}`)
          .join(" "),
        visitorMedianMs: Math.round(percentile(under.visitor.ms, 50) * 10) / 10,
        visitorP99Ms: Math.round(percentile(under.visitor.ms, 99)),
        controlMedianMs: Math.round(percentile(control.visitor.ms, 50) * 10) / 10,
        controlP99Ms: Math.round(percentile(control.visitor.ms, 99)),
        visitorFailed: under.visitor.failed,
      });
      print(JSON.stringify(rows.at(-1)));
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/** Prints the figures, and throws where the work of one address slows the other visitors beyond the bounds. */
function reportOneAddress(rows: readonly OneAddressRow[]): void {
  console.table(rows);
  const broken = rows.filter(
    ({ visitorMedianMs, visitorP99Ms, controlMedianMs, controlP99Ms, visitorFailed }) =>
      visitorMedianMs > MOST_TIMES * controlMedianMs ||
      visitorP99Ms > Math.max(WELL_MS, MOST_TIMES_P99 * controlP99Ms) ||
      visitorFailed > 0,
  );
  if (broken.length > 0)
    throw new Error(`One address makes others wait by ${broken.map(({ asked }) => asked).join(", ")}`);
}

function questions(): Readonly<Record<string, readonly string[]>> {
  const random = randomFrom(11);
  const cities = benchCities().slice(0, 400);
  const some = (make: (number: number) => string) => Array.from({ length: 200 }, (_, number) => make(number));
  const near = () => {
    const { longitude, latitude } = random.pick(cities);
    return `${longitude}%7C${latitude}`;
  };
  const word = () => Array.from({ length: 8 }, () => random.pick([..."abcdefghiklmnoprstuvw"])).join("");
  return {
    "names of all, 10,000 a page": ["/api/hsds/services?minimal=true&per_page=10000"],
    "names, by default": ["/api/hsds/services?minimal=true"],
    "whole records": some((n) => `/api/hsds/services?full=true&per_page=100&page=${50 + (n % 50)}`),
    "five hundred records": some((n) => `/api/hsds/services?per_page=500&page=${1 + (n % 20)}`),
    "open first, far down": some(
      (n) => `/api/services?sort=open&limit=100&skip=${8000 + (n % 20) * 100}&nearCoordinate=${near()}`,
    ),
    "twenty unknown words": some(
      () => `/api/services?q=${Array.from({ length: 20 }, word).join("+")}&limit=25`,
    ),
    "packs of places all over": some(() => `/api/city-pack?nearCoordinate=${near()}`),
    "pins of the world with words": some(
      (n) => `/api/services/pins?bounds=-170,-60,170,75&q=${["food", "shelter", "clinic"][n % 3]}`,
    ),
  };
}

async function smallFile(origin: string): Promise<string> {
  const page = await (await fetch(origin, { headers: { accept: "text/html" } })).text();
  const [, path = "/robots.txt"] = /"(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  return path;
}

/** In a process of its own, so that it takes no time from the visitor. */
function loaded(load: OneAddressLoad): Promise<Readonly<Record<string, number>>> {
  const child: ChildProcess = fork(join(import.meta.dirname, "one-address-client.ts"));
  return new Promise<Readonly<Record<string, number>>>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The client ended.")));
    child.once("message", (read: Readonly<Record<string, number>>) => resolve(read));
    child.send(load);
  }).finally(() => child.kill());
}

/** Lists of shelters one after the other, each from another network. */
async function visited(origin: string, seconds: number): Promise<{ ms: number[]; failed: number }> {
  const [question] = QUESTIONS;
  if (question === undefined) throw new Error("There are no sample queries.");
  const paths = pathsFor(question, 100);
  const client = httpClient(origin);
  const found: { readonly ms: number[]; failed: number } = { ms: [], failed: 0 };
  const until = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < until && n < VISITS; n++) {
    const address = `203.${n % 200}.${Math.floor(n / 200)}.5`;
    const { status, ms } = await client.get(paths[n % paths.length] ?? "/", { "x-forwarded-for": address });
    if (status === 200) found.ms.push(ms);
    else found.failed++;
    await pause(20);
  }
  client.close();
  return found;
}
