import { useSyncExternalStore } from "react";
import { noIds, storedIds, storeIds, subscribeToIds } from "../browser/stored-ids.ts";

const snapshot = () => storedIds("favorites");

/** Ids of the saved services, in the order in which they were saved. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(subscribeToIds, snapshot, noIds);
}

/** Whether this service is saved; a card renders again only when that changes. */
export function useIsFavourite(id: string): boolean {
  return useSyncExternalStore(
    subscribeToIds,
    () => storedIds("favorites").includes(id),
    () => false,
  );
}

/** Remembers which favorites are protected listings: every quick exit forgets those (rule favorites 7). */
export function noteProtected(ids: readonly string[]): void {
  const known = storedIds("guarded");
  const fresh = ids.filter((id) => !known.includes(id));
  if (fresh.length > 0) storeIds("guarded", [...known, ...fresh]);
}

export function addFavourite(id: string): void {
  const ids = storedIds("favorites");
  if (!ids.includes(id)) storeIds("favorites", [...ids, id]);
}

export function removeFavourites(removed: readonly string[]): void {
  for (const list of ["favorites", "guarded"] as const) {
    const ids = storedIds(list);
    const left = ids.filter((id) => !removed.includes(id));
    if (left.length < ids.length) storeIds(list, left);
  }
}

/** Saves the services into which others were merged in the place of those. */
export function moveFavourites(moved: ReadonlyMap<string, string>): void {
  if (moved.size === 0) return;
  storeIds("favorites", [...new Set(storedIds("favorites").map((id) => moved.get(id) ?? id))]);
}

/** Puts a removed one back where it stood: before the first of `after` that is still there. */
export function restoreFavourite(id: string, after: readonly string[]): void {
  const ids = storedIds("favorites").filter((one) => one !== id);
  const at = ids.findIndex((one) => after.includes(one));
  storeIds("favorites", at < 0 ? [...ids, id] : [...ids.slice(0, at), id, ...ids.slice(at)]);
}
