import { type Capability, getExtent } from "../../base/roles/permissions.ts";
import type { Role } from "../../base/roles/role.ts";

/** Scopes, expiry and limits of API keys (rules api-keys 1–5). */

/** Capabilities that a key can have. Never one by which it would manage accounts, keys or settings. */
export const KEY_SCOPES = [
  "readWaiting",
  "editService",
  "publishUnreviewed",
  "updateBeds",
  "export",
] as const satisfies readonly Capability[];
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Roles whose rights do not depend on owning a service: a key owns none. */
export const KEY_ROLES = [
  "VOLUNTEER",
  "VOLUNTEER LEAD",
  "SUPER USER",
  "ADMINISTRATOR",
] as const satisfies readonly Role[];
export type KeyRole = (typeof KEY_ROLES)[number];

/** Begins the text of every key, so that people and secret scanners recognize one. */
export const KEY_PREFIX = "amparo_key_";

/** Days for which a key can be made to work. */
export const KEY_DAYS = [30, 90, 365, 730] as const;
/** Requests per minute that a key is limited to, at the least, at the most, and unless chosen. */
export const MIN_KEY_REQUESTS = 1;
export const MAX_KEY_REQUESTS = 6000;
export const DEFAULT_KEY_REQUESTS = 600;
/** Characters of a key's name. */
export const MAX_KEY_NAME = 60;
/** Keys that work at a time. */
export const MAX_KEYS = 100;

/** The scopes that mean anything with a role: whatever it may do without owning the service. */
export function scopesOfRole(role: KeyRole): readonly KeyScope[] {
  return KEY_SCOPES.filter((scope) => !["no", "own"].includes(getExtent(role, scope)));
}

/** `ENDED`: revoked, or it came back from a backup without its secret. */
export type KeyState = "WORKS" | "EXPIRED" | "ENDED";

/** @param now epoch milliseconds, as `expiresAt` */
export function keyState(
  key: { readonly hasToken: boolean; readonly expiresAt: number },
  now: number,
): KeyState {
  if (!key.hasToken) return "ENDED";
  return key.expiresAt > now ? "WORKS" : "EXPIRED";
}
