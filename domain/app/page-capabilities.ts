import { CAPABILITIES, hasCapability } from "../base/roles/permissions.ts";
import type { ViewerRole } from "../base/roles/role.ts";
import { contactPermissions } from "../contacts/regional-contacts/contact-fields.ts";
import type { PageCapability } from "./page-rendering.ts";

/** Lists the capabilities of a role that pages check. */
export function pageCapabilities(role: ViewerRole): PageCapability[] {
  const may: PageCapability[] = CAPABILITIES.filter((capability) => hasCapability(role, capability));
  return contactPermissions(role, "liaisons").edit ? [...may, "editLiaisons"] : may;
}
