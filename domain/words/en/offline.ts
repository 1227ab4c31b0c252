/** Without a network: the area that is saved for it, and the app on the phone. */
export const offline = {
  title: "Without a network",
  intro: "Save the services around you, and lists, search and opening hours work without a network.",
  introMore: "It takes less room than one photo. What you save stays in this browser until you remove it.",
  save: (place: string) => `Save ${place} for offline use`,
  saveHere: "Save this area for offline use",
  choosePlace: "Choose a place first, then you can save the services around it.",
  saving: "Saving…",
  failed: "The area could not be saved. Please check your network and try again.",
  saved: (place: string) => `Saved: ${place}`,
  here: "around you",
  services: (count: number, miles: string) =>
    count === 1 ? `1 service within ${miles} miles` : `${count} services within ${miles} miles`,
  /** Where there are more than fit. */
  cut: (count: number) => `Only the nearest ${count}: there are more than fit.`,
  size: (kilobytes: string) => `${kilobytes} kB`,
  asOf: (time: string) => `As of ${time}`,
  update: "Update",
  remove: "Remove",
  removed: "The saved area is removed.",
  /** What is shown is what the phone keeps. */
  /** `miles`: how far the saved area reaches; 0: what is shown is no list of it. */
  asOfArea: (time: string, miles: number) =>
    miles === 0
      ? `No network: shown as of ${time}.`
      : `No network: shown as of ${time}, up to ${miles} miles around the saved place.`,
  asOfSeen: (time: string) => `No network: only what you opened before, as of ${time}.`,
  networkBack: "The network is back: show the newest",
  newVersion: "New version: reload",
  favorites: "My favorites",
};

export type OfflineWords = typeof offline;
