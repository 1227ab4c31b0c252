import { getSessionItem, setSessionItem } from "./session-storage.ts";

/**
 * What was typed into the service form and not yet sent. It stays in this browser until it is, through a
 * reload, an ended session and a new version of the app: whoever reads it takes what can be read. Each account has
 * its own, and so has each service, for computers that several people use.
 */

const PREFIX = "draft.service";

/** Where it is in the local storage. */
export function serviceDraftKey(viewerId: string, serviceId: string | null): string {
  return `${PREFIX}.${viewerId}.${serviceId ?? "new"}`;
}

/** Whatever some version wrote; null where nothing, or nothing readable, is stored. */
export function readServiceDraft(viewerId: string, serviceId: string | null): unknown {
  try {
    return JSON.parse(localStorage.getItem(serviceDraftKey(viewerId, serviceId)) ?? "null");
  } catch {
    return null;
  }
}

/** False where this browser keeps nothing: full, or forbidden. What is typed still stands in the form. */
export function saveServiceDraft(viewerId: string, serviceId: string | null, draft: unknown): boolean {
  try {
    localStorage.setItem(serviceDraftKey(viewerId, serviceId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** For what was sent or thrown away. */
export function deleteServiceDraft(viewerId: string, serviceId: string | null): void {
  try {
    localStorage.removeItem(serviceDraftKey(viewerId, serviceId));
  } catch {
    // Forbidden: nothing was kept either.
  }
}

/** What was typed in a tab whose form is open in another one too: it lasts as long as the tab. Null where nothing is. */
export function readServiceTabDraft(viewerId: string, serviceId: string | null): unknown {
  return getSessionItem<unknown>(serviceDraftKey(viewerId, serviceId));
}

/** @param draft null: it was sent, thrown away, or is the device's by now */
export function saveServiceTabDraft(viewerId: string, serviceId: string | null, draft: unknown): void {
  setSessionItem(serviceDraftKey(viewerId, serviceId), draft);
}
