import type { Provider } from "../accounts/social-sign-in/provider.ts";

/** Paths of links in mail. Tokens are in the query, which is neither logged nor sent to other sites as a referrer. */

/** The page that asks for a new password and sends `email` and `token` along (rule accounts 10). */
export function resetPasswordPath(email: string, token: string): string {
  return `/auth/resetPassword?email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`;
}

/** The page on which the invited choose a password; `email` is shown, `token` sent along (rule users 10). */
export function invitationPath(email: string, token: string): string {
  return `/auth/invitation?email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`;
}

/** The page whose button accepts a service that was asked for (rule feedback 33). */
export function claimPath(token: string): string {
  return `/claims/accept?token=${encodeURIComponent(token)}`;
}

/** The page on which a provider says whether it is open today (rule roll-call 3). */
export function rollCallPath(token: string): string {
  return `/roll_call?token=${encodeURIComponent(token)}`;
}

/** The page on which the facts of a service are confirmed, or changes proposed (rule confirmations 5). */
export function confirmListingPath(token: string): string {
  return `/auth/listing?token=${encodeURIComponent(token)}`;
}

/** The page that ends notices, and takes the press of a mail program (RFC 8058). */
export function unsubscribePath(token: string): string {
  return `/unsubscribe?token=${encodeURIComponent(token)}`;
}

/** The page to confirm on, since mail programs that prefetch links must not confirm. */
export function confirmEmailPath(token: string): string {
  return `/auth/confirm?token=${encodeURIComponent(token)}`;
}

/**
 * Path of the confirmation page for someone who signed in at a provider with the address of an unconfirmed account;
 * from there the sign-in continues.
 *
 * @param next path of ours to continue to afterwards
 */
export function confirmToJoinPath(token: string, provider: Provider, next: string): string {
  const goingOn = next === "/" ? "" : `&next=${encodeURIComponent(next)}`;
  return `${confirmEmailPath(token)}&with=${provider.toLowerCase()}${goingOn}`;
}
