/** The star on cards and pages, and the list that it makes. */
export const favourites = {
  title: "My Favorites",
  save: "Save",
  saved: "Saved",
  saveName: (name: string) => `Save ${name}`,
  added: "Added to My Favorites",
  removed: "Removed from My Favorites",
  searchLabel: "Search my favorites",
  searchHint: "A name or a word…",
};

export type FavouritesWords = typeof favourites;
