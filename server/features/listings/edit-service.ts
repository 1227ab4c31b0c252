import { conflict, invalid, problem } from "#domain/base/contract/problems.ts";
import { applyForm } from "#domain/listings/apply-form.ts";
import { toServiceFacts, toVersion } from "#domain/listings/listing-facts.ts";
import { newProblems } from "#domain/listings/new-problems.ts";
import { formOfSites } from "#domain/listings/program-edit.ts";
import { opensPlace } from "#domain/listings/protection/opens-place.ts";
import { asPersonProtects } from "#domain/listings/protection/withheld-place.ts";
import type { ServiceForm } from "#domain/listings/service-form.ts";
import { withoutUnseenChanges } from "#domain/listings/split-edit.ts";
import { isSame } from "#domain/services/changes.ts";
import type { Listing } from "#domain/services/listing.ts";
import { isProtected } from "#domain/services/protection.ts";
import { formRights, publishing as publishingOf } from "#domain/services/service-permissions.ts";
import type { Editor, RequestContext } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { endClaimsFor } from "#server/features/listings/claims/end-claims.ts";
import { mayGuessDoor } from "#server/features/listings/protection/guessed-doors.ts";
import { reviewSaved, type SavedPlace } from "#server/features/listings/protection/review-saved.ts";
import { coverSharedDoors, type Doors } from "#server/features/listings/protection/shared-doors.ts";
import { tellOfHiddenDoor } from "#server/features/listings/protection/tell-organization.ts";
import { type KeptBack, keptBackAmong } from "#server/features/listings/protection/withheld-queries.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { CallProblem } from "../../base/http/call-problem.ts";
import type { ListingDependencies } from "./listing-dependencies.ts";
import { recordListingChange } from "./listing-history.ts";
import { lockProgram } from "./lock-program.ts";
import { lockVisible } from "./lock-visible.ts";
import { withOrganization } from "./named-organization.ts";
import { isPublicNew, nextVersions } from "./next-versions.ts";
import { accept, type InternalFields, lockViewerAndOwner } from "./save-listing.ts";
import { type EditToSave, type SavedEdit, saveVersions } from "./save-versions.ts";
import { isOwnedBy, showForViewer } from "./show-for-viewer.ts";
import { clearRefusals, raiseVersions, updateInternalFields } from "./stored-queries.ts";
import type { StoredService } from "./stored-service.ts";

/**
 * Applies a form to a service. Changes that the viewer may not publish become a pending edit, and the approved version
 * stays (rules approvals 1–8).
 *
 * @param imported fields that no form has; an undo restores them. Absent fields follow from the form
 * @throws CallProblem 400, 403, 404, 409
 */
export async function editService(
  { database, queueMail, askTranslation }: ListingDependencies,
  id: string,
  sent: ServiceForm,
  context: RequestContext,
  viewer: Editor,
  imported: { readonly sourceDescription?: string | null } = {},
): Promise<void> {
  const isForProgram = sent.scope === "PROGRAM";
  await transactionWithSharedRows(database, async (db) => {
    const named = await lockViewerAndOwner(db, sent, viewer, { id, isForProgram });
    const { stored, others } = isForProgram
      ? await lockProgram(db, id, viewer)
      : { stored: await lockVisible(db, id, viewer), others: [] };
    const isOwner = isOwnedBy(stored.row, viewer);
    const publishing = publishingOf(viewer.role, isOwner);
    if (publishing === null) throw new CallProblem(problem("forbidden"));
    refuseStale(stored, sent, context);

    const opened = openedBy(publishing, stored);
    const form = await withOrganization(db, sent, [opened, stored.current], viewer);
    const rights = formRights(viewer.role, isOwner);
    const draft = { ...applyForm(opened, form, rights, context.now), ...imported };
    const internal = readInternalFields(stored);
    const accepted = await accept(
      db,
      form,
      { before: opened, draft, internal, named, now: context.now },
      rights,
    );
    const given = toVersion(asPersonProtects(opened, toServiceFacts(accepted.draft)));
    const edit = { current: stored.current, opened, after: given.listing };
    const after = form.version === undefined && !isForProgram ? withoutUnseenChanges(edit) : given.listing;

    const formOfSite = formOfSites(form, opened);
    const changes = [
      { before: stored.current, after },
      ...others.map(({ current }) => ({
        before: current,
        after: { ...current, ...formOfOrganization(sent, after) },
      })),
    ];
    const isGuess = publishing === "everything" && (await mayGuessDoor(db, changes, viewer));
    const allowed = isGuess ? "lowRisk" : publishing;
    const edits = [
      { stored, next: nextVersions(stored, { ...edit, after }, allowed), given },
      ...others.map((site) =>
        editOfSite(site, formOfSite(site.current), { viewer, isGuess, now: context.now }),
      ),
    ];
    await refuseOpening(db, edits);
    const saved = await saveVersions(db, edits, { context, viewer, isForProgram });
    await coverSharedDoors({ db, queueMail }, collectDoors(saved), context.now);
    await reviewSaved({ db, queueMail }, publishedBefore(saved), {
      isAnswered: typeof sent.isProtected === "boolean",
      now: context.now,
    });
    for (const { stored } of saved.filter(hidesNow)) await tellOfHiddenDoor(db, stored, context.now);
    const areInternalFieldsChanged = await saveInternalFields(
      { db, queueMail },
      stored,
      accepted.internal,
      context,
    );
    const idsWhere = (matches: (each: SavedEdit) => boolean) =>
      saved.filter(matches).map((each) => each.stored.row.id);
    await clearRefusals(
      db,
      idsWhere(({ stored: { row }, next }) => isPublicNew(next) && row.refusedAt !== null),
    );
    await raiseVersions(
      db,
      idsWhere(
        (each) =>
          !isPublicNew(each.next) &&
          (each.pending !== "same" || (each.stored === stored && areInternalFieldsChanged)),
      ),
    );
    // One message, however many sites wait.
    if (saved.some(isNewForReview)) await queueMail(db, { mail: "waitingForReview" });
    await askTranslation(
      db,
      saved.map(({ stored: { row, current }, next }) => ({
        serviceId: row.id,
        before: current,
        after: next.published,
      })),
    );
  });
}

/**
 * Refuses forms that would make a withheld place public, or propose to (rules protection 13 and 18).
 *
 * @throws CallProblem 400
 */
async function refuseOpening(db: Db, edits: readonly EditToSave[]): Promise<void> {
  const keptBack = await keptBackAmong(
    db,
    edits.map(({ stored }) => stored.row.id),
  );
  for (const edit of edits) {
    const kept = keptBack.get(edit.stored.row.id);
    const field = kept === undefined ? null : openingField(kept, edit);
    if (field !== null) throw new CallProblem(invalid({ [field]: "withheldPlace" }));
  }
}

function hidesNow({ stored: { row, current }, next }: SavedEdit): boolean {
  return row.approvedAt !== null && isPublicNew(next) && isProtected(next.published) && !isProtected(current);
}

/** The listings of which the public sees something else from now on, as they were. */
function publishedBefore(saved: readonly SavedEdit[]): readonly SavedPlace[] {
  return saved
    .filter(({ stored, next }) => stored.row.approvedAt !== null && isPublicNew(next))
    .map(({ stored }) => ({ id: stored.row.id, before: stored.facts }));
}

/** Returns the listings where an edit may have hidden a door, or moved to a hidden one. */
function collectDoors(saved: readonly SavedEdit[]): Doors {
  const published = saved.filter(({ next }) => isPublicNew(next));
  const hidden = published.filter(
    ({ stored, next }) => stored.row.approvedAt !== null && next.published.addressVisibility === "HIDDEN",
  );
  return { ids: published.map(({ stored }) => stored.row.id), hidden: hidden.map(({ stored }) => stored) };
}

/** Returns the field that would show what is withheld; null: none does. */
function openingField(
  kept: KeptBack,
  { stored: { current }, next: { published, proposed } }: EditToSave,
): "isProtected" | "placeShown" | null {
  const versions = [published, proposed];
  if (versions.some((version) => opensPlace(kept, version))) return "isProtected";
  const isShown = versions.some(({ placeShown }) => !isSame(placeShown, current.placeShown));
  return kept.isWithheld && isShown ? "placeShown" : null;
}

/** Returns the version to edit: the public one for those who may publish everything, else the pending one. */
function openedBy(publishing: Publishing, { current, proposed }: StoredService): Listing {
  return publishing === "everything" ? current : proposed;
}
type Publishing = NonNullable<ReturnType<typeof publishingOf>>;

/** The organization of the other sites of a program, where a form names one. */
function formOfOrganization(
  sent: ServiceForm,
  { organization }: Pick<Listing, "organization">,
): Partial<Pick<Listing, "organization">> {
  return sent.organization === undefined ? {} : { organization };
}

/**
 * Applies a form for the whole program to another of its sites.
 *
 * @throws CallProblem 400 where the form conflicts with the site's values, such as an age above the oldest
 */
function editOfSite(
  stored: StoredService,
  form: ServiceForm,
  { viewer, isGuess, now }: { readonly viewer: Editor; readonly isGuess: boolean; readonly now: number },
): EditToSave {
  const isOwner = isOwnedBy(stored.row, viewer);
  const publishing = isGuess ? "lowRisk" : publishingOf(viewer.role, isOwner);
  if (publishing === null) throw new CallProblem(problem("forbidden"));
  const opened = openedBy(publishing, stored);
  const draft = applyForm(opened, form, formRights(viewer.role, isOwner), now);
  const fields = newProblems(opened, draft);
  if (Object.keys(fields).length > 0) throw new CallProblem(invalid(fields));
  const given = toVersion(asPersonProtects(opened, toServiceFacts(draft)));
  const edit = { current: stored.current, opened, after: given.listing };
  return { stored, next: nextVersions(stored, edit, publishing), given };
}

/**
 * Concurrent edits: the second gets a conflict with the current service (rule approvals 14). A row of a list has the
 * version of guests, which is no number of an editor's version.
 */
function refuseStale(stored: StoredService, { version }: ServiceForm, context: RequestContext): void {
  const { row } = stored;
  if (version == null || version === row.version || version === row.publicVersion) return;
  const { language, now, viewer } = context;
  throw new CallProblem(conflict(showForViewer(stored, viewer, { language, now, at: now, from: null })));
}

/** Whether reviewers have something new to review. */
function isNewForReview({ stored, next, pending }: SavedEdit): boolean {
  return pending === "proposed" || (isPublicNew(next) && stored.row.refusedAt !== null);
}

function readInternalFields({ row }: StoredService): InternalFields {
  return { ownerId: row.ownerId, comment: row.comment, attachments: row.attachments };
}

async function saveInternalFields(
  { db, queueMail }: { readonly db: Db; readonly queueMail: QueueMail },
  stored: StoredService,
  after: InternalFields,
  context: RequestContext,
): Promise<boolean> {
  const before = readInternalFields(stored);
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
