import type { ListedForViewer } from "../services/listing.ts";
import type { Coordinates } from "../services/service.ts";
import { opensBetween, takesInBetween } from "./answer-hours.ts";
import { findAskedWindow, isToSleep } from "./list-request.ts";
import type { Find } from "./question.ts";
import { isFull } from "./row-notes.ts";

/** Miles from which a service is labeled far away. */
export const FAR_MILES = 50;
/** Miles beyond which open services come after near ones without hours. */
export const NEAR_MILES = 25;
/** Rows read to sort them by an order that the list does not have: by room, or by when they open. */
export const ORDERED_ROWS = 60;

/** Returns the place to search around: the named one, else the visitor's position; null: unknown. */
export function placeAround(
  { place }: Pick<Find, "place">,
  position: Coordinates | null,
): Coordinates | null {
  return place.kind === "CITY" || place.kind === "ZIP" ? place.coordinates : position;
}

/** Rows of one page of a list. */
export interface ListPage {
  readonly rows: readonly ListedForViewer[];
  /** Offset of the page in the whole list, and offset of the next one. */
  readonly skip: number;
  readonly next: number;
  readonly hasMore: boolean;
}

export function distinct(rows: readonly ListedForViewer[]): readonly ListedForViewer[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

export function isFarAway(rows: readonly ListedForViewer[]): boolean {
  const distances = rows.flatMap(({ distance }) => distance ?? []);
  return distances.length > 0 && Math.min(...distances) > FAR_MILES;
}

export function takesNobodyIn(row: ListedForViewer, find: Find, now: number): boolean {
  const window = findAskedWindow(find, now);
  if (window === null) return find.time !== null && row.isIntakeClosed === true;
  // A day room that closes in the afternoon is not a place for the night.
  const isDayRoom =
    isToSleep(find) && row.totalBeds === null && !opensBetween(row, window.from + DAY_ROOM_MS, window.until);
  return isDayRoom || !takesInBetween(row, window.from, window.until);
}

/** The first part of the period for a night's beds that still counts as afternoon. */
const DAY_ROOM_MS = 2 * 3_600_000;

/**
 * Orders rows by room: those with room, then (if beds are asked for) uncounted ones, then those full at their last
 * count.
 */
export function byRoom(rows: readonly ListedForViewer[], find: Find): readonly ListedForViewer[] {
  const rankRow = (row: ListedForViewer): number => {
    if (isFull(row, find)) return 2;
    return find.beds && row.availableBeds === null ? 1 : 0;
  };
  return [0, 1, 2].flatMap((rank) => rows.filter((row) => rankRow(row) === rank));
}
