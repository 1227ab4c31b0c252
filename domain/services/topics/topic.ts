import type { Category, Need } from "../enumerations.ts";

/**
 * Words of one subject, in both languages: what the search's table of synonyms is made from, and what the
 * chatbot understands. Street words are understood and never shown.
 */
export interface Topic {
  /** Needs that the words ask for; empty: none for certain. */
  readonly needs: readonly Need[];
  /** The people whom the words name. */
  readonly audience?: Category;
  /** The words describe a situation, which is the need only where nothing else is asked for. */
  readonly isSituation?: true;
  /** The words describe something that cannot wait: where no time is named, the search means now. */
  readonly isUrgent?: true;
  /** The words have too many senses to be a need beside another one. */
  readonly isWeak?: true;
  /**
   * Other services of the same need do not help with it: where no service offers it, that is said instead (rule chatbot
   * 18).
   */
  readonly isApart?: true;
  /** Interchangeable words: each asks for all of them, and is found by them. The first names the topic. */
  readonly words: readonly string[];
  /**
   * Words and sentences that only lead from a question to `words`, for they have other senses or hurt. `?`
   * before one: in a sentence it counts only where no other word tells the need.
   */
  readonly asked: readonly string[];
}

/** The phrases of a text with commas between them. */
export function listed(text: string): readonly string[] {
  return text.split(",").map((phrase) => phrase.trim().replaceAll(/\s+/gu, " "));
}
