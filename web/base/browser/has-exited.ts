import { AWAY } from "#domain/static-pages/quick-exit/browser-data.ts";
import { getSessionItem } from "./session-storage.ts";

/** Whether this document was left by the quick exit: from then on it sends nothing more. */
export function hasExited(): boolean {
  return document.documentElement.hasAttribute("hidden") || getSessionItem(AWAY) !== null;
}
