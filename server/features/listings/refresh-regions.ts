import type { Database } from "#server/base/sql/db.ts";
import { refreshFaces } from "#server/features/listings/store-services.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { findWithoutRegion } from "./stored-queries.ts";
import { readManyStored } from "./stored-service.ts";
import { unchangedService } from "./unchanged-service.ts";

/** Services per transaction. */
const BATCH = 500;

/**
 * Sets the region of protected listings that have none from the gazetteer, and shows the town of those that may show
 * it: after a migration, or a restore, that had no gazetteer. Nothing changes where the gazetteer does not know the
 * city.
 *
 * @param now epoch milliseconds
 */
export async function refreshRegions(database: Database["bulk"], now: number): Promise<void> {
  const ids = await findWithoutRegion(database);
  for (let from = 0; from < ids.length; from += BATCH) {
    await transactionWithSharedRows(database, async (db) => {
      const stored = await readManyStored(db, ids.slice(from, from + BATCH));
      await refreshFaces(db, [...stored.values()].map(unchangedService), now);
    });
  }
}
