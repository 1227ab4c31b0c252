import { useMedia } from "./use-media.ts";

/** From this width up rows form a table; below it they are cards. */
const WIDE = "(min-width: 900px)";

/** Whether there is room for the table. Only for pages that the browser renders. */
export function useIsWide(): boolean {
  return useMedia(WIDE);
}
