import { extentOf, type Rights } from "../base/roles/permissions.ts";
import { servicePermissions } from "../services/service-permissions.ts";

/** How a change is undone, and which changes cannot be (rules history 9–13). */

/** Why a change is not undone here. Pages have a text with the way on for each. */
export const UNDO_REFUSALS = [
  /** Nothing is left to restore. */
  "gone",
  /** The account, and all that was known of it, is deleted. */
  "accountGone",
  /** Passwords, passkeys, addresses: only the person can change them. */
  "personal",
  /** The earlier value is not stored: it is personal, or older than the history. */
  "notStored",
  /** The place is hidden, and its address was erased from the history. */
  "addressErased",
  /** A confirmation is true of its day. */
  "statement",
  /** Decided on another page. */
  "inFeedback",
  "inApprovals",
  "inAccounts",
  /** Everything is already as it was before. */
  "alreadyBack",
  /** Restoring was possible for 30 days. */
  "tooLate",
  /** The service is deleted, or merged into another one: that has to be undone first. */
  "deleted",
  "merged",
  /** Services of the organization, or changes that wait, name it. */
  "hasServices",
] as const;
export type UndoRefusal = (typeof UNDO_REFUSALS)[number];

/** The operation that carries an undo out. */
export type UndoWay =
  /** The changed fields get their earlier values, in the same way as by an edit. */
  | "edit"
  | "delete"
  | "restore"
  /** Something deleted permanently is added again with its earlier values. */
  | "addAgain"
  | "separate"
  | "mergeAgain"
  /** It waits for review again. */
  | "reopen";

export type UndoPlan = { readonly way: UndoWay } | { readonly refusal: UndoRefusal };

/** A change of the history. */
export interface UndoneChange {
  readonly thing: string;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Who wants to undo it. */
export interface UndoingViewer {
  readonly role: Rights;
  /** Whether the viewer owns the service that was changed. */
  readonly isOwner: boolean;
}

/** Null: this viewer may not undo it. What has happened since is not looked at. */
export function undoPlan(change: UndoneChange, viewer: UndoingViewer): UndoPlan | null {
  if (change.thing === "SERVICE") return permitted(servicePlan(change, viewer), change, viewer);
  if (extentOf(viewer.role, "administer") !== "yes") return null;
  switch (change.thing) {
    case "USER":
      return userPlan(change);
    case "INVITATION":
      return { refusal: "inAccounts" };
    case "STATIC_PAGE":
      return has(change.before, "version") ? { way: "edit" } : { refusal: "notStored" };
    case "CRISIS_LINE":
    case "LIAISON":
    case "REGION":
    case "COORDINATOR":
    case "ORGANIZATION":
      return textPlan(change);
    default:
      return { refusal: "notStored" };
  }
}

function servicePlan({ action, before, after }: UndoneChange, { role, isOwner }: UndoingViewer): UndoPlan {
  switch (action) {
    case "CREATE":
    case "RESTORE":
      return { way: "delete" };
    case "DELETE":
      return { way: "restore" };
    case "APPROVE":
    case "REFUSE":
      return { way: "reopen" };
    case "MERGE":
      return { way: "separate" };
    case "UNDO_MERGE":
      return { way: "mergeAgain" };
    case "REMOVE":
      return { refusal: "gone" };
    case "LOSE_OWNER":
      return { refusal: "accountGone" };
    case "CONFIRM":
      return { refusal: "statement" };
    case "CLAIM":
      return { refusal: "inFeedback" };
    case "REOPEN":
      return { refusal: "inApprovals" };
    case "PROPOSE":
      // People who publish without review edit the public version, and decide proposals in the approvals.
      return publishesAll(role, isOwner) ? { refusal: "inApprovals" } : { way: "edit" };
    case "WITHDRAW":
    case "REFUSE_EDIT":
      return publishesAll(role, isOwner) ? { way: "reopen" } : { way: "edit" };
    case "IMPORT":
      return before === null ? { way: "delete" } : { way: "edit" };
    case "UNDO_IMPORT":
      return has(after, "isDeleted") ? { way: "restore" } : { way: "edit" };
    default:
      return before === null ? { refusal: "notStored" } : { way: "edit" };
  }
}

function publishesAll(role: Rights, isOwner: boolean): boolean {
  return servicePermissions(role, isOwner).edit && extentOf(role, "publishUnreviewed") === "yes";
}

/** No one undoes what they could not do. */
function permitted(
  plan: UndoPlan,
  { action }: UndoneChange,
  { role, isOwner }: UndoingViewer,
): UndoPlan | null {
  const may = servicePermissions(role, isOwner);
  if (!may.edit) return null;
  if ("refusal" in plan) return plan;
  switch (plan.way) {
    case "delete":
    case "restore":
      return may.delete ? plan : null;
    case "reopen":
      return ["decide", "remove"].includes(extentOf(role, "approvals")) ? plan : null;
    case "separate":
    case "mergeAgain":
      return extentOf(role, "administer") === "yes" ? plan : null;
    default:
      if (action === "SET_OWNER" && extentOf(role, "setAdministratorFields") !== "yes") return null;
      return plan;
  }
}

function userPlan({ action, before, after }: UndoneChange): UndoPlan {
  switch (action) {
    case "SET_ROLE":
      return has(before, "roles") ? { way: "edit" } : { refusal: "notStored" };
    case "EDIT":
      // Names and phones are not stored; how many services someone may add is.
      return changedNames(after).includes("totalServices") ? { way: "edit" } : { refusal: "notStored" };
    case "CREATE":
    case "REQUEST_DELETION":
      return { refusal: "inAccounts" };
    case "DELETE":
      return { refusal: "accountGone" };
    default:
      return { refusal: "personal" };
  }
}

function changedNames(after: unknown): readonly unknown[] {
  const changed: unknown = has(after, "changed") ? after["changed"] : [];
  return Array.isArray(changed) ? changed : [];
}

function textPlan({ action, before }: UndoneChange): UndoPlan {
  if (action === "CREATE") return { way: "delete" };
  if (action === "CONFIRM") return { refusal: "statement" };
  if (before === null) return { refusal: "notStored" };
  return { way: action === "DELETE" ? "addAgain" : "edit" };
}

function has<Name extends string>(part: unknown, name: Name): part is Readonly<Record<Name, unknown>> {
  return typeof part === "object" && part !== null && name in part;
}

/** Whether a viewer may undo a change, and else why no one can, as replies have it. */
export function shownUndo(
  change: UndoneChange,
  viewer: UndoingViewer,
): { may: boolean; refusal: UndoRefusal | null } {
  const plan = undoPlan(change, viewer);
  if (plan === null) return { may: false, refusal: null };
  return "way" in plan ? { may: true, refusal: null } : { may: false, refusal: plan.refusal };
}
