import { type ReactNode, useSyncExternalStore } from "react";
import type { ArrivalState } from "#domain/directions/open-on-arrival.ts";
import type { IconName } from "../ui/Icon.tsx";
import type { Card } from "./card.ts";

/** Prediction for arriving at one service of the list. */
export interface ArrivalMark {
  state: ArrivalState;
  /** Shown on the card; absent where the card says as much already. */
  shown?: {
    /** Instead of the icon of the distance. */
    icon: IconName;
    className: string | undefined;
    /** The text of the mark. */
    node: ReactNode;
  };
}

/** Effects of the visitor's answers about themselves. */
export interface ForMe {
  /** Sorts the rows that fit the visitor first. */
  order: (rows: readonly Card[]) => readonly Card[];
  /** Over the list: that it is in another order. */
  notice: ReactNode;
  /** Under a card: what fits, and what to ask. */
  mark: (card: Card) => ReactNode;
}

/** Facts about listed rows that only the browser knows. */
interface ListMarks {
  /** Arrival marks, by service id. */
  marks: ReadonlyMap<string, ArrivalMark>;
  /** Services that will be closed are hidden. */
  hidesClosed: boolean;
  /** Absent where the visitor gave no answers. */
  forMe?: ForMe | undefined;
}

const NONE: ListMarks = { marks: new Map(), hidesClosed: false };
let current = NONE;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param select returns a part that stays the same object for as long as nothing in it changes */
export function useListMarks<T>(select: (marks: ListMarks) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(current),
    () => select(NONE),
  );
}

/** Counts the rows that the visitor has hidden. */
export function useHiddenRows(rows: readonly Card[]): number {
  const hidesClosed = useListMarks((shown) => shown.hidesClosed);
  const marks = useListMarks((shown) => shown.marks);
  return hidesClosed ? rows.filter(({ id }) => marks.get(id)?.state === "CLOSED").length : 0;
}

/** Counts the rows that are known to be open on arrival; of the others that are not hidden nothing is known. */
export function useOpenRows(rows: readonly Card[]): number {
  const marks = useListMarks((shown) => shown.marks);
  return rows.filter(({ id }) => OPEN_STATES.includes(marks.get(id)?.state)).length;
}

const OPEN_STATES: readonly (ArrivalState | undefined)[] = ["OPEN", "CLOSES_SOON"];

export function changeListMarks(change: Partial<ListMarks>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}
