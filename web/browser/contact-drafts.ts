import { getSessionItem, setSessionItem } from "./session-storage.ts";

/** What was typed of a liaison, a region or a coordinator and not saved, in the session's storage. */

const keyOf = (contact: string): string => `contact-draft:${contact}`;

/** The fields of a draft; null where there is none. @param contact kind and id, `liaisons/new` for one that is not stored */
export function readContactDraft(contact: string): Readonly<Record<string, string>> | null {
  const stored = getSessionItem<Record<string, unknown>>(keyOf(contact));
  if (stored === null || typeof stored !== "object") return null;
  return Object.fromEntries(
    Object.entries(stored).flatMap(([field, value]) => (typeof value === "string" ? [[field, value]] : [])),
  );
}

/** @param draft null: it was saved, or thrown away */
export function writeContactDraft(contact: string, draft: Readonly<Record<string, string>> | null): void {
  setSessionItem(keyOf(contact), draft);
}
