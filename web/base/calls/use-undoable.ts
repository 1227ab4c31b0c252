import { useRef } from "react";
import { RESTORE_DELETED_MS } from "#domain/base/contract/limits.ts";
import { useHeldToast } from "./use-held-toast.tsx";

/**
 * Remembers an act that can be undone for a minute: the message about it has a button that undoes the latest.
 *
 * @param undo undoes it by a call
 * @param label of the button
 */
export function useUndoable<Done>(undo: (done: Done) => Promise<void>, label: string) {
  const last = useRef<{ readonly done: Done } | null>(null);
  const beginUndo = () => {
    const taken = last.current;
    last.current = null;
    if (taken === null) return false;
    void undo(taken.done);
    return true;
  };
  const { showHeld } = useHeldToast(beginUndo, label);
  return (done: Done, text: string) => {
    last.current = { done };
    showHeld(text, RESTORE_DELETED_MS);
  };
}
