import type { Call } from "#domain/base/contract/call.ts";
import { hasCapability } from "#domain/base/roles/permissions.ts";
import { VIEWER_ROLES } from "#domain/base/roles/role.ts";

/** Who may make a call at all, as a sentence of the published contract. */
export function permittedRoles({ who }: Call): string {
  if (who === "anyone") return "For everyone.";
  const roles = who === "signedIn" ? [] : VIEWER_ROLES.filter((role) => hasCapability(role, who));
  const isForAll = who === "signedIn" || roles.length === VIEWER_ROLES.length - 1;
  return isForAll ? "For anyone signed in." : `For ${roles.join(", ")}.`;
}
