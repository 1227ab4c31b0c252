import { getExtent, type Rights } from "../base/roles/permissions.ts";
import { servicePermissions } from "../services/service-permissions.ts";

/** Determines how a change is undone, and which changes cannot be (rules history 9–13). */

/** Reasons why a change cannot be undone here. Pages explain the alternative for each. */
export const UNDO_REFUSALS = [
  /** Nothing is left to restore. */
  "gone",
  /** The account was deleted with all of its data. */
  "accountGone",
  /** Passwords, passkeys and addresses: only their owner can change them. */
  "personal",
  /** The earlier value is not stored, because it is personal or older than the history. */
  "notStored",
  /** The place is hidden, and its address was redacted from the history. */
  "addressErased",
  /** A confirmation remains true for its day. */
  "statement",
  /** These are decided on another page. */
  "inFeedback",
  "inApprovals",
  "inAccounts",
  /** Everything already has its earlier value. */
  "alreadyBack",
  /** Restoring was only possible for 30 days. */
  "tooLate",
  /** The service is deleted or merged into another one, which must be undone first. */
  "deleted",
  "merged",
  /** Services or pending edits refer to the organization. */
  "hasServices",
] as const;
export type UndoRefusal = (typeof UNDO_REFUSALS)[number];

/** The operation that carries an undo out. */
export type UndoWay =
  /** The changed fields get their earlier values, as by an edit. */
  | "edit"
  | "delete"
  | "restore"
  /** Something deleted permanently is added again with its earlier values. */
  | "addAgain"
  | "separate"
  | "mergeAgain"
  /** The change waits for review again. */
  | "reopen";

export type UndoPlan = { readonly way: UndoWay } | { readonly refusal: UndoRefusal };

/** A change of the history. */
export interface UndoneChange {
  readonly thing: string;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The viewer who wants to undo the change. */
export interface UndoingViewer {
  readonly role: Rights;
  /** Whether the viewer owns the service that was changed. */
  readonly isOwner: boolean;
}

/** Plans how a viewer undoes a change; null: this viewer may not. Later changes are not considered. */
export function undoPlan(change: UndoneChange, viewer: UndoingViewer): UndoPlan | null {
  if (change.thing === "SERVICE") return permitted(servicePlan(change, viewer), change, viewer);
  if (getExtent(viewer.role, "administer") !== "yes") return null;
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
  return servicePermissions(role, isOwner).edit && getExtent(role, "publishUnreviewed") === "yes";
}

/** Refuses an undo of what the viewer could not have done. */
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
      return ["decide", "remove"].includes(getExtent(role, "approvals")) ? plan : null;
    case "separate":
    case "mergeAgain":
      return getExtent(role, "administer") === "yes" ? plan : null;
    default:
      if (action === "SET_OWNER" && getExtent(role, "setAdministratorFields") !== "yes") return null;
      return plan;
  }
}

function userPlan({ action, before, after }: UndoneChange): UndoPlan {
  switch (action) {
    case "SET_ROLE":
      return has(before, "roles") ? { way: "edit" } : { refusal: "notStored" };
    case "EDIT":
      // Names and phones are not stored, but the number of services allowed is.
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

/** Returns whether a viewer may undo a change, else why no one can, as in replies. */
export function shownUndo(
  change: UndoneChange,
  viewer: UndoingViewer,
): { may: boolean; refusal: UndoRefusal | null } {
  const plan = undoPlan(change, viewer);
  if (plan === null) return { may: false, refusal: null };
  return "way" in plan ? { may: true, refusal: null } : { may: false, refusal: plan.refusal };
}
