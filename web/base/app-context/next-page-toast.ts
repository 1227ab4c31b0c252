import { clearSession, getSessionItem, setSessionItem } from "../browser/session-storage.ts";
import type { Toast } from "./app-context.tsx";

/** A toast that the next document shows: signing in and out reload the page. */

const KEY = "message";

export function flashToast(toast: Toast): void {
  setSessionItem(KEY, toast);
}

/** Clears the session storage and leaves this toast to the next document. */
export function clearSessionAndFlashToast(toast: Toast): void {
  // The document that shows the message loads its scripts right away.
  clearSession({ [KEY]: toast, warm: 1 });
}

/** The toast left by the previous document, returned once. */
export function takeFlashedToast(): Toast | null {
  const toast = getSessionItem<Toast>(KEY);
  if (toast !== null) setSessionItem(KEY, null);
  return toast;
}
