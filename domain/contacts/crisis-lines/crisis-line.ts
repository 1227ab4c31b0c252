import type { Day } from "../../services/opening-hours/entry.ts";

/** Ways to reach a line that a person can test. */
export const LINE_WAYS = ["phone", "text", "chat", "tty", "videophone"] as const;
export type LineWay = (typeof LINE_WAYS)[number];

/**
 * A crisis line (rules crisis-lines 1–4). Spanish texts are null where there is none; readers of Spanish then get the
 * English ones.
 */
export interface CrisisLine {
  id: string;
  name: string;
  nameEs: string | null;
  /** At most 1,000 characters. */
  description: string;
  descriptionEs: string | null;
  /** As written: `988`, `1-800-799-7233`. Null for a line that answers text messages only. */
  phone: string | null;
  /** Keys to press once the line answers: 988, then 1. */
  phoneExtension: string | null;
  /** Number for text messages. */
  text: string | null;
  /** The word that starts a conversation by text, if one is needed: START to 88788. */
  textKeyword: string | null;
  /** The keyword for Spanish, if it differs. */
  textKeywordEs: string | null;
  website: string | null;
  /** The line's own website for readers of Spanish. */
  websiteEs: string | null;
  chatWebLink: string | null;
  chatWebLinkEs: string | null;
  /** Number for teletypewriters. */
  tty: string | null;
  /** Number for calls in American Sign Language. */
  videophone: string | null;
  /** The number to give a relay operator (711), if the line states one. */
  relay: string | null;
  /** BCP 47 tags of the languages in which calls are answered; empty: not known. */
  languages: readonly string[];
  textLanguages: readonly string[];
  hasInterpreters: boolean;
  /** The circumstances in which the line may report callers to the police or a state, in at most 300 characters. */
  reporting: string | null;
  reportingEs: string | null;
  /** The area or people that it serves, in words: "United States". */
  area: string;
  areaEs: string | null;
  /** When it is answered, in words. */
  time: string;
  timeEs: string | null;
  /** IANA name. The four fields of its hours are set together, for a line that does not answer around the clock. */
  timeZone: string | null;
  openDays: readonly Day[];
  /** `HH:MM`, local time of `timeZone`. If `closesAt` is not later than `opensAt`, it is on the next day. */
  opensAt: string | null;
  closesAt: string | null;
  /** When someone last called it for this directory, epoch milliseconds; null: never. */
  lastCalledAt: number | null;
  /**
   * Ways to reach it that shipped with the product and have not been tested since; they were published some years ago.
   */
  untried: readonly LineWay[];
  /** Smaller first; national lines are below 1,000. */
  ranking: number;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
  /** Incremented by each change. */
  version: number;
}
