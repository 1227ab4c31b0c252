import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import {
  type Cluster,
  connectionTo,
  connectWhenReady,
  createDatabase,
  logTail,
  startCluster,
  stopCluster,
} from "#server/base/sql/cluster.ts";
import { isAlive, isPostmaster, readPostmaster, stopPostmaster } from "#server/base/sql/cluster-process.ts";
import { accountFor, canTraverse } from "#server/base/sql/embedded-account.ts";
import { embeddedBinaries } from "#server/base/sql/embedded-binaries.ts";
import { EMBEDDED_SETTINGS } from "#server/base/sql/embedded-settings.ts";
import { initializeCluster } from "#server/base/sql/make-cluster.ts";
import { migrate } from "#server/base/sql/migrate.ts";
import { type Connection, poolDatabase } from "#server/base/sql/pool-database.ts";

/**
 * The servers of one run of the tests: the embedded engine, and a private one of another PostgreSQL where its
 * programs are on the machine. Each has a migrated database that the tests copy. Nothing is left afterwards.
 */

/** A server, as the tests receive it. */
export interface TestServer {
  engine: string;
  /** The migrated database, which no one connects to. Null: this machine has no such PostgreSQL. */
  template: Connection | null;
}

declare module "vitest" {
  interface ProvidedContext {
    databaseServers: readonly TestServer[];
  }
}

const FOLDER_PREFIX = "amparo-test-";

/** A file system in memory, which every Linux has; in containers it is often small. */
const MEMORY = "/dev/shm";

/** Bytes: two servers need a third of it at most. */
const MEMORY_NEEDED = 4 * 1024 ** 3;

/** Test servers wait for no disk: their settings that talk to people are not tested, and the copies are thrown away. */
const UNSAFE_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
};

/** Settings that 15 does not know yet. */
const SINCE_15 = ["io_method", "autovacuum_worker_slots"];

/** Starts both engines, for the calls. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { servers, stop } = await startTestServers(project.name, ["embedded", "other"]);
  project.provide("databaseServers", servers);
  return stop;
}

/** Servers of this run, and how to end them. */
export interface TestServers {
  servers: readonly TestServer[];
  stop(): Promise<void>;
}

/** @param name distinguishes what runs at the same time */
export async function startTestServers(
  name: string,
  engines: readonly ("embedded" | "other")[],
): Promise<TestServers> {
  await removeDeadRuns();
  const folder = join(folderOfRuns(), `${FOLDER_PREFIX}${process.pid}-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o755 });
  const started: StartedServer[] = [];
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async (cluster: Cluster): Promise<Connection> => {
    const server = await startServer(cluster);
    started.push(server);
    return server.template;
  };
  try {
    const servers: TestServer[] = [];
    if (engines.includes("embedded")) {
      servers.push({
        engine: "embedded PostgreSQL",
        template: await start(embeddedCluster(join(folder, "embedded"))),
      });
    }
    if (engines.includes("other")) {
      const bin = otherPostgres();
      const template = bin === null ? null : await start(otherCluster(bin, join(folder, "other")));
      servers.push({ engine: "the machine's PostgreSQL", template });
    }
    return { servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface StartedServer {
  template: Connection;
  stop(): Promise<void>;
}

async function startServer(cluster: Cluster): Promise<StartedServer> {
  await initializeCluster(cluster);
  const child = await startCluster(cluster);
  try {
    const client = await connectWhenReady(cluster, () => child.exitCode === null, "amparo tests");
    const template = connectionTo(cluster);
    if (client === null || template === null)
      throw new Error(`PostgreSQL did not start: ${logTail(cluster)}`);
    await createDatabase(client);
    await client.end();
    const database = poolDatabase({ primary: template, replica: null });
    await migrate(database, () => {});
    await database.close();
    return { template, stop: () => stopCluster(cluster, child) };
  } catch (error) {
    await stopCluster(cluster, child);
    throw error;
  }
}

export function embeddedCluster(folder: string): Cluster {
  const account = accountFor(folder);
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C.UTF-8"];
  return {
    bin: join(embeddedBinaries(account), "bin"),
    folder,
    account,
    logFile: `${folder}.log`,
    password: "tests",
    locales: [locale],
    settings: { ...EMBEDDED_SETTINGS, ...UNSAFE_SETTINGS },
  };
}

export function otherCluster(bin: string, folder: string): Cluster {
  const settings: Record<string, string> = { ...EMBEDDED_SETTINGS, ...UNSAFE_SETTINGS };
  for (const name of SINCE_15) delete settings[name];
  return {
    bin,
    folder,
    account: accountFor(folder),
    logFile: `${folder}.log`,
    password: "tests",
    locales: [["--locale=C.UTF-8"], ["--locale=en_US.UTF-8"]],
    settings,
  };
}

/** The folder with the newest other PostgreSQL's programs: where Debian and Homebrew put them, and the path. */
export function otherPostgres(): string | null {
  const versions = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /^(postgresql@)?\d+$/.test(name))
          .sort((a, b) => b.localeCompare(a, "en", { numeric: true }))
          .map((name) => join(folder, name, "bin"))
      : [],
  );
  const onPath = (process.env.PATH ?? "").split(delimiter);
  const account = accountFor(join(tmpdir(), "nobody"));
  const found = [...versions, ...onPath].find(
    (folder) =>
      existsSync(join(folder, "initdb")) &&
      existsSync(join(folder, "postgres")) &&
      canTraverse(account, folder),
  );
  return found ?? null;
}

/**
 * Returns a folder in memory where there is room, or else among the temporary files. Each test file's database is a
 * thousand small files, and creating and removing them takes a disk four times the work.
 */
function folderOfRuns(): string {
  return existsSync(MEMORY) && freeBytes(MEMORY) >= MEMORY_NEEDED && freemem() >= MEMORY_NEEDED
    ? MEMORY
    : tmpdir();
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Removes the folders of runs that were killed before they could stop their servers. */
async function removeDeadRuns(): Promise<void> {
  for (const parent of [MEMORY, tmpdir()]) if (existsSync(parent)) await removeDeadRunsIn(parent);
}

async function removeDeadRunsIn(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const pid = Number(name.match(new RegExp(`^${FOLDER_PREFIX}(\\d+)-`))?.[1]);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    for (const folder of ["embedded", "other"].map((each) => join(parent, name, each))) {
      const postmaster = readPostmaster(folder)?.pid;
      if (postmaster !== undefined && isPostmaster(folder, postmaster)) {
        await stopPostmaster(folder, dirname(folder), postmaster);
      }
    }
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}
