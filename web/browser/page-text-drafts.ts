import { getSessionItem, setSessionItem } from "./session-storage.ts";

/** A static page's text in one language that was typed and not saved, in the session's storage. */
export interface PageTextDraft {
  readonly title: string;
  readonly content: string;
  /** Of the text that it changes; absent: its next save is one that has been warned. */
  readonly version?: number | undefined;
}

const keyOf = (page: string): string => `page-draft:${page}`;

/** Null where there is none. @param page code and language, `ABOUT/es` */
export function readPageTextDraft(page: string): PageTextDraft | null {
  const stored = getSessionItem<Partial<Record<keyof PageTextDraft, unknown>>>(keyOf(page));
  if (typeof stored?.title !== "string" || typeof stored.content !== "string") return null;
  const { title, content, version } = stored;
  return { title, content, ...(typeof version === "number" ? { version } : {}) };
}

/** @param draft null: it was saved, or thrown away */
export function writePageTextDraft(page: string, draft: PageTextDraft | null): void {
  setSessionItem(keyOf(page), draft);
}
