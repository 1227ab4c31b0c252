import {
  ACCESS_COOKIE,
  ACCESS_SECONDS,
  beginsWithTutorial,
} from "#domain/static-pages/introduce/first-visit.ts";
import { TUTORIAL_PATH } from "#domain/static-pages/introduce/tutorial-path.ts";
import { writeCookie } from "../write-cookie.ts";

/**
 * Stands first in every document and runs before anything is painted: it sends a first visit to the tutorial, and a
 * click on an element marked `data-agree` accepts the terms, before or after the other scripts have loaded. Where
 * cookies are forbidden or there is no network it sends no one anywhere, because there would be no way back.
 */

/** A redirect that does not happen leaves the page as it was after this time. */
const HIDDEN_MS = 4000;

if (!new RegExp(`(^|; )${ACCESS_COOKIE}=true(;|$)`).test(document.cookie)) {
  addEventListener("click", acceptTerms, true);
  const { pathname, search, hash } = location;
  const { cookieEnabled, onLine, userAgent } = navigator;
  if (cookieEnabled && onLine && beginsWithTutorial(pathname, userAgent)) {
    const goal = pathname + search + hash;
    document.documentElement.hidden = true;
    setTimeout(() => {
      document.documentElement.hidden = false;
    }, HIDDEN_MS);
    location.replace(TUTORIAL_PATH + (goal === "/" ? "" : `?next=${encodeURIComponent(goal)}`));
  }
}

function acceptTerms({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest("[data-agree]") === null) return;
  writeCookie({ name: ACCESS_COOKIE, value: "true", maxAge: ACCESS_SECONDS });
}
