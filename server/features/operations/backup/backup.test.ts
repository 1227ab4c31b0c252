import {
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine, testServers } from "#checks/on-each-engine.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { startJobs } from "#server/base/jobs/jobs.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { type Database, instant } from "#server/base/sql/db.ts";
import { migrate } from "#server/base/sql/migrate.ts";
import { loadDemonstration } from "#server/features/demonstration/load-demonstration.ts";
import type { OpenDraft } from "./backup-file.ts";
import { readRows, readTables } from "./queries.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "amparo-backup-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOW = Date.UTC(2026, 10, 21, 12);
let files = 0;
function newFile(): string {
  files += 1;
  return join(folder, `${files}.backup`);
}

/** Every row of every table, as text. */
async function everything(database: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  await database.transaction(async (db) => {
    await db.query("set local timezone to 'UTC'");
    for (const table of await readTables(db)) {
      // Each database has its own.
      if (["withholdings", "public_changes", "public_change_feeds"].includes(table.name)) continue;
      // The tables of counts have the same numbers, added up at another time.
      if (table.name.startsWith("organization_count")) continue;
      all[table.name] = (await Array.fromAsync(readRows(db, table))).sort();
    }
  });
  return all;
}

/** Rows of every kind of column, and awkward values where the tables take them. */
async function fill(database: Database): Promise<void> {
  await loadDemonstration(database, NOW, () => {});
  await database.query(
    `update services set description = E'"quoted", \\\\ back\\nslash\ttab ñ 漢 😀 # mark', latitude = 0.1 + 0.2,
            created_at = $1, comment = '# {"is":"end","rows":0}' where id = (select min(id::text)::uuid from services)`,
    [instant(NOW)],
  );
  await database.query("delete from search_synonyms where id > 3");
  const jobs = await startJobs(database, { onFailure: () => {}, isWorking: false });
  await jobs.send(database, "mail", { id: 7 }, { key: "seven", notBefore: NOW + 3_600_000 });
  await jobs.stop();
}

/** A file on a disk that has room for so many bytes. */
function fullAfter(room: number): OpenDraft {
  return (path) => {
    const file = createWriteStream(path);
    let written = 0;
    return new Writable({
      write(chunk: Buffer, _, done) {
        written += chunk.length;
        if (written <= room) file.write(chunk, done);
        else done(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }));
      },
      final: (done) => void file.end(done),
      destroy: (error, done) => void file.destroy().once("close", () => done(error)),
    });
  };
}

/** A database whose connection is ended at a statement of its next transaction, from 1, as by a kill. */
function killedAt(database: Database, statement: number): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction((db) => {
        let count = 0;
        return work({
          async query<Row>(text: string, values?: readonly unknown[]) {
            count += 1;
            if (count === statement) await db.query("select pg_terminate_backend(pg_backend_pid())");
            return db.query<Row>(text, values);
          },
        });
      }),
  };
}

/** Before each table is read, another connection deletes a service, and with it rows of two tables. */
function writingMeanwhile(database: Database): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction((db) =>
        work({
          async query<Row>(text: string, values?: readonly unknown[]) {
            if (text.startsWith("declare")) {
              await database.query(
                "delete from services where id = (select min(id::text)::uuid from services)",
              );
            }
            return db.query<Row>(text, values);
          },
        }),
      ),
  };
}

async function waitingJobs(database: Database): Promise<unknown[]> {
  return database.query(
    "select name, data, singleton_key, start_after from pgboss.job where name = 'mail' and state = 'created'",
  );
}

describe("a backup moves everything from one engine to the other", () => {
  const servers = testServers();
  const pairs = servers.flatMap((from) => servers.map((to) => ({ from, to })));

  test.each(pairs.map(({ from, to }) => [from.engine, to.engine, from.template, to.template] as const))(
    "from %s to %s",
    async (_from, _to, from, to) => {
      const source = await openTestDatabase(from);
      const target = await openTestDatabase(to, "empty");
      try {
        await fill(source.database);
        const file = newFile();
        const stored = await writeBackup(source.database, file);
        expect(statSync(file).mode & 0o777).toBe(0o600);
        expect(await restoreBackup(target.database, file, { isReplacing: false })).toBe(stored);
        const restored = await everything(target.database);
        expect(restored).toEqual(await everything(source.database));
        expect(restored.services?.length).toBeGreaterThan(40);
        expect(await waitingJobs(target.database)).toEqual(await waitingJobs(source.database));
        expect(await waitingJobs(target.database)).toHaveLength(1);
        // Sequences continue, and computed rows exist.
        await target.database.query("insert into search_synonyms (words) values ('{a,b}')");
        expect(await target.database.query("select count(*) from public_services where is_listed")).toEqual(
          await source.database.query("select count(*) from public_services where is_listed"),
        );
        const said: string[] = [];
        await migrate(target.database, (line) => said.push(line));
        expect(said).toEqual([]);
      } finally {
        await source.drop();
        await target.drop();
      }
    },
  );
});

onOneEngine("a backup", (open) => {
  test("is of one moment, whatever is written meanwhile", async () => {
    await fill(open());
    const [counted] = await open().query<{ count: number }>("select count(*) from services");
    const file = newFile();
    await writeBackup(writingMeanwhile(open()), file);
    const text = gunzipSync(readFileSync(file)).toString();
    const countRows = (table: string) =>
      text.split(`"name":"${table}"`)[1]?.split("\n# ")[0]?.split("\n").slice(1).length;
    expect(await open().query("select count(*) from services")).not.toEqual([counted]);
    expect(countRows("services")).toBe(counted?.count);
    expect(countRows("service_places")).toBe(counted?.count);
  });

  test.each([0, 1, 20_000])(
    "on a disk that is full after %d bytes is named and leaves nothing, and the one before stays",
    async (room) => {
      await fill(open());
      const [earlier, file] = [newFile(), newFile()];
      await writeBackup(open(), earlier);
      const kept = readFileSync(earlier);
      const names = readdirSync(folder);
      const failure: unknown = await writeBackup(open(), file, fullAfter(room)).catch(
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(OperatorError);
      expect(failure instanceof Error && failure.message).toMatch(
        /\.backup cannot be written: ENOSPC: no space left/,
      );
      expect(readdirSync(folder)).toEqual(names);
      expect(readFileSync(earlier)).toEqual(kept);
      // Once there is room.
      await writeBackup(open(), file);
      expect(statSync(file).size).toBeGreaterThan(0);
    },
  );

  test("has nothing of what was deleted and can be restored for a minute", async () => {
    await fill(open());
    await open().query(
      `insert into deleted_accounts (id, email, deleted_by, deleted_at, content)
       select gen_random_uuid(), 'gone@help.example', id, now(), '{}' from users limit 1`,
    );
    const file = newFile();
    await writeBackup(open(), file);
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain("gone@help.example");
    await open().query("delete from deleted_accounts");
  });

  test("is not written over a file that is there", async () => {
    const file = newFile();
    writeFileSync(file, "mine");
    await expect(writeBackup(open(), file)).rejects.toThrow("is there already");
    expect(readFileSync(file, "utf8")).toBe("mine");
  });
});

onOneEngine("restoring", (open) => {
  let good: Buffer;
  let before: Record<string, string[]>;
  let source: TestDatabase;

  beforeEach(async () => {
    const [server] = testServers();
    if (server === undefined) throw new Error("no server");
    source = await openTestDatabase(server.template);
    await fill(source.database);
    const file = newFile();
    await writeBackup(source.database, file);
    good = readFileSync(file);
    await migrate(open(), () => {});
    await loadDemonstration(open(), NOW, () => {});
    before = await everything(open());
  });
  afterEach(() => source.drop());

  async function restoring(content: Buffer, isReplacing = true): Promise<number> {
    const file = newFile();
    writeFileSync(file, content);
    return restoreBackup(open(), file, { isReplacing });
  }

  const edited = (edit: (text: string) => string) => gzipSync(edit(gunzipSync(good).toString()));

  test("asks before it takes the place of what is there", async () => {
    await expect(restoring(good, false)).rejects.toThrow("--replace");
    expect(await everything(open())).toEqual(before);
    await restoring(good);
    expect(await everything(open())).toEqual(await everything(source.database));
  });

  test.each([2, 60])(
    "that is killed at statement %d changes nothing, and done again is whole",
    async (statement) => {
      const file = newFile();
      writeFileSync(file, good);
      await expect(restoreBackup(killedAt(open(), statement), file, { isReplacing: true })).rejects.toThrow();
      expect(await everything(open())).toEqual(before);
      await restoreBackup(open(), file, { isReplacing: true });
      expect(await everything(open())).toEqual(await everything(source.database));
    },
  );

  test("refuses in one line what is no backup, and changes nothing", async () => {
    const garbage: [string, Buffer, string][] = [
      ["nothing", Buffer.alloc(0), "damaged"],
      ["some text", Buffer.from("hello\n"), "is not an Amparo backup"],
      ["another gzip", gzipSync("hello\n"), "is not an Amparo backup"],
      ["bytes in a gzip", gzipSync(Buffer.from([0xff, 0xfe, 0x0a])), "is not an Amparo backup"],
      ["half a file", good.subarray(0, good.length / 2), "damaged"],
      [
        "a byte changed",
        Buffer.concat([good.subarray(0, 200), Buffer.from([1, 2, 3]), good.subarray(203)]),
        "",
      ],
      ["without its end", edited((text) => text.slice(0, text.lastIndexOf("# "))), "damaged"],
      ["a row less", edited((text) => text.replace(/\n\{[^\n]*/, "")), "damaged"],
      ["a mark that is none", edited((text) => text.replace('# {"is":"jobs"}', "# {}")), "damaged"],
      [
        "a table of the system",
        edited((text) => text.replace('"name":"hours"', '"name":"pg_class"')),
        "damaged",
      ],
      ["a row that is none", edited((text) => text.replace(/\n\{[^\n]*/, "\n{")), "does not take"],
      [
        "a newer one",
        edited((text) => text.replace("0001-directory.sql", "9999-later.sql")),
        "newer version",
      ],
      ["a newer format", edited((text) => text.replace('"format":1', '"format":2')), "newer version"],
    ];
    for (const [name, content, reason] of garbage) {
      const failure: unknown = await restoring(content).catch((error: unknown) => error);
      expect(failure, name).toBeInstanceOf(Error);
      const message = failure instanceof Error ? failure.message : "";
      expect(message, name).toContain(reason);
      expect(message.split("\n"), name).toHaveLength(1);
      expect(failure instanceof Error ? failure.name : "", name).toBe("OperatorError");
    }
    expect(await everything(open())).toEqual(before);
  });
});
