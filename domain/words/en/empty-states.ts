/** A list without results: what emptied it, and the filters to drop. */
export const emptyStates = {
  title: "No results found matching your criteria",
  titleInTab: (tab: string) => `No results found matching your criteria in ${tab} tab…`,
  titleSearch: "No Services Found Matching your Search.",
  /** Where all that was found is further than a hundred miles. */
  nothingNear: "Nothing like this within 100 miles",
  fartherAway: "Farther away",
  /** What emptied the list, said as one sentence. */
  openOnly: (what: string) => `${what}: nothing is open right now`,
  showClosed: "Show closed ones too",
  everyone: "Everyone, not only this group",
  allOf: (tab: string) => `All of ${tab}`,
  allTabs: "Look in every tab",
  withoutSearch: (text: string) => `Without “${text}”`,
  opensNext: "Opens next",
  nearest: "Nearest",
  someoneToTalkTo: "Someone to talk to, now",
};

export type EmptyStatesWords = typeof emptyStates;
