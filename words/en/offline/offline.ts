/** Without a network: the area that is saved for it, and the app on the phone. */
export const offline = {
  title: "Use Amparo offline",
  intro: "Save the services near you. Then lists, search, and opening hours work without internet.",
  introMore: "It takes less space than one photo. It stays in this browser until you remove it.",
  save: (place: string) => `Save ${place} for offline use`,
  saveHere: "Save this area for offline use",
  choosePlace: "Choose a place first. Then you can save the services near it.",
  saving: "Saving…",
  failed: "We couldn't save this area. Please check your internet connection and try again.",
  saved: (place: string) => `Saved: ${place}`,
  here: "your area",
  services: (count: number, miles: string) =>
    count === 1 ? `1 service within ${miles} miles` : `${count} services within ${miles} miles`,
  /** Where there are more than fit. */
  cut: (count: number) => `Only the nearest ${count} services fit.`,
  size: (kilobytes: string) => `${kilobytes} KB`,
  asOf: (time: string) => `As of ${time}`,
  update: "Update",
  remove: "Remove",
  removed: "The saved area was removed.",
  favorites: "My favorites",
};

export type OfflineWords = typeof offline;
