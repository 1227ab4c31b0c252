import type { ViewerRole } from "#domain/base/roles/role.ts";

/** Names of the roles. */
export const roles = {
  GUEST: "Guest",
  USER: "Provider",
  "AUTO USER": "Trusted provider",
  VOLUNTEER: "Volunteer",
  "VOLUNTEER LEAD": "Volunteer lead",
  "SUPER USER": "Super user",
  ADMINISTRATOR: "Administrator",
} satisfies Record<ViewerRole, string>;

export type RolesWords = typeof roles;
