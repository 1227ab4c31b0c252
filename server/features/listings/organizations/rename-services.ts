import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { refreshFaces } from "#server/features/listings/store-services.ts";
import { lockServices } from "#server/features/listings/stored-queries.ts";
import { readManyStored } from "#server/features/listings/stored-service.ts";
import { unchangedService } from "#server/features/listings/unchanged-service.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { findRenamed } from "./import-queries.ts";
import { listServiceIds, lockOrganizationName, renameInPendingEdits } from "./write-queries.ts";

/** Services per statement. */
const BATCH = 500;

/** Locks the services of an organization, which are locked before it (docs/decisions/0045-order-of-locks.md). */
export async function lockOrganizationServices(db: Db, id: string): Promise<void> {
  await lockServices(db, await listServiceIds(db, id));
}

/**
 * Names every organization as it is called now in services that an import, or its undo, left with another name: those
 * that people have edited keep their version.
 *
 * @param now epoch milliseconds
 */
export async function renameInAllServices(database: TransactionalDb, now: number): Promise<void> {
  for (const id of await findRenamed(database)) {
    await transactionWithSharedRows(database, async (db) => {
      await lockOrganizationServices(db, id);
      const name = await lockOrganizationName(db, id);
      if (name !== null) await renameInServices(db, { id, name }, now);
    });
  }
}

/**
 * Names an organization as it is called now in its services and their search terms. No one has edited those: their
 * versions and dates stay. Call it in a transaction of `transactionWithSharedRows`.
 *
 * @param now epoch milliseconds
 */
export async function renameInServices(
  db: Db,
  organization: { readonly id: string; readonly name: string },
  now: number,
): Promise<void> {
  const { id, name } = organization;
  const ids = await listServiceIds(db, id);
  for (let from = 0; from < ids.length; from += BATCH) {
    const stored = await readManyStored(db, ids.slice(from, from + BATCH));
    const services = [...stored.values()].map(unchangedService);
    const renamed = services.map((service) => ({
      ...service,
      facts: { ...service.facts, organization: { id, name } },
    }));
    await refreshFaces(db, renamed, now);
  }
  await renameInPendingEdits(db, id, name);
}
