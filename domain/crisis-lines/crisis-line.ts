/**
 * A telephone line for people in danger or despair (rules crisis-lines 1–4). Spanish
 * texts are null where nobody wrote them: readers of Spanish get the English ones.
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
  /** What is pressed once it answers: 988, then 1. */
  phoneExtension: string | null;
  /** The number that text messages go to. */
  text: string | null;
  /** The word that begins a talk by text, where one is needed: START to 88788. */
  textKeyword: string | null;
  /** Where Spanish is asked for by another word. */
  textKeywordEs: string | null;
  website: string | null;
  chatWebLink: string | null;
  /** Whom it serves, in words: "United States". */
  area: string;
  areaEs: string | null;
  /** When it is answered, in words. */
  time: string;
  timeEs: string | null;
  /** Smaller first; national lines are below 1,000. */
  ranking: number;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
  /** Grows with each change. */
  version: number;
}
