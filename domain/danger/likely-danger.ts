import { readDangerJudge } from "#danger-judge";
import type { Likelihoods } from "../base/learned/softmax.ts";
import { splitWordParts } from "../base/learned/text-features.ts";
import { ageAt } from "./ages.ts";
import { DANGER_FAMILIES, type DangerFamily } from "./danger-families.ts";
import MEANINGS from "./meanings.json" with { type: "json" };
import { CLASSES } from "./tables/vocabulary.ts";

/**
 * Judges how likely a text is to be about each danger, by weights learned from texts as people write them (rules danger
 * 13–14). Tables contain what someone thought of; weights capture which words occur together.
 */

/** The columns of the weights: `NONE` first, then the families in order. */
export const SUBJECTS = ["NONE", ...DANGER_FAMILIES] as const;

/** Maximum number of words between two meanings that are paired. */
const MEANING_GAP = 3;
const IN_LAWS = ["IN_LAWS_AND_GODPARENTS"];

let likelihoods: Likelihoods | null = null;
let classes: ReadonlyMap<string, readonly string[]> | null = null;
let meanings: ReadonlyMap<string, readonly string[]> | null = null;

function namesByWord(
  named: Iterable<readonly [string, Iterable<string>]>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [name, words] of named)
    for (const word of words) found.set(word, [...(found.get(word) ?? []), name]);
  return found;
}

/**
 * Returns the features that weights are learned for: words, neighbors, parts of words, the classes of the tables,
 * meanings in both languages, and pairs of meanings that stand close together. An age counts as a meaning.
 *
 * @param words folded, with typos corrected
 */
export function extractDangerFeatures(words: readonly string[]): Set<string> {
  classes ??= namesByWord(Object.entries(CLASSES));
  meanings ??= namesByWord(Object.entries(MEANINGS).map(([name, listed]) => [name, listed.split(" ")]));
  const features = new Set<string>();
  const meant: (readonly string[])[] = [];
  for (const [at, word] of words.entries()) {
    features.add(word);
    features.add(`${words[at - 1] ?? "^"} ${word}`);
    if (at === words.length - 1) features.add(`${word} $`);
    for (const part of splitWordParts(word)) features.add(part);
    for (const name of classes.get(word) ?? []) features.add(`@${name}`);
    const names = meaningsAt(at, words, meanings);
    for (const name of names) {
      features.add(`#${name}`);
      for (const earlier of meant.slice(-MEANING_GAP).flat()) features.add(`#${earlier}>${name}`);
    }
    meant.push(names);
  }
  return features;
}

/** Returns the meanings at a position. An age has the meaning of its group; "mother in law" is not a mother. */
function meaningsAt(
  at: number,
  words: readonly string[],
  known: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  if (words[at + 1] === "in" && isOfLaw(words[at + 2])) return [];
  if (words[at - 1] === "in" && isOfLaw(words[at])) return IN_LAWS;
  const age = ageAt(at, words);
  const names = known.get(words[at] ?? "") ?? [];
  return age === null ? names : [...names, age];
}

function isOfLaw(word: string | undefined): boolean {
  return word === "law" || word === "laws";
}

/** Returns the feature for the family that the tables name. */
export function tablesFeature(byTables: DangerFamily | null): string {
  return `=${byTables ?? "NONE"}`;
}

export interface LikelyDanger {
  readonly family: DangerFamily;
  readonly likelihood: number;
}

/** Returns the likeliest danger, and the likelihood that there is any. */
export function likelyDanger(words: readonly string[], byTables: DangerFamily | null): LikelyDanger {
  likelihoods ??= readDangerJudge();
  const [none = 1, ...dangers] = likelihoods(extractDangerFeatures(words).add(tablesFeature(byTables)));
  const at = dangers.indexOf(Math.max(...dangers));
  return { family: DANGER_FAMILIES[at] ?? DANGER_FAMILIES[0], likelihood: 1 - none };
}
