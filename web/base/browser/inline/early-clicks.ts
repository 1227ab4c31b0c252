/** Names that the script in the document shares with the app, which takes over from it. */

declare global {
  interface Window {
    /** True as soon as the app answers clicks. */
    isInteractive?: boolean;
    /** Elements clicked before the app was ready, which then are clicked again. */
    earlyClicks?: HTMLElement[];
  }
}

/** Marks what the app has to answer: it is busy until then. */
export function queueClick(element: HTMLElement): void {
  element.setAttribute("aria-busy", "true");
  window.earlyClicks = [element];
}

/** Ends the waiting of clicked elements, and clicks those that are still on the page again. */
export function replayClicks(): void {
  for (const element of window.earlyClicks ?? []) {
    element.removeAttribute("aria-busy");
    if (element.isConnected) element.click();
  }
  delete window.earlyClicks;
}
