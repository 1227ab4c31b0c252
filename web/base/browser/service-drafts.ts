import { getSessionItem, setSessionItem } from "./session-storage.ts";

/**
 * Drafts of the service form that were not sent yet. A draft stays in this browser until it is sent, through a reload,
 * an expired session and a new version of the app: readers take what they can parse. Each account and each service has
 * its own, since several people may use a computer.
 */

const PREFIX = "draft.service";

/** Returns the draft's key in the local storage. */
export function serviceDraftKey(viewerId: string, serviceId: string | null): string {
  return `${PREFIX}.${viewerId}.${serviceId ?? "new"}`;
}

/** Reads a draft of any version; null where none is stored, or it cannot be parsed. */
export function readServiceDraft(viewerId: string, serviceId: string | null): unknown {
  try {
    return JSON.parse(localStorage.getItem(serviceDraftKey(viewerId, serviceId)) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a draft. False where this browser stores nothing: full, or forbidden. The form still has the typed text. */
export function saveServiceDraft(viewerId: string, serviceId: string | null, draft: unknown): boolean {
  try {
    localStorage.setItem(serviceDraftKey(viewerId, serviceId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Deletes a draft that was sent or discarded. */
export function deleteServiceDraft(viewerId: string, serviceId: string | null): void {
  try {
    localStorage.removeItem(serviceDraftKey(viewerId, serviceId));
  } catch {
    // Storage is forbidden, so there is nothing to delete.
  }
}

/**
 * Reads the draft of a tab whose form is open in another tab too; it lasts as long as the tab. Null where there is
 * none.
 */
export function readServiceTabDraft(viewerId: string, serviceId: string | null): unknown {
  return getSessionItem<unknown>(serviceDraftKey(viewerId, serviceId));
}

/** @param draft null: it was sent, thrown away, or is the device's by now */
export function saveServiceTabDraft(viewerId: string, serviceId: string | null, draft: unknown): void {
  setSessionItem(serviceDraftKey(viewerId, serviceId), draft);
}
