import { join } from "node:path";
import pg from "pg";
import { OperatorError } from "#server/base/process/operator-error.ts";
import type { Db, TransactionalDb } from "./db.ts";
import { readSqlFiles, type SqlFile } from "./sql-files.ts";
import {
  applyViews,
  changedViews,
  lockChangedViews,
  presentViews,
  readViewSet,
  type ViewSet,
} from "./views.ts";

const MIGRATIONS = join(import.meta.dirname, "../../../db/migrations");

/** Advisory lock of migrations; any number, the same in every version. */
const LOCK = 7_205_331;

/** Code of PostgreSQL's error. */
const INSUFFICIENT_PRIVILEGE = "42501";

/** A file of db/migrations. */
export type Migration = SqlFile;

/** An applied migration as recorded in the database. */
export type AppliedMigration = Pick<Migration, "name" | "checksum">;

/** Tables and views of one version of Amparo. */
export interface Schema {
  readonly migrations: readonly Migration[];
  readonly viewSet: ViewSet;
}

/**
 * Applies new files of db/migrations in the order of their names, and then the files of db/views that have changed. Each
 * migration has its own transaction. The views are made in that of the last one; a migration that drops a view shares
 * its transaction with those after it, so no other process ever misses the view. Safe under concurrent starts. Where
 * nothing is new, the account needs no right to change tables.
 *
 * @param print writes one line for the operator
 * @throws OperatorError when an applied file has changed, the database is of a newer version, or the account may not
 * change its tables
 */
export async function migrate(database: TransactionalDb, print: (line: string) => void): Promise<void> {
  await migrateTo(database, await readSchema(), print);
}

/** Brings the database to a certain schema, as `migrate` does to this version's. */
export async function migrateTo(
  database: TransactionalDb,
  schema: Schema,
  print: (line: string) => void,
): Promise<void> {
  if (await isMigrated(database, schema)) return;
  try {
    await applyNew(database, schema, print);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE)) throw error;
    throw new OperatorError(
      "The database has to be brought up to this version, and this account may not do it. Run npm run migrate with the account that owns its tables.",
      { cause: error },
    );
  }
}

/** Whether nothing is left to do. */
async function isMigrated(database: Db, { migrations, viewSet }: Schema): Promise<boolean> {
  const [found] = await database.query<{ isThere: boolean }>(
    `select to_regclass('schema_migrations') is not null as "isThere"`,
  );
  if (found?.isThere !== true) return false;
  const applied = await appliedMigrations(database);
  refuseForeign(applied, migrations);
  return applied.length === migrations.length && (await changedViews(database, viewSet)).length === 0;
}

async function applyNew(
  database: TransactionalDb,
  schema: Schema,
  print: (line: string) => void,
): Promise<void> {
  await database.transaction(prepareMigrations);
  for (;;) {
    const { files, isLast } = await database.transaction((db) => applyNext(db, schema));
    for (const file of files) print(`Applied ${file}`);
    if (isLast) return;
  }
}

/**
 * Applies the next migration, and those after it for as long as a view is missing that was there before. The last one
 * is followed by the views.
 */
async function applyNext(
  db: Db,
  { migrations, viewSet }: Schema,
): Promise<{ files: string[]; isLast: boolean }> {
  await prepareMigrations(db);
  const applied = await appliedMigrations(db);
  refuseForeign(applied, migrations);
  const pending = migrations.filter(({ name }) => !applied.some((each) => each.name === name));
  if (pending.length <= 1) await lockChangedViews(db, viewSet);
  const { length: viewCount } = await presentViews(db, viewSet);
  const files: string[] = [];
  for (const migration of pending) {
    await applyMigration(db, migration);
    files.push(migration.name);
    const isLast = files.length === pending.length;
    if (!isLast && (await presentViews(db, viewSet)).length >= viewCount) return { files, isLast };
  }
  const views = await applyViews(db, viewSet);
  return { files: [...files, ...views.map(({ file }) => `views/${file}`)], isLast: true };
}

/** Takes the migration lock for this transaction, and creates the table of applied migrations. */
export async function prepareMigrations(db: Db): Promise<void> {
  await db.query("select pg_advisory_xact_lock($1)", [LOCK]);
  await db.query(`
    create table if not exists schema_migrations (
      name       text primary key,
      checksum   text not null,
      applied_at timestamptz not null default now()
    )`);
}

/** In the order of their names; requires `prepareMigrations`. */
export function appliedMigrations(db: Db): Promise<AppliedMigration[]> {
  return db.query<AppliedMigration>("select name, checksum from schema_migrations order by name");
}

/**
 * With `wal_level` minimal, PostgreSQL logs nothing of what is made and filled in one transaction but what it is at the
 * end, and 32 further numbers of its sequences as logged that are not: after a crash they would be given once more. A
 * number that was set is logged with the next one that is taken.
 */
const LOG_NEXT_NUMBERS = `
  select setval(c.oid, s.last_value)
    from pg_class c
    join pg_sequences s on s.schemaname = c.relnamespace::regnamespace::text and s.sequencename = c.relname
   where c.xmin = pg_current_xact_id()::xid and c.relkind = 'S' and s.last_value is not null`;

export async function applyMigration(db: Db, { name, text, checksum }: Migration): Promise<void> {
  await db.query(text);
  await db.query(LOG_NEXT_NUMBERS);
  await db.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
}

/** The files of db/migrations, in order. */
export function readMigrations(): Promise<Migration[]> {
  return readSqlFiles(MIGRATIONS);
}

/** Reads db/migrations and db/views. */
export async function readSchema(): Promise<Schema> {
  return { migrations: await readMigrations(), viewSet: await readViewSet() };
}

function refuseForeign(applied: readonly AppliedMigration[], known: readonly Migration[]): void {
  for (const { name, checksum } of applied) {
    const migration = known.find((each) => each.name === name);
    if (migration === undefined) {
      throw new OperatorError(
        `The database has ${name}, which this version of Amparo does not know: it is of a newer version. Start that one.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new OperatorError(
        `db/migrations/${name} was changed after it was applied to this database. Restore the file; a change is a new file.`,
      );
    }
  }
}
