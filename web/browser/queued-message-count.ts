import { MESSAGE_QUEUE } from "#domain/quick-exit/browser-data.ts";
import { deviceItem } from "./device-storage.ts";

/** How many messages are queued, readable at each start without opening the database that holds them. */

export function queuedMessageCount(): number {
  return Number(deviceItem(MESSAGE_QUEUE.count) ?? 0);
}

/**
 * Whether any may be queued, for the start of a page: the database is there where one ever was. A browser that is killed loses the last
 * seconds of its local storage, and so the count, while the message itself is stored.
 */
export async function mayHaveQueuedMessages(): Promise<boolean> {
  if (queuedMessageCount() > 0) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === MESSAGE_QUEUE.database);
  } catch {
    return false;
  }
}

export function storeQueuedMessageCount(count: number): void {
  if (count === 0) localStorage.removeItem(MESSAGE_QUEUE.count);
  else localStorage.setItem(MESSAGE_QUEUE.count, String(count));
}
