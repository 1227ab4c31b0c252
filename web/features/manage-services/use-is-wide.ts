import { useSyncExternalStore } from "react";

/** From this width rows stand in a table; below it they are cards. */
const WIDE = "(min-width: 900px)";

/** Whether there is room for the table. Only for pages that the browser draws. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}
