import { ROLES, type Role } from "#domain/roles/role.ts";
import type { ShownUser } from "#domain/users/user.ts";

/** The highest role of somebody, who has one. */
export function roleOf({ roles }: Pick<ShownUser, "roles">): Role {
  return [...ROLES].reverse().find((role) => roles.includes(role)) ?? "USER";
}
