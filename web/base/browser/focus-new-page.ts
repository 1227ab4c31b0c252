import { linkOfReturn } from "./scroll.ts";

/** With one of these a visitor has taken over. */
const USER_EVENTS = ["keydown", "pointerdown"];

/**
 * Puts the focus into a page that came without a new document, where what had the focus went with the page before: on
 * its heading, or on the way back onto the link by which it was left (rule interface 22). What comes later, such as a
 * page in the stead of its placeholder, is followed until the visitor does something.
 *
 * @returns what ends it
 */
export function focusNewPage(): () => void {
  let placed: Element | null = null;
  const place = () => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body && activeElement !== placed) return;
    const target = targetOf(document);
    if (target === null || target === placed) return;
    placed = target;
    // The place of the page is kept elsewhere.
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

function targetOf(document: Document): HTMLElement | null {
  const left = linkOfReturn();
  const link =
    left === null ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(left)}"]`);
  if (link !== null) return link;
  const heading = document.querySelector<HTMLElement>("main h1");
  // A heading is no stop of the Tab key.
  if (heading !== null) heading.tabIndex = -1;
  return heading ?? document.getElementById("content");
}
