import { extentOf } from "../roles/permissions.ts";
import type { ViewerRole } from "../roles/role.ts";
import type { ServicePermissions } from "../services/public-service.ts";

/** What the table of permissions allows with one service (rules permissions 2–8). */

/** Things of this extent: anybody's, or the viewer's own. */
function isWithin(extent: "no" | "own" | "propose" | "any", isOwner: boolean): boolean {
  return extent === "any" || extent === "propose" || (extent === "own" && isOwner);
}

/** What a viewer of this role may do with a service, theirs or another's. */
export function servicePermissions(role: ViewerRole, isOwner: boolean): ServicePermissions {
  return {
    edit: isWithin(extentOf(role, "editService"), isOwner),
    delete: isWithin(extentOf(role, "deleteService"), isOwner),
    updateBeds: isWithin(extentOf(role, "updateBeds"), isOwner),
    confirm: isWithin(extentOf(role, "confirmFacts"), isOwner),
  };
}

/** Whether somebody of this role may see it before it is approved, and the edit that waits. */
export function seesPending(role: ViewerRole, isOwner: boolean): boolean {
  return isWithin(extentOf(role, "readWaiting"), isOwner);
}

/**
 * Whether the true place, the notes and the history are theirs to see: who may edit the service. Who may only propose
 * sees of a hidden address what everybody does.
 */
export function seesHiddenFields(role: ViewerRole, isOwner: boolean): boolean {
  return isOwner ? servicePermissions(role, true).edit : extentOf(role, "editService") === "any";
}

/**
 * How much of an edit is public at once (rules approvals 2 and 3): all of it, what does little harm, or nothing.
 * `null`: they may not edit it at all.
 */
export function publishing(role: ViewerRole, isOwner: boolean): "everything" | "lowRisk" | "nothing" | null {
  if (!servicePermissions(role, isOwner).edit) return null;
  if (extentOf(role, "publishUnreviewed") === "yes") return "everything";
  return isOwner ? "lowRisk" : "nothing";
}

/** Which fields of the form a viewer may set besides those that everybody may who edits. */
export interface FormRights {
  /** The critical alert. */
  readonly setAlert: boolean;
  /** `isShowFlag`, `isShowDonate`, `userEmail`, `timeZone`. */
  readonly setAdministratorFields: boolean;
  /** What they would not see before they set it: the place where it is not public, the comment, the attachments. */
  readonly setHidden: boolean;
}

export function formRights(role: ViewerRole, isOwner: boolean): FormRights {
  return {
    setAlert: extentOf(role, "setAlert") === "yes",
    setAdministratorFields: extentOf(role, "setAdministratorFields") === "yes",
    setHidden: seesHiddenFields(role, isOwner),
  };
}
