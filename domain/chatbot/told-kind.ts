import { fold, wordsOf } from "../base/text/fold.ts";
import { plainLetters } from "../danger/plain-letters.ts";

/** A kind of help, and by what it is known in a story. */
export interface ToldKind {
  /** Search texts: the names that directories use for it, the narrowest first. */
  readonly looked: readonly string[];
  readonly cues: readonly Cue[];
}

/** Words that tell a kind where all of them stand near each other; of each one of several is enough. */
type Cue = readonly (readonly Word[])[];

interface Word {
  readonly text: string;
  /** Any ending will do. */
  readonly isBeginning: boolean;
}

/** A kind of a message, and how surely it is told. */
export interface FoundKind {
  readonly looked: readonly string[];
  readonly score: number;
  /** How many words of the message tell it. */
  readonly words: number;
}

/** The kinds of a table, one a line. */
export function kindsIn(table: string): readonly ToldKind[] {
  return table
    .split("\n")
    .filter((line) => line.includes(":"))
    .map((line) => {
      const [looked = "", ...cues] = line.split(":");
      return {
        looked: looked.split(";").map((text) => text.trim()),
        cues: cues
          .join(":")
          .split(",")
          .map(cueOf)
          .filter((cue) => cue.length > 0),
      };
    });
}

function cueOf(text: string): Cue {
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

/** Longer messages are read to here. */
const MAX_WORDS = 80;
/** The words of a cue stand within so many. */
const NEAR_WORDS = 12;
/** A kind that scores at least this share of the best one may be meant too; the others are dropped. */
const SHARE_OF_FIRST = 0.85;
const MAX_KINDS = 2;
/** A word that many kinds have is no kind yet. */
const FEWEST = 4;

/**
 * The kinds of help that a message tells of, the surest first: those of whose cues it has all words. The fewer kinds have a
 * word among their cues, the more it says.
 */
export function toldKinds(message: string, kinds: readonly ToldKind[]): readonly FoundKind[] {
  const words = wordsOf(plainLetters(message)).slice(0, MAX_WORDS);
  const uses = new Map<string, number>();
  const usesOf = (word: string): number => {
    const known = uses.get(word);
    if (known !== undefined) return known;
    const count = kinds.filter(({ cues }) =>
      cues.some((cue) => cue.some((token) => hasWord(token, word))),
    ).length;
    uses.set(word, count);
    return count;
  };
  const found = kinds
    .map(({ looked, cues }) => {
      const told = new Set(cues.flatMap((cue) => wordsOfCue(cue, words) ?? []));
      const score = [...told].reduce((sum, word) => sum + Math.log(kinds.length / usesOf(word)), 0);
      return { looked, score, words: told.size };
    })
    .filter(({ score }) => score >= FEWEST)
    .sort((a, b) => b.score - a.score);
  const most = found[0]?.score ?? 0;
  return found.filter(({ score }) => score >= most * SHARE_OF_FIRST).slice(0, MAX_KINDS);
}

/** The words of a message that make up a cue; null: it does not have all of them. */
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
