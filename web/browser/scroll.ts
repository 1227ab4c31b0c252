import { recall, record } from "./session-memory.ts";

/**
 * Keeps the place in a list: each entry of the history remembers how far it was scrolled, and coming back
 * finds it there once the list is as it was.
 */

const STORED = "scroll";
const positions = new Map<string, number>();

function entry(): string {
  const state: unknown = history.state;
  const key = typeof state === "object" && state !== null && "at" in state ? String(state.at) : "";
  return key === "" ? `${location.pathname}${location.search}` : key;
}

/** Takes scrolling over from the browser, which forgets lists that grew after the first HTML. */
export function keepScroll(): void {
  history.scrollRestoration = "manual";
  for (const [key, top] of recall<[string, number][]>(STORED) ?? []) positions.set(key, top);
  let shown = entry();
  addEventListener("scroll", () => positions.set(shown, scrollY), { passive: true });
  addEventListener("pagehide", () => record(STORED, [...positions].slice(-50)));
  addEventListener("popstate", () => {
    shown = entry();
    restore(positions.get(shown) ?? 0);
  });
  for (const event of ["pushState", "replaceState"] as const) {
    // The router tells of its moves by these events.
    addEventListener(event, () => {
      const isNew = event === "pushState";
      shown = entry();
      if (isNew) scrollTo(0, 0);
    });
  }
  if (isComingBack()) restore(positions.get(shown) ?? 0);
}

/** The document was reached by back, forward or a reload. */
export function isComingBack(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
}

/** The list is drawn again within a few frames; longer than that nobody wants to be moved. */
function restore(top: number, framesLeft = 30): void {
  scrollTo(0, top);
  if (Math.abs(scrollY - top) > 1 && framesLeft > 0) requestAnimationFrame(() => restore(top, framesLeft - 1));
}
