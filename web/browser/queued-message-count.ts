/** How many messages are queued, readable at each start without opening the database that holds them. */

const KEY = "waiting";

export function queuedMessageCount(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
}

export function storeQueuedMessageCount(count: number): void {
  if (count === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, String(count));
}
