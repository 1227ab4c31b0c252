import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { accountFor } from "#server/base/sql/embedded-account.ts";
import type { Connection } from "#server/base/sql/pool-database.ts";

/** PgBouncer in transaction mode, in front of a database: consecutive transactions may get different connections. */
export interface ConnectionPooler {
  /** Connects to the same database through the pooler. */
  readonly connection: Connection;
  /** Kills the process as a crash would. */
  kill(): Promise<void>;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The program; null where it is not installed. */
export function pgBouncer(): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "pgbouncer")).find((path) => existsSync(path)) ?? null;
}

/** The pooler listens on a socket in a folder of its own, so no port can be in use already. */
const PORT = 6432;

export async function connectionPooler(program: string, target: Connection): Promise<ConnectionPooler> {
  const folder = await mkdtemp(join(tmpdir(), "amparo-pooler-"));
  const settings = join(folder, "pgbouncer.ini");
  await writeFile(settings, settingsFor(target, folder));
  // The pooler refuses to run as root.
  const account = accountFor(folder);
  if (account !== null) {
    for (const path of [folder, settings]) await chown(path, account.uid, account.gid);
  }
  await chmod(folder, 0o755);
  let child: ChildProcess | null = null;
  const kill = async (): Promise<void> => {
    const running = child;
    if (running === null) return;
    child = null;
    if (running.exitCode === null && running.signalCode === null) {
      const ended = new Promise((resolve) => running.once("exit", resolve));
      running.kill("SIGKILL");
      await ended;
    }
    await rm(join(folder, `.s.PGSQL.${PORT}`), { force: true });
  };
  const start = async (): Promise<void> => {
    const as = account === null ? {} : { uid: account.uid, gid: account.gid };
    const started = spawn(program, [settings], { ...as, stdio: ["ignore", "ignore", "pipe"] });
    child = started;
    let printed = "";
    await new Promise<void>((resolve, reject) => {
      started.stderr.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes("process up")) resolve();
      });
      started.once("exit", () => reject(new Error(`PgBouncer did not start: ${printed}`)));
    });
  };
  await start();
  return {
    connection: { ...target, host: folder, port: PORT },
    kill,
    start,
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The settings that `docs/operate.md` asks for. */
function settingsFor({ host, port, user, password, database }: Connection, folder: string): string {
  return `[databases]
${database} = host=${host} port=${port} dbname=${database} user=${user} password=${password}

[pgbouncer]
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 12
server_login_retry = 1
`;
}
