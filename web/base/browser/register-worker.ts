import type { Language } from "#domain/base/languages/language.ts";
import { storedIds, subscribeToIds } from "./stored-ids.ts";
import type { WorkerMessage } from "./worker-messages.ts";

/** How long favorites must be unchanged before their details are fetched for offline use. */
const FAVOURITES_DEBOUNCE_MS = 1000;

/**
 * Registers the service worker, sends it what this visit needs, and handles new versions. A browser without workers
 * lacks only what they are for.
 *
 * @param addresses calls whose replies came with the document
 * @returns whether there is a worker
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

/** Loads the files for a new version only when there is one: most visits have none. */
function watchVersions(registration: ServiceWorkerRegistration): void {
  const found = (next: ServiceWorker, isWaiting: boolean) =>
    import("./new-version.ts").then(
      (module) => module.newVersionFound(next, isWaiting),
      // The new version waits for the next page.
      () => {},
    );
  if (registration.waiting !== null) void found(registration.waiting, true);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      if (next.state === "installed" && navigator.serviceWorker.controller !== null) void found(next, false);
    });
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}
