import type { KeyboardEvent } from "react";

const MOVES: ReadonlySet<string> = new Set(["j", "k"]);

/** Marks elements where letters act: a row of the list, and the buttons that name their letter. */
export const WITH_KEYS = { "data-keys": "" } as const;

/**
 * Handles single keys, by their names in lower case with `shift+` before them. They count only while the focus is on
 * what they act on (WCAG 2.1.4), never on other links and buttons beside it, and never while someone types.
 *
 * @param areOn whether the keys are switched on
 */
export function createKeyHandler(
  areOn: boolean,
  actions: Readonly<Record<string, () => void>>,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (!areOn || !isInReach(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.matches("textarea, input:not([type=checkbox])")) return;
    const action = actions[`${event.shiftKey ? "shift+" : ""}${event.key.toLowerCase()}`];
    if (action === undefined) return;
    event.preventDefault();
    // A key held down may move on, but decides nothing about the next service.
    if (!event.repeat || MOVES.has(event.key)) action();
  };
}

/** The element itself has the focus where nothing else took it. */
function isInReach({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return target === currentTarget || (target instanceof Element && target.closest("[data-keys]") !== null);
}
