/** Texts that only the page of saved services needs. */
export const favouritesPage = {
  none: "No Favorites added...",
  noneHint: "Tap the star on a service to save it here. It stays on this device only.",
  toList: "Find services",
  noMatch: (text: string) => `No favorite matches “${text}”.`,
  showAll: "Show all favorites",
  /** Where a removed one stood. */
  wasRemoved: (name: string) => `${name} was removed.`,
  undo: "Undo",
  unavailable: (count: number) =>
    count === 1 ? "One favorite is no longer listed." : `${count} favorites are no longer listed.`,
  removeUnavailable: "Remove from my list",
  onlyHere: "Saved on this device only. To remove one, tap its star or swipe it.",
  print: "Print this list",
  putInOrder: "Put in order for today",
  /** A list that came in the address, from a printed code. */
  offer: (count: number) =>
    count === 1
      ? "This link has 1 service for you to save."
      : `This link has ${count} services for you to save.`,
  accept: "Add to My Favorites",
  decline: "No thanks",
  needsScripts: "Favorites need JavaScript. Please turn it on in your browser.",
};

export type FavouritesPageWords = typeof favouritesPage;
