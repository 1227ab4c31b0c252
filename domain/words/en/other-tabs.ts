/** The end of a search in one tab. */
export const otherTabs = {
  inOtherTabs: "In other tabs:",
};

export type OtherTabsWords = typeof otherTabs;
