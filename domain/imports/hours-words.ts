import { EVERY_HOLIDAY_ADJECTIVES, HOLIDAY_ADJECTIVES, HOLIDAY_NOUNS } from "./hours-holiday-words.ts";
import { type Meaning, VOCABULARY } from "./hours-vocabulary.ts";

export interface Phrase {
  /** Words as `splitPieces` splits a text: runs of letters, runs of digits, single marks. */
  words: readonly string[];
  meaning: Meaning;
}

const listed = (phrases: string): readonly string[] => phrases.split("|").map((phrase) => phrase.trim());

function phrasesByFirstWord(): ReadonlyMap<string, readonly Phrase[]> {
  const byFirst = new Map<string, Phrase[]>();
  for (const [meaning, phrases] of VOCABULARY) {
    for (const phrase of listed(phrases)) {
      const words = phrase.match(/\d+|\p{L}+|[^\s]/gu) ?? [];
      const [first = ""] = words;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, meaning }]);
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((one, other) => other.words.length - one.words.length);
  return byFirst;
}

/** Phrases by their first word, the longest first. */
export const PHRASES = phrasesByFirstWord();

export const HOLIDAY_WORDS = {
  adjectives: new Set([...listed(HOLIDAY_ADJECTIVES), ...listed(EVERY_HOLIDAY_ADJECTIVES)]),
  everyHoliday: new Set(listed(EVERY_HOLIDAY_ADJECTIVES)),
  nouns: new Set(listed(HOLIDAY_NOUNS)),
} as const;
