import { KNOWN_DEVICE_COOKIE, SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";

/** Random id of a device that has given kudos. */
export const DEVICE_COOKIE = "device";

/** State of a sign-in at a provider, while the browser is there. */
export const AUTHORIZATION_COOKIE = "departure";

/** Browsers take a cookie with this prefix only from the host itself, encrypted: no sibling domain can plant one. */
const PREFIX = "__Host-";

/** Cookies that identify a person or a device. All others are choices, which the pages' scripts read and write. */
export const IDENTITY_COOKIES: readonly string[] = [
  SESSION_COOKIE,
  KNOWN_DEVICE_COOKIE,
  DEVICE_COOKIE,
  AUTHORIZATION_COOKIE,
];

/** Whether visitors reach the app by HTTPS. @param publicOrigin public origin of the app; null: not configured */
export function isEncrypted(publicOrigin: string | null): boolean {
  return publicOrigin?.startsWith("https:") === true;
}

/** An identity cookie's name in the browser. */
export function cookieName(name: string, publicOrigin: string | null): string {
  return isEncrypted(publicOrigin) ? `${PREFIX}${name}` : name;
}
