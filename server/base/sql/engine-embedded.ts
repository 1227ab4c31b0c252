import type { ChildProcess } from "node:child_process";
import { existsSync, lstatSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { OperatorError } from "#server/base/process/operator-error.ts";
import {
  type Cluster,
  chooseSocketFolder,
  connectionTo,
  connectWhenReady,
  createDatabase,
  logTail,
  startCluster,
  stopCluster,
  stopLeftover,
} from "./cluster.ts";
import { isPostmaster, killBackends, readPostmaster, removeLeftovers } from "./cluster-process.ts";
import { accountFor } from "./embedded-account.ts";
import { EMBEDDED_MAJOR, embeddedBinaries } from "./embedded-binaries.ts";
import { EMBEDDED_SETTINGS } from "./embedded-settings.ts";
import { initializeCluster, storedPassword } from "./make-cluster.ts";
import type { Connection } from "./pool-database.ts";

/** The embedded database, a child process with its own data folder. */
export interface EmbeddedEngine {
  connection: Connection;
  /** Stops the database process if we started it. */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  /** `DATA_DIR`. */
  dataDir: string;
  /** `app` uses the folder exclusively. `tool` connects to the process of a running app, or starts its own. */
  as: "app" | "tool";
  print: (line: string) => void;
  /** Called when the process ended unexpectedly and is not restarted any more. */
  onLost: () => void;
}

/** Advisory lock of the folder's owner, released with its connection even when the owner crashes. */
const OWNER_LOCK = 7_205_332;

const TAKEOVER_MS = 400;

/** The builtin locale supports all scripts on any system; the other one is for trigrams. */
const LOCALES = ["C.UTF-8", "en_US.UTF-8", "C"].map((locale) => [
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  `--locale=${locale}`,
]);

/** Database folder of a `DATA_DIR`. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, "postgres");
}

/**
 * Starts PostgreSQL on `DATA_DIR/postgres`, which is created at the first start.
 *
 * @throws OperatorError when the folder is in use or of another version, or the process cannot run here
 */
export async function startEmbeddedEngine({
  dataDir,
  as,
  print,
  onLost,
}: EmbeddedOptions): Promise<EmbeddedEngine> {
  const home = resolve(dataDir);
  makeHome(home);
  const folder = clusterFolder(home);
  const account = accountFor(folder);
  const cluster: Cluster = {
    bin: join(embeddedBinaries(account), "bin"),
    folder,
    account,
    logFile: join(home, "postgres.log"),
    password: readable(home, () => storedPassword(join(home, "postgres.password"))),
    locales: LOCALES,
    settings: EMBEDDED_SETTINGS,
  };

  const running = await runningEngine(cluster);
  if (running !== null) {
    // It may belong to a concurrent start, which has yet to take the folder.
    if ((await findOwner(running.client)) === null) await pause(TAKEOVER_MS);
    const owner = await acquireFolder(running.client);
    if (owner !== null && as === "tool") {
      await running.client.end();
      return { connection: requireConnection(cluster), stop: async () => {} };
    }
    if (owner !== null) {
      await running.client.end();
      throw inUse(home, owner);
    }
    print("Stopping a database process that a killed Amparo left running");
    await stopLeftover(cluster, running.pid);
  }
  if (existsSync(folder)) removeLeftovers(folder, chooseSocketFolder(cluster).path);

  if (existsSync(folder)) checkVersion(folder);
  else {
    print(`Creating the database in ${folder}`);
    await initializeCluster(cluster);
  }
  return startOwn(cluster, home, { as, print, onLost });
}

interface OwnProcess {
  child: ChildProcess;
  /** Holds the lock of the folder. */
  client: pg.Client;
}

/** A database that crashes more often is not restarted again. */
const MAX_RESTARTS = 3;
const RESTART_WINDOW_MS = 10 * 60_000;

/** Limits for an orderly shutdown. The app must exit within ten seconds, as container runtimes expect. */
const APP_SHUTDOWN_MS = 2_000;
const TOOL_SHUTDOWN_MS = 20_000;

async function startOwn(
  cluster: Cluster,
  home: string,
  { as, print, onLost }: Pick<EmbeddedOptions, "as" | "print" | "onLost">,
): Promise<EmbeddedEngine> {
  let running = await launch(cluster, home);
  const connection = requireConnection(cluster);
  let isStopping = false;
  let restarting: Promise<void> | null = null;
  let restarts: number[] = [];

  const restart = async (): Promise<void> => {
    restarts = restarts.filter((at) => performance.now() - at < RESTART_WINDOW_MS);
    if (restarts.length === MAX_RESTARTS) return onLost();
    restarts.push(performance.now());
    print(
      `The database process stopped. Starting it again (${restarts.length} of at most ${MAX_RESTARTS} times)`,
    );
    try {
      running = await relaunch(cluster, home, connection.port);
      monitor(running);
    } catch {
      onLost();
    }
  };
  const monitor = ({ child, client }: OwnProcess): void => {
    const isNeeded = () => isRunning(child) && !isStopping;
    child.once("exit", () => {
      if (isStopping) return;
      restarting = restart().finally(() => {
        restarting = null;
      });
    });
    holdFolder(cluster, client, isNeeded);
  };
  const killChild = () => running.child.kill("SIGINT");
  process.once("exit", killChild);
  monitor(running);
  return {
    connection,
    async stop() {
      isStopping = true;
      await restarting;
      // The lock ends with the process, so that the next start waits for its exit.
      await stopCluster(cluster, running.child, as === "app" ? APP_SHUTDOWN_MS : TOOL_SHUTDOWN_MS);
      process.removeListener("exit", killChild);
    },
  };
}

/** Starts the process and takes the folder. @param port on Windows; omitted: a free one */
async function launch(cluster: Cluster, home: string, port?: number): Promise<OwnProcess> {
  const child = await startCluster(cluster, port);
  const failure = new Promise<never>((_, reject) => child.once("error", reject));
  const client = await Promise.race([
    connectWhenReady(cluster, () => isRunning(child), ownerName()),
    failure,
  ]);
  // With concurrent starts, the other's process may have been first, and is the one that responds.
  const other = readPostmaster(cluster.folder)?.pid;
  if (other !== undefined && other !== child.pid && isPostmaster(cluster.folder, other)) {
    const owner = client === null ? null : await findOwner(client);
    await client?.end();
    throw inUse(home, owner ?? "");
  }
  if (client === null) throw new OperatorError(`The database did not start: ${logTail(cluster)}`);
  const owner = await acquireFolder(client);
  if (owner !== null) {
    await client.end();
    throw inUse(home, owner);
  }
  await createDatabase(client);
  return { child, client };
}

/** Backends of the process that crashed may still be exiting; PostgreSQL does not start until they are gone. */
const RELAUNCH_ATTEMPTS = 20;
const RELAUNCH_PAUSE_MS = 500;

async function relaunch(cluster: Cluster, home: string, port: number): Promise<OwnProcess> {
  for (let attempt = 1; ; attempt++) {
    killBackends(cluster.folder);
    removeLeftovers(cluster.folder, chooseSocketFolder(cluster).path);
    try {
      return await launch(cluster, home, port);
    } catch (error) {
      if (attempt === RELAUNCH_ATTEMPTS) throw error;
      await pause(RELAUNCH_PAUSE_MS);
    }
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Takes the lock again after the database has reset all connections because one crashed. */
function holdFolder(cluster: Cluster, client: pg.Client, isNeeded: () => boolean): void {
  client.once("end", async () => {
    if (!isNeeded()) return;
    const next = await connectWhenReady(cluster, isNeeded, ownerName()).catch(() => null);
    if (next === null) return;
    await acquireFolder(next).catch(() => null);
    holdFolder(cluster, next, isNeeded);
  });
}

interface Running {
  client: pg.Client;
  pid: number;
}

/** Connects to the process that runs on the folder; null where none does. */
async function runningEngine(cluster: Cluster): Promise<Running | null> {
  for (;;) {
    const pid = readPostmaster(cluster.folder)?.pid;
    if (pid === undefined || !isPostmaster(cluster.folder, pid)) return null;
    const isThere = () => isPostmaster(cluster.folder, pid);
    const client = await connectWhenReady(cluster, isThere, ownerName());
    if (client !== null) return { client, pid };
  }
}

/** Tries to acquire the folder: null when it was acquired, else the owner's process, empty where unknown. */
async function acquireFolder(client: pg.Client): Promise<string | null> {
  const taken = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
    OWNER_LOCK,
  ]);
  return taken.rows[0]?.taken === true ? null : ((await findOwner(client)) ?? "");
}

/** The process that owns the folder; null where none does. */
async function findOwner(client: pg.Client): Promise<string | null> {
  const holder = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
      where pid in (select pid from pg_locks where locktype = 'advisory' and granted and objid = $1)`,
    [OWNER_LOCK],
  );
  return holder.rows[0]?.name ?? null;
}

function ownerName(): string {
  return `process ${process.pid}`;
}

function inUse(home: string, owner: string): OperatorError {
  const who = owner === "" ? "Another Amparo" : `Another Amparo (${owner})`;
  return new OperatorError(`${who} is using ${home}. Stop it first, or use a different DATA_DIR.`);
}

function requireConnection(cluster: Cluster): Connection {
  const connection = connectionTo(cluster);
  if (connection === null) throw new Error("the database process has exited");
  return connection;
}

function makeHome(home: string): void {
  try {
    mkdirSync(home, { recursive: true });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : "";
    throw new OperatorError(`We can't create DATA_DIR ${home}: ${reason}`, { cause });
  }
  if (!lstatSync(home).isDirectory() && !lstatSync(home).isSymbolicLink()) {
    throw new OperatorError(`DATA_DIR ${home} is not a folder.`);
  }
}

/** A data folder created by root, opened by another account. */
function readable<T>(home: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new OperatorError(
      `Another account owns ${home}. Start Amparo as that account, or use a different DATA_DIR.`,
      { cause },
    );
  }
}

function checkVersion(folder: string): void {
  const version = readable(folder, () => readFileSync(join(folder, "PG_VERSION"), "utf8").trim());
  if (version === EMBEDDED_MAJOR) return;
  throw new OperatorError(
    `${folder} holds a PostgreSQL ${version} database. This version of Amparo needs ${EMBEDDED_MAJOR}. Back it up with the older version (npm run backup), then restore it into a new DATA_DIR.`,
  );
}
