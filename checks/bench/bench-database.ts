import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedCluster, otherCluster, otherPostgres } from "#checks/database-servers.ts";
import {
  type Cluster,
  connectionTo,
  connectWhenReady,
  createDatabase,
  startCluster,
  stopCluster,
} from "#server/base/sql/cluster.ts";
import { EMBEDDED_SETTINGS } from "#server/base/sql/embedded-settings.ts";
import { initializeCluster } from "#server/base/sql/make-cluster.ts";
import { migrate } from "#server/base/sql/migrate.ts";
import { type Connection, poolDatabase } from "#server/base/sql/pool-database.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { multiplyServices } from "./multiply-services.ts";
import { templateServices } from "./template-services.ts";

/** Stored one by one by the write path; the rest are copies of them. */
export const TEMPLATES = 20_000;

export interface BenchDatabase {
  engine: string;
  connection: Connection;
  /** The postmaster's. */
  pid: number;
  stop(): Promise<void>;
}

/** The clusters of this machine: its own PostgreSQL first, where it has one, and the embedded engine. */
export function benchClusters(folder: string): { engine: string; cluster: Cluster }[] {
  const bin = otherPostgres();
  const embedded = embeddedCluster(join(folder, "embedded"));
  // The app takes it for an operator's server, to which it opens more connections than to its own.
  const settings: Cluster["settings"] = { ...EMBEDDED_SETTINGS, max_connections: "100" };
  const clusters = [{ engine: "embedded", cluster: { ...embedded, settings } }];
  if (bin !== null) {
    const other = otherCluster(bin, join(folder, "other"));
    clusters.unshift({
      engine: "PostgreSQL of this machine",
      cluster: { ...other, settings: durable(other) },
    });
  }
  return clusters;
}

/** As an operator has it: nothing that is acknowledged may be lost. */
function durable({ settings }: Cluster): Record<string, string> {
  const { fsync: _, synchronous_commit: __, full_page_writes: ___, ...stored } = settings;
  return { ...stored, shared_buffers: "1GB", effective_cache_size: "4GB" };
}

export async function startBenchDatabase(
  engine: string,
  cluster: Cluster,
  services: number,
  print: (line: string) => void,
): Promise<BenchDatabase> {
  rmSync(cluster.folder, { recursive: true, force: true });
  await initializeCluster(cluster);
  const child = await startCluster(cluster);
  const client = await connectWhenReady(cluster, () => child.exitCode === null, "amparo bench");
  const connection = connectionTo(cluster);
  if (client === null || connection === null || child.pid === undefined)
    throw new Error(`${engine} did not start`);
  await createDatabase(client);
  await client.end();
  const database = poolDatabase({ primary: { ...connection }, replica: null });
  try {
    await migrate(database, () => {});
    print(`${engine}: storing ${Math.min(services, TEMPLATES)} services by the write path`);
    const now = Date.now();
    const templates = templateServices(Math.min(services, TEMPLATES), now);
    await database.transaction((tx) => storeServices(tx, templates, now));
    await multiplyServices(database, services, (line) => print(`${engine}: ${line}`));
  } finally {
    await database.close();
  }
  return { engine, connection, pid: child.pid, stop: () => stopCluster(cluster, child) };
}

/**
 * As a directory is on most days: all of its services were compared for duplicates. Otherwise the app, when it starts,
 * searches all of them beside what is measured.
 */
export async function markCompared({ connection }: BenchDatabase): Promise<void> {
  const database = poolDatabase({ primary: { ...connection }, replica: null });
  try {
    await database.query(
      `insert into duplicate_keys (key, service_id, service_version)
       select -9223372036854775808, s.id, s.version from services s
        where not exists (select from duplicate_keys k where k.service_id = s.id)`,
    );
    await database.query("analyze duplicate_keys");
  } finally {
    await database.close();
  }
}

export type BenchWork = (database: BenchDatabase, dataDir: string) => Promise<void>;

/** On each engine, a database of so many services, which is gone afterwards. @param engine part of the engine's name */
export async function eachBenchDatabase(
  { engine: wanted, services, print }: { engine: string; services: number; print: (line: string) => void },
  work: BenchWork,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "amparo-bench-"));
  chmodSync(folder, 0o755);
  try {
    for (const { engine, cluster } of benchClusters(folder)) {
      if (!engine.includes(wanted)) continue;
      const database = await startBenchDatabase(engine, cluster, services, print);
      try {
        await work(database, join(folder, "data"));
      } finally {
        await database.stop();
        rmSync(cluster.folder, { recursive: true, force: true });
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As `DATABASE_URL` has it; a host that is a folder is a Unix socket's. */
export function toDatabaseUrl({ host, port, user, password, database }: Connection): string {
  const where = new URLSearchParams({ host, port: String(port) });
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@localhost/${database}?${where}`;
}
