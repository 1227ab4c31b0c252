import { plainLetters } from "../danger/plain-letters.ts";
import type { ListedForViewer } from "../listings/listing.ts";
import { wordsOf } from "../search/fold.ts";
import { isQuestionWord } from "../search/stop-words.ts";
import { englishTerm, spanishTerm } from "../search/terms.ts";
import type { Topic } from "../search/topics/topic.ts";
import type { Need } from "../services/enumerations.ts";
import { isCommonEnglish, isCommonSpanish, SHORT_FORMS } from "./common-words.ts";
import { WHOLE_NEEDS } from "./find-of.ts";
import { phrasesAt, understoodWord } from "./lexicon.ts";

/**
 * What a message tells beside its need: among services of one need, the one that says the same comes first, in whatever
 * language it says it ("se me quebró una muela" and "Free dentist").
 */

/** What is read of a message to put lists in order. */
export interface Told {
  /** Its folded words. */
  readonly text: string;
  readonly words: readonly ToldWord[];
  /** The needs that it names, in its order. */
  readonly needs: readonly Need[];
  /** It asks for meals in one word and for groceries in another: "a pantry and a place to eat". */
  readonly isEachFood: boolean;
}

export function toldIn(message: string): Told {
  return {
    text: wordsOf(plainLetters(message)).join(" "),
    words: toldWords(message),
    ...toldNeeds(message),
  };
}

/** What stands for a text in another one. */
export function keysOfText(text: string): ReadonlySet<string> {
  return new Set(toldWords(text).flatMap(({ keys }) => keys));
}

/** A word or phrase of a message. */
export interface ToldWord {
  /** As it was written, folded. */
  readonly text: string;
  /** What stands for it in another text: itself, its stems, its subject. */
  readonly keys: readonly string[];
}

type Row = Pick<
  ListedForViewer,
  | "name"
  | "serviceSummary"
  | "serviceSummaryEs"
  | "description"
  | "descriptionEs"
  | "address1"
  | "address2"
  | "city"
>;

export interface ScoredRow<Kind> {
  readonly row: Kind;
  /** The more, and rarer, words of the message it has, the higher. */
  readonly score: number;
}

const MIN_WORD = 3;
/** Words of a message that are compared. */
const MAX_TOLD = 24;

/** The needs that a message names, in its order. */
function toldNeeds(message: string): Pick<Told, "needs" | "isEachFood"> {
  const words = wordsOf(plainLetters(message)).map((word) => understoodWord(SHORT_FORMS.get(word) ?? word));
  const named = words.flatMap((_, at) => phrasesAt(words, at).map(({ topic }) => topic.needs));
  const isNamed = (need: Need): boolean => named.some((needs) => needs.length === 1 && needs[0] === need);
  return { needs: [...new Set(named.flat())], isEachFood: isNamed("MEALS") && isNamed("FOOD_PANTRIES") };
}

/** The words of a message that tell more than its need. */
function toldWords(message: string): readonly ToldWord[] {
  const words = wordsOf(plainLetters(message)).map((word) => SHORT_FORMS.get(word) ?? word);
  const understood = words.map((word) => understoodWord(word));
  const told = new Map<string, ToldWord>();
  for (let at = 0; at < words.length; ) {
    const phrases = phrasesAt(understood, at);
    const length = Math.max(1, phrases[0]?.words.length ?? 0);
    const written = words.slice(at, at + length);
    const subjects = phrases.flatMap(({ topic }) => subjectOf(topic) ?? []);
    const isSaid = phrases.some(({ topic }) => topic.needs.length > 0 && subjectOf(topic) === null);
    at += length;
    // "Food" of a list of food tells nothing.
    if (isSaid && subjects.length === 0) continue;
    const own = written.filter(isTelling).flatMap(keysOf);
    if (subjects.length + own.length === 0) continue;
    const text = written.filter(isTelling).join(" ") || written.join(" ");
    const keys = [...new Set([...subjects, ...own])];
    told.set(keys.join(" "), { text, keys });
  }
  return [...told.values()].slice(0, MAX_TOLD);
}

function isTelling(word: string): boolean {
  return (
    word.length >= MIN_WORD &&
    !isCommonEnglish(word) &&
    !isCommonSpanish(word) &&
    !isQuestionWord(word) &&
    !/^\d+$/u.test(word)
  );
}

function keysOf(word: string): readonly string[] {
  return [word, englishTerm(word), spanishTerm(word), understoodWord(word)];
}

/** The subject of a phrase, by the name of its topic; null: it has none but its need. */
function subjectOf({ words }: Topic): string | null {
  const [name] = words;
  return name === undefined || WHOLE_NEEDS.has(name) ? null : `#${name}`;
}

/** A directory is never so small that a word of one service in it tells all. */
const FEWEST = 20;
const IN_NAME = 1.5;
/** A subject tells more than a word, which may be said of something else. */
const OF_SUBJECT = 1.4;

/** Rows with what they have of the told words, in the order of their score; rows of the same keep their order. */
export function scoredByTold<Kind extends Row>(
  rows: readonly Kind[],
  told: readonly ToldWord[],
): readonly ScoredRow<Kind>[] {
  const read = rows.map((row) => ({ row, weights: weightsOf(row) }));
  const scores = rows.map(() => 0);
  for (const { keys } of told) {
    const weights = read.map((each) =>
      Math.max(0, ...keys.map((key) => weightOf(key) * (each.weights.get(key) ?? 0))),
    );
    const having = weights.filter((weight) => weight > 0).length;
    const rarity = Math.log(Math.max(FEWEST, rows.length) / Math.max(1, having));
    for (const [at, weight] of weights.entries()) scores[at] = (scores[at] ?? 0) + weight * rarity;
  }
  return read.map(({ row }, at) => ({ row, score: scores[at] ?? 0 })).sort((a, b) => b.score - a.score);
}

function weightOf(key: string): number {
  return key.startsWith("#") ? OF_SUBJECT : 1;
}

/** What stands for a row in messages, and how much each counts. */
function weightsOf(row: Row): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string | null, weight: number): void => {
    if (text === null) return;
    const words = wordsOf(text);
    const understood = words.map(knownWord);
    for (const [at, word] of words.entries()) {
      const keys = [...(isTelling(word) ? keysOf(word) : []), ...subjectsAt(understood, at)];
      for (const key of keys) weights.set(key, Math.max(weight, weights.get(key) ?? 0));
    }
  };
  add(row.name, IN_NAME);
  add(row.serviceSummary, IN_NAME);
  add(row.serviceSummaryEs, IN_NAME);
  for (const text of [row.description, row.descriptionEs, row.address1, row.address2, row.city]) add(text, 1);
  return weights;
}

function subjectsAt(understood: readonly string[], at: number): readonly string[] {
  return phrasesAt(understood, at).flatMap(({ topic }) => subjectOf(topic) ?? []);
}

/** Texts of services repeat their words. */
const MAX_KEPT = 20_000;
const kept = new Map<string, string>();

function knownWord(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const understood = understoodWord(word);
  if (kept.size < MAX_KEPT) kept.set(word, understood);
  return understood;
}
