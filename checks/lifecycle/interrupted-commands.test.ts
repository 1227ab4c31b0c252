import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testServers } from "#checks/on-each-engine.ts";
import { packagesForTest } from "#checks/packages-for-tests.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import { isPostmaster, readPostmaster, stopPostmaster } from "#server/base/sql/cluster-process.ts";
import { embeddedBinaries } from "#server/base/sql/embedded-binaries.ts";
import type { Connection } from "#server/base/sql/pool-database.ts";
import { writeBackup } from "#server/features/operations/backup/write-backup.ts";

const ROOT = join(import.meta.dirname, "../..");
const SIGNAL_ITSELF = join(import.meta.dirname, "signal-itself.ts");
const COMMANDS = {
  admin: "server/features/accounts/account/admin-command.ts",
  backup: "server/features/operations/backup/backup-command.ts",
  demo: "server/features/demonstration/demo-command.ts",
  import: "server/features/imports/import-command.ts",
  restore: "server/features/operations/backup/restore-command.ts",
};
/** Each starts a database or two: a busy machine is no failure. */
const LIMIT_MS = 300_000;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "amparo-interrupted-"));
  chmodSync(folder, 0o755);
});

afterEach(async () => {
  const cluster = join(folder, "data/postgres");
  const pid = readPostmaster(cluster)?.pid;
  if (pid !== undefined && isPostmaster(cluster, pid)) {
    await stopPostmaster(cluster, join(embeddedBinaries(null), "bin"), pid);
  }
  rmSync(folder, { recursive: true, force: true });
});

interface Running {
  child: ChildProcess;
  ended: Promise<{ code: number | null; printed: string; reported: string }>;
}

function start(name: keyof typeof COMMANDS, args: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(process.execPath, ["--import", SIGNAL_ITSELF, COMMANDS[name], ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: join(folder, "data"), DEMO: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = Promise.all([once(child, "exit"), text(child.stderr), text(child.stdout)]).then(
    ([[code], printed, reported]) => ({ code, printed, reported }),
  );
  return { child, ended };
}

describe("an import with the embedded database", () => {
  const { asFolder } = packagesForTest();
  const ids = Array.from({ length: 700 }, (_, index) => index);

  /** A PostgreSQL that was shut down leaves no such file. */
  const expectStopped = (): void => expect(readPostmaster(join(folder, "data/postgres"))).toBeNull();

  test(
    "that gets a signal reports where it stopped, stops the database, and continues when it is run again",
    async () => {
      const services = ids.map((id) => `${id},Service ${id},Meals ${id}`);
      const location = await asFolder({
        "services.csv": ["id,name,description", ...services, ""].join("\n"),
      });
      const early = await start("import", [location], { SIGNAL: "SIGINT", SIGNAL_AT: "Checking …" }).ended;
      expect(early).toMatchObject({ code: 1, reported: "" });
      expect(early.printed).toContain(
        "The import was interrupted before it changed anything. Run it again.\n",
      );
      expectStopped();

      const at = { SIGNAL: "SIGTERM", SIGNAL_AT: "Merging: 25%" };
      const stopped = await start("import", [location], at).ended;
      expect(stopped).toMatchObject({ code: 1, reported: "" });
      const where =
        /stopped after (\d+) of 700 services: it was interrupted\. Run it again: it goes on from there\.\n/u;
      const merged = Number(where.exec(stopped.printed)?.[1]);
      expect(merged).toBeGreaterThan(0);
      expect(merged).toBeLessThan(700);
      expectStopped();

      const resumed = await start("import", [location]).ended;
      expect(resumed.code).toBe(0);
      expect(resumed.reported).toContain(`stopped after ${merged} of 700 services; this one did the rest`);
      expectStopped();
    },
    LIMIT_MS,
  );
});

describe.for(testServers().slice(0, 1))("a command on $engine", ({ template }) => {
  const toDatabaseUrl = ({ host, port, user, password, database }: Connection): string =>
    `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

  test.each([
    ["admin", ["ada@people.example"], "users"],
    ["backup", ["new.backup"], "services"],
    ["demo", ["remove"], "services"],
    ["restore", ["old.backup", "--replace"], "services"],
  ] as const)(
    "%s that gets a signal ends, and changes nothing",
    async (name, [argument, ...others], table) => {
      const opened = await openTestDatabase(template);
      const { database, connection } = opened;
      await writeBackup(database, join(folder, "old.backup"));
      const isFile = argument.endsWith(".backup");
      const args = [isFile ? join(folder, argument) : argument, ...others];
      const { child, ended } = await database.transaction(async (holder) => {
        await holder.query(`lock table ${table} in access exclusive mode`);
        const running = start(name, args, { DATABASE_URL: toDatabaseUrl(connection) });
        const isWaiting = async () => {
          const waiting = await database.query(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          );
          return waiting.length > 0;
        };
        await expect.poll(isWaiting, { timeout: LIMIT_MS }).toBe(true);
        running.child.kill("SIGTERM");
        await running.ended;
        return running;
      });
      expect(child.signalCode).toBeNull();
      expect(await ended).toMatchObject({ code: 1, reported: "" });
      expect((await ended).printed).toContain(
        "The command was interrupted: unfinished work was rolled back.\n",
      );
      expect(readdirSync(folder)).toEqual(["old.backup"]);
      await opened.drop();
    },
    LIMIT_MS,
  );
});
