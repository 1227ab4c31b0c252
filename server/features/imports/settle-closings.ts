import { LONGEST_DOUBT_MS, statesUnreadClosing } from "#domain/services/unread-closing.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { recordListingChange } from "#server/features/listings/listing-history.ts";
import { storeVersion } from "#server/features/listings/save-listing.ts";
import { lockStored } from "#server/features/listings/stored-service.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import type { Outcome } from "./checked-record.ts";
import {
  findOldClosings,
  keepAsImported,
  recordsAsImported,
  settleClosing,
} from "./unread-closings-queries.ts";

/** Services that one run settles between two looks. */
const BATCH = 50;

/** Lets the hours of a record count whose unread closing has been settled, or is a year old. */
export function asSettled(outcome: Outcome, settled: string | undefined): Outcome {
  const { unreadClosing, facts } = outcome;
  if (settled === undefined || settled !== unreadClosing) return outcome;
  return { ...outcome, facts: { ...facts, isContact: false } };
}

/**
 * Lets the hours of services count again whose closing no one could read for a year (rule imports 51). A person's edit
 * in the meantime stands.
 *
 * @param now epoch milliseconds
 */
export async function settleOldClosings(database: TransactionalDb, now: number): Promise<void> {
  for (;;) {
    const ids = await findOldClosings(database, now - LONGEST_DOUBT_MS, BATCH);
    if (ids.length === 0) return;
    for (const id of ids) await settle(database, id, now);
  }
}

async function settle(database: TransactionalDb, id: string, now: number): Promise<void> {
  await transactionWithSharedRows(database, async (db) => {
    const stored = await lockStored(db, id);
    await settleClosing(db, id, now);
    if (stored === null || stored.row.deletedAt !== null || !statesUnreadClosing(stored.current)) return;
    const records = await recordsAsImported(db, id);
    const after = { ...stored.current, isContact: false };
    await storeVersion(db, stored, after, { approvedAt: stored.row.approvedAt, now });
    await recordListingChange(
      db,
      { viewer: "SYSTEM", now },
      { id, action: "EDIT", before: stored.current, after },
    );
    await keepAsImported(db, records);
  });
}
