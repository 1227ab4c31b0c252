import { compareListings, PROPOSED_FROM } from "#domain/duplicates/compare-listings.ts";
import { duplicateKeys } from "#domain/duplicates/duplicate-keys.ts";
import type { Db, TransactionalDb } from "#server/sql/db.ts";
import { newId } from "#server/sql/new-id.ts";
import {
  type ComparedService,
  deleteKeysOfOthers,
  deletePairsBefore,
  findDismissed,
  findWithoutKeys,
  type KeyRow,
  NO_KEY,
  type PairToStore,
  readCompared,
  readKeys,
  replaceKeys,
  storePairs,
} from "./duplicate-queries.ts";

/** Services, or keys, at a time: visitors wait for no more than that. */
const BATCH = 200;
/**
 * Services with one key that are compared with each other; of more, each is compared with the next ones alone. An
 * office building has dozens of services, and none has this many of one organization.
 */
const MAX_ALIKE = 60;

/**
 * Searches the whole directory for duplicates, in short transactions and bounded memory. Only services with a common
 * key are compared, so its work grows with the directory and not with its square (rules duplicates 7 and 8).
 */
export async function findDuplicates(database: TransactionalDb, now: number): Promise<void> {
  await deleteKeysOfOthers(database);
  await refreshKeys(database);
  let alike: KeyRow[] = [];
  for (let after: KeyRow = { key: NO_KEY, serviceId: "ffffffff-ffff-ffff-ffff-ffffffffffff" }; ; ) {
    const rows = await readKeys(database, after, BATCH);
    const complete: KeyRow[][] = [];
    for (const row of rows) {
      if (alike[0]?.key !== row.key || alike.length === MAX_ALIKE) {
        complete.push(alike);
        alike = [];
      }
      alike.push(row);
      after = row;
    }
    if (rows.length < BATCH) complete.push(alike);
    await compareAlike(database, complete, now);
    if (rows.length < BATCH) break;
  }
  await deletePairsBefore(database, now);
}

/** Computes the keys of services that are new or have changed. */
async function refreshKeys(database: TransactionalDb): Promise<void> {
  for (let after: string | null = null; ; ) {
    const services = await findWithoutKeys(database, after, BATCH);
    if (services.length === 0) return;
    await database.transaction((db) =>
      replaceKeys(
        db,
        services.map((service) => ({
          id: service.id,
          version: service.version,
          keys: duplicateKeys(service),
        })),
      ),
    );
    after = services.at(-1)?.id ?? null;
  }
}

/** Compares the services of each group with each other, and stores which look like one. */
async function compareAlike(db: Db, groups: readonly (readonly KeyRow[])[], now: number): Promise<void> {
  const several = groups.filter(({ length }) => length > 1);
  if (several.length === 0) return;
  const ids = new Set(several.flatMap((group) => group.map(({ serviceId }) => serviceId)));
  const services = new Map((await readCompared(db, [...ids])).map((service) => [service.id, service]));
  const found = new Map<string, PairToStore>();
  const compared = new Set<string>();
  for (const group of several) {
    for (const [index, { serviceId }] of group.entries()) {
      for (const other of group.slice(index + 1)) {
        const key = `${serviceId} ${other.serviceId}`;
        // Often they have several keys in common, one after the other.
        if (compared.has(key)) continue;
        compared.add(key);
        const pair = pairOf(services.get(serviceId), services.get(other.serviceId), now);
        if (pair !== null) found.set(`${pair.firstId} ${pair.secondId}`, pair);
      }
    }
  }
  const dismissed = await findDismissed(db, [...found.values()]);
  await storePairs(
    db,
    [...found].flatMap(([key, pair]) => (dismissed.has(key) ? [] : pair)),
    now,
  );
}

function pairOf(
  one: ComparedService | undefined,
  other: ComparedService | undefined,
  now: number,
): PairToStore | null {
  if (one === undefined || other === undefined) return null;
  const { score, reasons } = compareListings(one, other);
  if (score < PROPOSED_FROM) return null;
  const [firstId, secondId] = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
  return { id: newId(now), firstId, secondId, score: Math.round(score), reasons };
}
