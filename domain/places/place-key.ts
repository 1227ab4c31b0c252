import { wordsOf } from "../search/fold.ts";

/** What is written short on signs and in addresses, and long in the gazetteer. */
const LONG_WORDS: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["ft", "fort"],
  ["mt", "mount"],
  ["pt", "point"],
]);

/** A word of a place's name, written out. */
export function longWord(word: string): string {
  return LONG_WORDS.get(word) ?? word;
}

/**
 * What a name of a place is found by: folded, abbreviations written out, without spaces, so that "St. Paul" is
 * "Saint Paul", "Montréal" is "Montreal", and "De Land" is "DeLand". Empty where the name has no letter.
 */
export function placeKey(name: string): string {
  return wordsOf(name).map(longWord).join("");
}

/** Words that a name may begin with and nobody looks under. */
const ARTICLES: ReadonlySet<string> = new Set(["the"]);

/** One way to find a place by its name. */
export interface PlaceKey {
  readonly key: string;
  /** False where it begins in the middle of the name: "angeles" of Los Angeles. */
  readonly isWhole: boolean;
}

/** Every way to find a place: its names, and what follows each space in them. Each key once. */
export function placeKeys(names: readonly string[]): PlaceKey[] {
  const keys = new Map<string, boolean>();
  for (const name of names) {
    const words = wordsOf(name).map(longWord);
    for (const at of words.keys()) {
      const key = words.slice(at).join("");
      const isWhole = words.slice(0, at).every((word) => ARTICLES.has(word));
      keys.set(key, isWhole || keys.get(key) === true);
    }
  }
  return [...keys].map(([key, isWhole]) => ({ key, isWhole }));
}
