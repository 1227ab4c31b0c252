import { announceVersion } from "./offline-status.ts";
import type { WorkerMessage } from "./worker-messages.ts";

const TAKE_OVER_TIMEOUT_MS = 3000;

/**
 * Lets a new version take over where nothing can be lost: at the start of a page or on navigation if nothing is typed,
 * or when the visitor clicks its button. Pages of the previous version keep using their own files.
 *
 * @param isWaiting it was there before the page, whose document is of the newest version itself
 */
export function newVersionFound(next: ServiceWorker, isWaiting: boolean): void {
  if (isWaiting && isFormClean()) takeOver(next);
  else announce(next);
}

function announce(next: ServiceWorker): void {
  const reload = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    takeOver(next);
    // The new worker waits for the previous one's pending work, but the click still gets a reaction.
    setTimeout(() => location.reload(), TAKE_OVER_TIMEOUT_MS);
  };
  announceVersion(reload);
  // The router's own event, after the address has changed.
  addEventListener("pushState", () => {
    // Text that was typed on the page before leaves with that page.
    setTimeout(() => isFormClean() && reload());
  });
}

/** Forms keep drafts of their own; this is for everything else, too. */
function isFormClean(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=submit])",
  );
  return [...fields].every(({ value }) => value === "");
}

function takeOver(next: ServiceWorker): void {
  const message: WorkerMessage = { kind: "takeOver" };
  next.postMessage(message);
}
