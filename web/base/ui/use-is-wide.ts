import { useMedia } from "./use-media.ts";

/** From this width rows stand in a table; below it they are cards. */
const WIDE = "(min-width: 900px)";

/** Whether there is room for the table. Only for pages that the browser draws. */
export function useIsWide(): boolean {
  return useMedia(WIDE);
}
