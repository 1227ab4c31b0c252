import { useSyncExternalStore } from "react";
import type { ArrivalState } from "#domain/directions/open-on-arrival.ts";

/** What is known of arriving at one service of the list. */
export interface ArrivalMark {
  state: ArrivalState;
  /** Empty where the card says as much already. */
  text: string;
}

interface Arrivals {
  /** By the id of the service. */
  marks: ReadonlyMap<string, ArrivalMark>;
  /** The filter was used: cards are marked from then on. */
  isAsked: boolean;
  /** Services that will be closed are hidden. */
  hidesClosed: boolean;
}

const NONE: Arrivals = { marks: new Map(), isAsked: false, hidesClosed: false };
let current = NONE;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param select takes a part that stays the same object for as long as nothing in it changes */
export function useArrivals<T>(select: (arrivals: Arrivals) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(current),
    () => select(NONE),
  );
}

export function changeArrivals(change: Partial<Arrivals>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}
