import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { Refusal } from "#server/refusal.ts";
import { endPostmaster, isAlive, readPostmaster, signalPostmaster } from "./cluster-process.ts";
import { type Account, canWalkTo } from "./embedded-account.ts";
import type { Connection } from "./pool-database.ts";
import { wireTypes } from "./wire-types.ts";

/** A PostgreSQL of our own: the programs, the data folder, who runs it and how it is set. */
export interface Cluster {
  /** Folder with `initdb` and `postgres`. */
  bin: string;
  /** The data folder; its parent exists. */
  folder: string;
  account: Account | null;
  /** Where the process writes what it has to say. */
  logFile: string;
  password: string;
  /** Flags of `initdb` about locales, the first that this system has. */
  locales: readonly (readonly string[])[];
  settings: Readonly<Record<string, string>>;
}

const USER = "amparo";
const DATABASE = "amparo";
const PORT = 5432;

/** The longest path that every system takes for a Unix socket, with the socket's own name. */
const SOCKET_PATH_BYTES = 100;
const SOCKET_NAME = `/.s.PGSQL.${PORT}`;

const isWindows = process.platform === "win32";

/** Makes the data folder: whole or not at all, whatever kills us. */
export async function initializeCluster(cluster: Cluster): Promise<void> {
  removeDrafts(cluster);
  const draft = `${cluster.folder}.draft-${process.pid}`;
  const secrets = mkdtempSync(join(tmpdir(), "amparo-initdb-"));
  try {
    const passwordFile = join(secrets, "password");
    writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
    give(cluster.account, passwordFile, secrets);
    let said = "";
    for (const locale of cluster.locales) {
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft, { mode: 0o700 });
      give(cluster.account, draft);
      const auth = ["--username", USER, "--auth", "scram-sha-256", "--pwfile", passwordFile];
      const result = await run({ ...cluster, folder: draft }, [
        "initdb",
        "-D",
        asSeen(cluster.account, draft),
        ...auth,
        "--encoding=UTF8",
        "--no-instructions",
        ...locale,
      ]);
      if (result.code === 0) {
        moveUnlessThere(draft, cluster.folder, renameSync);
        rmSync(draft, { recursive: true, force: true });
        return;
      }
      said = result.said;
      if (!/locale/i.test(said)) break;
    }
    rmSync(draft, { recursive: true, force: true });
    throw new Refusal(`The database could not be made in ${cluster.folder}: ${lastLine(said)}`);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
}

/** Of starts that were killed while they made one. */
function removeDrafts(cluster: Cluster): void {
  const prefix = `${basename(cluster.folder)}.draft-`;
  for (const name of readdirSync(dirname(cluster.folder))) {
    const isDead = name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)));
    if (isDead) rmSync(join(dirname(cluster.folder), name), { recursive: true, force: true });
  }
}

/** A password that nobody needs to know, kept beside the data for the next start. */
export function keptPassword(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.draft-${process.pid}`;
    writeFileSync(draft, randomBytes(24).toString("hex"), { mode: 0o600 });
    // Whole or not at all, and never over another's: two may start in the same moment.
    moveUnlessThere(draft, file, linkSync);
    rmSync(draft, { force: true });
  }
  return readFileSync(file, "utf8").trim();
}

function moveUnlessThere(from: string, to: string, move: (from: string, to: string) => void): void {
  try {
    move(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

/**
 * Starts the process. It outlives us when we are killed, and our terminal's Ctrl-C does not reach it: we end it.
 * Resolves once it is started, before it takes connections.
 */
export async function startCluster(cluster: Cluster): Promise<ChildProcess> {
  const socketFolder = socketFolderOf(cluster);
  const listen = isWindows
    ? ["-p", String(await freePort()), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]
    : ["-p", String(PORT), "-c", "listen_addresses=", "-c", `unix_socket_directories=${socketFolder.seen}`];
  const settings = Object.entries({ ...cluster.settings, unix_socket_permissions: "0700" });
  const log = openLog(cluster.logFile);
  try {
    return spawn(
      join(cluster.bin, "postgres"),
      [
        "-D",
        asSeen(cluster.account, cluster.folder),
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

/** Added to, so that a second start that fails spoils nothing; begun anew when it has grown. */
function openLog(file: string): number {
  const size = lstatSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > 1_000_000 ? "w" : "a", 0o600);
}

/** Where the running process of this data folder listens; null where no file tells of one. */
export function connectionTo(cluster: Cluster, database = DATABASE): Connection | null {
  const postmaster = readPostmaster(cluster.folder);
  if (postmaster === null || postmaster.port === 0) return null;
  const host = isWindows
    ? "127.0.0.1"
    : (toldFolder(postmaster.socketFolder) ?? socketFolderOf(cluster).path);
  return { host, port: postmaster.port, user: USER, password: cluster.password, database };
}

/**
 * A connection to the cluster's own `postgres` database, once the process takes one.
 *
 * @returns null when `isStarting` says no more that there is something to wait for
 * @throws Refusal when the process does not take our password
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
        if (!isPassing(error)) throw error;
      }
    }
    if (!isStarting()) return null;
    await pause(15);
  }
}

/** Makes the database for our tables where there is none yet. */
export async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
}

/** Ends the process in order and resolves when it is gone. */
export async function stopCluster(cluster: Cluster, child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  signalPostmaster(cluster.folder, cluster.bin, child.pid, "fast");
  const late = setTimeout(() => child.kill("SIGQUIT"), 20_000);
  await ended;
  clearTimeout(late);
  const sockets = socketFolderOf(cluster).path;
  if (sockets !== cluster.folder) rmSync(sockets, { recursive: true, force: true });
}

/** Ends a process of this data folder that is not our child. */
export async function endLeftover(cluster: Cluster, pid: number): Promise<void> {
  await endPostmaster(cluster.folder, cluster.bin, pid);
}

/** The last thing that the process said before it ended. */
export function lastWords(cluster: Cluster): string {
  return existsSync(cluster.logFile) ? lastLine(readFileSync(cluster.logFile, "utf8")) : "";
}

interface SocketFolder {
  /** As we call it. */
  path: string;
  /** As the process calls it. */
  seen: string;
}

/** The data folder; where its path is too long for a socket, a folder of the account's own beside other temporary ones. */
export function socketFolderOf(cluster: Cluster): SocketFolder {
  if (Buffer.byteLength(cluster.folder + SOCKET_NAME) <= SOCKET_PATH_BYTES) {
    return { path: cluster.folder, seen: asSeen(cluster.account, cluster.folder) };
  }
  const name = createHash("sha256").update(cluster.folder).digest("hex").slice(0, 16);
  const path = join(tmpdir(), `amparo-${name}`);
  const owner = cluster.account?.uid ?? process.getuid?.();
  if (!lstatSync(path, { throwIfNoEntry: false })) {
    mkdirSync(path, { mode: 0o700 });
    give(cluster.account, path);
  }
  const found = lstatSync(path);
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new Refusal(`${path} is not ours alone. Remove it, or give Amparo a DATA_DIR with a shorter path.`);
  }
  return { path, seen: path };
}

/**
 * How the process names a folder of its own. Root may keep it under a private path, such as its home: the
 * process is started in that folder, where it may not walk to, and on Linux has a name for where it is.
 */
function asSeen(account: Account | null, folder: string): string {
  if (canWalkTo(account, dirname(folder))) return folder;
  if (process.platform === "linux") return "/proc/self/cwd";
  throw new Refusal(
    `The embedded database cannot run as root, and account ${account?.uid} may not walk to ${folder}. Start Amparo as an ordinary user, or set DATA_DIR to a folder that everyone may walk to.`,
  );
}

function toldFolder(told: string): string | null {
  return told === "" || told.startsWith("/proc/self/") ? null : told;
}

function give(account: Account | null, ...paths: string[]): void {
  if (account === null) return;
  for (const path of paths) chownSync(path, account.uid, account.gid);
}

function environment(): Record<string, string> {
  // Nothing of ours: PGDATA, PGPORT, LC_ALL and the like would change what the process does.
  return { PATH: "/usr/bin:/bin", TZ: "UTC", ...(isWindows ? { SystemRoot: "C:\\Windows" } : {}) };
}

function run(
  cluster: Cluster,
  [program = "", ...args]: string[],
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(cluster.bin, program), args, {
      cwd: cluster.folder,
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true,
      env: environment(),
      ...cluster.account,
    });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.on("error", (cause) => reject(cannotRun(join(cluster.bin, program), cluster.account, cause)));
    child.on("close", (code) => resolve({ code, said }));
  });
}

function cannotRun(program: string, account: Account | null, cause: Error): Refusal {
  const as = account === null ? "" : ` as account ${account.uid}, which root must lend it`;
  return new Refusal(`${program} cannot be run${as}: ${cause.message}`, { cause });
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}

/** It starts, or it stops: asking again will tell. */
function isPassing(error: unknown): boolean {
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
