import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import type { Account } from "#server/base/sql/embedded-account.ts";

/** A program that this run started. */
export interface Program {
  readonly name: string;
  readonly pid: number;
  readonly isRunning: () => boolean;
}

export interface ProgramOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Its output goes there. */
  readonly log: string;
  /** Null: our own. */
  readonly account: Account | null;
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts programs, and ends all of them with `endAll`. */
export class Programs {
  readonly #running = new Map<number, ChildProcess>();

  /** In a process group of its own: Ctrl-C reaches this run alone, which ends them. */
  start({ name, command, args, log, account, folder, env = {} }: ProgramOptions): Program {
    const output = openSync(log, "a", 0o600);
    const child = spawn(command, args, {
      cwd: folder,
      detached: true,
      stdio: ["ignore", output, output],
      env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", HOME: folder, LANG: "C.UTF-8", TZ: "UTC", ...env },
      ...account,
    });
    closeSync(output);
    const { pid } = child;
    if (pid === undefined) throw new Error(`${name} cannot be started: ${command}`);
    child.on("error", () => {});
    this.#running.set(pid, child);
    child.once("exit", () => this.#running.delete(pid));
    return { name, pid, isRunning: () => this.#running.has(pid) };
  }

  /** Kills everything that is left, without waiting: also from an `exit` handler. */
  endAll(): void {
    for (const pid of this.#running.keys()) {
      for (const each of listProcessTree(pid)) signal(each, "SIGKILL");
      signal(-pid, "SIGKILL");
    }
  }
}

/** Sends a signal to a process, if it is there. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

/** A process and those that descend from it. */
export function listProcessTree(pid: number): number[] {
  const children = Map.groupBy(parents(), ([, parent]) => parent);
  const tree = [pid];
  for (const each of tree) tree.push(...(children.get(each) ?? []).map(([child]) => child));
  return tree;
}

/** Every process of the machine with its parent, as Linux lists them. */
function parents(): [pid: number, parent: number][] {
  return readdirSync("/proc").flatMap((name): [number, number][] => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The name in brackets may hold anything.
      const [, parent] = (readFileSync(`/proc/${name}/stat`, "latin1").split(") ").at(-1) ?? "").split(" ");
      return [[Number(name), Number(parent)]];
    } catch {
      return [];
    }
  });
}

/** Ports of the loopback interface that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(0, "127.0.0.1", resolve);
      });
      return server;
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    if (typeof address !== "object" || address === null) throw new Error("A port has no number.");
    return address.port;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
