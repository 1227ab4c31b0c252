import { type ReactNode, useRef } from "react";
import { useApp } from "../app-context/app-context.tsx";
import buttons from "../ui/buttons.module.css";

/**
 * The message of what was done and can be undone, with its button to undo it.
 *
 * @param undo undoes it, or begins to; false where it was too late
 * @param label of the button
 * @param keyShortcut shown in the button, where a key does the same
 */
export function useHeldToast(
  undo: () => boolean,
  label: string,
  keyShortcut?: { readonly key: string; readonly shown: ReactNode },
) {
  const { showToast } = useApp();
  const undoAndClose = () => {
    if (undo()) showToast(null);
  };
  // The button in the message outlives the rendering that made it.
  const latest = useRef(undoAndClose);
  latest.current = undoAndClose;
  /** @param lastsMs how long it can be undone; absent: the caller removes the message */
  const showHeld = (text: string, lastsMs?: number) =>
    showToast({
      kind: "held",
      text,
      ...(lastsMs === undefined ? {} : { lastsMs }),
      action: (
        <button
          type="button"
          className={buttons.outlined}
          aria-keyshortcuts={keyShortcut?.key}
          onClick={() => latest.current()}
        >
          {label}
          {keyShortcut?.shown}
        </button>
      ),
    });
  return { showHeld, undoAndClose };
}
