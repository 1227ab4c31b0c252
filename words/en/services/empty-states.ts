import { provisions } from "./door-facts.ts";

/** A list without results: what emptied it, and the filters to drop. */
export const emptyStates = {
  title: "No results found matching your criteria",
  titleInTab: (tab: string) => `No results found matching your criteria in ${tab} tab…`,
  titleSearch: "No Services Found Matching your Search.",
  /** For a search that finds services in other tabs. */
  notInTab: (tab: string) => `Not in ${tab}.`,
  /** For a search whose results are all closed at the time asked about, though other services may be open. */
  noneThen: "Nothing like this is open then.",
  noneNow: "Nothing like this is open right now.",
  theseOpenNext: "These open next:",
  /** Where all that was found is further than a hundred miles. */
  nothingNear: "Nothing like this within 100 miles",
  fartherAway: "Farther away",
  /** @param what no one has stated of any of them */
  noneSays: (what: readonly string[]) => `None says this: ${what.join(", ")}. Ask when you call.`,
  withoutProvisions: "Show the others, and ask",
  provisionNames: provisions.names,
  /** Names what emptied the list, as one sentence. */
  openOnly: (what: string) => `${what}: nothing is open right now`,
  showClosed: "Show closed services too",
  everyone: "Show services for everyone",
  allOf: (tab: string) => `Show everything in ${tab}`,
  allTabs: "Search all tabs",
  withoutSearch: (text: string) => `Remove “${text}” from the search`,
  opensNext: "Opens next",
  nearest: "Nearest",
  /** A list of what the phone has, where the server cannot be asked. */
  savedOnly: "There may be more services",
  savedOnlyHint: "Without a connection, you see only what this phone has saved.",
  call211: "Call 211",
  someoneToTalkTo: "Talk to someone now",
};

export type EmptyStatesWords = typeof emptyStates;
