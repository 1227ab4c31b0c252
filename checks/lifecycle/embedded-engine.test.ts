import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isFullScope } from "#checks/test-scope.ts";
import { isAlive, isPostmaster, readPostmaster, stopPostmaster } from "#server/base/sql/cluster-process.ts";
import { embeddedBinaries } from "#server/base/sql/embedded-binaries.ts";

const HOLDER = join(import.meta.dirname, "database-holder.ts");
const NOBODY = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;

let folder: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "amparo-lifecycle-"));
  chmodSync(folder, 0o755);
});

afterEach(async () => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  for (const name of readdirSync(folder)) {
    const cluster = join(folder, name, "postgres");
    const pid = readPostmaster(cluster)?.pid;
    if (pid !== undefined && isPostmaster(cluster, pid)) {
      await stopPostmaster(cluster, join(embeddedBinaries(null), "bin"), pid);
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

interface Holder {
  child: ChildProcess;
  /** Numbers of the rows that were acknowledged so far. */
  acknowledged: number[];
  /** Kinds of the faults that it met, each with whether it could read meanwhile. */
  faults: string[];
  /** What it said to the operator. */
  said(): string;
  /** Resolves at the first `ready`, rejects when it ends without one. */
  ready: Promise<void>;
  /** Resolves with the exit code, and the rows that it read at its end. */
  ended: Promise<{ code: number | null; kept: number[] | null }>;
}

function hold(
  dataDir: string,
  options: { from?: number; mode?: "app" | "tool"; as?: typeof NOBODY; env?: NodeJS.ProcessEnv } = {},
): Holder {
  const { from = 0, mode = "app", as, env = {} } = options;
  const child = spawn(process.execPath, [HOLDER, dataDir, String(from), mode], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    ...as,
  });
  started.push(child);
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const acknowledged: number[] = [];
  const faults: string[] = [];
  let kept: number[] | null = null;
  const isReady = Promise.withResolvers<void>();
  let rest = "";
  child.stdout.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line === "ready") isReady.resolve();
      else if (line.startsWith("fault ")) faults.push(line.slice(6));
      else if (line.startsWith("kept ")) kept = JSON.parse(line.slice(5));
      else acknowledged.push(Number(line));
    }
  });
  const ended = new Promise<{ code: number | null; kept: number[] | null }>((resolve) => {
    child.on("close", (code) => {
      isReady.reject(new Error(`ended without being ready: ${said}`));
      resolve({ code, kept });
    });
  });
  isReady.promise.catch(() => {});
  return { child, acknowledged, faults, said: () => said, ready: isReady.promise, ended };
}

function highest(numbers: readonly number[]): number {
  return numbers.reduce((most, each) => Math.max(most, each), -2);
}

/** Waits until that many rows were acknowledged. */
async function rows(holder: Holder, count: number): Promise<void> {
  await expect.poll(() => holder.acknowledged.length, { interval: 5 }).toBeGreaterThan(count);
}

function listChildren(parent: number): number[] {
  return execFileSync("ps", ["-o", "pid=", "--ppid", String(parent)], { encoding: "utf8" })
    .split("\n")
    .map(Number)
    .filter((pid) => pid > 0);
}

/** Only root may, and not in every container. */
function canMount(): boolean {
  if (!isRoot || process.platform !== "linux") return false;
  const probe = mkdtempSync(join(tmpdir(), "amparo-mount-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", probe]).status === 0;
  if (isMounted) spawnSync("umount", [probe]);
  rmSync(probe, { recursive: true });
  return isMounted;
}

describe("the embedded engine", () => {
  test("killed with its Node at any moment, it has every acknowledged row, and nothing is left behind", async () => {
    const dataDir = join(folder, "killed");
    const cluster = join(dataDir, "postgres");
    const acknowledged: number[] = [];
    for (const count of [0, 40, 7]) {
      const holder = hold(dataDir, { from: highest(acknowledged) + 2 });
      await holder.ready;
      await rows(holder, count);
      const postmaster = readPostmaster(cluster)?.pid ?? 0;
      holder.child.kill("SIGKILL");
      await holder.ended;
      acknowledged.push(...holder.acknowledged);
      expect(isPostmaster(cluster, postmaster), "the database outlives its Node").toBe(true);
      // Once it is killed as well, as by a power cut.
      if (count === 40) {
        process.kill(postmaster, "SIGKILL");
        await expect.poll(() => isPostmaster(cluster, postmaster)).toBe(false);
      }
    }
    const last = hold(dataDir, { from: highest(acknowledged) + 2 });
    await last.ready;
    expect(last.said()).toContain("that a killed Amparo left running");
    last.child.kill("SIGTERM");
    const { code, kept } = await last.ended;
    expect(code).toBe(0);
    expect(kept).toEqual(expect.arrayContaining([...acknowledged, ...last.acknowledged]));
    expect(readPostmaster(cluster), "stopped in order").toBeNull();
  });

  test("killed under a running app, it is started again three times, with every acknowledged row", async () => {
    const dataDir = join(folder, "restarted");
    const cluster = join(dataDir, "postgres");
    const holder = hold(dataDir);
    await holder.ready;
    const kill = async (): Promise<void> => {
      await rows(holder, holder.acknowledged.length + 5);
      process.kill(readPostmaster(cluster)?.pid ?? 0, "SIGKILL");
    };
    for (const times of [1, 2, 3]) {
      await kill();
      await expect.poll(holder.said).toContain(`Starting it again (${times} of at most 3 times)`);
    }
    await kill();
    expect((await holder.ended).code, holder.said()).toBe(3);
    const next = hold(dataDir, { mode: "tool" });
    expect((await next.ended).kept).toEqual(expect.arrayContaining(holder.acknowledged));
  });

  test.runIf(process.platform === "linux")("frozen, it does not keep the app from ending", async () => {
    const dataDir = join(folder, "frozen");
    const cluster = join(dataDir, "postgres");
    const holder = hold(dataDir);
    await holder.ready;
    await rows(holder, 5);
    const postmaster = readPostmaster(cluster)?.pid ?? 0;
    for (const pid of [postmaster, ...listChildren(postmaster)]) process.kill(pid, "SIGSTOP");
    await expect.poll(() => holder.faults).toContain("unavailable unreadable");
    holder.child.kill("SIGTERM");
    // Ten seconds are promised; waiting for ever is what it must not do.
    const ended = await Promise.race([holder.ended, pause(25_000, null)]);
    expect(ended?.code, holder.said()).toBe(0);
    const next = hold(dataDir, { mode: "tool" });
    expect((await next.ended).kept).toEqual(expect.arrayContaining(holder.acknowledged));
  });

  test.runIf(canMount())(
    "on a full disk, it is read as before, and written again once there is room",
    async () => {
      const dataDir = join(folder, "full");
      mkdirSync(dataDir);
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=220m", "tmpfs", dataDir]);
      try {
        const holder = hold(dataDir);
        await holder.ready;
        await rows(holder, 5);
        const filler = join(dataDir, "filler");
        const { bavail, bsize } = statfsSync(dataDir);
        writeFileSync(filler, Buffer.alloc(bavail * bsize - 2_000_000));
        await expect.poll(() => holder.faults).toContain("full readable");
        const before = holder.acknowledged.length;
        rmSync(filler);
        await rows(holder, before + 5);
        holder.child.kill("SIGTERM");
        const { code, kept } = await holder.ended;
        expect(code, holder.said()).toBe(0);
        expect(holder.said(), "the database went on").not.toContain("Starting it again");
        expect(kept).toEqual(expect.arrayContaining(holder.acknowledged));
      } finally {
        execFileSync("umount", ["-l", dataDir]);
      }
    },
  );

  test("a second start on the same folder is refused with one line, and a command shares the first one's", async () => {
    const dataDir = join(folder, "shared");
    const first = hold(dataDir);
    await first.ready;
    const second = hold(dataDir);
    const { code } = await second.ended;
    expect(code).toBe(1);
    expect(second.said()).toBe(
      `Another Amparo (process ${first.child.pid}) is using ${dataDir}. Stop it first, or use a different DATA_DIR.\n`,
    );
    const tool = hold(dataDir, { mode: "tool" });
    const seen = await tool.ended;
    expect(seen.code, tool.said()).toBe(0);
    expect(isAlive(first.child.pid ?? 0), "the command ends without the app").toBe(true);
    await rows(first, first.acknowledged.length + 1);
    first.child.kill("SIGTERM");
    expect((await first.ended).code).toBe(0);
  });

  test.runIf(isFullScope)(
    "of two first starts at once, one has the folder and the other is refused with one line",
    async () => {
      const dataDir = join(folder, "twice");
      const both = [hold(dataDir), hold(dataDir)];
      const outcomes = await Promise.allSettled(both.map(({ ready }) => ready));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      const loser = both[outcomes.findIndex(({ status }) => status === "rejected")];
      expect(loser?.said().trim().split("\n").at(-1)).toMatch(/^Another Amparo/);
    },
  );

  test.runIf(isFullScope)("a number of a process that was used again does not stand in its way", async () => {
    const dataDir = join(folder, "reused");
    const first = hold(dataDir, { mode: "tool" });
    expect((await first.ended).code).toBe(0);
    const stale = `${process.pid}\n${join(dataDir, "postgres")}\n0\n5432\n${join(dataDir, "postgres")}\n\n  0 0\nready   \n`;
    writeFileSync(join(dataDir, "postgres", "postmaster.pid"), stale);
    writeFileSync(join(dataDir, "postgres", ".s.PGSQL.5432.lock"), stale);
    const second = hold(dataDir, { mode: "tool" });
    expect((await second.ended).code, second.said()).toBe(0);
  });

  test.runIf(isFullScope)("a path that is too long for a socket is no hindrance", async () => {
    const dataDir = join(folder, "long", "x".repeat(90));
    const holder = hold(dataDir, { mode: "tool", env: { TMPDIR: folder } });
    expect((await holder.ended).code, holder.said()).toBe(0);
    expect(readdirSync(folder)).toEqual(["long"]);
  });

  test("another version's folder is refused by name and left alone", async () => {
    const cluster = join(folder, "old", "postgres");
    mkdirSync(cluster, { recursive: true });
    writeFileSync(join(cluster, "PG_VERSION"), "17\n");
    const holder = hold(join(folder, "old"));
    expect((await holder.ended).code).toBe(1);
    expect(holder.said()).toMatch(/^[^\n]*PostgreSQL 17[^\n]*backup[^\n]*\n$/);
    expect(readdirSync(cluster)).toEqual(["PG_VERSION"]);
  });

  describe.runIf(isRoot)("as root", () => {
    test("the database runs as nobody, on a folder that only it may read", async () => {
      const dataDir = join(folder, "root");
      const holder = hold(dataDir, { mode: "tool" });
      expect((await holder.ended).code, holder.said()).toBe(0);
      const { uid, mode } = statSync(join(dataDir, "postgres"));
      expect({ uid, mode: mode & 0o777 }).toEqual({ uid: NOBODY.uid, mode: 0o700 });
    });

    test.runIf(isFullScope)(
      "in a private folder, such as root's home, it works as well, and twice",
      async () => {
        const home = join(folder, "private");
        mkdirSync(home, { mode: 0o700 });
        for (let start = 0; start < 2; start += 1) {
          const holder = hold(join(home, "data"), { mode: "tool" });
          expect((await holder.ended).code, holder.said()).toBe(0);
        }
        const killed = hold(join(home, "data"));
        await killed.ready;
        await rows(killed, 3);
        killed.child.kill("SIGKILL");
        await killed.ended;
        const next = hold(join(home, "data"), { mode: "tool" });
        const { code, kept } = await next.ended;
        expect(code, next.said()).toBe(0);
        expect(kept).toEqual(expect.arrayContaining(killed.acknowledged));
      },
    );

    test.runIf(isFullScope)(
      "an ordinary user starts it, root goes on with it, and the user again",
      async () => {
        const dataDir = join(folder, "mixed");
        mkdirSync(dataDir);
        chownSync(dataDir, NOBODY.uid, NOBODY.gid);
        for (const options of [{ as: NOBODY }, {}, { as: NOBODY }]) {
          const holder = hold(dataDir, { mode: "tool", ...options });
          expect((await holder.ended).code, holder.said()).toBe(0);
        }
      },
    );

    test("a folder of root's is refused to an ordinary user in one line", async () => {
      const dataDir = join(folder, "roots");
      expect((await hold(dataDir, { mode: "tool" }).ended).code).toBe(0);
      const holder = hold(dataDir, { mode: "tool", as: NOBODY });
      expect((await holder.ended).code).toBe(1);
      expect(holder.said()).toMatch(/^DATA_DIR [^\n]* cannot be written \(EACCES\)[^\n]*\n$/);
    });
  });
});
