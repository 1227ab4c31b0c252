import { watchedPhone } from "../base/watched-phone.ts";

/** The quick exit: what it does, what it cannot do, and the page it leaves behind without a network. */
export const quickExit = {
  title: "Quick exit",
  how: "Tap Exit at the top of any page, or press the Escape key three times, fast. This page closes right away and another site opens.",
  clearedData:
    "It clears the place you chose, what you searched for, and the services you opened on this visit. It clears messages you started, too.",
  keptData:
    "Your language, favorites, and saved area stay. Places that protect people never stay in your favorites.",
  keys: "Leave when I press Escape three times",
  keysHint: "An Escape that closes something doesn't count.",
  clearAll: "Also clear my favorites, kudos, and saved area",
  limitationsTitle: "What it can't do",
  anotherPhone: watchedPhone.useAnother,
  limitations: [
    "This site stays in your browser's list of sites. So do its files and the crisis lines it keeps.",
    "Pages you opened earlier can stay in your browser history. A private window doesn't keep them.",
    "Clearing your history can be noticed. You can also leave everyday pages in it.",
    "Calls and text messages stay on your phone. Messages you delete can stay in Recently Deleted for about 30 days.",
    "Anyone who runs the network or watches your phone may still see that you were here.",
  ],
  leave: "Exit now",
  awayTitle: "No connection",
  away: "You are offline. Check your connection and try again.",
  awayAgain: "Try again",
};

export type QuickExitWords = typeof quickExit;
