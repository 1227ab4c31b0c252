import { getExtent, type Rights } from "../../base/roles/permissions.ts";

/** Tells what a role may do with its own or another's organization (rules organizations 12, 13 and 21). */
export function organizationPermissions(role: Rights, isOwner: boolean): { edit: boolean; delete: boolean } {
  const extent = getExtent(role, "editOrganization");
  return {
    edit: extent === "any" || (extent === "own" && isOwner),
    delete: getExtent(role, "deleteOrganization") === "yes",
  };
}

/** Whether this role sees organizations without a service that everyone may see. */
export function seesEveryOrganization(role: Rights): boolean {
  return getExtent(role, "editOrganization") === "any";
}
