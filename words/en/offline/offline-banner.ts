/** The line on every page where there is no network, or a new version. */
export const offlineBanner = {
  /** Why what is shown is what the phone keeps. */
  offline: "You're offline.",
  serverDown: "Amparo has a problem right now.",
  /** `miles`: how far the saved area reaches; 0: what is shown is no list of it. */
  asOfArea: (why: string, time: string, miles: number) =>
    miles === 0
      ? `${why} Shown as of ${time}.`
      : `${why} Shown as of ${time}, within ${miles} miles of the saved place.`,
  asOfSeen: (why: string, time: string) => `${why} You can see only what you opened before, as of ${time}.`,
  /** In place of a page that needs the network. */
  unseen: "You haven't opened this page here before. Pages you opened still work, and so do crisis lines.",
  toHome: "Go to the home page",
  networkBack: "You're back online. Show the latest",
  newVersion: "New version. Reload",
};

export type OfflineBannerWords = typeof offlineBanner;
