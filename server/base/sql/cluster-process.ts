import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Contents of `postmaster.pid`: process id, port and socket folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Empty without a Unix socket. */
  socketFolder: string;
}

/** Reads the process's file; null where it is missing or incomplete. The process may be dead. */
export function readPostmaster(cluster: string): Postmaster | null {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return null;
  const [pid = "", , , port = "", socketFolder = ""] = readFileSync(file, "utf8").split("\n");
  if (!/^\d+$/.test(pid)) return null;
  return { pid: Number(pid), port: Number(port) || 0, socketFolder };
}

/** True when the process runs and is the PostgreSQL of this data folder, since process ids are reused. */
export function isPostmaster(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  switch (process.platform) {
    case "linux":
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
      } catch {
        return false;
      }
    case "win32":
      return spawnSync("tasklist", ["/FI", `PID eq ${pid}`]).stdout.includes("postgres");
    default:
      return spawnSync("ps", ["-o", "command=", "-p", String(pid)]).stdout.includes("postgres");
  }
}

/** Stops the PostgreSQL of this data folder: orderly, and after a timeout immediately, which it recovers from. */
export async function stopPostmaster(cluster: string, bin: string, pid: number): Promise<void> {
  for (const [mode, seconds] of [["fast", 20] as const, ["immediate", 10] as const]) {
    signalPostmaster(cluster, bin, pid, mode);
    for (let waited = 0; waited < seconds * 100; waited += 1) {
      if (!isPostmaster(cluster, pid)) return;
      await pause(10);
    }
  }
  process.kill(pid, "SIGKILL");
  killBackends(cluster);
}

/**
 * Kills the processes that a killed PostgreSQL of this data folder left, which prevent its next start until they exit
 * themselves. On Linux only: elsewhere there is no way to recognize them.
 */
export function killBackends(cluster: string): void {
  const postmaster = readPostmaster(cluster)?.pid;
  if (process.platform !== "linux" || (postmaster !== undefined && isPostmaster(cluster, postmaster))) return;
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || !isPostgres(cluster, pid)) continue;
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // The process exited in the meantime.
    }
  }
}

function isPostgres(cluster: string, pid: number): boolean {
  try {
    return isPostmaster(cluster, pid) && readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");
  } catch {
    return false;
  }
}

/** PostgreSQL is controlled by signals, and on Windows by `pg_ctl`. */
export function signalPostmaster(
  cluster: string,
  bin: string,
  pid: number,
  mode: "fast" | "immediate",
): void {
  if (process.platform === "win32") {
    spawnSync(join(bin, "pg_ctl"), ["stop", "-D", cluster, "-m", mode, "-W"]);
    return;
  }
  try {
    process.kill(pid, mode === "fast" ? "SIGINT" : "SIGQUIT");
  } catch {
    // The process exited in the meantime.
  }
}

/**
 * Removes the lock files of a killed PostgreSQL. It would do so itself, unless another process of the account has
 * its process id by now, as is common in containers: then it refuses to start.
 */
export function removeLeftovers(cluster: string, socketFolder: string): void {
  const pid = readPostmaster(cluster)?.pid;
  if (pid === undefined || isPostmaster(cluster, pid)) return;
  const socket = join(socketFolder, ".s.PGSQL.5432");
  for (const file of [`${socket}.lock`, socket, join(cluster, "postmaster.pid")])
    rmSync(file, { force: true });
}

/** Whether a process with this id exists, under any account. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
