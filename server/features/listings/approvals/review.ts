import { changedFields } from "#domain/services/changes.ts";
import { isProtected } from "#domain/services/protection.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import type { RequestContext } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { holdMessages, readQueued } from "#server/features/integrations/webhooks/held-message-queries.ts";
import type { ListingDependencies } from "#server/features/listings/listing-dependencies.ts";
import { recordListingChange } from "#server/features/listings/listing-history.ts";
import { reviewSaved } from "#server/features/listings/protection/review-saved.ts";
import { coverSharedDoors, type Doors } from "#server/features/listings/protection/shared-doors.ts";
import { tellOfHiddenDoor } from "#server/features/listings/protection/tell-organization.ts";
import { deleteLocked } from "#server/features/listings/remove-service.ts";
import { storeVersion } from "#server/features/listings/save-listing.ts";
import {
  deletePendingEdit,
  lockUserAndOwner,
  raiseVersion,
} from "#server/features/listings/stored-queries.ts";
import { lockStored, type StoredService } from "#server/features/listings/stored-service.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { findEditors, setApproved, setRefused } from "./queries.ts";

/** A reviewer's decision about services. */
export type Decision =
  | { readonly decision: "approve" }
  | { readonly decision: "refuse"; readonly reason: string }
  | { readonly decision: "remove" };

/** A service with the version that the reviewer saw; null: any version. */
export interface Reviewed {
  readonly id: string;
  readonly version: number | null;
}

/** The result, by service ids. */
export interface Outcome {
  readonly done: readonly string[];
  readonly changed: readonly string[];
  readonly gone: readonly string[];
}

/**
 * Applies a decision to each service that it still fits. Services that changed since the reviewer saw them, or are
 * no longer pending, are left as they are and reported. Each is decided in a transaction of its own: after a fault the
 * same request decides the rest, and reports those that were decided before as no longer pending.
 */
export async function decide(
  dependencies: ListingDependencies,
  services: readonly Reviewed[],
  decision: Decision,
  context: RequestContext,
): Promise<Outcome> {
  const byId = new Map(services.map((service) => [service.id, service]));
  const { database } = dependencies;
  // Visitors must not wait behind decisions about many services.
  const store = services.length > 1 ? database.bulk : database;
  const outcome: { done: string[]; changed: string[]; gone: string[] } = { done: [], changed: [], gone: [] };
  for (const { id, version } of byId.values()) {
    const result = await transactionWithSharedRows(store, async (db) => {
      // Locked first: the service's row may be changed twice, and refers to its owner then.
      await lockUserAndOwner(db, null, null, { id, isForProgram: false });
      const service = await lockStored(db, id);
      const queued = await readQueued(db, [id]);
      if (service === null || !isApplicable(decision, service)) return "gone";
      if (version !== null && version !== service.row.version) return "changed";
      await applyDecision(dependencies, db, service, decision, context);
      if (decision.decision !== "refuse") await holdMessages(db, [id], queued, context.now);
      return "done";
    });
    outcome[result].push(id);
  }
  return outcome;
}

function isApplicable({ decision }: Decision, { row }: StoredService): boolean {
  if (row.deletedAt !== null) return false;
  if (decision === "remove") return true;
  if (row.approvedAt !== null) return row.pending !== null;
  // A refused service may still be approved, but not refused again.
  return decision === "approve" || row.refusedAt === null;
}

async function applyDecision(
  { queueMail, askTranslation }: ListingDependencies,
  db: Db,
  stored: StoredService,
  decision: Decision,
  context: RequestContext,
): Promise<void> {
  const { row } = stored;
  const isEdit = row.approvedAt !== null;
  if (decision.decision === "remove") return deleteLocked(db, stored, context, null);
  const recipients = await findReviewRecipients(db, stored);
  const reviewApproved = (before: StoredService["facts"] | null): Promise<void> =>
    reviewSaved({ db, queueMail }, [{ id: row.id, before }], { isAnswered: false, now: context.now });
  if (decision.decision === "approve") {
    if (isEdit) {
      await approveEdit(db, stored, context);
      await coverSharedDoors({ db, queueMail }, doorsOfEdit(stored), context.now);
      await reviewApproved(stored.facts);
      if (isProtected(stored.proposed) && !isProtected(stored.current))
        await tellOfHiddenDoor(db, stored, context.now);
      await askTranslation(db, [{ serviceId: row.id, before: stored.current, after: stored.proposed }]);
    } else {
      await approveNew(db, stored, context);
      await coverSharedDoors({ db, queueMail }, { ids: [row.id] }, context.now);
      await reviewApproved(null);
    }
    for (const userId of recipients) {
      await queueMail(db, { mail: "serviceApproved", serviceId: row.id, userId, isEdit });
    }
    return;
  }
  const { reason } = decision;
  if (isEdit) await refuseEdit(db, stored, context, reason);
  else await refuseNew(db, stored, context, reason);
  for (const userId of recipients) {
    await queueMail(db, { mail: "serviceRefused", serviceId: row.id, userId, isEdit, reason });
  }
}

/** Everyone who contributed to the pending edit; for a new service, or where all of them are gone, its owner. */
async function findReviewRecipients(db: Db, { row }: StoredService): Promise<readonly string[]> {
  const editors = row.approvedAt === null ? [] : await findEditors(db, row.id);
  if (editors.length > 0) return editors;
  return row.ownerId === null ? [] : [row.ownerId];
}

async function approveNew(db: Db, { row }: StoredService, context: RequestContext): Promise<void> {
  await setApproved(db, row.id, context.now);
  await recordChange(db, {
    thing: "SERVICE",
    thingId: row.id,
    action: "APPROVE",
    actor: context.viewer,
    at: context.now,
    before: { isApproved: false },
    after: { isApproved: true },
  });
}

/** Applies only the fields of the edit: what was published in the meantime stays. */
async function approveEdit(db: Db, stored: StoredService, context: RequestContext): Promise<void> {
  const { row, current, proposed } = stored;
  const isNew = changedFields(current, proposed).length > 0;
  if (isNew) await storeVersion(db, stored, proposed, { approvedAt: row.approvedAt, now: context.now });
  else await raiseVersion(db, row.id);
  await deletePendingEdit(db, row.id);
  await recordListingChange(db, context, {
    id: row.id,
    action: "APPROVE_EDIT",
    before: current,
    after: proposed,
  });
}

/** Where an edit may have hidden a door, or moved to one that is hidden. */
function doorsOfEdit(stored: StoredService): Doors {
  const hidden = stored.proposed.addressVisibility === "HIDDEN" ? [stored] : [];
  return { ids: [stored.row.id], hidden };
}

async function refuseNew(
  db: Db,
  { row }: StoredService,
  context: RequestContext,
  reason: string,
): Promise<void> {
  await setRefused(db, row.id, reason, context.now);
  await recordChange(db, {
    thing: "SERVICE",
    thingId: row.id,
    action: "REFUSE",
    actor: context.viewer,
    at: context.now,
    why: reason,
  });
}

/** The history keeps what was proposed. */
async function refuseEdit(
  db: Db,
  stored: StoredService,
  context: RequestContext,
  reason: string,
): Promise<void> {
  const { row, current, proposed } = stored;
  await deletePendingEdit(db, row.id);
  await raiseVersion(db, row.id);
  await recordListingChange(db, context, {
    id: row.id,
    action: "REFUSE_EDIT",
    before: proposed,
    after: current,
    why: reason,
  });
}
