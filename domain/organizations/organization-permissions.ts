import { extentOf } from "../roles/permissions.ts";
import type { ViewerRole } from "../roles/role.ts";

/** What a role may do with an own or another's organization (rules organizations 12 and 13). */
export function organizationPermissions(role: ViewerRole, isOwner: boolean): { edit: boolean } {
  const extent = extentOf(role, "editOrganization");
  return { edit: extent === "any" || (extent === "own" && isOwner) };
}

/** Whether this role sees organizations without a service that everybody may see. */
export function seesEveryOrganization(role: ViewerRole): boolean {
  return extentOf(role, "editOrganization") === "any";
}
