import { listed } from "./topic.ts";
import type { TopicCode } from "./topic-table.ts";

/** Words that give a topic to a service. */
export interface TopicPhrases {
  /** Phrases in its name, its organization's name, or the beginning of its description. */
  readonly anywhere: readonly string[];
  /** Phrases in its name alone: in running text they have other senses. */
  readonly inName: readonly string[];
  /** Longer phrases of another sense, whose words do not count. */
  readonly not: readonly string[];
}

/** Phrases by topic, in English and Spanish. A topic of the first level has none. */
export type PhrasesOfTopics = Partial<Readonly<Record<TopicCode, TopicPhrases>>>;

/** Each list has commas between its phrases. */
export function words(anywhere: string, inName: string, not = ""): TopicPhrases {
  return { anywhere: parsePhrases(anywhere), inName: parsePhrases(inName), not: parsePhrases(not) };
}

function parsePhrases(text: string): readonly string[] {
  return text === "" ? [] : listed(text);
}
