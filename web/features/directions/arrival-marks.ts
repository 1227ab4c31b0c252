import { type ReactNode, useSyncExternalStore } from "react";
import type { ArrivalState } from "#domain/directions/open-on-arrival.ts";
import type { IconName } from "../../ui/Icon.tsx";

/** What is known of arriving at one service of the list. */
export interface ArrivalMark {
  state: ArrivalState;
  /** What the card shows; nothing where it says as much already. */
  shown?: {
    /** Instead of the icon of the distance. */
    icon: IconName;
    className: string | undefined;
    /** In words. */
    node: ReactNode;
  };
}

interface Arrivals {
  /** By the id of the service. */
  marks: ReadonlyMap<string, ArrivalMark>;
  /** Services that will be closed are hidden. */
  hidesClosed: boolean;
}

const NONE: Arrivals = { marks: new Map(), hidesClosed: false };
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
