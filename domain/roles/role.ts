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

/** Roles of viewers, including guests. */
export const VIEWER_ROLES = ["GUEST", ...ROLES] as const;
export type ViewerRole = (typeof VIEWER_ROLES)[number];
