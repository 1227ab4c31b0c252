import { RESTORE_MS } from "#domain/base/contract/limits.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import { servicePermissions } from "#domain/services/service-permissions.ts";
import { recordChange, recordChanges } from "#server/base/history/record-change.ts";
import type { RequestContext, SignedIn } from "#server/base/http/viewer.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import {
  dropHeld,
  holdMessages,
  readQueued,
} from "#server/features/integrations/webhooks/held-message-queries.ts";
import { removeUnnamed } from "#server/features/listings/organizations/import-queries.ts";
import { coverSharedDoors } from "#server/features/listings/protection/shared-doors.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { CallProblem } from "../../base/http/call-problem.ts";
import { isAtLimit } from "./add-service.ts";
import { lockVisible } from "./lock-visible.ts";
import { isOwnedBy, isVisible } from "./show-for-viewer.ts";
import {
  isDeletedBy,
  isMerged,
  lockUserAndOwner,
  removeDeletedBefore,
  setDeleted,
} from "./stored-queries.ts";
import { lockStored, type StoredService } from "./stored-service.ts";

/**
 * Deletes a service so that it can be restored.
 *
 * @throws CallProblem 403, 404
 */
export async function deleteService(
  database: TransactionalDb,
  id: string,
  context: RequestContext,
  viewer: SignedIn,
): Promise<void> {
  await database.transaction(async (db) => {
    const stored = await lockVisible(db, id, viewer);
    if (!servicePermissions(viewer.role, isOwnedBy(stored.row, viewer)).delete)
      throw new CallProblem(problem("forbidden"));
    const queued = await readQueued(db, [stored.row.id]);
    await deleteLocked(db, stored, context, null);
    await holdMessages(db, [stored.row.id], queued, context.now);
  });
}

/** Runs in the caller's transaction, which has locked the service and checked permission. */
export async function deleteLocked(
  db: Db,
  { row }: StoredService,
  context: RequestContext,
  why: string | null,
): Promise<void> {
  await setDeleted(db, [row.id], context.now);
  await recordDeletion(db, row.id, "DELETE", context, why);
}

/**
 * Restores a deleted service; does nothing to one that is not deleted.
 *
 * @throws CallProblem 403, 404
 */
export async function restoreService(
  database: TransactionalDb,
  id: string,
  context: RequestContext,
  viewer: SignedIn,
): Promise<void> {
  await transactionWithSharedRows(database, async (db) => {
    // Locked first: the service's row may be changed twice, and refers to its owner then.
    await lockUserAndOwner(db, viewer.id, null, { id, isForProgram: false });
    const isFull = await isAtLimit(db, viewer);
    const stored = await lockRestorable(db, id);
    const { deletedAt } = stored.row;
    const isOwner = isOwnedBy(stored.row, viewer);
    const may = servicePermissions(viewer.role, isOwner).delete;
    if (deletedAt === null) {
      if (!isVisible(stored, viewer)) throw new CallProblem(problem("notFound"));
      if (!may) throw new CallProblem(problem("forbidden"));
      return;
    }
    // A deleted service is visible only to those who may restore it.
    if (!may || context.now - deletedAt >= RESTORE_MS) throw new CallProblem(problem("notFound"));
    // An owner cannot restore what staff deleted.
    const isUnowned = getExtent(viewer.role, "deleteService") === "any";
    if (!isUnowned && !(await isDeletedBy(db, id, viewer.id))) throw new CallProblem(problem("notFound"));
    if (isOwner && isFull) throw new CallProblem(problem("serviceLimitReached"));
    await setDeleted(db, [id], null);
    await coverSharedDoors({ db, queueMail: null }, { ids: [id] }, context.now);
    await recordDeletion(db, id, "RESTORE", context, null);
    await dropHeld(db, [id], deletedAt);
  });
}

/** @throws CallProblem 404, also for a merged service: only an undo of the merge brings it back */
async function lockRestorable(db: Db, id: string): Promise<StoredService> {
  const stored = await lockStored(db, id);
  if (stored === null || (await isMerged(db, id))) throw new CallProblem(problem("notFound"));
  return stored;
}

async function recordDeletion(
  db: Db,
  id: string,
  action: "DELETE" | "RESTORE",
  context: RequestContext,
  why: string | null,
): Promise<void> {
  const isDeleted = action === "DELETE";
  await recordChange(db, {
    thing: "SERVICE",
    thingId: id,
    action,
    actor: context.viewer,
    at: context.now,
    before: { isDeleted: !isDeleted },
    after: { isDeleted },
    why,
  });
}

/** Purges what was not restored in time, and imported organizations that nothing names any more. */
export async function purgeDeleted(database: TransactionalDb, now: number): Promise<void> {
  await database.transaction(async (db) => {
    const removed = await removeDeletedBefore(db, now - RESTORE_MS);
    await recordChanges(
      db,
      { thing: "SERVICE", action: "REMOVE", actor: "SYSTEM", at: now },
      removed.map((thingId) => ({ thingId })),
    );
  });
  await database.transaction(removeUnnamed);
}
