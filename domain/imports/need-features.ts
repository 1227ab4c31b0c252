import { NEEDS } from "../services/enumerations.ts";
import MEANINGS from "./need-meanings.json" with { type: "json" };
import type { NeedsByTables } from "./needs-by-tables.ts";

/** The clauses of a service's texts, as `clausesOf` reads them. */
export interface NeedTexts {
  readonly name: readonly string[];
  readonly description: readonly string[];
  readonly organization: readonly string[];
}

/** Words of a description that say what the service is; the rest says what else it does. */
const LEAD_WORDS = 14;
const MAX_WORDS = 90;
/** Forms of a longer word share its beginning. */
const STEM = 5;

const WORD = /[\p{L}\p{N}]+/gu;

let meanings: ReadonlyMap<string, readonly string[]> | null = null;

function readMeanings(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [meaning, words] of Object.entries(MEANINGS))
    for (const word of words.split(" ")) found.set(word, [...(found.get(word) ?? []), meaning]);
  return found;
}

/**
 * Returns the features that have weights: words, neighbors, beginnings of words and meanings, each by where it occurs,
 * and the needs that the tables find.
 */
export function needFeatures(texts: NeedTexts, byTables: NeedsByTables): ReadonlySet<string> {
  const features = new Set<string>();
  const description = matchWords(texts.description).slice(0, MAX_WORDS);
  const name = matchWords(texts.name);
  addWords(name, "n", features);
  addWords(description.slice(0, LEAD_WORDS), "l", features);
  addWords(description.slice(LEAD_WORDS), "d", features);
  const alone = new Set<string>();
  addWords(matchWords(texts.organization), "o", alone);
  for (const feature of alone) if (feature.startsWith("o")) features.add(feature);
  addTables(byTables, features);
  return features;
}

function addTables(
  { needs, isOther, strong, weak, said, kinds }: NeedsByTables,
  features: Set<string>,
): void {
  if (isOther) features.add("=OTHER");
  if (needs === null) features.add("=NOTHING");
  if (needs !== null && needs.length === 0 && !isOther) features.add("=NONE");
  for (const need of NEEDS) {
    const isFound = needs?.includes(need) ?? false;
    if (isFound) features.add(`=${need}`);
    if (isFound && needs?.length === 1) features.add(`1=${need}`);
    if (strong.has(need)) features.add(`n=${need}`);
    if (weak.has(need)) features.add(`w=${need}`);
    if (said.has(need)) features.add(`d=${need}`);
  }
  for (const [at, kind] of kinds.entries()) features.add(at === 0 ? `k1=${kind}` : `k=${kind}`);
}

function matchWords(clauses: readonly string[]): readonly string[] {
  return clauses.flatMap((clause) => clause.match(WORD) ?? []);
}

function addWords(words: readonly string[], place: string, features: Set<string>): void {
  meanings ??= readMeanings();
  let before = "^";
  let meantBefore: readonly string[] = [];
  for (const word of words) {
    features.add(word).add(`${place}:${word}`).add(`${before} ${word}`);
    if (word.length > STEM) features.add(`${word.slice(0, STEM)}-`);
    const meant = meanings.get(word) ?? [];
    for (const meaning of meant) {
      features.add(`%${meaning}`).add(`${place}%${meaning}`);
      for (const earlier of meantBefore) features.add(`%${earlier}>${meaning}`);
    }
    if (meant.length > 0) meantBefore = meant;
    before = word;
  }
}
