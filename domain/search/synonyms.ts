import { splitWords } from "../base/text/fold.ts";
import { isQuestionWord } from "../base/text/stop-words.ts";
import { englishTerm, spanishTerm } from "../base/text/terms.ts";

/**
 * Words and phrases that mean the same to a searcher, in one language or across two, made ready to be looked
 * up. A phrase is its folded words without function words: "banco de alimentos" is ["banco", "alimentos"].
 */
export interface Synonyms {
  /** Groups by the key of each phrase that leads to them. */
  groupsByKey: ReadonlyMap<string, readonly SynonymGroup[]>;
  /** Keys of phrases that are members of a group, rather than only leading to it. */
  memberKeys: ReadonlySet<string>;
  /** The words of the longest phrase. */
  longest: number;
  /** Every word of every phrase: words that are known without standing in a service. */
  words: ReadonlySet<string>;
}
export type SynonymGroup = readonly Phrase[];
export type Phrase = readonly string[];

/** Spanish stems shorter than this belong to too many words. */
const MIN_SPANISH_STEM_LENGTH = 4;

/** Marks a phrase that leads to the others of its row and is not found by them, because it has other senses. */
const ONE_WAY = ">";

/** @param groups rows of the table of synonyms, as an editor wrote them */
export function buildSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const groupsByKey = new Map<string, SynonymGroup[]>();
  const words = new Set<string>();
  const memberKeys = new Set<string>();
  let longest = 0;
  for (const texts of groups) {
    const rows = texts
      .map((text) => ({ phrase: parsePhrase(text), isMember: !text.startsWith(ONE_WAY) }))
      .filter(({ phrase }) => phrase.length > 0);
    const group = rows.flatMap(({ phrase, isMember }) => (isMember ? [phrase] : []));
    for (const { phrase, isMember } of rows) {
      longest = Math.max(longest, phrase.length);
      for (const word of phrase) words.add(word);
      for (const key of isMember ? toKeys(phrase) : [exactKey(phrase)]) {
        groupsByKey.set(key, [...new Set([...(groupsByKey.get(key) ?? []), group])]);
        if (isMember) memberKeys.add(key);
      }
    }
  }
  return { groupsByKey, memberKeys, longest, words };
}

/** Returns the phrases that may replace `phrase`, without itself; empty where there are none. */
export function synonymsFor(phrase: Phrase, synonyms: Synonyms): Phrase[] {
  const found = new Map<string, Phrase>();
  for (const key of [...toKeys(phrase), exactKey(phrase)]) {
    for (const group of synonyms.groupsByKey.get(key) ?? []) {
      for (const other of group) found.set(other.join(" "), other);
    }
  }
  found.delete(phrase.join(" "));
  return [...found.values()];
}

/**
 * The phrases of the smallest of several rows that a phrase leads to: a public defender is a lawyer in one row, and "defensor
 * público" in another. Empty where it has one row.
 */
export function closestSynonymsFor(phrase: Phrase, synonyms: Synonyms): Phrase[] {
  const groups = new Set(
    [...toKeys(phrase), exactKey(phrase)].flatMap((key) => synonyms.groupsByKey.get(key) ?? []),
  );
  const [smallest] = [...groups].sort((a, b) => a.length - b.length);
  return groups.size < 2 || smallest === undefined ? [] : [...smallest];
}

/** Whether a word or phrase, in any of its forms, is in the table. */
export function isInSynonyms(phrase: Phrase, synonyms: Synonyms): boolean {
  return [...toKeys(phrase), exactKey(phrase)].some((key) => synonyms.groupsByKey.has(key));
}

/** Whether the table contains the word or phrase in full, so that it is not the beginning of a longer word. */
export function isMemberOfSynonyms(phrase: Phrase, synonyms: Synonyms): boolean {
  return toKeys(phrase).some((key) => synonyms.memberKeys.has(key));
}

function parsePhrase(text: string): Phrase {
  const words = splitWords(text);
  const telling = words.filter((word) => !isQuestionWord(word));
  return telling.length > 0 ? telling : words;
}

/** Two phrases are the same one when their words have the same stems in one of the languages. */
function toKeys(phrase: Phrase): string[] {
  const keys = [`en ${phrase.map(englishTerm).join(" ")}`];
  const spanish = phrase.map(spanishTerm);
  if (spanish.every((term) => term.length > MIN_SPANISH_STEM_LENGTH)) keys.push(`es ${spanish.join(" ")}`);
  return keys;
}

/** Street words have no forms: the stem of "bras" is the beginning of many words. */
function exactKey(phrase: Phrase): string {
  return `= ${phrase.join(" ")}`;
}
