import { conflict, problem } from "#domain/contract/problems.ts";
import { applyForm } from "#domain/listings/apply-form.ts";
import { changedFields, isSame } from "#domain/listings/changes.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { factsOf, listingOf } from "#domain/listings/listing-facts.ts";
import type { ServiceForm } from "#domain/listings/service-form.ts";
import { overPublic, splitEdit, withUnknownKept } from "#domain/listings/split-edit.ts";
import { formRights, publishing as publishingOf } from "#domain/listings/who-may.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import { toTranslate } from "#domain/translation/spanish-text.ts";
import type { Asking, SignedIn } from "#server/http/viewer.ts";
import type { Db } from "#server/sql/db.ts";
import { CallProblem } from "./call-problem.ts";
import { keepListingHistory } from "./listing-history.ts";
import type { ListingParts } from "./listing-parts.ts";
import { lockVisible } from "./lock-visible.ts";
import { accept, type Beside, holdNamedOwner, storeVersion } from "./save-listing.ts";
import { isOwnedBy, showForViewer } from "./show-for-viewer.ts";
import {
  clearRefusal,
  dropPending,
  holdAccount,
  keepPending,
  raiseVersion,
  rebasePending,
  setBeside,
} from "./stored-queries.ts";
import type { StoredService } from "./stored-service.ts";

/**
 * Saves a form over a service. What the viewer may not publish waits, and the approved version stays as it is
 * (rules approvals 1–8).
 *
 * @throws CallProblem 400, 403, 404, 409
 */
export async function editService(
  { database, queueMail, askTranslation }: ListingParts,
  id: string,
  form: ServiceForm,
  asking: Asking,
  viewer: SignedIn,
): Promise<void> {
  await database.transaction(async (db) => {
    // People before services: always in this order, so that nobody waits in a circle.
    if (!(await holdAccount(db, viewer.id))) throw new CallProblem(problem("unauthorized"));
    const named = await holdNamedOwner(db, form, viewer);
    const stored = await lockVisible(db, id, viewer);
    const isOwner = isOwnedBy(stored.row, viewer);
    const publishing = publishingOf(viewer.role, isOwner);
    if (publishing === null) throw new CallProblem(problem("forbidden"));
    refuseStale(stored, form, asking);

    // Who publishes everything changes what is public; everybody else goes on with what waits.
    const opened = publishing === "everything" ? stored.current : stored.proposed;
    const rights = formRights(viewer.role, isOwner);
    const draft = applyForm(opened, form, rights);
    const beside = besideOf(stored);
    const accepted = await accept(db, form, { before: opened, draft, beside, named }, rights);
    const given = listingOf(factsOf(accepted.draft));
    const edit = { current: stored.current, opened, after: given };
    const after = form.version === undefined ? withUnknownKept(edit) : given;

    const next = nextVersions(stored, { ...edit, after }, publishing);
    const outcome = await keepVersions(db, stored, next, asking, viewer);
    const isBesideNew = await keepBeside(db, stored, accepted.beside, asking);
    if (outcome.isPublicNew) await clearRefusal(db, id);
    else if (outcome.pending !== "same" || isBesideNew) await raiseVersion(db, id);
    if (waitsAnew(stored, outcome)) await queueMail(db, { mail: "waitingForReview" });
    await askTranslation(db, id, toTranslate(stored.current, next.published));
  });
}

/** Two people editing: the second gets a conflict with the service as it is now (rule approvals 14). */
function refuseStale(stored: StoredService, { version }: ServiceForm, asking: Asking): void {
  if (version === undefined || version === null || version === stored.row.version) return;
  const { language, now, viewer } = asking;
  throw new CallProblem(conflict(showForViewer(stored, viewer, { language, now, at: now, from: null })));
}

interface Versions {
  readonly published: Listing;
  readonly isPublicNew: boolean;
  readonly proposed: Listing;
  readonly waiting: readonly EnteredField[];
}

function nextVersions(
  stored: StoredService,
  edit: { readonly current: Listing; readonly opened: Listing; readonly after: Listing },
  publishing: "everything" | "lowRisk" | "nothing",
): Versions {
  const { row, current, proposed } = stored;
  const isNew = (published: Listing) => changedFields(current, published).length > 0;
  if (row.approvedAt === null) {
    // It waits as a whole: there is no public version to keep.
    return { published: edit.after, isPublicNew: isNew(edit.after), proposed: edit.after, waiting: [] };
  }
  if (publishing !== "everything") {
    const { published, ...rest } = splitEdit(edit, publishing);
    return { published, isPublicNew: isNew(published), ...rest };
  }
  const rebased = overPublic(edit.after, proposed, changedFields(current, proposed));
  return {
    published: edit.after,
    isPublicNew: isNew(edit.after),
    proposed: rebased,
    waiting: changedFields(edit.after, rebased),
  };
}

interface Outcome {
  readonly isPublicNew: boolean;
  readonly pending: "proposed" | "withdrawn" | "same";
}

/** Stores what is public and what waits, with their history. */
async function keepVersions(
  db: Db,
  stored: StoredService,
  { published, isPublicNew, proposed, waiting }: Versions,
  asking: Asking,
  viewer: SignedIn,
): Promise<Outcome> {
  const { row, current } = stored;
  const { id, approvedAt } = row;
  const { now } = asking;
  if (isPublicNew) {
    await storeVersion(db, stored, published, { approvedAt, now });
    await keepListingHistory(db, asking, { id, action: "EDIT", before: current, after: published });
  }
  // What would wait if this edit were about what is public alone.
  const before = overPublic(published, stored.proposed, changedFields(current, stored.proposed));
  if (waiting.length === 0) {
    if (row.pending === null) return { isPublicNew, pending: "same" };
    await dropPending(db, id);
    if (isSame(before, proposed)) return { isPublicNew, pending: "same" };
    await keepListingHistory(db, asking, { id, action: "WITHDRAW", before, after: proposed });
    return { isPublicNew, pending: "withdrawn" };
  }
  const facts = factsOf(proposed);
  if (isSame(before, proposed)) {
    await rebasePending(db, id, facts, waiting);
    return { isPublicNew, pending: "same" };
  }
  await keepPending(db, id, { facts, changed: waiting, editorId: viewer.id, now });
  await keepListingHistory(db, asking, { id, action: "PROPOSE", before, after: proposed });
  return { isPublicNew, pending: "proposed" };
}

/** Reviewers have something new to look at. */
function waitsAnew({ row }: StoredService, { isPublicNew, pending }: Outcome): boolean {
  return pending === "proposed" || (isPublicNew && row.refusedAt !== null);
}

function besideOf({ row }: StoredService): Beside {
  return { ownerId: row.ownerId, comment: row.comment, attachments: row.attachments };
}

async function keepBeside(db: Db, stored: StoredService, after: Beside, asking: Asking): Promise<boolean> {
  const before = besideOf(stored);
  if (isSame(before, after)) return false;
  await setBeside(db, stored.row.id, after);
  const named = ({ ownerId, comment, attachments }: Beside) => ({ user: ownerId, comment, attachments });
  const [was, is] = [named(before), named(after)];
  const changed = (["user", "comment", "attachments"] as const).filter(
    (name) => !isSame(was[name], is[name]),
  );
  await keepListingHistory(db, asking, {
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
