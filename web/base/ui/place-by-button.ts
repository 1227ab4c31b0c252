/** Wide enough for small panels. In `em`, so that large letters get sheets. */
const WIDE = "(min-width: 56.25em)";
/** Distance between the panel, its button and the window's edges, in pixels. */
const GAP = 8;
/** A panel that has less height than this below its button opens above it, where there is more. In pixels. */
const MIN_HEIGHT = 360;

/** Whether pickers and dialogs are small panels at their buttons here, instead of sheets. */
export function hasSmallPanels(): boolean {
  return matchMedia(WIDE).matches;
}

/**
 * Keeps an open panel by its button, inside the window, while the page scrolls or the window changes.
 *
 * @returns to be called when it is closed
 */
export function placeByButton(panel: HTMLElement, button: Element): () => void {
  const { style } = panel;
  style.margin = "0";
  const place = () => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isBelow = clientHeight - bottom >= Math.min(MIN_HEIGHT, top);
    // The edge by the button stays where it is when the content grows.
    const edge = Math.max(isBelow ? bottom : clientHeight - top, 0) + GAP;
    style.inset = isBelow ? `${edge}px auto auto` : `auto auto ${edge}px`;
    style.maxHeight = `${clientHeight - edge - GAP}px`;
    const start = left + right < clientWidth ? left : right - panel.offsetWidth;
    style.left = `${Math.max(GAP, Math.min(start, clientWidth - panel.offsetWidth - GAP))}px`;
  };
  place();
  const passive = { capture: true, passive: true };
  addEventListener("resize", place);
  addEventListener("scroll", place, passive);
  return () => {
    removeEventListener("resize", place);
    removeEventListener("scroll", place, passive);
  };
}
