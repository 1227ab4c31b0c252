import { getSessionItem, setSessionItem } from "./session-storage.ts";

/**
 * Keeps the place in a list: each address of the history remembers how far it was scrolled and which row stood
 * on top, and going back shows that row at the same height once the list is as it was.
 */

const KEY = "scroll";

interface ScrollPosition {
  top: number;
  /** Address of the row's link, and how far from the window's top it stood. */
  row: string | null;
  offset: number;
  /** Address of the link that had the focus; null: none of the page's content. */
  focused: string | null;
}

const positions = new Map<string, ScrollPosition>();
let hasMoved = false;
let returnLink: string | null = null;
/** Ends what `restore` still does for an earlier address. */
let stopRestoring = () => {};

/** Address of the link by which a visitor who has come back had left this page; null: they went on, or left otherwise. */
export function linkOfReturn(): string | null {
  return returnLink;
}

/** The page before this one was ours too, so that going back stays here. */
export function canGoBack(): boolean {
  return hasMoved || document.referrer.startsWith(`${location.origin}/`);
}

/** The document was reached by back, forward or a reload. */
export function isBackNavigation(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
}

/** Takes over scroll restoration from the browser, which forgets lists that grew after the first HTML. */
export function manageScroll(): void {
  history.scrollRestoration = "manual";
  for (const [key, position] of getSessionItem<[string, ScrollPosition][]>(KEY) ?? [])
    positions.set(key, position);
  let currentAddress = address();
  addEventListener("pagehide", () => {
    positions.set(currentAddress, currentScroll());
    setSessionItem(KEY, [...positions].slice(-50));
  });
  addEventListener("popstate", () => {
    positions.set(currentAddress, currentScroll());
    currentAddress = address();
    const position = positions.get(currentAddress);
    returnLink = position?.focused ?? null;
    restore(position);
  });
  // The router announces navigation by these events, before the page is rendered again.
  addEventListener("pushState", () => {
    hasMoved = true;
    returnLink = null;
    stopRestoring();
    positions.set(currentAddress, currentScroll());
    currentAddress = address();
    scrollTo(0, 0);
  });
  addEventListener("replaceState", () => {
    currentAddress = address();
  });
  if (isBackNavigation()) restore(positions.get(currentAddress));
}

function address(): string {
  return `${location.pathname}${location.search}`;
}

function currentScroll(): ScrollPosition {
  const focused = document.activeElement?.closest("main a[href]")?.getAttribute("href") ?? null;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main li :is(h2, h3) > a")) {
    const { top } = link.getBoundingClientRect();
    if (top >= 0) return { top: scrollY, row: link.getAttribute("href"), offset: top, focused };
  }
  return { top: scrollY, row: null, offset: 0, focused };
}

/** The list renders again, and its rows get their heights, within some frames; a slow phone needs more of them. */
const MAX_FRAMES = 120;
/** These events mean that the visitor is scrolling, which ends a restore. */
const USER_SCROLL_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"];

function restore(position: ScrollPosition | undefined): void {
  stopRestoring();
  if (position === undefined) {
    scrollTo(0, 0);
    return;
  }
  let framesLeft = MAX_FRAMES;
  const stop = () => {
    framesLeft = 0;
    for (const name of USER_SCROLL_EVENTS) removeEventListener(name, stop);
  };
  for (const name of USER_SCROLL_EVENTS) addEventListener(name, stop, { passive: true });
  stopRestoring = stop;
  const step = () => {
    if (framesLeft <= 0) return stop();
    framesLeft -= 1;
    restorePosition(position);
    requestAnimationFrame(step);
  };
  step();
}

/** At the top is at the top: a row that a filter has moved down is not followed there. */
function restorePosition(position: ScrollPosition): void {
  const row =
    position.row === null || position.top === 0
      ? null
      : document.querySelector(`main a[href="${position.row}"]`);
  if (row === null) scrollTo(0, position.top);
  else scrollBy(0, row.getBoundingClientRect().top - position.offset);
}
