/** Drafts of forms that were not sent yet; they stay in this browser until they are. */

const PREFIX = "draft.";

export interface Draft {
  texts: Record<string, string>;
  /** Pictures that the server has: their names there, and what they were called here. */
  pictures: { name: string; label: string }[];
  /** The message is to or about a protected service, so every exit forgets it. */
  isProtected?: boolean;
}

/** Returns the draft's key in the local storage. */
export function messageDraftKey(form: string): string {
  return PREFIX + form;
}

/** Reads a draft; null where none is stored, or it cannot be parsed. */
export function readDraft(form: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(messageDraftKey(form)) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const texts = "texts" in stored ? Object.entries(Object(stored.texts)) : [];
    const pictures = "pictures" in stored && Array.isArray(stored.pictures) ? stored.pictures : [];
    return {
      texts: Object.fromEntries(
        texts.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
      ),
      pictures: pictures.flatMap(({ name, label }) =>
        typeof name === "string" && typeof label === "string" ? [{ name, label }] : [],
      ),
    };
  } catch {
    return null;
  }
}

/** An empty draft is removed. Text that cannot be stored is still in the form. */
export function saveDraft(form: string, draft: Draft): void {
  const isEmpty = draft.pictures.length === 0 && Object.values(draft.texts).every((text) => text === "");
  try {
    if (isEmpty) localStorage.removeItem(messageDraftKey(form));
    else localStorage.setItem(messageDraftKey(form), JSON.stringify(draft));
  } catch {
    // Full or forbidden.
  }
}

/** Deletes all drafts of any form, because the next person at this computer is someone else. */
export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // There are none.
  }
}

/** Deletes the draft of a message that was sent or discarded. */
export function deleteDraft(form: string): void {
  saveDraft(form, { texts: {}, pictures: [] });
}
