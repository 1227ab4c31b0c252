import type { PageViewer } from "#domain/contract/page-rendering.ts";
import { ACCOUNT_PAGES, matchPage, PAGES } from "./page-table.ts";
import type { Who } from "./public-pages.ts";

/** Whether somebody may open a page that is for these. */
export function mayOpen(viewer: PageViewer | null, who: Who): boolean {
  if (who === "anyone") return true;
  if (viewer === null || who === "guest") return viewer === null && who === "guest";
  return who === "signedIn" || viewer.may.includes(who);
}

/** Whether the page at a path is for people with an account alone. */
export function needsAccount(path: string): boolean {
  const page = matchPage(path);
  const who = page === null ? "anyone" : PAGES[page.name].who;
  return who !== "anyone" && who !== "guest";
}

/**
 * Where somebody who may not open a page is led, null for those who may: guests to sign in and come back; people whose
 * role does not allow it to the list, where the sign-in page would lead them too.
 *
 * @param address path with its query and hash; where no page stands, everybody may find that out
 */
export function redirectFor(address: string, viewer: PageViewer | null): string | null {
  const page = matchPage(/^[^?#]*/.exec(address)?.[0] ?? "");
  if (page === null || mayOpen(viewer, PAGES[page.name].who)) return null;
  return viewer === null ? loginPath(address) : "/";
}

/** @param next where to go on to; a path of ours. Nobody goes back to a page for those who cannot sign in. */
export function loginPath(next: string | null): string {
  const { path } = ACCOUNT_PAGES.login;
  return next === null || /^\/((login|forgot_password)([?#].*)?|auth\/.*)?$/.test(next)
    ? path
    : `${path}?next=${encodeURIComponent(next)}`;
}
