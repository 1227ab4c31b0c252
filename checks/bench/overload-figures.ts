import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#checks/free-port.ts";
import { type BenchDatabase, toDatabaseUrl } from "./bench-database.ts";
import { collectedHeapMb } from "./collected-heap.ts";
import { httpClient, percentile } from "./http-load.ts";
import { type RunningServer, startServer } from "./measured-processes.ts";
import type { OverloadLoad, OverloadRead } from "./overload-client.ts";
import { pathsFor, QUESTIONS } from "./sample-queries.ts";

export interface OverloadRow {
  engine: string;
  seconds: number;
  connections: number;
  answered: number;
  refused: number;
  /** 500 and everything else that is neither an answer nor a refusal, and lost connections. */
  wrong: number;
  answeredP50Ms: number;
  answeredP99Ms: number;
  refusedP50Ms: number;
  refusedP99Ms: number;
  /** Probes of health and life, and how many were not 200. */
  probes: number;
  probesLost: number;
  /** Sign-ins, and how many got neither an answer nor 503. */
  signIns: number;
  signInsWrong: number;
  /** Until twenty requests in a row were answered within a quarter of a second each. */
  recoverySeconds: number;
  /** Of the JavaScript heap after a forced collection, megabytes: before, and at four moments of the load, and after. */
  heapMb: string;
}

/** As the app is set up by default; three times as many are asked for. */
const REQUESTS_AT_ONCE = 200;
const TIMES = 3;
const WELL_MS = 250;
const MAX_RECOVERY_SECONDS = 10;
const HEAP_LOOKS = 4;

/** Three times as many requests as the app works on at once, without a pause, and what comes after. */
export async function overloadFigures(
  { engine, connection }: BenchDatabase,
  seconds: number,
  dataDir: string,
  print: (line: string) => void,
): Promise<OverloadRow> {
  const inspector = await freePort();
  const server = await startServer({
    DATABASE_URL: toDatabaseUrl(connection),
    DATA_DIR: dataDir,
    DEMO: "off",
    REQUESTS_AT_ONCE: String(REQUESTS_AT_ONCE),
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
  });
  try {
    const [question] = QUESTIONS;
    if (question === undefined) throw new Error("There are no sample queries.");
    const lists = pathsFor(question, 100);
    // Lists, pages, and what is found at no address.
    const paths = lists.flatMap((list, index) => (index % 5 === 0 ? [list, "/", "/api/nothing"] : [list]));
    // As it is after some use: caches are filled, and code is compiled.
    await loaded({ port: readPort(server), paths, connections: 20, milliseconds: 10_000 });
    const heap = [await collectedHeapMb(inspector)];
    print(`${engine}: ${seconds} s with ${TIMES * REQUESTS_AT_ONCE} connections`);
    let isOver = false;
    const underLoad = loaded({
      port: readPort(server),
      paths,
      connections: TIMES * REQUESTS_AT_ONCE,
      milliseconds: seconds * 1000,
    }).finally(() => {
      isOver = true;
    });
    const probing = probed(server.origin, () => isOver);
    for (let look = 1; look <= HEAP_LOOKS; look += 1) {
      await pause((seconds * 1000) / (HEAP_LOOKS + 1));
      heap.push(await collectedHeapMb(inspector));
    }
    const read = await underLoad;
    const recoverySeconds = await recovered(server.origin, paths[0] ?? "/");
    const probes = await probing;
    heap.push(await collectedHeapMb(inspector));
    return {
      engine,
      seconds,
      connections: TIMES * REQUESTS_AT_ONCE,
      ...summarize(read),
      ...probes,
      recoverySeconds,
      heapMb: heap.join(" "),
    };
  } finally {
    await server.stop();
  }
}

/** Prints the figures, and throws where they are not what is promised. */
export function reportOverload(rows: readonly OverloadRow[]): void {
  for (const row of rows) console.table(row);
  const broken = rows.flatMap((row) => brokenPromises(row).map((what) => `${row.engine}: ${what}`));
  if (broken.length > 0) throw new Error(broken.join("; "));
}

function brokenPromises(row: OverloadRow): string[] {
  return [
    ...(row.wrong > 0 ? [`${row.wrong} replies were neither answers nor refusals`] : []),
    ...(row.refused === 0 ? ["nothing was refused, so the load was too small"] : []),
    ...(row.probesLost > 0 ? [`${row.probesLost} probes were lost`] : []),
    ...(row.signInsWrong > 0 ? [`${row.signInsWrong} sign-ins were neither answered nor refused`] : []),
    ...(row.recoverySeconds > MAX_RECOVERY_SECONDS ? [`it took ${row.recoverySeconds} s to recover`] : []),
  ];
}

function readPort({ origin }: RunningServer): number {
  return Number(new URL(origin).port);
}

function summarize({ statuses, answeredMs, refusedMs, withoutRetryAfter }: OverloadRead) {
  const of = (status: string): number => statuses[status] ?? 0;
  const answered = of("200") + of("404");
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const rounded = (values: readonly number[], percent: number) => Math.round(percentile(values, percent));
  return {
    answered,
    refused: of("503"),
    wrong: all - answered - of("503") + withoutRetryAfter,
    answeredP50Ms: rounded(answeredMs, 50),
    answeredP99Ms: rounded(answeredMs, 99),
    refusedP50Ms: rounded(refusedMs, 50),
    refusedP99Ms: rounded(refusedMs, 99),
  };
}

/** In a process of its own, so that it takes no time from the probes. */
function loaded(load: OverloadLoad): Promise<OverloadRead> {
  const child: ChildProcess = fork(join(import.meta.dirname, "overload-client.ts"), {
    serialization: "advanced",
  });
  return new Promise<OverloadRead>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The client ended.")));
    child.once("message", (read: OverloadRead) => resolve(read));
    child.send(load);
  }).finally(() => child.kill());
}

/** Health, life and a sign-in once a second, until it is over. */
async function probed(
  origin: string,
  isOver: () => boolean,
): Promise<Pick<OverloadRow, "probes" | "probesLost" | "signIns" | "signInsWrong">> {
  const found = { probes: 0, probesLost: 0, signIns: 0, signInsWrong: 0 };
  const client = httpClient(origin);
  while (!isOver()) {
    for (const path of ["/api/live", "/api/health"]) {
      const { status } = await client.get(path).catch(() => ({ status: 0 }));
      found.probes++;
      if (status !== 200) found.probesLost++;
    }
    const body = { email: "nobody@people.example", password: "not a password of anybody" };
    const { status } = await client.send("POST", "/api/auth/sign-in", {}, body).catch(() => ({ status: 0 }));
    found.signIns++;
    if (![400, 429, 503].includes(status)) found.signInsWrong++;
    await pause(1000);
  }
  client.close();
  return found;
}

async function recovered(origin: string, path: string): Promise<number> {
  const startedAt = performance.now();
  const client = httpClient(origin);
  let well = 0;
  let last = startedAt;
  while (well < 20 && performance.now() - startedAt < 60_000) {
    const { status, ms } = await client.get(path).catch(() => ({ status: 0, ms: Infinity }));
    well = status === 200 && ms < WELL_MS ? well + 1 : 0;
    if (well === 0) last = performance.now();
  }
  client.close();
  return well < 20 ? Infinity : Math.round((last - startedAt) / 100) / 10;
}
