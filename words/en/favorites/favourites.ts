/** The star on cards and pages, and the list that it makes. */
export const favourites = {
  title: "My Favorites",
  saveName: (name: string) => `Save ${name}`,
  added: "Added to My Favorites",
  removed: "Removed from My Favorites",
};

export type FavouritesWords = typeof favourites;
