import { getExtent, type Rights } from "../base/roles/permissions.ts";
import type { ServicePermissions } from "./public-service.ts";

/** Permissions on a single service, by the permission table (rules permissions 2–8). */

/** Whether the extent covers this service. */
function isWithin(extent: "no" | "own" | "propose" | "any", isOwner: boolean): boolean {
  return extent === "any" || extent === "propose" || (extent === "own" && isOwner);
}

/** Permissions of a role on an own or another's service. */
export function servicePermissions(role: Rights, isOwner: boolean): ServicePermissions {
  return {
    edit: isWithin(getExtent(role, "editService"), isOwner),
    delete: isWithin(getExtent(role, "deleteService"), isOwner),
    updateBeds: isWithin(getExtent(role, "updateBeds"), isOwner),
    confirm: isWithin(getExtent(role, "confirmFacts"), isOwner),
  };
}

/** Whether this role sees a service before it is approved, and its pending edit. */
export function seesPending(role: Rights, isOwner: boolean): boolean {
  return isWithin(getExtent(role, "readWaiting"), isOwner);
}

/**
 * Whether this role sees the true place, notes and history: those who may edit the service. Those who may only
 * propose see the public place.
 */
export function seesHiddenFields(role: Rights, isOwner: boolean): boolean {
  return isOwner ? servicePermissions(role, true).edit : getExtent(role, "editService") === "any";
}

/**
 * How much of an edit is published immediately (rules approvals 2 and 3): everything, low-risk fields, or nothing.
 * `null`: they may not edit it.
 */
export function publishing(role: Rights, isOwner: boolean): "everything" | "lowRisk" | "nothing" | null {
  if (!servicePermissions(role, isOwner).edit) return null;
  if (getExtent(role, "publishUnreviewed") === "yes") return "everything";
  return isOwner ? "lowRisk" : "nothing";
}

/** Form fields that a viewer may set in addition to those of all editors. */
export interface FormRights {
  /** The critical alert. */
  readonly setAlert: boolean;
  /** `isShowFlag`, `isShowDonate`, `userEmail`, `timeZone`. */
  readonly setAdministratorFields: boolean;
  /**
   * Whether they may set fields that they could not see before: a place that is not public, the comment, the
   * attachments.
   */
  readonly setHidden: boolean;
}

export function formRights(role: Rights, isOwner: boolean): FormRights {
  return {
    setAlert: getExtent(role, "setAlert") === "yes",
    setAdministratorFields: getExtent(role, "setAdministratorFields") === "yes",
    setHidden: seesHiddenFields(role, isOwner),
  };
}
