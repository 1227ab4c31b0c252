import { splitWords } from "../base/text/fold.ts";

/** Abbreviations that the gazetteer spells out. */
const LONG_WORDS: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["ft", "fort"],
  ["mt", "mount"],
  ["pt", "point"],
]);

/** Spells out an abbreviated word of a place name. */
export function longWord(word: string): string {
  return LONG_WORDS.get(word) ?? word;
}

/**
 * Returns the search key of a place's name: folded, with abbreviations written out and without spaces, so that "St.
 * Paul" matches "Saint Paul", "Montréal" matches "Montreal", and "De Land" matches "DeLand". Empty where the name has
 * no letter.
 */
export function placeKey(name: string): string {
  return splitWords(name).map(longWord).join("");
}

/** Leading words to ignore. */
const ARTICLES: ReadonlySet<string> = new Set(["the"]);

/** Words with which no remainder of a name begins: "demo" is not meant for Saint-Bruno-de-Montarville. */
const LINKING: ReadonlySet<string> = new Set(["de", "du", "des", "del", "d", "of", "and", "et", "y"]);

/** A search key of a place. */
export interface PlaceKey {
  readonly key: string;
  /** False where it begins in the middle of the name: "angeles" of Los Angeles. */
  readonly isWhole: boolean;
}

/** The distinct search keys of a place: its names, and what follows each space in them unless a linking word begins it. */
export function placeKeys(names: readonly string[]): PlaceKey[] {
  const keys = new Map<string, boolean>();
  for (const name of names) {
    const words = splitWords(name).map(longWord);
    for (const at of words.keys()) {
      const key = words.slice(at).join("");
      const isWhole = words.slice(0, at).every((word) => ARTICLES.has(word));
      if (!isWhole && LINKING.has(words[at] ?? "")) continue;
      keys.set(key, isWhole || keys.get(key) === true);
    }
  }
  return [...keys].map(([key, isWhole]) => ({ key, isWhole }));
}
