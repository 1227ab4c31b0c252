/**
 * States that one line on every page may report: there is no network, the page shows data from this device (the network
 * or the server is down), or a new version of the app waits.
 */

export interface CachedFrom {
  /** Epoch milliseconds of the oldest thing shown. */
  readonly at: number;
  /** Radius of the saved area in miles, "0" where no list of it is shown. Null: only what was opened before. */
  readonly area: string | null;
  /** There is a network, but the server itself could not answer. */
  readonly isServerDown: boolean;
}

/** Replies on this page that the worker made, by the address requested. */
const replies = new Map<string, CachedFrom>();
let shownPage = "";
let cached: CachedFrom | null = null;
let takeOver: (() => void) | null = null;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Notes a reply of the API: those that the worker made say how old they are. One from the server says nothing about the
 * rest of the page, which stays as old as it was until it is requested again or another page is shown.
 *
 * @param address that was requested
 */
export function noteReply(address: string, headers: Headers): void {
  const at = headers.get("x-kept-at");
  if (at === null && cached === null) return;
  const page = location.pathname + location.search;
  if (page !== shownPage) replies.clear();
  shownPage = page;
  if (at === null) replies.delete(address);
  else
    replies.set(address, {
      at: Number(at),
      area: headers.get("x-kept-area"),
      isServerDown: headers.has("x-kept-for"),
    });
  cached = null;
  for (const reply of replies.values()) cached = shownWith(reply, cached);
  notifyListeners();
}

/** @param before what else is shown */
function shownWith(reply: CachedFrom, before: CachedFrom | null): CachedFrom {
  return {
    ...reply,
    at: Math.min(reply.at, before?.at ?? reply.at),
    // One reply that is not the area's, and what is shown is not.
    area: before?.area === null ? null : reply.area,
  };
}

/** Null: what is shown is from the server. */
export function cachedFrom(): CachedFrom | null {
  return cached;
}

/** @param reload lets the new version take over and reloads the page */
export function announceVersion(reload: () => void): void {
  takeOver = reload;
  notifyListeners();
}

/** Null: no new version waits. */
export function newVersion(): (() => void) | null {
  return takeOver;
}

/** Whether there is a notice to show. */
export function hasNotice(): boolean {
  return !navigator.onLine || cached !== null || takeOver !== null;
}

/** Calls back when that may have changed; returns how to stop. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
