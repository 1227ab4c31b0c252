import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { readVersion } from "#server/base/process/version.ts";
import type { Db } from "./db.ts";
import { readSqlFiles, type SqlFile } from "./sql-files.ts";

const FOLDER = join(import.meta.dirname, "../../../db/views");

/** PostgreSQL's codes of errors. */
const INVALID_TABLE_DEFINITION = "42P16";
const DEPENDENT_OBJECTS = "2BP01";
const LOCK_NOT_AVAILABLE = "55P03";

/** Shorter than PostgreSQL's `deadlock_timeout`, so that it is the migration that gives way, and never a visitor. */
const LOCK_TIMEOUT = "500ms";
const LOCK_PAUSE_MS = 200;
const LOCK_TRIES = 1000;

/** A view and the file of db/views that makes it. */
export interface View {
  /** The view's name, which is the file's without its number: `10-public_services.sql`. */
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly checksum: string;
}

/** The views of one version of Amparo, in the order in which they are made. */
export interface ViewSet {
  readonly version: string;
  readonly views: readonly View[];
}

/** A view as the database has it. Both texts are null for one that a migration or an operator made. */
interface AppliedView {
  name: string;
  checksum: string | null;
  version: string | null;
}

/** Reads db/views. */
export async function readViewSet(): Promise<ViewSet> {
  return { version: await readVersion(), views: (await readSqlFiles(FOLDER)).map(toView) };
}

/** Returns the view that a file makes. */
export function toView({ name, text, checksum }: SqlFile): View {
  return { name: name.replace(/^\d+-|\.sql$/g, ""), file: name, text, checksum };
}

/**
 * Returns the views that the database does not have as this version states them.
 *
 * @throws OperatorError when a newer version has made one of them
 */
export async function changedViews(db: Db, { version, views }: ViewSet): Promise<View[]> {
  const applied = await appliedViews(db);
  return views.filter(({ name, file, checksum }) => {
    const before = applied.find((each) => each.name === name);
    if (before?.checksum === checksum) return false;
    if (before !== undefined && before.version !== null && isLater(before.version, version)) {
      throw new OperatorError(
        `The database has the view ${name} of Amparo ${before.version}, which is newer than db/views/${file} of ${version}. Start that version.`,
      );
    }
    return true;
  });
}

/** Returns which of the views the database has, in whatever form. */
export async function presentViews(db: Db, { views }: ViewSet): Promise<string[]> {
  const applied = await appliedViews(db);
  return applied.map(({ name }) => name).filter((name) => views.some((view) => view.name === name));
}

/**
 * Locks the views that will change, and the tables that they read, before a migration takes one of the tables. Readers
 * take a view before its tables, so the migration and a reader would otherwise wait for each other. Where the locks are
 * not free, it lets go of all of them for a moment, in which others read and write.
 *
 * @throws OperatorError when others held them for some ten minutes
 */
export async function lockChangedViews(db: Db, set: ViewSet): Promise<void> {
  const present = await presentViews(db, set);
  const names = (await changedViews(db, set))
    .map(({ name }) => name)
    .filter((name) => present.includes(name));
  if (names.length === 0) return;
  for (let tries = 1; !(await areLocked(db, names)); tries += 1) {
    if (tries === LOCK_TRIES) {
      throw new OperatorError(
        `Another connection has used ${names.join(", ")} for ten minutes. Stop every process that uses the database, and start again.`,
      );
    }
    await setTimeout(LOCK_PAUSE_MS);
  }
}

async function areLocked(db: Db, names: readonly string[]): Promise<boolean> {
  const [before] = await db.query<{ timeout: string }>(`select current_setting('lock_timeout') as timeout`);
  await db.query("savepoint before_locks");
  try {
    await db.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await db.query(`lock table ${names.join(", ")} in access exclusive mode`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE)) throw error;
    await db.query("rollback to savepoint before_locks");
    return false;
  }
  await db.query("select set_config('lock_timeout', $1, true)", [before?.timeout ?? "0"]);
  await db.query("release savepoint before_locks");
  return true;
}

/**
 * Makes the views that have changed, as statements of the caller's transaction. A view that keeps its columns and gets
 * further ones at its end is replaced, which statements of an older process do not notice. Otherwise all views are
 * dropped and made anew, since one may read another.
 *
 * @returns the views that were changed
 * @throws OperatorError when a newer version has made one of them, or something of the operator's own reads a view that
 * has to be dropped
 */
export async function applyViews(db: Db, set: ViewSet): Promise<View[]> {
  const changed = await changedViews(db, set);
  if (changed.length === 0) return [];
  if (!(await isReplaced(db, set, changed))) await remakeViews(db, set);
  return changed;
}

async function isReplaced(db: Db, set: ViewSet, changed: readonly View[]): Promise<boolean> {
  await db.query("savepoint before_views");
  try {
    for (const view of changed) await makeView(db, set, view);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === INVALID_TABLE_DEFINITION)) throw error;
    await db.query("rollback to savepoint before_views");
    return false;
  }
  await db.query("release savepoint before_views");
  return true;
}

async function remakeViews(db: Db, set: ViewSet): Promise<void> {
  const present = await presentViews(db, set);
  const names = set.views.map(({ name }) => name).filter((name) => present.includes(name));
  try {
    if (names.length > 0) await db.query(`drop view ${names.join(", ")}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === DEPENDENT_OBJECTS)) throw error;
    throw new OperatorError(
      `A view of Amparo loses a column, and something of your own reads it: ${error.detail ?? error.message}. Drop that, start again, and make it anew.`,
      { cause: error },
    );
  }
  for (const view of set.views) await makeView(db, set, view);
}

/** The comment goes away with its view, so that a view that a migration drops is made anew. */
async function makeView(db: Db, { version }: ViewSet, { name, file, text, checksum }: View): Promise<void> {
  await db.query(text);
  await db.query(`comment on view ${name} is 'db/views/${file} of Amparo ${version}, SHA-256 ${checksum}'`);
}

function appliedViews(db: Db): Promise<AppliedView[]> {
  return db.query<AppliedView>(`
    select c.relname as name, made[1] as version, made[2] as checksum
      from pg_class c
      left join regexp_match(obj_description(c.oid, 'pg_class'),
                             '^db/views/\\S+ of Amparo (\\S+), SHA-256 ([0-9a-f]{64})$') as made on true
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
     order by c.relname collate "C"`);
}

/** Compares versions by their three numbers. */
function isLater(version: string, than: string): boolean {
  const [numbers, others] = [version, than].map((each) => each.split(/[.-]/).slice(0, 3).map(Number));
  for (const [index, number] of (numbers ?? []).entries()) {
    const other = others?.[index] ?? 0;
    if (number !== other) return number > other;
  }
  return false;
}
