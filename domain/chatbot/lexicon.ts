import { COMMON_WORDS, SHORT_FORMS } from "../base/text/common-words.ts";
import { splitWords } from "../base/text/fold.ts";
import { NOT_TYPOS } from "../base/text/not-typos.ts";
import { bestCorrection, isOneTypoApart } from "../base/text/one-typo.ts";
import { reduceToSound } from "../base/text/sound.ts";
import { englishTerm, spanishTerm } from "../base/text/terms.ts";
import { DANGER_WORDS } from "../danger/tables/telling-words.ts";
import { TOPICS } from "../search/kinds-of-help/topics.ts";
import type { Topic } from "../services/topics/topic.ts";
import { INJURIES } from "./injuries.ts";
import { apartNames, SPOKEN_APART } from "./spoken-apart.ts";
import { SPOKEN_COMPOUNDS } from "./spoken-compounds.ts";
import { SPOKEN_ILLNESSES } from "./spoken-illnesses.ts";
import { SPOKEN_NEEDS } from "./spoken-needs.ts";
import { SPOKEN_STORIES } from "./spoken-stories.ts";
import { SPOKEN_TOPICS } from "./spoken-words.ts";

/** A phrase of the vocabulary, as the words to compare messages with. */
export interface VocabularyPhrase {
  readonly topic: Topic;
  readonly words: readonly string[];
  /** Whether the phrase counts only if no other word names a need. */
  readonly isWeak: boolean;
}

/** Shorter words have too many neighbors. */
const MIN_CORRECTED_LENGTH = 4;
const MIN_SOUND_LENGTH = 3;
/** Longer strings are not words. */
const MAX_CORRECTED_LENGTH = 24;
const MIN_STEM_LENGTH = 4;

/** All topics that words of a message can name. */
export const allTopics = [
  ...SPOKEN_COMPOUNDS,
  ...SPOKEN_ILLNESSES,
  ...SPOKEN_STORIES,
  ...SPOKEN_APART,
  ...TOPICS,
  ...SPOKEN_TOPICS,
  ...SPOKEN_NEEDS,
  INJURIES,
];
const apart = apartNames(allTopics);
const vocabularyWords = new Set(
  [
    ...allTopics.flatMap((topic) => [...topic.words, ...topic.asked].flatMap(splitWords)),
    ...DANGER_WORDS,
  ].filter((word) => !COMMON_WORDS.has(word)),
);
const knownWords = new Set([...vocabularyWords, ...COMMON_WORDS]);

/** Maps singular and plural to one form, if both are in the vocabulary. */
function singular(word: string): string {
  for (const end of ["es", "s"]) {
    const short = word.slice(0, -end.length);
    if (short.length > 2 && word.endsWith(end) && vocabularyWords.has(short)) return short;
  }
  return word;
}

/** Returns a word, and the word without each of its letters in turn. */
function listDeletions(word: string): ReadonlySet<string> {
  return new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]);
}

const bySound = new Map<string, string>();
const byStem = new Map<string, string>();
/** Known words by their own form and by each form with one letter removed: words one typo apart share such a form. */
const byRest = new Map<string, string[]>();
for (const word of knownWords) {
  const sound = reduceToSound(word);
  if (word.length >= MIN_SOUND_LENGTH && !bySound.has(sound)) bySound.set(sound, word);
  if (word.length < MIN_CORRECTED_LENGTH) continue;
  for (const rest of listDeletions(word)) {
    const words = byRest.get(rest);
    if (words === undefined) byRest.set(rest, [word]);
    else words.push(word);
  }
}
for (const word of vocabularyWords) {
  for (const stem of [englishTerm(word), spanishTerm(word)]) {
    if (stem.length >= MIN_STEM_LENGTH && !byStem.has(stem)) byStem.set(stem, word);
  }
}

/** Whether a folded word is in the vocabulary or frequent, in this very form. */
export function isKnownWord(word: string): boolean {
  return knownWords.has(word);
}

/** Whether a folded word names a topic in some form. */
export function isVocabularyWord(word: string): boolean {
  return vocabularyWords.has(word) || vocabularyWords.has(knownForm(word) ?? "");
}

/**
 * Returns the vocabulary's word for a folded word: the same word, another form of it, one that sounds alike, or one a
 * typo away; the word itself if there is none.
 */
export function understoodWord(word: string): string {
  const long = SHORT_FORMS.get(word) ?? word;
  if (knownWords.has(long)) return singular(long);
  if (NOT_TYPOS.has(long)) return singular(long);
  return singular(knownForm(long) ?? misspelt(long) ?? long);
}

function knownForm(word: string): string | null {
  for (const form of [
    word.replace(/e?s$/u, ""),
    word.replace(/s$/u, ""),
    `${word}s`,
    `${word}es`,
    swapGender(word),
    word.replace(/in$/u, "ing"),
    ...withoutDiminutive(word),
  ]) {
    if (form.length > 2 && knownWords.has(form)) return form;
  }
  if (word.length < MIN_STEM_LENGTH) return null;
  return byStem.get(englishTerm(word)) ?? byStem.get(spanishTerm(word)) ?? null;
}

/** Returns a word's forms without a diminutive ending: "Despensita", "zapatitos", "bebecito", "cuartico". */
function withoutDiminutive(word: string): readonly string[] {
  const base = word.replace(/c?i[tc][oa]s?$/u, "");
  if (base === word || base.length < MIN_SOUND_LENGTH) return [];
  return [`${base}a`, `${base}o`, base, `${base}e`];
}

function swapGender(word: string): string {
  const last = word[word.length - 1];
  if (last === "a") return `${word.slice(0, -1)}o`;
  return last === "o" ? `${word.slice(0, -1)}a` : word;
}

function misspelt(word: string): string | null {
  if (word.length > MAX_CORRECTED_LENGTH || !/^[a-z]+$/u.test(word)) return null;
  const sounding = word.length >= MIN_SOUND_LENGTH ? bySound.get(reduceToSound(word)) : undefined;
  if (sounding !== undefined) return sounding;
  if (word.length < MIN_CORRECTED_LENGTH) return null;
  const sharing = new Set([...listDeletions(word)].flatMap((rest) => byRest.get(rest) ?? []));
  const near = [...sharing].filter(
    (known) => isOneTypoApart(word, known) && (word.length > MIN_CORRECTED_LENGTH || known[0] === word[0]),
  );
  const corrections = near.map((known) => ({ word: known, uses: COMMON_WORDS.has(known) ? 1 : 2 }));
  return bestCorrection(word, corrections);
}

const phrasesByFirst = new Map<string, VocabularyPhrase[]>();
for (const topic of allTopics) {
  for (const text of [...topic.words, ...topic.asked]) {
    const words = splitWords(text).map(singular);
    const [first] = words;
    if (first === undefined) continue;
    const phrase = { topic, words, isWeak: text.startsWith("?") || topic.isWeak === true };
    phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), phrase]);
  }
}
for (const phrases of phrasesByFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);

/**
 * Returns the longest phrase of the vocabulary at a position of understood words, and phrases without a need, such as
 * people, that share its words.
 */
export function phrasesAt(words: readonly string[], from: number): readonly VocabularyPhrase[] {
  const first = words[from];
  const all = first === undefined ? [] : (phrasesByFirst.get(first) ?? []);
  const standing = all.filter((phrase) => phrase.words.every((word, at) => words[from + at] === word));
  const longest = standing[0]?.words.length ?? 0;
  const same = standing.filter((phrase) => phrase.words.length === longest);
  const needful = same.find(({ topic }) => topic.needs.length > 0);
  return same.filter((phrase) => phrase === needful || phrase.topic.needs.length === 0);
}

/**
 * Returns the words of a message in the vocabulary's forms; a full stop stays. Words that form a phrase as written stay
 * as they are: the cell of "sickle cell" is not a phone, and the toy of "toy drive" not a Spanish verb.
 */
export function understoodWords(written: readonly string[]): readonly string[] {
  const asWritten = written.map((word) => (word === "." ? word : singular(word)));
  const understood = written.map((word) => (word === "." ? word : understoodWord(word)));
  const words: string[] = [];
  while (words.length < written.length) {
    const at = words.length;
    const length = lengthAt(asWritten, at);
    const isPhrase = length > 1 && length >= lengthAt(understood, at);
    words.push(...(isPhrase ? asWritten.slice(at, at + length) : understood.slice(at, at + 1)));
  }
  return words;
}

/** Returns the number of words of the phrase at a position; 0: there is none. */
function lengthAt(words: readonly string[], at: number): number {
  return phrasesAt(words, at)[0]?.words.length ?? 0;
}

/** Whether a list's text is a rare kind of help that nothing else of its need can replace. @param text of the list */
export function isApart(text: string): boolean {
  return apart.has(text);
}
