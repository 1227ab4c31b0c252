/**
 * Hears of a step through the history before the router does. Window listeners, capturing ones included, run in the
 * order they were added, so one added later hears of it only after pages were rendered again.
 */
export const beforeRouter: { onPopState: ((event: PopStateEvent) => void) | null } = { onPopState: null };

/** Has to be called before the app is rendered, and after `manageScroll`, which restores the position of every step. */
export function watchHistory(): void {
  addEventListener("popstate", (event) => beforeRouter.onPopState?.(event), { capture: true });
}
