import { ROLES, type Role } from "../../base/roles/role.ts";

/** How a session was authenticated: by one factor (a password or provider), or also by a passkey or recovery code. */
export interface SessionProof {
  readonly role: Role;
  readonly hasSecondFactor: boolean;
}

/**
 * Whether a session is enough for the role of its user. Checked at every request, so that neither a promotion nor a
 * new setting leaves a session that has only a password.
 *
 * @param required roles from which the operator requires a second factor
 */
export function isSessionEnough(
  { role, hasSecondFactor }: SessionProof,
  required: ReadonlySet<Role>,
): boolean {
  return hasSecondFactor || !required.has(role);
}

/** Parses role names separated by commas, in any case; null if one of them is unknown. */
export function readRoles(text: string): ReadonlySet<Role> | null {
  const names = text.split(",").map((name) => name.trim().replace(/\s+/g, " ").toUpperCase());
  const roles = ROLES.filter((role) => names.includes(role));
  return names.every((name) => roles.some((role) => role === name)) ? new Set(roles) : null;
}
