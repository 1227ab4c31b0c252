import { wordsOf } from "./fold.ts";
import { isStopWord } from "./stop-words.ts";
import { englishTerm, spanishTerm } from "./terms.ts";

/**
 * Words and phrases that mean the same to a searcher, in one language or across two, made ready to be looked
 * up. A phrase is its folded words without function words: "banco de alimentos" is ["banco", "alimentos"].
 */
export interface Synonyms {
  /** Groups by the key of each of their phrases. */
  groupsByKey: ReadonlyMap<string, readonly SynonymGroup[]>;
  /** The words of the longest phrase. */
  longest: number;
  /** Every word of every phrase: words that are known without standing in a service. */
  words: ReadonlySet<string>;
}
export type SynonymGroup = readonly Phrase[];
export type Phrase = readonly string[];

/** Spanish stems shorter than this belong to too many words. */
const MIN_SPANISH_STEM_LENGTH = 4;

/** @param groups rows of the table of synonyms, as an editor wrote them */
export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const groupsByKey = new Map<string, SynonymGroup[]>();
  const words = new Set<string>();
  let longest = 0;
  for (const texts of groups) {
    const group = texts.map(phraseOf).filter((phrase) => phrase.length > 0);
    for (const phrase of group) {
      longest = Math.max(longest, phrase.length);
      for (const word of phrase) words.add(word);
      for (const key of keysOf(phrase)) {
        groupsByKey.set(key, [...(groupsByKey.get(key) ?? []), group]);
      }
    }
  }
  return { groupsByKey, longest, words };
}

/** The phrases that may stand in place of `phrase`, itself left out; empty where there are none. */
export function synonymsFor(phrase: Phrase, synonyms: Synonyms): Phrase[] {
  const found = new Map<string, Phrase>();
  for (const key of keysOf(phrase)) {
    for (const group of synonyms.groupsByKey.get(key) ?? []) {
      for (const other of group) found.set(other.join(" "), other);
    }
  }
  found.delete(phrase.join(" "));
  return [...found.values()];
}

/** Whether a word or phrase, in any of its forms, is in the table. */
export function isInSynonyms(phrase: Phrase, synonyms: Synonyms): boolean {
  return keysOf(phrase).some((key) => synonyms.groupsByKey.has(key));
}

function phraseOf(text: string): Phrase {
  const words = wordsOf(text);
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}

/** Two phrases are the same one when their words have the same stems in one of the languages. */
function keysOf(phrase: Phrase): string[] {
  const keys = [`en ${phrase.map(englishTerm).join(" ")}`];
  const spanish = phrase.map(spanishTerm);
  if (spanish.every((term) => term.length > MIN_SPANISH_STEM_LENGTH)) keys.push(`es ${spanish.join(" ")}`);
  return keys;
}
