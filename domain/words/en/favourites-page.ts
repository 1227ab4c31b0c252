/** What only the page of the saved services says. */
export const favouritesPage = {
  none: "No Favorites added...",
  noneHint: "Press the star on a service and it stays here, on this device only.",
  toList: "Find services",
  noMatch: (text: string) => `No favorite matches “${text}”.`,
  showAll: "Show all favorites",
  /** Where a removed one stood. */
  wasRemoved: (name: string) => `${name} was removed.`,
  undo: "Undo",
  unavailable: (count: number) =>
    count === 1 ? "One favorite is no longer listed." : `${count} favorites are no longer listed.`,
  removeUnavailable: "Take off my list",
  onlyHere: "Kept on this device only. To remove one, press its star or swipe it.",
  print: "Print this list",
  /** A list that came in the address, from a printed code. */
  offer: (count: number) =>
    count === 1
      ? "This address brought one service with it."
      : `This address brought ${count} services with it.`,
  accept: "Add to My Favorites",
  decline: "No, thanks",
  needsScripts: "Favorites are kept by your browser and need JavaScript.",
};

export type FavouritesPageWords = typeof favouritesPage;
