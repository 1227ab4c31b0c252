import type { KeyboardEvent } from "react";

const MOVES: ReadonlySet<string> = new Set(["j", "k"]);

/**
 * Handles single keys, by their names in lower case with `shift+` before them. They count only while the focus is in
 * the element (WCAG 2.1.4), and never while somebody types.
 */
export function keysOf(
  actions: Readonly<Record<string, () => void>>,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.matches("textarea, input:not([type=checkbox])")) return;
    const action = actions[`${event.shiftKey ? "shift+" : ""}${event.key.toLowerCase()}`];
    if (action === undefined) return;
    event.preventDefault();
    // A finger that stays on a key may move on, but decides nothing about what comes next.
    if (!event.repeat || MOVES.has(event.key)) action();
  };
}
