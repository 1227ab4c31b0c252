import type { Language } from "#domain/words/language.ts";
import { announceVersion } from "./offline-status.ts";
import { storedIds, subscribeToIds } from "./stored-ids.ts";
import type { WorkerMessage } from "./worker-messages.ts";

/** How long favourites rest before their details are fetched for when there is no network. */
const FAVOURITES_DEBOUNCE_MS = 1000;

const TAKE_OVER_TIMEOUT_MS = 3000;

/**
 * Registers the service worker, sends it what this visit needs, and handles new versions of it. What a browser
 * without one lacks is only what it is for.
 *
 * @param addresses calls whose replies came with the document
 * @returns whether there is one
 */
export async function registerWorker(language: Language, addresses: readonly string[]): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    watchVersions(registration);
    const { active } = await navigator.serviceWorker.ready;
    const sendVisit = (addresses: readonly string[]) =>
      sendToWorker(navigator.serviceWorker.controller ?? active, {
        kind: "visit",
        language,
        addresses,
        favourites: storedIds("favorites"),
      });
    sendVisit(addresses);
    let timer: ReturnType<typeof setTimeout> | undefined;
    subscribeToIds(() => {
      clearTimeout(timer);
      timer = setTimeout(() => sendVisit([]), FAVOURITES_DEBOUNCE_MS);
    });
    return true;
  } catch {
    // Forbidden, or no room: the pages work without it.
    return false;
  }
}

function sendToWorker(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}

/**
 * A new version takes over where nothing can be lost: at the start of a page or on navigation if nothing is typed, or
 * when the visitor clicks its button. Pages of the previous version keep using their own files.
 */
function watchVersions(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  // A document that has just come is of the newest version itself.
  if (waiting !== null && isFormClean()) sendToWorker(waiting, { kind: "takeOver" });
  else if (waiting !== null) announce(waiting);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      if (next.state === "installed" && navigator.serviceWorker.controller !== null) announce(next);
    });
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

function announce(next: ServiceWorker): void {
  const reload = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    sendToWorker(next, { kind: "takeOver" });
    // It waits for the previous worker's pending work; the click is answered all the same.
    setTimeout(() => location.reload(), TAKE_OVER_TIMEOUT_MS);
  };
  announceVersion(reload);
  // The router's own event, after the address has changed.
  addEventListener("pushState", () => {
    // What was typed stood on the page before, and leaves with it.
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
