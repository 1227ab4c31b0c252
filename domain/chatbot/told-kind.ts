import { fold, splitWords } from "../base/text/fold.ts";
import { plainLetters } from "../danger/plain-letters.ts";
import { findPrograms } from "./state-programs.ts";

/** A kind of help, with the cues by which stories reveal it. */
export interface ToldKind {
  /** Search texts: the names that directories use for it, the narrowest first. */
  readonly looked: readonly string[];
  readonly cues: readonly Cue[];
  /** Names of its programs, each of which reveals it by itself. */
  readonly programs: readonly Cue[];
}

/** Words that reveal a kind if all of them are close together; for each, one of several alternatives suffices. */
type Cue = readonly (readonly Word[])[];

interface Word {
  readonly text: string;
  /** Whether any ending matches. */
  readonly isBeginning: boolean;
}

/** A kind of help found in a message, with its certainty. */
export interface FoundKind {
  readonly looked: readonly string[];
  readonly score: number;
  /** How many words of the message reveal it. */
  readonly words: number;
  /** Whether the message has the name of one of its programs. */
  readonly isNamed: boolean;
}

/** Parses a table of kinds, one per line. */
export function kindsIn(table: string): readonly ToldKind[] {
  return table
    .split("\n")
    .filter((line) => line.includes(":"))
    .map((line) => {
      const [names = "", ...cues] = line.split(":");
      const looked = names.split(";").map((text) => text.trim());
      return {
        looked,
        cues: parseCues(cues.join(":").split(",")),
        programs: parseCues(looked.flatMap(findPrograms)),
      };
    });
}

function parseCues(texts: readonly string[]): readonly Cue[] {
  return texts.map(parseCue).filter((cue) => cue.length > 0);
}

function parseCue(text: string): Cue {
  return text
    .trim()
    .split(/\s+/u)
    .filter((token) => token !== "")
    .map((token) =>
      token
        .split("|")
        .map((word) => ({ text: fold(word.replace(/\*$/u, "")), isBeginning: word.endsWith("*") })),
    );
}

/** Longer messages are read up to this word. */
const MAX_WORDS = 80;
/** Maximum distance between the words of a cue. */
const NEAR_WORDS = 12;
/** A kind that scores at least this share of the best one may be meant too; the others are dropped. */
const SHARE_OF_FIRST = 0.85;
const MAX_KINDS = 2;
/** A word shared by many kinds does not reveal any of them. */
const FEWEST = 4;
/** Score of a kind whose program is named. */
const OF_NAME = 5;

/**
 * Returns the kinds of help that a message describes, the surest first: those with a cue whose words it all has. A word
 * counts more the fewer kinds use it.
 */
export function toldKinds(message: string, kinds: readonly ToldKind[]): readonly FoundKind[] {
  const words = splitWords(plainLetters(message)).slice(0, MAX_WORDS);
  const uses = new Map<string, number>();
  const countKindsWith = (word: string): number => {
    const known = uses.get(word);
    if (known !== undefined) return known;
    const count = kinds.filter(({ cues }) =>
      cues.some((cue) => cue.some((token) => hasWord(token, word))),
    ).length;
    uses.set(word, count);
    return count;
  };
  const found = kinds
    .map(({ looked, cues, programs }) => {
      const told = new Set(cues.flatMap((cue) => wordsOfCue(cue, words) ?? []));
      const score = [...told].reduce((sum, word) => sum + Math.log(kinds.length / countKindsWith(word)), 0);
      const isNamed = programs.some((cue) => wordsOfCue(cue, words) !== null);
      return { looked, score: isNamed ? Math.max(score, OF_NAME) : score, words: told.size, isNamed };
    })
    .filter(({ score }) => score >= FEWEST)
    .sort((a, b) => b.score - a.score);
  const most = found[0]?.score ?? 0;
  return found.filter(({ score }) => score >= most * SHARE_OF_FIRST).slice(0, MAX_KINDS);
}

/** Returns the words of a message that match a cue; null: some are missing. */
function wordsOfCue(cue: Cue, words: readonly string[]): readonly string[] | null {
  for (const [at] of words.entries()) {
    const near = words.slice(at, at + NEAR_WORDS);
    if (!cue.some((token) => hasWord(token, near[0] ?? ""))) continue;
    const taken = new Set<number>();
    const made = cue.map((token) => {
      const place = near.findIndex((word, index) => !taken.has(index) && hasWord(token, word));
      taken.add(place);
      return near[place];
    });
    if (!taken.has(-1)) return made.flatMap((word) => word ?? []);
  }
  return null;
}

function hasWord(token: readonly Word[], word: string): boolean {
  return token.some(({ text, isBeginning }) => (isBeginning ? word.startsWith(text) : word === text));
}
