/** The end of a search in one tab. */
export const otherTabs = {
  inOtherTabs: "In other tabs:",
  /** Over the rows of another tab. */
  foundIn: (tab: string, count: string) => `Found in ${tab} · ${count}`,
  allIn: (tab: string) => `All of them in ${tab}`,
  /** After a search for a school. */
  schoolLead: "A child in school and no home of your own?",
  schoolHelp: "School help for families",
};

export type OtherTabsWords = typeof otherTabs;
