import { setImmediate } from "node:timers/promises";
import { compareListings, PROPOSED_FROM } from "#domain/duplicates/compare-listings.ts";
import { duplicateKeys } from "#domain/duplicates/duplicate-keys.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import {
  type ComparedService,
  deleteKeysOfOthers,
  deletePairsExcept,
  deletePairsOfOthers,
  findAlike,
  findDismissed,
  findWithoutKeys,
  lockSearch,
  type PairToStore,
  readCompared,
  replaceKeys,
  storePairs,
} from "./duplicate-queries.ts";

/** Services of one transaction. */
const BATCH = 200;
/** Pairs compared before requests get their turn: a millisecond or two of work. */
const PAIRS_AT_ONCE = 5;
/**
 * Services with one key with which another is compared, on each side of it in the order of ids. An office building has
 * dozens of services, and none has this many of one organization.
 */
const MAX_ALIKE = 60;

/**
 * Searches for duplicates of services that are new or have changed since they were last compared, in short
 * transactions and bounded memory. Each batch is stored with the keys by which it was compared, so that a search that
 * was interrupted continues where it stopped. Only services with a common key are compared, so its work grows with
 * what has changed and not with the square of the directory (rules duplicates 7 and 8).
 *
 * @param isOver whether it has worked long enough; asked after each batch
 * @returns whether nothing is left
 */
export async function findDuplicates(
  database: TransactionalDb,
  now: number,
  isOver: () => boolean = () => false,
): Promise<boolean> {
  await deleteKeysOfOthers(database);
  await deletePairsOfOthers(database);
  for (let after: string | null = null; ; ) {
    const services = await findWithoutKeys(database, after, BATCH);
    if (services.length === 0) return true;
    await database.transaction((db) => compareChanged(db, services, now));
    after = services.at(-1)?.id ?? null;
    if (isOver()) return services.length < BATCH;
  }
}

/** Compares these services with those that have a key of theirs, and stores which look like one. */
async function compareChanged(db: Db, services: readonly ComparedService[], now: number): Promise<void> {
  // Locks, since two concurrent batches would not see each other's keys.
  await lockSearch(db);
  const ids = services.map(({ id }) => id);
  await replaceKeys(
    db,
    services.map((service) => ({ id: service.id, version: service.version, keys: duplicateKeys(service) })),
  );
  const alike = await findAlike(db, ids, MAX_ALIKE);
  const known = new Map(services.map((service) => [service.id, service]));
  const compared = new Set(alike.flatMap(({ firstId, secondId }) => [firstId, secondId]));
  const others = await readCompared(
    db,
    [...compared].filter((id) => !known.has(id)),
  );
  for (const other of others) known.set(other.id, other);
  const found: PairToStore[] = [];
  for (const [index, { firstId, secondId }] of alike.entries()) {
    if (index % PAIRS_AT_ONCE === PAIRS_AT_ONCE - 1) await setImmediate();
    const pair = scorePair(known.get(firstId), known.get(secondId), now);
    if (pair !== null) found.push(pair);
  }
  const dismissed = await findDismissed(db, found);
  const proposed = found.filter(({ firstId, secondId }) => !dismissed.has(`${firstId} ${secondId}`));
  await deletePairsExcept(db, ids, proposed);
  await storePairs(db, proposed, now);
}

function scorePair(
  first: ComparedService | undefined,
  second: ComparedService | undefined,
  now: number,
): PairToStore | null {
  if (first === undefined || second === undefined) return null;
  const { score, reasons } = compareListings(first, second);
  if (score < PROPOSED_FROM) return null;
  return { id: newId(now), firstId: first.id, secondId: second.id, score: Math.round(score), reasons };
}
