import { extentOf, type Rights } from "../../base/roles/permissions.ts";

/** Tells what a role may do with its own or another's organization (rules organizations 12, 13 and 21). */
export function organizationPermissions(role: Rights, isOwner: boolean): { edit: boolean; delete: boolean } {
  const extent = extentOf(role, "editOrganization");
  return {
    edit: extent === "any" || (extent === "own" && isOwner),
    delete: extentOf(role, "deleteOrganization") === "yes",
  };
}

/** Whether this role sees organizations without a service that everyone may see. */
export function seesEveryOrganization(role: Rights): boolean {
  return extentOf(role, "editOrganization") === "any";
}
