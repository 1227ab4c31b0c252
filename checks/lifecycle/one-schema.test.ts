import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readCatalog } from "#checks/catalog.ts";
import { testServers } from "#checks/on-each-engine.ts";
import { runningApp } from "#checks/running-app.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import type { Db } from "#server/base/sql/db.ts";
import {
  applyMigration,
  migrate,
  migrateTo,
  prepareMigrations,
  readMigrations,
  readSchema,
} from "#server/base/sql/migrate.ts";
import { computeChecksum } from "#server/base/sql/sql-files.ts";
import { toView, type View } from "#server/base/sql/views.ts";
import { restoreBackup } from "#server/features/operations/backup/restore-backup.ts";

/** However a database came to this version, its schema is the same, and an older process beside it goes on reading. */

const BACKUP = join(import.meta.dirname, "predecessor", "demonstration.backup.gz");

/** The last migration of 2.1.0. */
const LAST_BEFORE = "0072-bed-groups.sql";

const quiet = () => {};

async function applyUpTo(db: Db, last: string): Promise<void> {
  await prepareMigrations(db);
  for (const migration of await readMigrations()) {
    if (migration.name <= last) await applyMigration(db, migration);
  }
}

/** Returns the view with another text, as a later version may state it. */
function changed({ file }: View, text: string): View {
  return toView({ name: file, text, checksum: computeChecksum(text) });
}

/** Asks the app for its list again and again, until it is told to stop. */
function readAllTheWhile(read: () => Promise<number>): { stop(): Promise<number[]> } {
  const statuses: number[] = [];
  let isReading = true;
  const reading = (async () => {
    while (isReading) statuses.push(await read());
  })();
  return {
    async stop() {
      isReading = false;
      await reading;
      return statuses;
    },
  };
}

describe.each(testServers())("The schema of this version, $engine", ({ template }) => {
  /** Opens a database that a fresh start has made, and another one. */
  async function withDatabases(
    from: "migrated" | "empty",
    work: (fresh: TestDatabase, other: TestDatabase) => Promise<void>,
  ) {
    const fresh = await openTestDatabase(template);
    const other = await openTestDatabase(template, from);
    try {
      await work(fresh, other);
    } finally {
      await fresh.drop();
      await other.drop();
    }
  }

  test("is the same after a fresh start as after an upgrade of 2.1.0 in its place or from its backup", () =>
    withDatabases("empty", async (fresh, upgraded) => {
      const expected = await readCatalog(fresh.database);
      expect(expected.views).toEqual([
        { name: "public_services", comment: expect.stringContaining("db/views/10-public_services.sql") },
        {
          name: "services_of_organizations",
          comment: expect.stringContaining("db/views/20-services_of_organizations.sql"),
        },
      ]);
      await upgraded.database.transaction((db) => applyUpTo(db, LAST_BEFORE));
      await migrate(upgraded.database, quiet);
      expect(await readCatalog(upgraded.database)).toEqual(expected);
      await restoreBackup(upgraded.database, BACKUP, { isReplacing: true });
      expect(await readCatalog(upgraded.database)).toEqual(expected);
    }));

  test("is the same after a start beside an old process, which goes on serving", () =>
    withDatabases("empty", async (fresh, rolling) => {
      // The version before made its views by migrations alone.
      await rolling.database.transaction((db) => applyUpTo(db, "9999"));
      const before = await readCatalog(rolling.database);
      const old = await runningApp(rolling.database);
      const reader = readAllTheWhile(async () => (await old.get("/api/services?limit=5")).status);
      try {
        await migrate(rolling.database.bulk, quiet);
      } finally {
        expect(new Set(await reader.stop())).toEqual(new Set([200]));
        await old.close();
      }
      const expected = await readCatalog(fresh.database);
      expect(await readCatalog(rolling.database)).toEqual(expected);
      expect(before).toEqual({ ...expected, views: before.views });
    }));

  test("of a later version that adds a column to a view, or takes one away, is made beside an old process, too", () =>
    withDatabases("migrated", async (fresh, rolling) => {
      const { migrations, viewSet } = await readSchema();
      const [publicServices, ...others] = viewSet.views;
      if (publicServices === undefined) throw new Error("db/views has no files");
      const column = {
        name: "9998-parking.sql",
        text: "alter table services add column parking_notes text",
        checksum: "1",
      };
      const more = publicServices.text.replace("provisions\n", "provisions, parking_notes\n");
      const fewer = more.replace("likes, ", "");
      const added = {
        migrations: [...migrations, column],
        viewSet: { ...viewSet, views: [changed(publicServices, more), ...others] },
      };
      const taken = {
        ...added,
        viewSet: { ...viewSet, views: [changed(publicServices, fewer), ...others] },
      };
      const reader = readAllTheWhile(async () => {
        await rolling.database.query(
          "select id, name, beds, provisions from public_services where name <> $1",
          ["x"],
          { isFrequent: true },
        );
        return 200;
      });
      try {
        for (const schema of [added, taken]) {
          const said: string[] = [];
          await migrateTo(rolling.database.bulk, schema, (line) => said.push(line));
          expect(said.at(-1)).toBe("Applied views/10-public_services.sql");
        }
      } finally {
        expect((await reader.stop()).length).toBeGreaterThan(0);
      }
      await migrateTo(fresh.database, taken, quiet);
      const expected = await readCatalog(fresh.database);
      expect(expected.schema).toMatch(/provisions,\n {2}parking_notes\n {2}FROM services/);
      expect(await readCatalog(rolling.database)).toEqual(expected);
    }));
});
