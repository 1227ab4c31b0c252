/** The quick exit: what it does, what it cannot do, and the page it leaves behind without a network. */
export const quickExit = {
  title: "Quick exit",
  how: "Press Exit at the top of any page, or the Escape key three times. This page disappears at once and another site opens in its place.",
  clearedData:
    "It forgets the place you chose, what you searched and the services you opened in this session.",
  keptData: "Your language stays, and so do your favorites and the area you saved.",
  clearAll: "Forget my favorites, kudos and saved area too",
  limitationsTitle: "What it cannot do",
  limitations: [
    "Pages you opened before this one can stay in the browser’s history. A private window keeps none.",
    "Calls and text messages stay in the phone’s own lists.",
    "Whoever runs the network or watches the phone may still see that you were here.",
  ],
  leave: "Exit now",
  awayTitle: "No connection",
  away: "You are offline. Check your connection and try again.",
  awayAgain: "Try again",
};

export type QuickExitWords = typeof quickExit;
