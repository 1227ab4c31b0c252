import { extentOf, type Rights } from "../roles/permissions.ts";

/** What a role may do with an own or another's organization (rules organizations 12 and 13). */
export function organizationPermissions(role: Rights, isOwner: boolean): { edit: boolean } {
  const extent = extentOf(role, "editOrganization");
  return { edit: extent === "any" || (extent === "own" && isOwner) };
}

/** Whether this role sees organizations without a service that everybody may see. */
export function seesEveryOrganization(role: Rights): boolean {
  return extentOf(role, "editOrganization") === "any";
}
