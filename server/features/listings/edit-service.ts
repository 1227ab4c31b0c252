import { conflict, problem } from "#domain/contract/problems.ts";
import { applyForm } from "#domain/listings/apply-form.ts";
import { changedFields, isSame } from "#domain/listings/changes.ts";
import { withoutHiddenDoor } from "#domain/listings/hidden-door.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { factsOf, listingOf } from "#domain/listings/listing-facts.ts";
import type { ServiceForm } from "#domain/listings/service-form.ts";
import { formRights, publishing as publishingOf } from "#domain/listings/service-permissions.ts";
import { overPublic, splitEdit, withoutUnseenChanges } from "#domain/listings/split-edit.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import { toTranslate } from "#domain/translation/spanish-text.ts";
import { endClaimsFor } from "#server/features/claims/end-claims.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import type { RequestContext, SignedIn } from "#server/http/viewer.ts";
import type { Db } from "#server/sql/db.ts";
import { CallProblem } from "./call-problem.ts";
import type { ListingDependencies } from "./listing-dependencies.ts";
import { recordListingChange } from "./listing-history.ts";
import { lockVisible } from "./lock-visible.ts";
import { accept, type InternalFields, lockViewerAndOwner, storeVersion } from "./save-listing.ts";
import { isOwnedBy, showForViewer } from "./show-for-viewer.ts";
import {
  clearRefusal,
  deletePendingEdit,
  raiseVersion,
  rebasePendingEdit,
  savePendingEdit,
  updateInternalFields,
} from "./stored-queries.ts";
import type { StoredService } from "./stored-service.ts";

/**
 * Applies a form to a service. What the viewer may not publish becomes a pending edit, and the approved version
 * stays (rules approvals 1–8).
 *
 * @param imported fields that no form has; an undo gives them back. Absent ones follow from the form
 * @throws CallProblem 400, 403, 404, 409
 */
export async function editService(
  { database, queueMail, askTranslation }: ListingDependencies,
  id: string,
  form: ServiceForm,
  context: RequestContext,
  viewer: SignedIn,
  imported: { readonly sourceDescription?: string | null } = {},
): Promise<void> {
  await transactionWithSharedRows(database, async (db) => {
    const named = await lockViewerAndOwner(db, form, viewer);
    const stored = await lockVisible(db, id, viewer);
    const isOwner = isOwnedBy(stored.row, viewer);
    const publishing = publishingOf(viewer.role, isOwner);
    if (publishing === null) throw new CallProblem(problem("forbidden"));
    refuseStale(stored, form, context);

    // Those who may publish everything edit the public version; everybody else continues the pending edit.
    const opened = publishing === "everything" ? stored.current : stored.proposed;
    const rights = formRights(viewer.role, isOwner);
    const draft = { ...applyForm(opened, form, rights), ...imported };
    const internal = internalFieldsOf(stored);
    const accepted = await accept(db, form, { before: opened, draft, internal, named }, rights);
    const given = listingOf(factsOf(accepted.draft));
    const edit = { current: stored.current, opened, after: given };
    const after = form.version === undefined ? withoutUnseenChanges(edit) : given;

    const next = nextVersions(stored, { ...edit, after }, publishing);
    const outcome = await saveVersions(db, stored, next, context, viewer);
    const areInternalFieldsChanged = await saveInternalFields(
      { db, queueMail },
      stored,
      accepted.internal,
      context,
    );
    if (outcome.isPublicNew) await clearRefusal(db, id);
    else if (outcome.pending !== "same" || areInternalFieldsChanged) await raiseVersion(db, id);
    if (isNewForReview(stored, outcome)) await queueMail(db, { mail: "waitingForReview" });
    await askTranslation(db, id, toTranslate(stored.current, next.published));
  });
}

/** Concurrent edits: the second gets a conflict with the current service (rule approvals 14). */
function refuseStale(stored: StoredService, { version }: ServiceForm, context: RequestContext): void {
  if (version === undefined || version === null || version === stored.row.version) return;
  const { language, now, viewer } = context;
  throw new CallProblem(conflict(showForViewer(stored, viewer, { language, now, at: now, from: null })));
}

interface Versions {
  readonly published: Listing;
  readonly isPublicNew: boolean;
  readonly proposed: Listing;
  readonly pending: readonly EnteredField[];
}

function nextVersions(
  stored: StoredService,
  edit: { readonly current: Listing; readonly opened: Listing; readonly after: Listing },
  publishing: "everything" | "lowRisk" | "nothing",
): Versions {
  const { row, current, proposed } = stored;
  const isNew = (published: Listing) => changedFields(current, published).length > 0;
  if (row.approvedAt === null) {
    // It is pending as a whole: there is no public version.
    return { published: edit.after, isPublicNew: isNew(edit.after), proposed: edit.after, pending: [] };
  }
  if (publishing !== "everything") {
    const split = splitEdit(edit, publishing);
    const published = withoutHiddenDoor(split.published);
    const pending = changedFields(published, split.proposed);
    return { published, isPublicNew: isNew(published), proposed: split.proposed, pending };
  }
  const rebased = withoutHiddenDoor(overPublic(edit.after, proposed, changedFields(current, proposed)));
  return {
    published: edit.after,
    isPublicNew: isNew(edit.after),
    proposed: rebased,
    pending: changedFields(edit.after, rebased),
  };
}

interface Outcome {
  readonly isPublicNew: boolean;
  readonly pending: "proposed" | "withdrawn" | "same";
}

/** Stores the public version and the pending edit, with their history. */
async function saveVersions(
  db: Db,
  stored: StoredService,
  { published, isPublicNew, proposed, pending }: Versions,
  context: RequestContext,
  viewer: SignedIn,
): Promise<Outcome> {
  const { row, current } = stored;
  const { id, approvedAt } = row;
  const { now } = context;
  if (isPublicNew) {
    await storeVersion(db, stored, published, { approvedAt, now });
    await recordListingChange(db, context, { id, action: "EDIT", before: current, after: published });
  }
  // What would be pending if this edit had started from the public version.
  const before = withoutHiddenDoor(
    overPublic(published, stored.proposed, changedFields(current, stored.proposed)),
  );
  if (pending.length === 0) {
    if (row.pending === null) return { isPublicNew, pending: "same" };
    await deletePendingEdit(db, id);
    if (isSame(before, proposed)) return { isPublicNew, pending: "same" };
    await recordListingChange(db, context, { id, action: "WITHDRAW", before, after: proposed });
    return { isPublicNew, pending: "withdrawn" };
  }
  const facts = factsOf(proposed);
  if (isSame(before, proposed)) {
    await rebasePendingEdit(db, id, facts, pending);
    return { isPublicNew, pending: "same" };
  }
  await savePendingEdit(db, id, { facts, changed: pending, editorId: viewer.id, now });
  await recordListingChange(db, context, { id, action: "PROPOSE", before, after: proposed });
  return { isPublicNew, pending: "proposed" };
}

/** Whether reviewers have something new to review. */
function isNewForReview({ row }: StoredService, { isPublicNew, pending }: Outcome): boolean {
  return pending === "proposed" || (isPublicNew && row.refusedAt !== null);
}

function internalFieldsOf({ row }: StoredService): InternalFields {
  return { ownerId: row.ownerId, comment: row.comment, attachments: row.attachments };
}

async function saveInternalFields(
  { db, queueMail }: { readonly db: Db; readonly queueMail: QueueMail },
  stored: StoredService,
  after: InternalFields,
  context: RequestContext,
): Promise<boolean> {
  const before = internalFieldsOf(stored);
  if (isSame(before, after)) return false;
  await updateInternalFields(db, stored.row.id, after);
  const named = ({ ownerId, comment, attachments }: InternalFields) => ({
    user: ownerId,
    comment,
    attachments,
  });
  const [was, is] = [named(before), named(after)];
  const changed = (["user", "comment", "attachments"] as const).filter(
    (name) => !isSame(was[name], is[name]),
  );
  if (changed.includes("user") && after.ownerId !== null) {
    await endClaimsFor(db, queueMail, [stored.row.id], after.ownerId);
  }
  await recordListingChange(db, context, {
    id: stored.row.id,
    action: changed.includes("user") ? "SET_OWNER" : "EDIT",
    before: stored.current,
    after: stored.current,
    also: {
      before: Object.fromEntries(changed.map((name) => [name, was[name]])),
      after: Object.fromEntries(changed.map((name) => [name, is[name]])),
    },
  });
  return true;
}
