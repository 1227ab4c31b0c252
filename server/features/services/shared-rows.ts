import type { HoursWithIntake } from "#domain/services/opening-hours/entry.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { addKnownTerms, findMissingTerms } from "#server/features/search/queries.ts";
import { findHours, storeHours } from "#server/features/services/opening-hours/store-hours.ts";
import { lockUnheld, waitUntilUnheld } from "./lock-queries.ts";

/**
 * Rows that services share. A transaction that inserted one would block all others that need the same new row until it
 * ends, so they are committed before it. A row without references is harmless.
 */
export interface SharedRows {
  readonly hours: readonly HoursWithIntake[];
  readonly terms: ReadonlySet<string>;
}

const NO_TERMS: ReadonlySet<string> = new Set();
/** Hours, then terms, for each of the services that one call stores one after another. */
const MAX_ROUNDS = 1000;

/** Shared rows are missing, or rows are held; `transactionWithSharedRows` adds them, or waits for them. */
class SharedRowsMissing extends Error {
  override name = "SharedRowsMissing";
  /** Inserts them, or waits. */
  readonly add: (db: Db) => Promise<void>;

  constructor(add: (db: Db) => Promise<void>) {
    super("Rows that services share are missing: store services in transactionWithSharedRows.");
    this.add = add;
  }
}

/**
 * Runs a transaction that stores services. Where `work` needs shared rows that are missing, the transaction is
 * rolled back, the rows are committed, and `work` runs again: it must have no effects outside of the transaction.
 */
export async function transactionWithSharedRows<T>(
  database: TransactionalDb,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (!(error instanceof SharedRowsMissing) || round === MAX_ROUNDS) throw error;
      await error.add(database);
    }
  }
}

/** Inserts the missing rows. Resolves to the ids of the hours, in their order; null: none are computed. */
export async function addSharedRows(
  db: Db,
  { hours, terms }: SharedRows,
  now: number,
): Promise<(number | null)[]> {
  const ids = await storeHours(db, hours, now);
  await addKnownTerms(db, terms);
  return ids;
}

/** Returns the ids in a transaction of `transactionWithSharedRows`, which adds the missing rows. */
export async function requireSharedRows(
  db: Db,
  rows: SharedRows,
  now: number,
): Promise<readonly (number | null)[]> {
  const { ids, missing } = await findHours(db, rows.hours);
  const isComplete = missing.size === 0 && (await findMissingTerms(db, rows.terms)).length === 0;
  if (isComplete) return ids;
  throw new SharedRowsMissing(async (database) => {
    await addSharedRows(database, rows, now);
  });
}

/**
 * Locks further services after others, in a transaction of `transactionWithSharedRows`. It waits for no one while it holds
 * what others may wait for: where one is held, the transaction is rolled back, waits, and runs again.
 */
export async function lockFurther(db: Db, ids: readonly string[]): Promise<void> {
  if (await lockUnheld(db, ids)) return;
  throw new SharedRowsMissing((database) => waitUntilUnheld(database, ids));
}

/** Does what `requireSharedRows` does, for hours alone. */
export function requireHours(
  db: Db,
  hours: readonly HoursWithIntake[],
  now: number,
): Promise<readonly (number | null)[]> {
  return requireSharedRows(db, { hours, terms: NO_TERMS }, now);
}

/** Does what `requireSharedRows` does, for search terms alone. */
export async function requireTerms(db: Db, terms: ReadonlySet<string>): Promise<void> {
  if ((await findMissingTerms(db, terms)).length === 0) return;
  throw new SharedRowsMissing((database) => addKnownTerms(database, terms));
}
