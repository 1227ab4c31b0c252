import { getSessionItem, setSessionItem } from "../../../base/browser/session-storage.ts";

const KEY = "answering";

/** Remembers, for this tab, which message is being answered: a mail program or a call may take the page's place. */
export function startAnswering(id: string): void {
  setSessionItem(KEY, id);
}

export function isAnswering(id: string): boolean {
  return getSessionItem<string>(KEY) === id;
}

export function endAnswering(): void {
  setSessionItem(KEY, null);
}
