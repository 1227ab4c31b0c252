import { RESTORE_MS } from "#domain/base/contract/limits.ts";
import { readBody } from "#domain/base/contract/parameters.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import { fieldsToUndo } from "#domain/history/undo-fields.ts";
import { undoPlan } from "#domain/history/undo-plan.ts";
import { maySetField } from "#domain/listings/apply-form.ts";
import { serviceForm } from "#domain/listings/service-form.ts";
import { ENTERED_FIELDS, FORM_FIELDS, getFieldSpec } from "#domain/services/field-names.ts";
import type { Listing } from "#domain/services/listing.ts";
import {
  formRights,
  publishing,
  seesHiddenFields,
  servicePermissions,
} from "#domain/services/service-permissions.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { RequestContext, SignedIn } from "#server/base/http/viewer.ts";
import { readUser } from "#server/features/accounts/users/queries.ts";
import { findMerge } from "#server/features/duplicates/merge-queries.ts";
import { mergeServices, undoServiceMerge } from "#server/features/duplicates/merge-services.ts";
import { reopenReview } from "#server/features/listings/approvals/reopen-review.ts";
import { withoutPrivate } from "#server/features/listings/change-for-viewer.ts";
import { editService } from "#server/features/listings/edit-service.ts";
import type { ListingDependencies } from "#server/features/listings/listing-dependencies.ts";
import { deleteService, restoreService } from "#server/features/listings/remove-service.ts";
import { isOwnedBy, isVisible } from "#server/features/listings/show-for-viewer.ts";
import { isMerged } from "#server/features/listings/stored-queries.ts";
import { readStored, type StoredService } from "#server/features/listings/stored-service.ts";
import { cannotUndo, refuseChangedSince } from "../../base/history/cannot-undo.ts";
import type { ChangeToUndo } from "../../base/history/queries.ts";
import { chosenFields, type Undone, WHOLE } from "./chosen-fields.ts";

/** The change to undo, and the viewer who asks for it. */
export interface Undoing {
  readonly dependencies: ListingDependencies;
  readonly change: ChangeToUndo;
  /** Wire names; null: all. */
  readonly only: readonly string[] | null;
  readonly context: RequestContext;
  /** Names the change that they undo. */
  readonly viewer: SignedIn;
}

/**
 * Undoes a change of a service in the way that the viewer would take by hand.
 *
 * @throws CallProblem 400, 403, 404, 409
 */
export async function undoServiceChange(undoing: Undoing): Promise<Undone> {
  const { dependencies, change, context, viewer } = undoing;
  const { database } = dependencies;
  const stored = await readStored(database, change.thingId);
  if (stored === null) {
    // A deleted service has no owner.
    throw getExtent(viewer.role, "administer") === "yes"
      ? cannotUndo("gone")
      : new CallProblem(problem("notFound"));
  }
  const isOwner = isOwnedBy(stored.row, viewer);
  const may = servicePermissions(viewer.role, isOwner);
  const isDeleted = stored.row.deletedAt !== null;
  // A deleted service is visible only to those who may restore it.
  if (isDeleted ? !may.delete : !isVisible(stored, viewer)) throw new CallProblem(problem("notFound"));
  const plan = undoPlan(change, { role: viewer.role, isOwner });
  if (plan === null) throw new CallProblem(problem("forbidden"));
  if ("refusal" in plan) throw cannotUndo(plan.refusal);
  const { way } = plan;
  if (isDeleted && (way === "edit" || way === "reopen")) throw await whyDeleted(undoing);
  switch (way) {
    case "delete":
      if (isDeleted) throw cannotUndo("alreadyBack");
      await deleteService(database, change.thingId, context, viewer);
      return WHOLE;
    case "restore":
      await restore(undoing, stored);
      return WHOLE;
    case "separate":
      await separate(undoing);
      return WHOLE;
    case "mergeAgain":
      await mergeAgain(undoing);
      return WHOLE;
    case "reopen":
      await reopenReview(database, change, context, viewer);
      return WHOLE;
    default:
      return putBack(undoing, stored);
  }
}

async function whyDeleted({ dependencies: { database }, change }: Undoing): Promise<CallProblem> {
  return cannotUndo((await isMerged(database, change.thingId)) ? "merged" : "deleted");
}

async function restore(
  { dependencies: { database }, change, context, viewer }: Undoing,
  { row: { deletedAt } }: StoredService,
): Promise<void> {
  if (deletedAt === null) throw cannotUndo("alreadyBack");
  if (await isMerged(database, change.thingId)) throw cannotUndo("merged");
  if (context.now - deletedAt >= RESTORE_MS) throw cannotUndo("tooLate");
  await restoreService(database, change.thingId, context, viewer);
}

/** The two services of a merge, of which each has its own line of history. */
function mergedPair({ thingId }: ChangeToUndo, part: ChangeToUndo["before"]): [kept: string, merged: string] {
  const named = (name: string) => {
    const value = part?.[name];
    return typeof value === "string" ? value : thingId;
  };
  return [named("mergedInto"), named("merged")];
}

async function separate({ dependencies: { database }, change, context, viewer }: Undoing): Promise<void> {
  const merge = await findMerge(database, ...mergedPair(change, change.after));
  if (merge === null) throw cannotUndo("alreadyBack");
  if (context.now - merge.mergedAt >= RESTORE_MS) throw cannotUndo("tooLate");
  await undoServiceMerge(database, merge.id, context, viewer);
}

/** Takes the fields that the separation gave back; from the line of the merged service, none. */
async function mergeAgain({ dependencies, change, context, viewer }: Undoing): Promise<void> {
  const [keep, merge] = mergedPair(change, change.before);
  if ((await findMerge(dependencies.database, keep, merge)) !== null) throw cannotUndo("alreadyBack");
  const taken = keep === change.thingId ? Object.keys(change.before ?? {}) : [];
  const fields = ENTERED_FIELDS.filter((field) => taken.includes(field)).map((field) => [field, merge]);
  const request = { keep, merge, fields: Object.fromEntries(fields) };
  await mergeServices(dependencies, request, context, viewer);
}

/** Names of what an edit sets besides the form's fields. */
const INTERNAL = ["comment", "attachments", "user"];

/** Gives the changed fields their earlier values, as an edit does. */
async function putBack(
  { dependencies, change: recorded, only, context, viewer }: Undoing,
  stored: StoredService,
): Promise<Undone> {
  const { row } = stored;
  const isOwner = isOwnedBy(row, viewer);
  const change = seesHiddenFields(viewer.role, isOwner) ? recorded : withoutPrivate(recorded, stored.current);
  const { before, after } = change;
  const opened = publishing(viewer.role, isOwner) === "everything" ? stored.current : stored.proposed;
  if (opened.addressVisibility === "HIDDEN" && after?.["addressVisibility"] === "HIDDEN") {
    throw cannotUndo("addressErased");
  }
  const rights = formRights(viewer.role, isOwner);
  const maySet = (name: string): boolean => {
    if (name === "user") return rights.setAdministratorFields;
    const field = FORM_FIELDS.find((each) => each === name);
    return field === undefined ? rights.setHidden : maySetField(field, opened, rights);
  };
  const names = [...FORM_FIELDS, ...INTERNAL].filter((name) => after !== null && name in after);
  const settable = names.filter(maySet);
  if (settable.length === 0) throw new CallProblem(problem("forbidden"));
  const now = { ...opened, comment: row.comment, attachments: row.attachments, user: row.ownerId };
  const values = { before: before ?? {}, after: after ?? {}, now };
  const split = fieldsToUndo(chosenFields(settable, only), values, toFieldGroup);
  refuseChangedSince(split);
  const { user, ...fields } = Object.fromEntries(split.undone.map((name) => [name, before?.[name] ?? null]));
  const owner = user === undefined ? {} : { userEmail: await readOwnerEmail(dependencies, user) };
  const form = readBody(serviceForm, { ...fields, ...owner, version: row.version });
  if (!form.ok) throw new CallProblem(form.problem);
  const imported = split.undone.includes("description")
    ? { sourceDescription: sourceIn(before, opened) }
    : {};
  await editService(dependencies, row.id, form.value, context, viewer, imported);
  return { undone: split.undone, left: names.filter((name) => !settable.includes(name)) };
}

/** The source's whole text, of which the earlier description was a part; where the change left it alone, today's. */
function sourceIn(before: ChangeToUndo["before"], { sourceDescription }: Listing): string | null {
  const earlier = before?.["sourceDescription"];
  if (earlier === undefined) return sourceDescription;
  return typeof earlier === "string" ? earlier : null;
}

/** Fields that belong together, such as the lines of an address. */
function toFieldGroup(name: string): string {
  const field = FORM_FIELDS.find((each) => each === name);
  return field === undefined ? name : (getFieldSpec(field).together ?? field);
}

/** Email of the earlier owner; null where the service had none. */
async function readOwnerEmail({ database }: ListingDependencies, userId: unknown): Promise<string | null> {
  if (typeof userId !== "string") return null;
  const owner = await readUser(database, userId);
  if (owner === null) throw cannotUndo("accountGone");
  return owner.email;
}
