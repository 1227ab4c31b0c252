import { QUEUE_COUNT, QUEUE_DATABASE } from "#domain/static-pages/quick-exit/browser-data.ts";
import { deviceItem } from "./device-storage.ts";

/** Returns how many messages are queued, readable at each start without opening the database that holds them. */

export function queuedMessageCount(): number {
  return Number(deviceItem(QUEUE_COUNT) ?? 0);
}

/**
 * Whether any messages may be queued, for the start of a page: the database exists where one ever was. A browser that
 * is killed loses the last seconds of its local storage, and so the count, while the message itself is stored.
 */
export async function mayHaveQueuedMessages(): Promise<boolean> {
  // None are counted where an exit has not come to its end, either.
  if (deviceItem(QUEUE_COUNT) !== null) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === QUEUE_DATABASE);
  } catch {
    return false;
  }
}

export function storeQueuedMessageCount(count: number): void {
  if (count === 0) localStorage.removeItem(QUEUE_COUNT);
  else localStorage.setItem(QUEUE_COUNT, String(count));
}
