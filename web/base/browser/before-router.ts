/**
 * What hears of a step through the history before the router does. On the window listeners are called as they were
 * added, those for capturing too, so that whatever comes later than the router is told after pages were drawn again.
 */
export const beforeRouter: { onPopState: ((event: PopStateEvent) => void) | null } = { onPopState: null };

/** Has to be called before the app is rendered, and after `manageScroll`, which restores the position of every step. */
export function watchHistory(): void {
  addEventListener("popstate", (event) => beforeRouter.onPopState?.(event), { capture: true });
}
