/** The star on cards and pages, and the list that it makes. */
export const favourites = {
  title: "My Favorites",
  save: "Save",
  saved: "Saved",
  saveName: (name: string) => `Save ${name}`,
  added: "Added to My Favorites",
  removed: "Removed from My Favorites",
  none: "No Favorites added...",
  noneHint: "Press the star on a service and it stays here, on this device only.",
  toList: "Find services",
  noMatch: (text: string) => `No favorite matches “${text}”.`,
  showAll: "Show all favorites",
  /** Where a removed one stood. */
  wasRemoved: (name: string) => `${name} was removed.`,
  undo: "Undo",
  gone: (count: number) =>
    count === 1 ? "One favorite is no longer listed." : `${count} favorites are no longer listed.`,
  dropGone: "Take off my list",
  searchLabel: "Search my favorites",
  searchHint: "A name or a word…",
  onlyHere: "Kept on this device only. Swipe a favorite to remove it.",
  needsScripts: "Favorites are kept by your browser and need JavaScript.",
};

export type FavouritesWords = typeof favourites;
