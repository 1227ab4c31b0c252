/** The end of a search in one tab. */
export const otherTabs = {
  inOtherTabs: "In other tabs:",
  /** Over the rows of another tab. */
  foundIn: (tab: string, count: string) => `Found in ${tab} · ${count}`,
  allIn: (tab: string) => `All of them in ${tab}`,
};

export type OtherTabsWords = typeof otherTabs;
