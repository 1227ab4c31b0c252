import { provisions } from "./door-facts.ts";

/** The options of the list: open now, and for whom. */
export const listOptions = {
  topics: "Topics",
  title: "Filters",
  topKudos: "Top kudos",
  topKudosHint: "Most kudos first, within 50 miles",
  audience: "Who is it for?",
  audienceHint: "You'll see services for this group first, then services open to everyone.",
  provisions: "What has to be there?",
  provisionsHint: "You'll see only places that say so. Others may have it, too: call and ask.",
  provisionNames: provisions.names,
  forMe: "Answer a few questions",
  forMeHint: "Say a little about yourself, and what fits you comes first. It stays on this device.",
  /** The button that closes them. */
  show: (count: number) => (count === 1 ? "Show 1 service" : `Show ${count} services`),
  showServices: "Show services",
};

export type ListOptionsWords = typeof listOptions;
