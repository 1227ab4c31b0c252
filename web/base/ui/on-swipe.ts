/** Pixels after which a finger swipes and no longer scrolls; and after which letting go counts. */
const SWIPE_THRESHOLD_PX = 12;
const COMMIT_THRESHOLD_PX = 110;

/** Side as seen by the reader. */
export type SwipeSide = "left" | "right";

interface Swipe {
  readonly row: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly isHorizontal: boolean;
}

/**
 * Lets fingers swipe rows inside an element: the row follows the finger, and letting go far enough tells the side. A
 * mouse swipes nothing. Whatever a swipe does needs a button as well. Returns a function that stops it.
 */
export function onSwipe(
  within: HTMLElement,
  callback: (row: HTMLElement, side: SwipeSide) => void,
): () => void {
  let swipe: Swipe | null = null;
  const begin = (event: PointerEvent) => {
    if (event.pointerType === "mouse" || !(event.target instanceof Element)) return;
    const row = event.target.closest("li");
    if (row !== null) swipe = { row, x: event.clientX, y: event.clientY, isHorizontal: false };
  };
  const move = (event: PointerEvent) => {
    if (swipe === null) return;
    const across = event.clientX - swipe.x;
    if (!swipe.isHorizontal) {
      if (Math.abs(across) < SWIPE_THRESHOLD_PX || Math.abs(event.clientY - swipe.y) > Math.abs(across))
        return;
      swipe = { ...swipe, isHorizontal: true };
      within.setPointerCapture(event.pointerId);
    }
    swipe.row.style.transform = `translateX(${across}px)`;
  };
  const end = (event: PointerEvent) => {
    const ended = swipe;
    swipe = null;
    if (ended === null) return;
    ended.row.style.transform = "";
    const across = event.clientX - ended.x;
    if (!ended.isHorizontal || Math.abs(across) < COMMIT_THRESHOLD_PX || event.type !== "pointerup") return;
    callback(ended.row, across < 0 ? "left" : "right");
  };
  const listeners = [
    ["pointerdown", begin],
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ] as const;
  for (const [name, listener] of listeners) within.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) within.removeEventListener(name, listener);
  };
}
