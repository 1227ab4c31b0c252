import { readBody } from "#domain/base/contract/parameters.ts";
import { toServiceFacts } from "#domain/listings/listing-facts.ts";
import { changedFields } from "#domain/services/changes.ts";
import { ENTERED_FIELDS } from "#domain/services/field-names.ts";
import { listingPart } from "#domain/services/listing.ts";
import { type ChangeToUndo, readLatestChange } from "#server/base/history/queries.ts";
import type { RequestContext, SignedIn } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { dropHeld } from "#server/features/integrations/webhooks/held-message-queries.ts";
import type { ListingDependencies } from "#server/features/listings/listing-dependencies.ts";
import { recordListingChange } from "#server/features/listings/listing-history.ts";
import { coverWords } from "#server/features/listings/protection/cover-words.ts";
import { storeVersion } from "#server/features/listings/save-listing.ts";
import { savePendingEdit } from "#server/features/listings/stored-queries.ts";
import { lockStored, type StoredService } from "#server/features/listings/stored-service.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { findLastEditor } from "./queries.ts";
import { lockOwnerAndEditor, reopenNew } from "./reopen-review.ts";
import type { Outcome, Reviewed } from "./review.ts";

/** An approval of these is undone in the history, whose checks of protection hold. */
const PROTECTING = ["addressVisibility", "isProtected", "placeShown"];

/**
 * Undoes approvals (rules approvals 21 and 22): each service waits for review as it did before, in a transaction of its own.
 * One to which something was done since is left as it is and reported.
 */
export async function undoApprovals(
  dependencies: ListingDependencies,
  services: readonly Reviewed[],
  context: RequestContext,
  viewer: SignedIn,
): Promise<Outcome> {
  const { database } = dependencies;
  const store = services.length > 1 ? database.bulk : database;
  const outcome: { done: string[]; changed: string[]; gone: string[] } = { done: [], changed: [], gone: [] };
  for (const id of new Set(services.map((service) => service.id))) {
    const result = await transactionWithSharedRows(store, async (db) => {
      await lockOwnerAndEditor(db, id);
      const stored = await lockStored(db, id);
      if (stored === null || stored.row.deletedAt !== null || stored.row.approvedAt === null) return "gone";
      const change = await readLatestChange(db, id);
      if (change === null || stored.row.pending !== null) return "changed";
      const undoing = { ...context, viewer: { ...viewer, undoes: change.id } };
      const isUndone = await undo(dependencies, db, stored, change, undoing);
      if (isUndone) await dropHeld(db, [change.thingId], change.at);
      return isUndone ? "done" : "changed";
    });
    outcome[result].push(id);
  }
  return outcome;
}

async function undo(
  dependencies: ListingDependencies,
  db: Db,
  stored: StoredService,
  change: ChangeToUndo,
  context: RequestContext,
): Promise<boolean> {
  if (change.action === "APPROVE_EDIT") return undoEdit(dependencies, db, stored, change, context);
  if (change.action !== "APPROVE") return false;
  await reopenNew(db, change, stored, context);
  return true;
}

/** The public version is what it was, and what was approved waits. */
async function undoEdit(
  { askTranslation, queueMail }: ListingDependencies,
  db: Db,
  stored: StoredService,
  { id: changeId, before }: ChangeToUndo,
  context: RequestContext,
): Promise<boolean> {
  const { row, current } = stored;
  const read = readBody(listingPart, before ?? {});
  // The history has no values of a hidden address that could be restored.
  if (!read.ok || current.addressVisibility === "HIDDEN") return false;
  if (PROTECTING.some((field) => before !== null && field in before)) return false;
  const fields = ENTERED_FIELDS.filter((field) => read.value[field] !== undefined);
  const parts = Object.fromEntries(fields.map((field) => [field, read.value[field]]));
  const earlier = Object.assign({ ...current }, parts);
  const changed = changedFields(earlier, current);
  if (changed.length === 0) return false;
  const editorId = await findLastEditor(db, row.id, changeId);
  await storeVersion(db, stored, earlier, { approvedAt: row.approvedAt, now: context.now });
  await savePendingEdit(db, row.id, { facts: toServiceFacts(current), changed, editorId, now: context.now });
  await askTranslation(db, [{ serviceId: row.id, before: current, after: earlier }]);
  await recordListingChange(db, context, { id: row.id, action: "REOPEN", before: current, after: earlier });
  await coverWords({ db, queueMail }, { ids: [row.id] }, context.now);
  return true;
}
