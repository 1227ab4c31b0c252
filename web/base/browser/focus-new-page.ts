import { linkOfReturn } from "./scroll.ts";

/** After any of these events the visitor has taken over. */
const USER_EVENTS = ["keydown", "pointerdown"];

/**
 * Moves the focus into a page that came without a new document, where the focused element went with the page before: to
 * its heading, or on the way back to the link that led away (rule interface 22). Elements that come later, such as a
 * page that replaces its placeholder, get it until the visitor does something.
 *
 * @returns a function that stops this
 */
export function focusNewPage(): () => void {
  let placed: Element | null = null;
  const place = () => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body && activeElement !== placed) return;
    const target = findTarget(document);
    if (target === null || target === placed) return;
    placed = target;
    // Another module restores the scroll position.
    target.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(place);
  const stop = () => {
    observer.disconnect();
    for (const name of USER_EVENTS) removeEventListener(name, stop, true);
  };
  for (const name of USER_EVENTS) addEventListener(name, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  place();
  return stop;
}

function findTarget(document: Document): HTMLElement | null {
  const left = linkOfReturn();
  const link =
    left === null ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(left)}"]`);
  if (link !== null) return link;
  const heading = document.querySelector<HTMLElement>("main h1");
  // A heading is no stop of the Tab key.
  if (heading !== null) heading.tabIndex = -1;
  return heading ?? document.getElementById("content");
}
