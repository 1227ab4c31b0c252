import { useCallback, useEffect, useRef } from "react";

/** The id of a change's element. */
export function changeId(id: number): string {
  return `change-${id}`;
}

/**
 * Moves the focus to a new change as soon as the list has it, so that a screen reader says the outcome to the person
 * who made it.
 *
 * @param changes as shown; null while they are awaited
 * @returns a function to call with the id of the new change
 */
export function useFocusOnChange(changes: readonly { readonly id: number }[] | null): (id: number) => void {
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    const id = awaited.current;
    if (id === null || changes?.some((change) => change.id === id) !== true) return;
    awaited.current = null;
    document.getElementById(changeId(id))?.focus();
  }, [changes]);
  return useCallback((id) => {
    awaited.current = id;
  }, []);
}
