import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import type { AskedInText } from "#domain/danger/search-calls.ts";
import { cachedFrom } from "../../../base/browser/offline-status.ts";
import { getSessionItem, setSessionItem } from "../../../base/browser/session-storage.ts";
import type { Card } from "../../../base/service-card/card.ts";
import type { Suggestions } from "./load-rows.ts";

/**
 * Lists that were left, so that coming back finds them as they were: in memory while the page lives, and in
 * the session's storage when the browser goes to another document.
 */

/** The rows of a list, as far as they came. */
export interface ServiceList {
  /** Identifies the query of the rows. */
  key: string;
  rows: readonly Card[];
  /** `more`: the next rows are loading; `stuck`: they failed; `failed`: nothing was loaded at all. */
  phase: "loading" | "ready" | "more" | "stuck" | "failed";
  isNetwork: boolean;
  hasMore: boolean;
  total: number | null;
  suggestions: Suggestions | null;
  /** The next rows are the nearest too, however far. */
  isWide?: boolean;
  /** When the first page was loaded, in epoch milliseconds. */
  at: number;
  /** Help for the danger that its text names; null: it names none. */
  danger: DangerHelp | null;
  /** The place or the day that its text names. */
  asked?: AskedInText | undefined;
}

const lists = new Map<string, ServiceList>();
/** Older lists are requested again. */
const MAX_AGE_MS = 15 * 60_000;
const KEY = "list-cache";

/**
 * Caches a list. A list from offline data is not cached: there may be a network next time. A list about a danger is
 * never cached, and it clears the others, which contain text typed on the way to it.
 */
export function cacheList(list: ServiceList): void {
  if (list.danger !== null) {
    lists.clear();
    return;
  }
  if (cachedFrom() !== null) return;
  lists.delete(list.key);
  lists.set(list.key, { ...list, phase: list.phase === "more" ? "ready" : list.phase });
  const oldest = lists.keys().next().value;
  if (lists.size > 5 && oldest !== undefined) lists.delete(oldest);
}

export function cachedList(key: string): ServiceList | null {
  return lists.get(key) ?? null;
}

/** Writes what is remembered to the session's storage; called when the document is left. */
export function persistLists(now: number): void {
  setSessionItem(KEY, { at: now, lists: [...lists.values()] });
}

/** Reads it back; called once, before the first rendering, when the document was come back to. */
export function restoreLists(now: number): void {
  const stored = getSessionItem<{ at: number; lists: ServiceList[] }>(KEY);
  if (stored === null || now - stored.at > MAX_AGE_MS) return;
  for (const list of stored.lists) lists.set(list.key, list);
}

/** Returns a service's card from a cached list, shown right away while its page loads. */
export function cachedCard(id: string): Card | null {
  for (const list of lists.values()) {
    const card = list.rows.find((row) => row.id === id);
    if (card !== undefined) return card;
  }
  return null;
}
