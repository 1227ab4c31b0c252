import { secondFactorPath } from "#domain/accounts/passkeys/second-factor-links.ts";
import { ACCESS_COOKIE, ACCESS_SECONDS, readNext } from "#domain/static-pages/introduce/first-visit.ts";
import { clearSessionAndFlashToast, flashToast } from "../app-context/next-page-toast.ts";
import { deleteDrafts } from "../browser/message-drafts.ts";
import { writeCookie } from "../browser/write-cookie.ts";
import { ACCOUNT_PAGES } from "../pages/page-table.ts";

/**
 * Signing in and out reload the document, so that the server renders it for the current viewer and nothing of the
 * previous one is left. The promises never settle: the page unloads.
 */

/**
 * Someone has signed in.
 *
 * @param search of the sign-in page; its `next` is where they were going
 * @param otherwise where they go if they were going nowhere else
 */
export function reloadSignedIn(search: string, welcome: string, otherwise = "/"): Promise<never> {
  // Everyone with an account has accepted the terms.
  writeCookie({ name: ACCESS_COOKIE, value: "true", maxAge: ACCESS_SECONDS });
  flashToast({ kind: "success", text: welcome });
  return go(readNext(new URLSearchParams(search).get("next")) ?? otherwise);
}

/** The password was right, and a second step comes. @param search as above */
export function goToSecondFactor(factorToken: string, search: string): Promise<never> {
  return go(secondFactorPath(factorToken, readNext(new URLSearchParams(search).get("next")) ?? "/"));
}

/** Reloads as a guest. Drafts are deleted. Favorites stay: they are this browser's, not the account's. */
export function reloadSignedOut(path: string, text: string): Promise<never> {
  deleteDrafts();
  clearSessionAndFlashToast({ kind: "success", text });
  return go(path);
}

/** The session is over, and the same person is expected to sign in again: what they have typed waits for them. */
export function reloadToSignIn(text: string): Promise<never> {
  flashToast({ kind: "success", text });
  return go(ACCOUNT_PAGES.login.path);
}

function go(path: string): Promise<never> {
  location.assign(path);
  return new Promise(() => {});
}
