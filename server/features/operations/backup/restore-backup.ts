import { startJobs } from "#server/base/jobs/jobs.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import {
  type AppliedMigration,
  applyMigration,
  type Migration,
  prepareMigrations,
  readSchema,
  type Schema,
} from "#server/base/sql/migrate.ts";
import { applyViews } from "#server/base/sql/views.ts";
import { type BackupJob, type BackupMarker, readBackupFile, readJob } from "./backup-file.ts";
import {
  advanceSequences,
  deletePendingJobs,
  dropTables,
  emptyTables,
  insertRows,
  readTables,
  type TableColumns,
  tablesInUse,
} from "./queries.ts";

/** Tables that the product fills itself: rows in them do not mean that the database is in use. */
const SEEDED_TABLES = [
  "crisis_lines",
  "static_pages",
  "search_synonyms",
  "search_terms",
  "gazetteer_loads",
  "cities",
  "city_names",
  "postal_areas",
  "counties",
  "withholdings",
  "public_changes",
  "public_change_feeds",
];

/** Table whose triggers forbid deletion; no migration inserts rows into it. */
const APPEND_ONLY_TABLE = "history";

const ROWS_PER_INSERT = 500;

interface RestoreOptions {
  /** Replaces the content of the database. Otherwise only an empty one is filled. */
  isReplacing: boolean;
}

/**
 * Restores a backup: the tables of its version, their rows, and then this version's migrations and views,
 * all in one transaction.
 *
 * @returns the number of table rows restored
 * @throws OperatorError when the database is in use, or the file is no backup, damaged, or of a newer version
 */
export async function restoreBackup(
  database: Database,
  path: string,
  { isReplacing }: RestoreOptions,
): Promise<number> {
  // Reads the whole file first, so that anything but a complete backup is refused before any change.
  for await (const line of readBackupFile(path)) if ("mark" in line) checkMark(path, line.mark);
  const schema = await readSchema();
  const jobs = await startJobs(database, { onFailure: () => {}, isWorking: false });
  try {
    return await database.transaction(async (db) => {
      await refuseInUse(db, isReplacing);
      await deletePendingJobs(db);
      const restoring = new Restoring(db, path, schema, ({ queue, data, key, notBefore }) =>
        jobs.send(db, queue, data, { key, notBefore }),
      );
      for await (const line of readBackupFile(path)) {
        if ("row" in line) await restoring.row(line.row);
        else await restoring.mark(line.mark);
      }
      await advanceSequences(db);
      await restoring.bringUp();
      return restoring.rows;
    });
  } finally {
    await jobs.stop();
  }
}

type Requeue = (job: BackupJob) => Promise<void>;

/** State of a restore in progress. */
class Restoring {
  rows = 0;
  readonly #db: Db;
  readonly #path: string;
  readonly #schema: Schema;
  readonly #requeue: Requeue;
  #table: TableColumns | null = null;
  #pending: string[] = [];
  #applied: readonly AppliedMigration[] = [];

  constructor(db: Db, path: string, schema: Schema, requeue: Requeue) {
    this.#db = db;
    this.#path = path;
    this.#schema = schema;
    this.#requeue = requeue;
  }

  async mark(mark: BackupMarker): Promise<void> {
    await this.#insertPending();
    if (mark.is === "amparo-backup") {
      this.#applied = mark.migrations;
      await makeTables(this.#db, mark.migrations, this.#schema.migrations);
    }
    this.#table = mark.is === "table" ? await this.#knownTable(mark) : null;
  }

  async row(row: string): Promise<void> {
    if (this.#table === null) {
      await this.#requeue(readJob(this.#path, row));
      return;
    }
    this.#pending.push(row);
    if (this.#pending.length >= ROWS_PER_INSERT) await this.#insertPending();
  }

  /** Applies the migrations that the backup's version did not have, and the views. */
  async bringUp(): Promise<void> {
    const isApplied = (name: string) => this.#applied.some((each) => each.name === name);
    for (const migration of this.#schema.migrations) {
      if (!isApplied(migration.name)) await applyMigration(this.#db, migration);
    }
    await applyViews(this.#db, this.#schema.viewSet);
  }

  async #insertPending(): Promise<void> {
    if (this.#table === null || this.#pending.length === 0) return;
    try {
      await insertRows(this.#db, this.#table, this.#pending);
    } catch (cause) {
      // The database's message would quote the row.
      const code = cause instanceof Error && "code" in cause ? ` (${String(cause.code)})` : "";
      throw new OperatorError(
        `${this.#path} has rows that ${this.#table.name} does not take${code}. Nothing was changed.`,
        { cause },
      );
    }
    this.rows += this.#pending.length;
    this.#pending = [];
  }

  /** Checks the names of a table and its columns, which become part of statements: only existing ones are accepted. */
  async #knownTable({ name, columns }: TableColumns): Promise<TableColumns> {
    const table = (await readTables(this.#db)).find((each) => each.name === name);
    if (table === undefined || columns.some((column) => !table.columns.includes(column))) {
      throw new OperatorError(
        `${this.#path} is damaged: it has a table that its version did not have. Nothing was changed.`,
      );
    }
    return { name, columns };
  }
}

function checkMark(path: string, mark: BackupMarker): void {
  if (mark.is === "amparo-backup" && mark.format !== 1) {
    throw new OperatorError(`A newer version of Amparo made ${path}. Use that version to restore it.`);
  }
}

async function refuseInUse(db: Db, isReplacing: boolean): Promise<void> {
  if (isReplacing) return;
  const inUse = await tablesInUse(db, SEEDED_TABLES);
  if (inUse.length > 0) {
    throw new OperatorError(
      `The database is not empty (${inUse.join(", ")}). Restore into a new one, or add --replace to lose what is in this one.`,
    );
  }
}

async function makeTables(
  db: Db,
  wanted: readonly AppliedMigration[],
  known: readonly Migration[],
): Promise<void> {
  const migrations = wanted.map(({ name, checksum }) => {
    const migration = known.find((each) => each.name === name);
    if (migration === undefined) {
      throw new OperatorError(
        `The backup is of a newer version of Amparo, with ${name}. Restore it with that one.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new OperatorError(`The backup was made with another db/migrations/${name} than the one here.`);
    }
    return migration;
  });
  await dropTables(db);
  await prepareMigrations(db);
  for (const migration of migrations) await applyMigration(db, migration);
  await emptyTables(
    db,
    (await readTables(db)).map(({ name }) => name).filter((name) => name !== APPEND_ONLY_TABLE),
  );
}
