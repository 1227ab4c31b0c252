import { beforeRouter } from "./before-router.ts";

/**
 * The browser's Back closes what is open over the page (a drawer, a pin's card) before it leaves the page. While
 * something is open, one entry of the history stands for it, with the page's own address.
 *
 * Entries are written past the router, for which nothing moves.
 */

interface OverlayState {
  isOver: true;
}

/** Functions that close what is open; the last one is on top. */
const open: (() => void)[] = [];
/** The address of the page below, which may change while something lies over it. */
let address = "";
/** Kind of a step back of our own: after closing, or past an entry whose drawer was left by a link. */
let step: "closing" | "passing" | null = null;
let isWatching = false;

/**
 * Closes on the browser's Back. The history entry is written right away, because Back may be pressed as soon as the
 * drawer is visible.
 *
 * @param close handles Back
 * @returns a function to call when the drawer is closed in any way
 */
export function closeOnBack(close: () => void): () => void {
  watch();
  open.push(close);
  sync();
  return () => {
    open.splice(open.indexOf(close), 1);
    syncSoon();
  };
}

/** Waits for synchronous changes: where one drawer replaces another, the history entry stays. */
function syncSoon(): void {
  setTimeout(sync);
}

function sync(): void {
  if (step !== null) return;
  if (open.length > 0) {
    if (!isOverlayEntry()) History.prototype.pushState.call(history, overlayState(), "");
    address = location.href;
  } else if (isOverlayEntry()) {
    address = location.href;
    step = "closing";
    history.back();
  }
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  beforeRouter.onPopState = onPopState;
  // The router moved within the page, but its new entry still stands for what is open.
  addEventListener("replaceState", () => {
    if (open.length === 0 || step !== null) return;
    History.prototype.replaceState.call(history, overlayState(), "");
    address = location.href;
  });
}

function onPopState(event: PopStateEvent): void {
  const previousStep = step;
  step = null;
  if (previousStep === "passing") return;
  if (previousStep === "closing") {
    event.stopImmediatePropagation();
    restoreAddress();
    syncSoon();
  } else if (isOverlayEntry()) {
    // This history entry belongs to a drawer that is no longer open.
    event.stopImmediatePropagation();
    step = "passing";
    history.back();
  } else if (open.length > 0) {
    event.stopImmediatePropagation();
    restoreAddress();
    open[open.length - 1]?.();
    syncSoon();
  }
}

/** The page below is where it was led while something lay over it. */
function restoreAddress(): void {
  if (location.href !== address) History.prototype.replaceState.call(history, null, "", address);
}

function overlayState(): OverlayState {
  return { isOver: true };
}

function isOverlayEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "isOver" in state;
}
