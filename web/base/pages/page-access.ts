import type { PageViewer } from "#domain/app/page-rendering.ts";
import { ACCOUNT_PAGES, matchPage, PAGES } from "./page-table.ts";
import type { Who } from "./public-pages.ts";

/** Whether a viewer belongs to those who may open a page. */
export function mayOpen(viewer: PageViewer | null, who: Who): boolean {
  if (who === "anyone") return true;
  if (viewer === null || who === "guest") return viewer === null && who === "guest";
  return who === "signedIn" || viewer.may.includes(who);
}

/** Whether the page at a path is only for people with an account. */
export function needsAccount(path: string): boolean {
  const page = matchPage(path);
  const who = page === null ? "anyone" : PAGES[page.name].who;
  return who !== "anyone" && who !== "guest";
}

/**
 * Where someone who may not open a page is led, null for all others: guests to sign in and come back, people who are
 * signed in from the pages of guests to the list. In place of a page that their role does not allow stands why.
 *
 * @param address path with its query and hash; where no page stands, everyone may find that out
 */
export function redirectFor(address: string, viewer: PageViewer | null): string | null {
  const who = whoMayOpen(address);
  if (mayOpen(viewer, who)) return null;
  if (viewer === null) return loginPath(address);
  return who === "guest" ? "/" : null;
}

/**
 * Whether a signed-in person's role does not allow a page.
 *
 * @param address path with its query and hash
 */
export function isForbidden(address: string, viewer: PageViewer | null): boolean {
  const who = whoMayOpen(address);
  return viewer !== null && who !== "guest" && !mayOpen(viewer, who);
}

function whoMayOpen(address: string): Who {
  const page = matchPage(/^[^?#]*/.exec(address)?.[0] ?? "");
  return page === null ? "anyone" : PAGES[page.name].who;
}

/** @param next where to go on to; a path of ours. No one goes back to a page for those who cannot sign in. */
export function loginPath(next: string | null): string {
  const { path } = ACCOUNT_PAGES.login;
  return next === null || /^\/((login|forgot_password|second_factor)([?#].*)?|auth\/.*)?$/.test(next)
    ? path
    : `${path}?next=${encodeURIComponent(next)}`;
}
