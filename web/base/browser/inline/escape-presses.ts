import { ESCAPE_KEYS } from "#domain/static-pages/quick-exit/browser-data.ts";

/**
 * Three presses of Escape leave (rules quick-exit 10 and 11). A press that closed or emptied something does not count:
 * people who close two sheets in a row do not want to lose the page.
 */

const STROKES = 3;
/** Time from the first press to the last, in milliseconds. */
const STROKES_WITHIN_MS = 1000;
/** Time within which Escape has closed something, in milliseconds: some browsers close dialogs a little later. */
const CLOSED_WITHIN_MS = 100;

/**
 * Things that Escape closes while they are open. `data-escape` marks those that are no dialog and belong to no button.
 */
const OPEN = 'dialog[open],[aria-expanded="true"],[data-escape],[data-highlighted]';
/** Controls on which the browser itself may have a list of choices or suggestions open, unknown to pages. */
const LISTING = "select,textarea,input:not([autocomplete=off],[type=checkbox],[type=radio])";

/** @param leave what the third stroke does */
export function onThreeEscapes(leave: () => void): void {
  /** Times of Escape presses without another key or click in between, in epoch milliseconds. */
  let strokes: number[] = [];
  /** Target of the previous press, which has closed a list that was open there. */
  let before: EventTarget | null = null;
  let settle = nothing;

  const reset = () => {
    strokes = [];
    before = null;
  };
  const count = (at: number) => {
    strokes = [...strokes.slice(1 - STROKES), at];
    if (strokes.length === STROKES && at - (strokes[0] ?? 0) < STROKES_WITHIN_MS) leave();
  };

  document.addEventListener(
    "keydown",
    (event) => {
      settle();
      const { key, repeat, isComposing, target } = event;
      if (key !== "Escape") return reset();
      if (repeat) return;
      const closesList = target instanceof Element && target !== before && target.matches(LISTING);
      before = target;
      if (isComposing || closesList || isUnderDialog() || areKeysOff()) {
        strokes = [];
        return;
      }
      const at = Date.now();
      const open = [...document.querySelectorAll(OPEN)];
      const text = readFieldText(target);
      const decide = () => {
        if (settle !== decide) return;
        settle = nothing;
        const hasClosed = open.some((element) => !element.isConnected || !element.matches(OPEN));
        if (hasClosed || readFieldText(target) !== text) strokes = [];
        else count(at);
      };
      settle = decide;
      setTimeout(decide, open.length === 0 && text === null ? 0 : CLOSED_WITHIN_MS);
    },
    true,
  );
  document.addEventListener("pointerdown", reset, true);
}

function nothing(): void {}

/** Escape is for what lies over the page: the browser closes it, in some of them a little later. */
function isUnderDialog(): boolean {
  try {
    return document.querySelector("dialog:modal") !== null;
  } catch {
    // An older browser does not know the selector, and what was closed is seen afterwards.
    return false;
  }
}

/** Returns the text of a field that browsers empty on Escape; null for any other element. */
function readFieldText(target: EventTarget | null): string | null {
  return target instanceof HTMLInputElement ? target.value : null;
}

/** Whether the visitor has switched the keys off. */
function areKeysOff(): boolean {
  try {
    return localStorage.getItem(ESCAPE_KEYS.key) === ESCAPE_KEYS.off;
  } catch {
    return false;
  }
}
