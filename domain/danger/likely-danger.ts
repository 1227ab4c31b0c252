import { DANGER_FAMILIES, type DangerFamily } from "./danger-families.ts";
import learned from "./danger-weights.generated.json" with { type: "json" };
import MEANINGS from "./meanings.json" with { type: "json" };
import { CLASSES } from "./tables/vocabulary.ts";

/**
 * How likely a text is of each danger, by weights that were learned from texts as people write them (rules danger 13–14).
 * Tables know what someone thought of; weights know the company that words keep.
 */

/** `NONE` first, and the families in their order: the columns of the weights. */
export const SUBJECTS = ["NONE", ...DANGER_FAMILIES] as const;

/** The characters of weights: 93 of them, without quotation mark and backslash. The middle one is zero. */
const LEVELS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  .filter((sign) => sign !== '"' && sign !== "\\")
  .join("");
const ZERO = (LEVELS.length - 1) / 2;
/** Letters of a part of a word: enough for most stems, few enough for words that are misspelled. */
const PART = 4;
/** Words between two whose meanings are looked at together. */
const MEANING_GAP = 3;

/** Weights in the form in which they are kept. @param step how much one level is */
export function writeWeights(rows: readonly (readonly number[])[], step: number): string {
  const level = (weight: number): number =>
    Math.max(0, Math.min(LEVELS.length - 1, Math.round(weight / step) + ZERO));
  return rows.map((row) => row.map((weight) => LEVELS[level(weight)]).join("")).join("");
}

/** The weights as they are counted with; made once, at the first text. */
interface Kept {
  /** Where the row of a feature begins. */
  readonly places: ReadonlyMap<string, number>;
  readonly weights: Float32Array;
  readonly bias: readonly number[];
}

function readWeights(): Kept {
  const levels = new Map(Array.from(LEVELS, (sign, at) => [sign, (at - ZERO) * learned.step]));
  const weightsIn = (text: string): Float32Array => Float32Array.from(text, (sign) => levels.get(sign) ?? 0);
  return {
    places: new Map(learned.features.split("\n").map((feature, at) => [feature, at * SUBJECTS.length])),
    weights: weightsIn(learned.weights),
    bias: [...weightsIn(learned.bias)],
  };
}

let kept: Kept | null = null;
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
 * What the weights are of: words, neighbors, parts of words, the classes of the tables, meanings in both languages, and
 * pairs of meanings that stand close together.
 *
 * @param words folded and mended
 */
export function featuresOf(words: readonly string[]): Set<string> {
  classes ??= namesByWord(Object.entries(CLASSES));
  meanings ??= namesByWord(Object.entries(MEANINGS).map(([name, listed]) => [name, listed.split(" ")]));
  const features = new Set<string>();
  const meant: (readonly string[])[] = [];
  for (const [at, word] of words.entries()) {
    features.add(word);
    features.add(`${words[at - 1] ?? "^"} ${word}`);
    if (at === words.length - 1) features.add(`${word} $`);
    const ended = `${word}.`;
    for (let from = 0; from + PART <= ended.length; from++)
      features.add(`~${ended.slice(from, from + PART)}`);
    for (const name of classes.get(word) ?? []) features.add(`@${name}`);
    const names = meanings.get(word) ?? [];
    for (const name of names) {
      features.add(`#${name}`);
      for (const earlier of meant.slice(-MEANING_GAP).flat()) features.add(`#${earlier}>${name}`);
    }
    meant.push(names);
  }
  return features;
}

/** The feature of what the tables name. */
export function tablesFeature(byTables: DangerFamily | null): string {
  return `=${byTables ?? "NONE"}`;
}

/** The likelihood of each subject, in their order; together one. */
function likelihoodsOf(features: ReadonlySet<string>): readonly number[] {
  kept ??= readWeights();
  const { places, weights, bias } = kept;
  const sums = [...bias];
  for (const feature of features) {
    const row = places.get(feature);
    if (row === undefined) continue;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[row + at] ?? 0);
  }
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** The likeliest danger, and the likelihood that there is any. */
export function likelyDanger(
  words: readonly string[],
  byTables: DangerFamily | null,
): { readonly family: DangerFamily; readonly likelihood: number } {
  const [none = 1, ...likelihoods] = likelihoodsOf(featuresOf(words).add(tablesFeature(byTables)));
  const at = likelihoods.indexOf(Math.max(...likelihoods));
  return { family: DANGER_FAMILIES[at] ?? DANGER_FAMILIES[0], likelihood: 1 - none };
}
