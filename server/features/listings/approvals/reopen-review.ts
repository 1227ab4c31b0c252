import { readBody } from "#domain/base/contract/parameters.ts";
import { withoutHiddenDoor } from "#domain/listings/hidden-door.ts";
import { toServiceFacts } from "#domain/listings/listing-facts.ts";
import { overPublic } from "#domain/listings/split-edit.ts";
import { changedFields } from "#domain/services/changes.ts";
import { ENTERED_FIELDS } from "#domain/services/field-names.ts";
import { listingPart } from "#domain/services/listing.ts";
import { cannotUndo } from "#server/base/history/cannot-undo.ts";
import type { ChangeToUndo } from "#server/base/history/queries.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import type { RequestContext, SignedIn } from "#server/base/http/viewer.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { dropHeld } from "#server/features/integrations/webhooks/held-message-queries.ts";
import { recordListingChange } from "#server/features/listings/listing-history.ts";
import { lockVisible } from "#server/features/listings/lock-visible.ts";
import {
  clearRefusals,
  lockUserAndOwner,
  raiseVersion,
  savePendingEdit,
} from "#server/features/listings/stored-queries.ts";
import type { StoredService } from "#server/features/listings/stored-service.ts";
import { findLastEditor, setWaiting } from "./queries.ts";

/**
 * Undoes a decision: what was approved or sent back waits for review again, a change that was withdrawn too (rule
 * history 12). Permission was checked.
 *
 * @throws CallProblem 404, 409
 */
export async function reopenReview(
  database: TransactionalDb,
  change: ChangeToUndo,
  context: RequestContext,
  viewer: SignedIn,
): Promise<void> {
  await database.transaction(async (db) => {
    await lockOwnerAndEditor(db, change.thingId, change.id);
    const stored = await lockVisible(db, change.thingId, viewer);
    // Something else waits: it has to be decided first.
    if (stored.row.pending !== null) throw cannotUndo("inApprovals");
    if (change.action === "APPROVE" || change.action === "REFUSE") {
      await reopenNew(db, change, stored, context);
    } else await reopenEdit(db, change, stored, context);
    await dropHeld(db, [change.thingId], change.at);
  });
}

/**
 * Locks the owner of a service and the author of the edit that is pending again, before the service itself: a row that
 * is changed twice refers to its owner, and a pending edit to its editor.
 *
 * @param changeId of the history, up to which they proposed it; absent: the last proposal
 */
export async function lockOwnerAndEditor(
  db: Db,
  id: string,
  changeId = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  const editorId = await findLastEditor(db, id, changeId);
  await lockUserAndOwner(db, editorId, null, { id, isForProgram: false });
}

/**
 * A new service waits for review again after its approval or refusal.
 *
 * @throws CallProblem where it waits already
 */
export async function reopenNew(
  db: Db,
  { action }: Pick<ChangeToUndo, "action">,
  { row }: Pick<StoredService, "row">,
  context: RequestContext,
): Promise<void> {
  const isApproval = action === "APPROVE";
  if ((isApproval ? row.approvedAt : row.refusedAt) === null) throw cannotUndo("alreadyBack");
  if (isApproval) await setWaiting(db, row.id);
  else {
    await clearRefusals(db, [row.id]);
    await raiseVersion(db, row.id);
  }
  await recordChange(db, {
    thing: "SERVICE",
    thingId: row.id,
    action: "REOPEN",
    actor: context.viewer,
    at: context.now,
    ...(isApproval ? { before: { isApproved: true }, after: { isApproved: false } } : {}),
  });
}

/** Makes a proposed edit pending again, from the values that the history has. */
async function reopenEdit(
  db: Db,
  change: ChangeToUndo,
  { row, current }: StoredService,
  context: RequestContext,
): Promise<void> {
  const read = readBody(listingPart, change.before ?? {});
  if (row.approvedAt === null || !read.ok) throw cannotUndo("notStored");
  const fields = ENTERED_FIELDS.filter((field) => read.value[field] !== undefined);
  const proposed = withoutHiddenDoor(overPublic(current, Object.assign({ ...current }, read.value), fields));
  const changed = changedFields(current, proposed);
  if (changed.length === 0) throw cannotUndo("alreadyBack");
  const editorId = await findLastEditor(db, row.id, change.id);
  await savePendingEdit(db, row.id, { facts: toServiceFacts(proposed), changed, editorId, now: context.now });
  await raiseVersion(db, row.id);
  await recordListingChange(db, context, {
    id: row.id,
    action: "REOPEN",
    before: current,
    after: proposed,
  });
}
