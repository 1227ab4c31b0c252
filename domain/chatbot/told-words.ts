import { isCommonEnglish, isCommonSpanish, SHORT_FORMS } from "../base/text/common-words.ts";
import { splitWords } from "../base/text/fold.ts";
import { isQuestionWord, isSoftWord } from "../base/text/stop-words.ts";
import { englishTerm, spanishTerm } from "../base/text/terms.ts";
import { plainLetters } from "../danger/plain-letters.ts";
import type { Need } from "../services/enumerations.ts";
import type { ListedForViewer } from "../services/listing.ts";
import type { Topic } from "../services/topics/topic.ts";
import type { TopicCode } from "../services/topics/topic-table.ts";
import { topicsNamed } from "../services/topics/topics-of.ts";
import { askingPart } from "./asking-part.ts";
import { withoutOthersWork } from "./at-their-work.ts";
import { WHOLE_NEEDS } from "./find-of.ts";
import { isVocabularyWord, phrasesAt, understoodWord, understoodWords } from "./lexicon.ts";

/**
 * Ranks services by the details of a message beside its need: the one that mentions the same details comes first, in
 * either language ("se me quebró una muela" and "Free dentist").
 */

/** The words of a message by which lists are ordered. */
export interface Told {
  /** Its folded words. */
  readonly text: string;
  readonly words: readonly ToldWord[];
  /** Topics that it names, or that a subject of its words belongs to. */
  readonly topics: readonly TopicCode[];
  /** Needs that it names, in order. */
  readonly needs: readonly Need[];
  /** Whether it asks for both meals and groceries: "a pantry and a place to eat". */
  readonly isEachFood: boolean;
}

export function toldIn(message: string): Told {
  const text = splitWords(plainLetters(message)).join(" ");
  const words = toldWords(message);
  const asking = askingPart(message);
  const subjects = words
    .filter(({ isBeside }) => asking === "" || isBeside !== true)
    .flatMap(({ keys }) => keys.filter((key) => key.startsWith("#")));
  const named = new Set(
    [asking === "" ? text : splitWords(asking).join(" "), ...subjects].flatMap(topicsNamed),
  );
  const topics = named.size > 0 ? named : new Set(topicsNamed(text));
  return { text, words, topics: [...topics].slice(0, MAX_TOPICS), ...toldNeeds(message) };
}

/** A story names few topics, and each costs a search. */
const MAX_TOPICS = 4;

/** Returns the search text for a word or phrase of a message: its subject if it has one, else the text itself. */
export function lookedForBy({ text, keys }: ToldWord): string {
  const subject = keys.find((key) => key.startsWith("#"));
  return subject === undefined ? text : splitWords(subject).join(" ");
}

/** A birthplace is not a place that helps: "born at Jackson". */
const BORN = /\b(?:born (?:at|in)|naci en|nacio en|nacid[oa]s? en) \p{L}+/gu;

/** Returns the keys by which a text matches words of a message. */
export function keysOfText(text: string): ReadonlySet<string> {
  return new Set(toldWords(text).flatMap(({ keys }) => keys));
}

/** A word or phrase of a message. */
export interface ToldWord {
  /** The folded words as written. */
  readonly text: string;
  /** Keys that match it in other texts: the word itself, its stems, its subject. */
  readonly keys: readonly string[];
  /** Whether it only accompanies the request, such as a reason or a place. */
  readonly isBeside?: true;
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
> & { readonly organization?: { readonly name: string } | null | undefined };

export interface ScoredRow<Kind> {
  readonly row: Kind;
  /** Score: higher for more, and rarer, matching words. */
  readonly score: number;
}

const MIN_WORD = 3;
/** Maximum words of a message that are compared. */
const MAX_TOLD = 24;

/** Returns the needs that a message names, in order. */
function toldNeeds(message: string): Pick<Told, "needs" | "isEachFood"> {
  const words = understoodWords(splitWords(plainLetters(message)));
  const named = words.flatMap((_, at) => phrasesAt(words, at).map(({ topic }) => topic.needs));
  const isNamed = (need: Need): boolean => named.some((needs) => needs.length === 1 && needs[0] === need);
  return { needs: [...new Set(named.flat())], isEachFood: isNamed("MEALS") && isNamed("FOOD_PANTRIES") };
}

/**
 * Returns the words of a message that say more than its need. Words only in sentences that do not ask are marked as
 * background.
 */
function toldWords(message: string): readonly ToldWord[] {
  const asking = askingPart(message);
  const asked = asking === "" ? null : new Set(extractToldWords(asking).flatMap(({ keys }) => keys));
  const told = extractToldWords(message);
  const places = saidPlaces(message);
  const isAsked = (keys: readonly string[]) =>
    asked === null || asked.size === 0 || keys.some((key) => asked.has(key));
  return told.map((word) =>
    isAsked(word.keys) && !word.text.split(" ").every((each) => places.has(each))
      ? word
      : { ...word, isBeside: true as const },
  );
}

/** Returns words in the position of a place, which ask for nothing: "a clinic in Wynwood or Allapattah". */
function saidPlaces(message: string): ReadonlySet<string> {
  const words = splitWords(plainLetters(message));
  const places = new Set<string>();
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? "";
    const isAfterOther = (before === "or" || before === "o") && places.has(words[at - 2] ?? "");
    if ((BEFORE_PLACES.has(before) || isAfterOther) && isTelling(word) && !isVocabularyWord(word))
      places.add(word);
  }
  return places;
}

const BEFORE_PLACES = new Set(["in", "near", "around", "en"]);

function extractToldWords(message: string): readonly ToldWord[] {
  const plain = withoutOthersWork(splitWords(plainLetters(message)).join(" ")).replace(BORN, " ");
  const typed = splitWords(plain);
  const understood = understoodWords(typed);
  // An abbreviation that is a word of a phrase stays as it is.
  const words = typed.map((word, at) => (understood[at] === word ? word : (SHORT_FORMS.get(word) ?? word)));
  const told = new Map<string, ToldWord>();
  for (let at = 0; at < words.length; ) {
    const phrases = phrasesAt(understood, at);
    const length = Math.max(1, phrases[0]?.words.length ?? 0);
    const written = words.slice(at, at + length);
    const subjects = listSubjects(phrases.map(({ topic }) => topic));
    const isSaid = phrases.some(
      ({ topic }) => topic.needs.length > 0 && WHOLE_NEEDS.has(topic.words[0] ?? ""),
    );
    at += length;
    // "Food" does not rank a list of food.
    if (isSaid && subjects.length === 0) continue;
    const own = written.filter(isTelling).flatMap(listKeys);
    if (subjects.length + own.length === 0) continue;
    const text = written.filter(isTelling).join(" ") || written.join(" ");
    const keys = [...new Set([...subjects, ...own])];
    told.set(keys.join(" "), { text, keys });
  }
  return [...told.values()].slice(0, MAX_TOLD);
}

/** Words of telling a story: people and events in it say nothing about the help wanted. */
const STORY_WORDS: ReadonlySet<string> = new Set(
  `become becomes becoming convertirme hacerme lost loose losing almost comes keeps keep treat treats treated owe owes pays paying complain list speak speaks brother brothers sister
  sisters cousin cousins uncle aunt neighbor neighbors boss roommate gone drank house machine hermano hermana primo prima tio tia
  vecino vecina patron jefe quejo quejarme orienta primera ensenan ensena sola solo visito`.split(/\s+/u),
);

function isTelling(word: string): boolean {
  return (
    word.length >= MIN_WORD &&
    !isCommonEnglish(word) &&
    !isCommonSpanish(word) &&
    !STORY_WORDS.has(word) &&
    !isQuestionWord(word) &&
    !isSoftWord(word) &&
    !/^\d+$/u.test(word)
  );
}

function listKeys(word: string): readonly string[] {
  return [word, englishTerm(word), spanishTerm(word), understoodWord(word)];
}

/** Returns the subject of a phrase, by its topic's name; null: it has none beyond its need. */
function findSubject({ words }: Topic): string | null {
  const [name] = words;
  return name === undefined || WHOLE_NEEDS.has(name) ? null : `#${name}`;
}

/**
 * Returns the subjects of topics; people are a subject only if there is no other, since "blind" says more than
 * disability.
 */
function listSubjects(topics: readonly Topic[]): readonly string[] {
  const particular = topics.filter((topic) => topic.audience === undefined && findSubject(topic) !== null);
  return (particular.length > 0 ? particular : topics).flatMap((topic) => findSubject(topic) ?? []);
}

/** Weight of a word that stands beside the request, relative to one that is part of it. */
const BESIDE = 0.4;
/** Lower bound of the directory's size, so that one service's word does not decide everything in a small one. */
const FEWEST = 20;
const IN_NAME = 1.5;
/** Weight of names in a large directory: its long texts mention everything, but a name says what a service is about. */
const IN_NAME_OF_MANY = 2.2;
const OF_ORGANIZATION = 1.25;
/** A subject weighs more than a word, which may be about something else. */
const OF_SUBJECT = 1.4;

/**
 * Scores rows by the words of a message that they contain, best first; ties keep their order.
 *
 * @param sample rows not found by these words, from a directory much larger than `rows`, which show how rare a word is;
 *   null: rarity is computed from `rows`
 */
export function scoredByTold<Kind extends Row>(
  rows: readonly Kind[],
  told: readonly ToldWord[],
  sample: readonly Row[] | null = null,
): readonly ScoredRow<Kind>[] {
  const inName = sample === null ? IN_NAME : IN_NAME_OF_MANY;
  const read = rows.map((row) => ({ row, weights: weighRowKeys(row, inName) }));
  const compared = sample === null ? read : sample.map((row) => ({ weights: weighRowKeys(row, inName) }));
  const scores = rows.map(() => 0);
  for (const { keys, isBeside } of told) {
    const weightIn = (weights: ReadonlyMap<string, number>) =>
      Math.max(0, ...keys.map((key) => weighKey(key) * (weights.get(key) ?? 0)));
    const weights = read.map((each) => weightIn(each.weights));
    const having = compared.filter((each) => weightIn(each.weights) > 0).length;
    const rarity = Math.log(Math.max(FEWEST, compared.length) / Math.max(1, having));
    const share = isBeside === true ? BESIDE : 1;
    for (const [at, weight] of weights.entries()) scores[at] = (scores[at] ?? 0) + share * weight * rarity;
  }
  return read.map(({ row }, at) => ({ row, score: scores[at] ?? 0 })).sort((a, b) => b.score - a.score);
}

function weighKey(key: string): number {
  return key.startsWith("#") ? OF_SUBJECT : 1;
}

/** Returns the keys of a row's texts, each with its weight. */
function weighRowKeys(row: Row, inName: number): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string | null, weight: number): void => {
    if (text === null) return;
    const words = splitWords(text);
    const understood = words.map(knownWord);
    for (const [at, word] of words.entries()) {
      const keys = [...(isTelling(word) ? listKeys(word) : []), ...subjectsAt(understood, at)];
      for (const key of keys) weights.set(key, Math.max(weight, weights.get(key) ?? 0));
    }
  };
  add(row.name, inName);
  add(row.serviceSummary, IN_NAME);
  add(row.serviceSummaryEs, IN_NAME);
  add(row.organization?.name ?? null, OF_ORGANIZATION);
  for (const text of [row.description, row.descriptionEs, row.address1, row.address2, row.city]) add(text, 1);
  return weights;
}

function subjectsAt(understood: readonly string[], at: number): readonly string[] {
  return phrasesAt(understood, at).flatMap(({ topic }) => findSubject(topic) ?? []);
}

/** Cached words of texts, since texts of services repeat them. */
const MAX_KEPT = 20_000;
const kept = new Map<string, string>();

function knownWord(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const understood = understoodWord(word);
  if (kept.size < MAX_KEPT) kept.set(word, understood);
  return understood;
}
