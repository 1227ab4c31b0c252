import { getExtent } from "../base/roles/permissions.ts";
import type { Role } from "../base/roles/role.ts";
import { isProtected, type Protection } from "../services/protection.ts";
import type { ServiceFacts } from "../services/service.ts";
import { A_VOLUNTEER } from "./a-volunteer.ts";

/** An account that confirms a service. */
export interface Checker {
  readonly role: Role;
  readonly displayName: string;
  /** Whether they agreed to be named in public. */
  readonly isNamePublic: boolean;
  /** Whether the service is theirs. */
  readonly isOwner: boolean;
}

/**
 * Returns the name under which a confirmation is public (rules confirmations 8 and 13, places 37). Since no one reviews
 * a person's name, it also requires a role whose texts need no review.
 *
 * @param checker null: someone without an account, at the address that the service lists
 * @returns null: no one is named
 */
export function namedChecker(
  checker: Checker | null,
  service: Protection & Pick<ServiceFacts, "name"> & Partial<Pick<ServiceFacts, "organization">>,
): string | null {
  if (isProtected(service)) return null;
  const provider = service.organization?.name ?? service.name;
  if (checker === null) return provider;
  const { role, displayName, isNamePublic, isOwner } = checker;
  if (isNamePublic && getExtent(role, "publishUnreviewed") === "yes") return displayName;
  if (role === "VOLUNTEER" || role === "VOLUNTEER LEAD") return A_VOLUNTEER;
  return isOwner ? provider : null;
}
