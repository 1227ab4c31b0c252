import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#checks/free-port.ts";
import { type BenchDatabase, type BenchWork, toDatabaseUrl } from "./bench-database.ts";
import { collectedHeapMb } from "./collected-heap.ts";
import { measureMemory } from "./cpu-time.ts";
import { httpClient } from "./http-load.ts";
import { startServer } from "./measured-processes.ts";

/** Memory of the app while clients ask for large replies and read nothing of them. */
interface IdleReaderRow {
  engine: string;
  asked: string;
  readers: number;
  networks: number;
  /**
   * Memory of Node in megabytes: before, after a forced collection; at most, garbage included; and at most after a forced
   * collection.
   */
  atRestMb: number;
  mostMb: number;
  heldMb: number;
  /** Connections that the app still has after two minutes. */
  held: number;
  /** The slowest list of another visitor meanwhile. */
  slowestListMs: number;
}

const READERS = 800;
const NETWORKS = 2;
const WATCHED_SECONDS = 120;
/** A first start loads places, and jobs look through the new directory. */
const SETTLING_MS = 60_000;
const MAX_MB = 400;
/** Names as clients ask for them, and the longest reply that there is. */
const PATHS = ["/api/hsds/services?minimal=true", "/api/hsds/services?minimal=true&per_page=10000"];

/** Clients that ask for long replies and read nothing of them. */
export async function benchIdleReaders(
  onEach: (services: number, work: BenchWork) => Promise<void>,
  asked: { readonly services?: string | undefined },
  print: (line: string) => void,
  write: (name: string, figures: unknown) => void,
): Promise<void> {
  const rows: IdleReaderRow[] = [];
  await onEach(Number(asked.services ?? 60_000), async (database, dataDir) => {
    rows.push(...(await idleReaderFigures(database, dataDir, print)));
  });
  write("idle-readers.json", rows);
  reportIdleReaders(rows);
}

/** Eight hundred clients of two networks that ask for a long reply and take nothing of it, for each of a few. */
async function idleReaderFigures(
  database: BenchDatabase,
  dataDir: string,
  print: (line: string) => void,
): Promise<IdleReaderRow[]> {
  const rows: IdleReaderRow[] = [];
  for (const path of PATHS) rows.push(await measureFigures(database, path, dataDir, print));
  return rows;
}

async function measureFigures(
  { engine, connection }: BenchDatabase,
  path: string,
  dataDir: string,
  print: (line: string) => void,
): Promise<IdleReaderRow> {
  const inspector = await freePort();
  const server = await startServer({
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
    DATABASE_URL: toDatabaseUrl(connection),
    DATA_DIR: dataDir,
    DEMO: "off",
    RATE_LIMIT: "on",
    TRUST_PROXY: "loopback",
  });
  const sockets: Socket[] = [];
  try {
    await pause(SETTLING_MS);
    const port = Number(new URL(server.origin).port);
    // The garbage of a first start is more than that of all readers.
    await collectedHeapMb(inspector);
    const atRestMb = Math.round(measureMemory(server.pid).rss);
    const client = httpClient(server.origin);
    let [mostMb, heldMb, slowestListMs, held] = [atRestMb, 0, 0, 0];
    for (let reader = 0; reader < READERS; reader++) {
      sockets.push(openReader(port, path, `198.51.${reader % NETWORKS}.1`));
      if (reader % 20 === 0) await pause(250);
    }
    for (let second = 0; second < WATCHED_SECONDS; second++) {
      const { ms } = await client.get("/api/services?limit=25", { "x-forwarded-for": "203.0.113.1" });
      slowestListMs = Math.max(slowestListMs, Math.round(ms));
      mostMb = Math.max(mostMb, Math.round(measureMemory(server.pid).rss));
      held = countConnections(port);
      if (second % 15 === 0) {
        await collectedHeapMb(inspector);
        heldMb = Math.max(heldMb, Math.round(measureMemory(server.pid).rss));
        print(`${engine}: ${held} connections, ${heldMb} MB held, a list in ${Math.round(ms)} ms`);
      }
      await pause(1000);
    }
    client.close();
    return {
      engine,
      asked: path,
      readers: READERS,
      networks: NETWORKS,
      atRestMb,
      mostMb,
      heldMb,
      held,
      slowestListMs,
    };
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.stop();
  }
}

/** Prints the figures, and throws where the app takes more memory than it may, garbage included. */
function reportIdleReaders(rows: readonly IdleReaderRow[]): void {
  console.table(rows);
  const broken = rows.filter(({ mostMb, heldMb }) => Math.max(mostMb, heldMb) > MAX_MB);
  if (broken.length > 0)
    throw new Error(broken.map(({ engine, mostMb }) => `${engine}: ${mostMb} MB`).join("; "));
}

/** Connections of the app that are established, on its side (Linux). */
function countConnections(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, "0")} `;
  const established = " 01 ";
  return readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .filter((line) => line.slice(0, 22).includes(local) && line.includes(established)).length;
}

/** A connection that takes no more of its reply than the buffers of both sides hold. */
function openReader(port: number, path: string, network: string): Socket {
  const socket = connect({ host: "127.0.0.1", port });
  socket.pause();
  // Where the app ends the connection, the reader has nothing to say about it.
  socket.on("error", () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}\r\n\r\n`);
  return socket;
}
