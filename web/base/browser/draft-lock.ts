import { deviceItem } from "./device-storage.ts";

/**
 * Acquires the lock of a draft for this tab; it ends with the page at the latest.
 *
 * @param key of the draft in the local storage
 * @returns its release; null where another tab holds it. In a browser without Web Locks every tab gets it.
 */
export function acquireDraftLock(key: string): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    navigator.locks
      .request(`draft:${key}`, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      // Forbidden, as storage may be.
      .catch(() => resolve(() => {}));
  });
}

/** A draft that some tab has not sent yet. */
export function isDraftStored(key: string): boolean {
  return deviceItem(key) !== null;
}
