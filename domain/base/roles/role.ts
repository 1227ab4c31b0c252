/** The roles of accounts, lowest to highest (rule permissions 1). */
export const ROLES = [
  "USER",
  "AUTO USER",
  "VOLUNTEER",
  "VOLUNTEER LEAD",
  "SUPER USER",
  "ADMINISTRATOR",
] as const;
export type Role = (typeof ROLES)[number];

/** Whether someone with the role `from` would get more rights by `to`. */
export function isPromotion(from: Role, to: Role): boolean {
  return ROLES.indexOf(to) > ROLES.indexOf(from);
}

/** Roles of viewers, including guests. */
export const VIEWER_ROLES = ["GUEST", ...ROLES] as const;
export type ViewerRole = (typeof VIEWER_ROLES)[number];
