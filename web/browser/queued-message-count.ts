import { deviceItem } from "./device-storage.ts";

/** How many messages are queued, readable at each start without opening the database that holds them. */

/** Exists in a browser where a message was ever queued. */
export const QUEUE_DATABASE = "outbox";

const KEY = "waiting";

export function queuedMessageCount(): number {
  return Number(deviceItem(KEY) ?? 0);
}

/**
 * Whether any may be queued, for the start of a page. A browser that is killed loses the last
 * seconds of its local storage, and so the count, while the message itself is stored.
 */
export async function mayHaveQueuedMessages(): Promise<boolean> {
  if (queuedMessageCount() > 0) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === QUEUE_DATABASE);
  } catch {
    return false;
  }
}

export function storeQueuedMessageCount(count: number): void {
  if (count === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, String(count));
}
