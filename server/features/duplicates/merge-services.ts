import { RESTORE_MS } from "#domain/base/contract/limits.ts";
import { type FieldMessages, invalid, problem } from "#domain/base/contract/problems.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import { isToldOfMerge, mergeListings } from "#domain/duplicates/merge-listings.ts";
import { mayGetOwner } from "#domain/duplicates/owner-of-merged.ts";
import { takeSources } from "#domain/duplicates/take-sources.ts";
import { undoMerge } from "#domain/duplicates/undo-merge.ts";
import { afterEdit } from "#domain/imports/sources/fact-sources.ts";
import { withoutHiddenDoor } from "#domain/listings/hidden-door.ts";
import { type ServiceVersion, toServiceFacts, toVersion } from "#domain/listings/listing-facts.ts";
import { overPublic } from "#domain/listings/split-edit.ts";
import { changedFields, pickFields } from "#domain/services/changes.ts";
import { ENTERED_FIELDS, type EnteredField } from "#domain/services/field-names.ts";
import type { Listing } from "#domain/services/listing.ts";
import { formRights } from "#domain/services/service-permissions.ts";
import type { FactSource } from "#domain/services/source.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { RequestContext, SignedIn } from "#server/base/http/viewer.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { endClaimsFor } from "#server/features/listings/claims/end-claims.ts";
import { recordListingChange } from "#server/features/listings/listing-history.ts";
import { holdOrganizations } from "#server/features/listings/organizations/write-queries.ts";
import { coverSharedDoors } from "#server/features/listings/protection/shared-doors.ts";
import { accept, storeVersion } from "#server/features/listings/save-listing.ts";
import { isVisible } from "#server/features/listings/show-for-viewer.ts";
import {
  deletePendingEdit,
  lockServices,
  raiseVersion,
  rebasePendingEdits,
  setDeleted,
  updateInternalFields,
} from "#server/features/listings/stored-queries.ts";
import { readManyStored, type StoredService } from "#server/features/listings/stored-service.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { forgetDismissal } from "./duplicate-queries.ts";
import {
  addKudos,
  addMerge,
  addPair,
  forgetPairs,
  lockUserAndOwners,
  type MergeRow,
  readMerge,
  saveProposal,
  setAsImported,
  setUndone,
} from "./merge-queries.ts";

/** Dependencies of a merge. */
export interface MergeDependencies {
  readonly database: TransactionalDb;
  readonly queueMail: QueueMail;
}

/** A request to merge: the service that stays, and the service from which each field comes. */
export interface MergeRequest {
  readonly keep: string;
  readonly merge: string;
  /** Ids by the names of fields on the wire. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Merges two services, or proposes it where the viewer may not (rules duplicates 9–15).
 *
 * @returns the id of the merge; null: proposed
 * @throws CallProblem 400, 401, 404, 409
 */
export async function mergeServices(
  { database, queueMail }: MergeDependencies,
  request: MergeRequest,
  context: RequestContext,
  viewer: SignedIn,
): Promise<string | null> {
  const fields = fieldsTaken(request);
  const isDecided = getExtent(viewer.role, "administer") === "yes";
  return transactionWithSharedRows(database, async (db) => {
    // People are locked before services: the other's owner may become the owner of the one that stays.
    const people = await lockUserAndOwners(db, viewer.id, isDecided ? [request.keep, request.merge] : []);
    if (people === null) throw new CallProblem(problem("unauthorized"));
    const { kept, other } = await lockBoth(db, request, viewer);
    const merged = mergeListings(kept.current, other.current, fields);
    if (merged === null) throw new CallProblem(problem("keepProtected"));
    if (isDecided)
      return carryOut(db, queueMail, { kept, other, listing: merged.listing, people }, context, viewer);
    const pair = { keptId: request.keep, mergedId: request.merge, now: context.now };
    // Proposing a dismissed pair asks an administrator to look at it again.
    await forgetDismissal(db, request.keep, request.merge);
    await addPair(db, { ...pair, id: newId(context.now) });
    await saveProposal(db, { ...pair, taken: fields, by: viewer.id });
    return null;
  });
}

/** @throws CallProblem 400 for what is no field, or comes from a third service */
function fieldsTaken({ keep, merge, fields }: MergeRequest): EnteredField[] {
  const messages: Record<string, FieldMessages[string]> = {};
  if (keep === merge) messages["merge"] = "unknownValue";
  const taken: EnteredField[] = [];
  for (const [name, from] of Object.entries(fields)) {
    const id = from.toLowerCase();
    const field = ENTERED_FIELDS.find((each) => each === name);
    if (field === undefined || (id !== keep && id !== merge)) messages[`fields.${name}`] = "unknownValue";
    else if (id === merge) taken.push(field);
  }
  if (Object.keys(messages).length > 0) throw new CallProblem(invalid(messages));
  return taken;
}

/** @throws CallProblem 404 */
async function lockBoth(
  db: Db,
  { keep, merge }: Pick<MergeRequest, "keep" | "merge">,
  viewer: SignedIn,
): Promise<{ kept: StoredService; other: StoredService }> {
  await lockServices(db, [keep, merge]);
  const stored = await readManyStored(db, [keep, merge]);
  const [kept, other] = [stored.get(keep), stored.get(merge)];
  const isThere = (service: StoredService | undefined): service is StoredService =>
    service !== undefined && isVisible(service, viewer) && service.row.approvedAt !== null;
  if (!isThere(kept) || !isThere(other)) throw new CallProblem(problem("notFound"));
  return { kept, other };
}

interface Merging {
  readonly kept: StoredService;
  readonly other: StoredService;
  readonly listing: Listing;
  /** Who cannot be deleted meanwhile. */
  readonly people: ReadonlySet<string>;
}

/** Runs in the caller's transaction, which has locked both and the new owner. */
async function carryOut(
  db: Db,
  queueMail: QueueMail,
  { kept, other, listing, people }: Merging,
  context: RequestContext,
  viewer: SignedIn,
): Promise<string> {
  const { now } = context;
  const id = newId(now);
  const internal = readInternalFields(kept);
  const { draft } = await accept(
    db,
    {},
    { before: kept.current, draft: listing, internal, named: null, now },
    formRights(viewer.role, false),
  );
  const version = toVersion(toServiceFacts(draft));
  const next = version.listing;
  const changed = changedFields(kept.current, next);
  const sources = takeSources(kept.row.factSources, other.row.factSources, changed, version.facts);
  await storeKept(db, kept, version, sources, now);
  await coverSharedDoors({ db, queueMail }, { ids: [kept.row.id] }, now);
  const { ownerId } = other.row;
  const isOwnerTaken =
    internal.ownerId === null && ownerId !== null && people.has(ownerId) && mayGetOwner(next);
  if (isOwnerTaken) {
    await updateInternalFields(db, kept.row.id, { ...internal, ownerId });
    await endClaimsFor(db, queueMail, [kept.row.id], ownerId);
  }
  const isTold = isToldOfMerge(next, other.current);
  // Kudos would change its public record.
  const kudos = isTold ? other.row.likes : 0;
  await addKudos(db, kept.row.id, kudos);
  await setDeleted(db, [other.row.id], now);
  await forgetPairs(db, other.row.id);
  await addMerge(db, {
    id,
    keptId: kept.row.id,
    mergedId: other.row.id,
    by: viewer.id,
    now,
    before: pickFields(kept.current, changed),
    after: pickFields(next, changed),
    factSources: kept.row.factSources,
    kudos,
    isOwnerTaken,
    mergedVisibility: other.current.addressVisibility,
    isTold,
  });
  const owner = isOwnerTaken ? { before: null, after: ownerId } : null;
  await recordBoth(db, context, "MERGE", { kept, next, otherId: other.row.id, owner });
  return id;
}

function readInternalFields({ row }: StoredService) {
  return { ownerId: row.ownerId, comment: row.comment, attachments: row.attachments };
}

/** Stores a new public version; what waits for review waits on top of it. */
async function storeKept(
  db: Db,
  stored: StoredService,
  { facts, listing: next }: ServiceVersion,
  factSources: readonly FactSource[],
  now: number,
): Promise<void> {
  const { row, current, proposed } = stored;
  if (changedFields(current, next).length === 0) {
    await raiseVersion(db, row.id);
    return;
  }
  await storeVersion(db, stored, next, { approvedAt: row.approvedAt, facts, now, factSources });
  if (row.pending === null) return;
  const rebased = withoutHiddenDoor(overPublic(next, proposed, changedFields(current, proposed)));
  const pending = changedFields(next, rebased);
  if (pending.length === 0) await deletePendingEdit(db, row.id);
  else
    await rebasePendingEdits(db, [{ serviceId: row.id, facts: toServiceFacts(rebased), changed: pending }]);
}

interface BothOfMerge {
  readonly kept: StoredService;
  readonly next: Listing;
  readonly otherId: string;
  /** Owner ids of the remaining service before and after the merge; null where the owner did not change. */
  readonly owner: { readonly before: string | null; readonly after: string | null } | null;
}

/** One line of history for each of the two. */
async function recordBoth(
  db: Db,
  context: RequestContext,
  action: "MERGE" | "UNDO_MERGE",
  { kept, next, otherId, owner }: BothOfMerge,
): Promise<void> {
  const isMerge = action === "MERGE";
  const owners = (when: "before" | "after") => (owner === null ? {} : { user: owner[when] });
  await recordListingChange(db, context, {
    id: kept.row.id,
    action,
    before: kept.current,
    after: next,
    also: {
      before: { merged: isMerge ? null : otherId, ...owners("before") },
      after: { merged: isMerge ? otherId : null, ...owners("after") },
    },
  });
  await recordChange(db, {
    thing: "SERVICE",
    thingId: otherId,
    action,
    actor: context.viewer,
    at: context.now,
    before: { isDeleted: !isMerge, mergedInto: isMerge ? null : kept.row.id },
    after: { isDeleted: isMerge, mergedInto: isMerge ? kept.row.id : null },
  });
}

/**
 * Separates two services again. What people have edited since the merge stays.
 *
 * @throws CallProblem 401, 404
 */
export async function undoServiceMerge(
  database: TransactionalDb,
  id: string,
  context: RequestContext,
  viewer: SignedIn,
): Promise<{ keep: string; merged: string }> {
  const { now } = context;
  return transactionWithSharedRows(database, async (db) => {
    const before = await readMerge(db, id);
    if (before === null) throw new CallProblem(problem("notFound"));
    const people = await lockUserAndOwners(db, viewer.id, [before.keptId, before.mergedId]);
    if (people === null) throw new CallProblem(problem("unauthorized"));
    await lockServices(db, [before.keptId, before.mergedId]);
    // Read again: another administrator may have been faster.
    const merge = await readMerge(db, id);
    const stored = await readManyStored(db, [before.keptId, before.mergedId]);
    const [kept, other] = [stored.get(before.keptId), stored.get(before.mergedId)];
    const isOver = merge === null || now - merge.mergedAt >= RESTORE_MS;
    if (isOver || kept === undefined || kept.row.deletedAt !== null || other === undefined) {
      throw new CallProblem(problem("notFound"));
    }
    await separate(db, id, merge, { kept, other }, context);
    return { keep: merge.keptId, merged: merge.mergedId };
  });
}

/** Without an organization that is gone since the merge. */
async function withoutGone(db: Db, listing: Listing): Promise<Listing> {
  const { organization } = listing;
  if (organization === null) return listing;
  const there = await holdOrganizations(db, [organization.id]);
  return there.has(organization.id) ? listing : { ...listing, organization: null };
}

async function separate(
  db: Db,
  id: string,
  merge: MergeRow,
  { kept, other }: { readonly kept: StoredService; readonly other: StoredService },
  context: RequestContext,
): Promise<void> {
  const { now } = context;
  const next = await withoutGone(db, undoMerge(kept.current, merge.before, merge.after));
  const restored = changedFields(kept.current, next);
  const facts = toServiceFacts(next);
  const sources = takeSources(
    afterEdit(kept.row.factSources, restored, facts),
    merge.factSources,
    restored,
    facts,
  );
  await storeKept(db, kept, { facts, listing: next }, sources, now);
  // An owner who was assigned since the merge stays.
  const { ownerId } = kept.row;
  const isOwnerGivenBack = merge.isOwnerTaken && ownerId !== null && ownerId === other.row.ownerId;
  if (isOwnerGivenBack)
    await updateInternalFields(db, merge.keptId, { ...readInternalFields(kept), ownerId: null });
  await addKudos(db, merge.keptId, -merge.kudos);
  await setDeleted(db, [merge.mergedId], null);
  await coverSharedDoors({ db, queueMail: null }, { ids: [merge.keptId, merge.mergedId] }, now);
  await setAsImported(db, [merge.keptId, merge.mergedId]);
  await setUndone(db, id, now);
  const owner = isOwnerGivenBack ? { before: ownerId, after: null } : null;
  await recordBoth(db, context, "UNDO_MERGE", { kept, next, otherId: merge.mergedId, owner });
}
