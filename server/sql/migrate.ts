import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "#server/refusal.ts";
import type { Database, Db } from "./db.ts";

const MIGRATIONS = join(import.meta.dirname, "../../db/migrations");

/** Any number, the same in every Amparo: whoever holds it migrates, the others wait. */
const LOCK = 7_205_331;

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/**
 * Brings the tables up to this version: the files of db/migrations in the order of their names, each in a
 * transaction of its own, each once. Several processes may start at the same time: one migrates.
 *
 * @param say takes one line for the operator
 * @throws Refusal when a file that was applied has changed since, or the database is of a newer version
 */
export async function migrate(database: Database, say: (line: string) => void): Promise<void> {
  const migrations = await readMigrations();
  await database.transaction(async (db) => {
    await db.query("select pg_advisory_xact_lock($1)", [LOCK]);
    await db.query(`
      create table if not exists schema_migrations (
        name       text primary key,
        checksum   text not null,
        applied_at timestamptz not null default now()
      )`);
  });
  for (const migration of migrations) {
    await database.transaction(async (db) => {
      await db.query("select pg_advisory_xact_lock($1)", [LOCK]);
      if (await isApplied(db, migration, migrations)) return;
      await db.query(migration.text);
      await db.query("insert into schema_migrations (name, checksum) values ($1, $2)", [
        migration.name,
        migration.checksum,
      ]);
      say(`Applied ${migration.name}`);
    });
  }
}

/** Names of the files of db/migrations that make this version's tables, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readMigrations()).map(({ name }) => name);
}

async function isApplied(db: Db, migration: Migration, known: readonly Migration[]): Promise<boolean> {
  const applied = await db.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migrations order by name",
  );
  const foreign = applied.find(({ name }) => known.every((each) => each.name !== name));
  if (foreign) {
    throw new Refusal(
      `The database has ${foreign.name}, which this version of Amparo does not know: it is of a newer version. Start that one.`,
    );
  }
  const row = applied.find(({ name }) => name === migration.name);
  if (row && row.checksum !== migration.checksum) {
    throw new Refusal(
      `db/migrations/${migration.name} was changed after it was applied to this database. Restore the file; a change is a new file.`,
    );
  }
  return row !== undefined;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(MIGRATIONS, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}
