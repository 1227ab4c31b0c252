import { TUTORIAL_PATH } from "./tutorial-path.ts";

/**
 * The first visit begins with the tutorial (rules introduce 1–7). The redirect is the browser's
 * (`web/base/browser/inline/first-visit.ts`): the server sends every page whole.
 */

/** Slides 0 to 8 (rule introduce 3). */
export const TUTORIAL_SLIDES = 9;

/** "true" once the terms are accepted; absent or anything else: a first visit. */
export const ACCESS_COOKIE = "accessed";

/** Lifetime of the acceptance: a year, in seconds. */
export const ACCESS_SECONDS = 365 * 24 * 3600;

/**
 * Paths that are never redirected: the tutorial itself, what must be readable before one agrees to anything, and
 * pages on which people in danger, or returning from a sign-in, must not be interrupted.
 */
const NEVER_REDIRECTED =
  /^\/(introduce|account-deletion-policy|crisis_lines|terms_of_use|privacy_policy|login|exit|auth\/.*)\/?$/;

/** Crawlers of search engines and link previews, which get the page itself. */
const CRAWLERS =
  /bot[/;)-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embedly|archiver|mediapartners/i;

/** Whether a first visit to this path begins with the tutorial, for this user agent. */
export function beginsWithTutorial(path: string, userAgent: string): boolean {
  return !CRAWLERS.test(userAgent) && !NEVER_REDIRECTED.test(path);
}

/** Maximum length of the address to continue at. */
const MAX_NEXT_LENGTH = 500;

/**
 * Where the visitor was going: a path of our own with its query and hash. Null for any other address (another
 * origin, another scheme, the tutorial again) and where no one was going anywhere.
 */
export function readNext(text: string | null): string | null {
  // After the first slash another one, or a backslash that browsers read as one, would begin another host; signs
  // that browsers drop could stand before it.
  if (text === null || text.length > MAX_NEXT_LENGTH || !/^\/(?![/\\])[^\\\s]*$/.test(text)) return null;
  if ([...text].some((sign) => sign <= " " || sign === "\u007f")) return null;
  return /^\/introduce\/?(?:[?#]|$)/.test(text) ? null : text;
}

/** Address of a slide, 0 to 8. */
export function tutorialPath(slide: number, next: string | null): string {
  const parameters = [
    ...(slide > 0 ? [`slide=${slide}`] : []),
    ...(next === null ? [] : [`next=${encodeURIComponent(next)}`]),
  ];
  return parameters.length === 0 ? TUTORIAL_PATH : `${TUTORIAL_PATH}?${parameters.join("&")}`;
}

/** The slide that an address asks for; the first where it asks for none that exists. */
export function readSlide(text: string | null): number {
  const slide = Number(/^\d$/.exec(text ?? "")?.[0] ?? 0);
  return slide < TUTORIAL_SLIDES ? slide : 0;
}
