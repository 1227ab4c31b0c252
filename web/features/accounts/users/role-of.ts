import type { ShownUser } from "#domain/accounts/users/user.ts";
import { ROLES, type Role } from "#domain/base/roles/role.ts";

/** The highest role of someone, who has one. */
export function findHighestRole({ roles }: Pick<ShownUser, "roles">): Role {
  return [...ROLES].reverse().find((role) => roles.includes(role)) ?? "USER";
}
