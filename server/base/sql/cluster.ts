import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, lstatSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { killBackends, readPostmaster, signalPostmaster, stopPostmaster } from "./cluster-process.ts";
import { type Account, chownTo, environment, pathFor } from "./embedded-account.ts";
import type { Connection } from "./pool-database.ts";
import { wireTypes } from "./wire-types.ts";

/** A PostgreSQL that we run: binaries, data folder, account and settings. */
export interface Cluster {
  /** Folder with `initdb` and `postgres`. */
  bin: string;
  /** The data folder; its parent must exist. */
  folder: string;
  account: Account | null;
  /** Log file of the process. */
  logFile: string;
  password: string;
  /** Alternatives of `initdb` locale flags, in order of preference. */
  locales: readonly (readonly string[])[];
  settings: Readonly<Record<string, string>>;
}

export const USER = "amparo";
const DATABASE = "amparo";
const PORT = 5432;

/** Maximum length of a Unix socket's path on all systems, in bytes. */
const SOCKET_PATH_BYTES = 100;
const SOCKET_NAME = `/.s.PGSQL.${PORT}`;

const isWindows = process.platform === "win32";

/**
 * Starts the process, detached: it survives when we are killed, and Ctrl-C does not reach it. Resolves when it is
 * started, before it accepts connections.
 *
 * @param port on Windows; omitted: a free one
 */
export async function startCluster(cluster: Cluster, port?: number): Promise<ChildProcess> {
  const socketFolder = chooseSocketFolder(cluster);
  const listen = isWindows
    ? [
        "-p",
        String(port ?? (await freePort())),
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        "unix_socket_directories=",
      ]
    : ["-p", String(PORT), "-c", "listen_addresses=", "-c", `unix_socket_directories=${socketFolder.seen}`];
  const settings = Object.entries({ ...cluster.settings, unix_socket_permissions: "0700" });
  const log = openLog(cluster.logFile);
  try {
    return spawn(
      join(cluster.bin, "postgres"),
      [
        "-D",
        pathFor(cluster.account, cluster.folder),
        ...listen,
        ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      {
        cwd: cluster.folder,
        detached: !isWindows,
        stdio: ["ignore", log, log],
        windowsHide: true,
        env: environment(),
        ...cluster.account,
      },
    );
  } finally {
    closeSync(log);
  }
}

/** Appends, so that a second, failing start does not overwrite it; starts over when the file has grown. */
function openLog(file: string): number {
  const size = lstatSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > 1_000_000 ? "w" : "a", 0o600);
}

/** Returns connection settings of the running process of this data folder; null where there is none. */
export function connectionTo(cluster: Cluster, database = DATABASE): Connection | null {
  const postmaster = readPostmaster(cluster.folder);
  if (postmaster === null || postmaster.port === 0) return null;
  const host = isWindows
    ? "127.0.0.1"
    : (parseSocketFolder(postmaster.socketFolder) ?? chooseSocketFolder(cluster).path);
  return { host, port: postmaster.port, user: USER, password: cluster.password, database };
}

/**
 * Connects to the cluster's `postgres` database as soon as the process accepts connections.
 *
 * @returns null when `isStarting` turns false
 * @throws OperatorError when the process rejects our password
 */
export async function connectWhenReady(
  cluster: Cluster,
  isStarting: () => boolean,
  name: string,
): Promise<pg.Client | null> {
  for (;;) {
    const address = connectionTo(cluster, "postgres");
    if (address !== null) {
      const client = new pg.Client({ ...address, application_name: name, types: wireTypes });
      client.on("error", () => {});
      try {
        await client.connect();
        return client;
      } catch (error) {
        await client.end().catch(() => {});
        if (!isTemporary(error)) throw error;
      }
    }
    if (!isStarting()) return null;
    await pause(15);
  }
}

/** Creates the database for our tables if missing. */
export async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
}

/** Milliseconds that a process gets for an immediate shutdown before it is killed. */
const IMMEDIATE_MS = 500;

/**
 * Stops the process and resolves when it has exited: orderly, or, after `limitMs`, without a checkpoint, which it
 * recovers from at its next start.
 */
export async function stopCluster(cluster: Cluster, child: ChildProcess, limitMs = 20_000): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  signalPostmaster(cluster.folder, cluster.bin, child.pid, "fast");
  const timers = [
    setTimeout(() => child.kill("SIGQUIT"), limitMs),
    // A stopped process receives no other signal.
    setTimeout(() => child.kill("SIGKILL"), limitMs + IMMEDIATE_MS),
  ];
  await ended;
  for (const timer of timers) clearTimeout(timer);
  if (child.signalCode === "SIGKILL") killBackends(cluster.folder);
  const sockets = chooseSocketFolder(cluster).path;
  if (sockets !== cluster.folder) rmSync(sockets, { recursive: true, force: true });
}

/** Stops a process of this data folder that is not our child. */
export async function stopLeftover(cluster: Cluster, pid: number): Promise<void> {
  await stopPostmaster(cluster.folder, cluster.bin, pid);
}

/** Last line of the process's log. */
export function logTail(cluster: Cluster): string {
  return existsSync(cluster.logFile) ? lastLine(readFileSync(cluster.logFile, "utf8")) : "";
}

interface SocketFolder {
  /** Path on our side. */
  path: string;
  /** Path from the process's point of view. */
  seen: string;
}

/** The data folder; where its path is too long for a socket, a private folder in the temporary folder. */
export function chooseSocketFolder(cluster: Cluster): SocketFolder {
  if (Buffer.byteLength(cluster.folder + SOCKET_NAME) <= SOCKET_PATH_BYTES) {
    return { path: cluster.folder, seen: pathFor(cluster.account, cluster.folder) };
  }
  const name = createHash("sha256").update(cluster.folder).digest("hex").slice(0, 16);
  const path = join(tmpdir(), `amparo-${name}`);
  const owner = cluster.account?.uid ?? process.getuid?.();
  if (!lstatSync(path, { throwIfNoEntry: false })) {
    mkdirSync(path, { mode: 0o700 });
    chownTo(cluster.account, path);
  }
  const found = lstatSync(path);
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new OperatorError(
      `${path} is not ours alone. Remove it, or give Amparo a DATA_DIR with a shorter path.`,
    );
  }
  return { path, seen: path };
}

function parseSocketFolder(text: string): string | null {
  return text === "" || text.startsWith("/proc/self/") ? null : text;
}

/** Last line of a program's output. */
export function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}

/** The server is starting or stopping: worth a retry. */
function isTemporary(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return (
    code === "ECONNREFUSED" ||
    code === "ENOENT" ||
    code === "57P03" ||
    code === "ECONNRESET" ||
    code === "57P01"
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : PORT));
    });
  });
}
