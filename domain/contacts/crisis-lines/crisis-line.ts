import type { Day } from "../../services/opening-hours/entry.ts";

/** Ways to reach a line that a person can try. */
export const LINE_WAYS = ["phone", "text", "chat", "tty", "videophone"] as const;
export type LineWay = (typeof LINE_WAYS)[number];

/**
 * A telephone line for people in danger or despair (rules crisis-lines 1–4). Spanish
 * texts are null where no one wrote them: readers of Spanish get the English ones.
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
  /** The number that text messages go to. */
  text: string | null;
  /** The word that begins a talk by text, where one is needed: START to 88788. */
  textKeyword: string | null;
  /** Where Spanish is asked for by another word. */
  textKeywordEs: string | null;
  website: string | null;
  /** For readers of Spanish, where the line has pages of its own for them. */
  websiteEs: string | null;
  chatWebLink: string | null;
  chatWebLinkEs: string | null;
  /** For teletypewriters. */
  tty: string | null;
  /** Answered in American Sign Language. */
  videophone: string | null;
  /** The number that a relay operator (711) is given, where the line states one. */
  relay: string | null;
  /** BCP 47 tags of the languages in which calls are answered; empty: not known. */
  languages: readonly string[];
  textLanguages: readonly string[];
  hasInterpreters: boolean;
  /** The circumstances in which the line may report callers to the police or a state, in at most 300 characters. */
  reporting: string | null;
  reportingEs: string | null;
  /** Whom it serves, in words: "United States". */
  area: string;
  areaEs: string | null;
  /** When it is answered, in words. */
  time: string;
  timeEs: string | null;
  /** IANA name. The four fields of its hours are set together, for a line that is not answered day and night. */
  timeZone: string | null;
  openDays: readonly Day[];
  /** `HH:MM`, local time of `timeZone`; up to `opensAt` or earlier, `closesAt` is on the next day. */
  opensAt: string | null;
  closesAt: string | null;
  /** When a person last called it for this directory, epoch milliseconds; null: no one has. */
  lastCalledAt: number | null;
  /** Ways to reach it that came with the product and that no one has tried: they were published some years ago. */
  untried: readonly LineWay[];
  /** Smaller first; national lines are below 1,000. */
  ranking: number;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
  /** Grows with each change. */
  version: number;
}
