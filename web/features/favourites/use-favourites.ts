import { useSyncExternalStore } from "react";
import { keepIds, keptIds, noIds, watchIds } from "../../browser/kept-ids.ts";

const snapshot = () => keptIds("favorites");

/** Ids of the saved services, in the order in which they were saved. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(watchIds, snapshot, noIds);
}

/** Whether this service is saved; a card is drawn again only when that changes. */
export function useIsFavourite(id: string): boolean {
  return useSyncExternalStore(
    watchIds,
    () => keptIds("favorites").includes(id),
    () => false,
  );
}

export function addFavourite(id: string): void {
  const ids = keptIds("favorites");
  if (!ids.includes(id)) keepIds("favorites", [...ids, id]);
}

export function removeFavourites(gone: readonly string[]): void {
  keepIds(
    "favorites",
    keptIds("favorites").filter((id) => !gone.includes(id)),
  );
}

/** Puts a removed one back where it stood: before the first of `after` that is still there. */
export function putFavouriteBack(id: string, after: readonly string[]): void {
  const ids = keptIds("favorites").filter((kept) => kept !== id);
  const at = ids.findIndex((kept) => after.includes(kept));
  keepIds("favorites", at < 0 ? [...ids, id] : [...ids.slice(0, at), id, ...ids.slice(at)]);
}
