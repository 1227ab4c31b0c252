import { useSyncExternalStore } from "react";
import type { BadgeCounts } from "#domain/operations/badges/badge-calls.ts";

/** The counts of the menu, for its entries and its button. */

let counts: BadgeCounts | null = null;
let refresh: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Returns the counts; null until they are known. */
export function useBadgeCounts(): BadgeCounts | null {
  return useSyncExternalStore(subscribe, currentCounts, unknownCounts);
}

export function setBadgeCounts(latest: BadgeCounts | null): void {
  counts = latest;
  for (const listener of listeners) listener();
}

/** Registers a function that counts again; null removes it. */
export function onBadgesWanted(ask: (() => void) | null): void {
  refresh = ask;
}

/** Counts again, when someone is about to read the counts. */
export function refreshBadges(): void {
  refresh?.();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentCounts(): BadgeCounts | null {
  return counts;
}

function unknownCounts(): null {
  return null;
}
