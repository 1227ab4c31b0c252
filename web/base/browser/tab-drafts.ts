import { getSessionItem, setSessionItem } from "./session-storage.ts";

/** A draft of a form that was not saved. It survives a reload and other pages, and ends with the tab. */
export interface TabDraft {
  /** Texts by the form's own names. */
  readonly texts: Readonly<Record<string, string>>;
  /**
   * Version that the form opened on, so that saving does not overwrite someone else's later change. Absent for
   * something new, and where the next save has been warned.
   */
  readonly version?: number | undefined;
}

const toStorageKey = (form: string): string => `tab-draft:${form}`;

/**
 * Reads the draft of a form; null where there is none.
 *
 * @param form and what it edits, such as `crisis-lines/new` or `static-pages/ABOUT/es`
 */
export function readTabDraft(form: string): TabDraft | null {
  const stored = getSessionItem<Partial<Record<keyof TabDraft, unknown>>>(toStorageKey(form));
  if (typeof stored?.texts !== "object" || stored.texts === null) return null;
  const texts = Object.entries(stored.texts).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const version = typeof stored.version === "number" ? { version: stored.version } : {};
  return { texts: Object.fromEntries(texts), ...version };
}

/** @param draft null: it was saved, or thrown away */
export function writeTabDraft(form: string, draft: TabDraft | null): void {
  setSessionItem(toStorageKey(form), draft);
}
