import { addWordFeatures } from "../../base/learned/text-features.ts";
import type { Sentence } from "./folded-text.ts";
import type { FoundByTables } from "./found-by-tables.ts";
import type { ReadTexts } from "./protection-texts.ts";
import { kindsOfPhrases } from "./word-kinds.ts";

/** Words between two whose kinds are looked at in their order. */
const GAP = 3;
const WORD = /[a-z0-9']+/gu;
/**
 * What the weights are of: words, neighbors, parts of words, kinds of words, kinds that follow each other, stand in
 * one sentence or in one record, and the shape of the address.
 */
export function protectionFeatures(
  { names, organization, running, lines }: ReadTexts,
  { kind: byTables, isOtherSense }: Pick<FoundByTables, "kind" | "isOtherSense">,
): ReadonlySet<string> {
  const features = new Set<string>([isOtherSense ? "=OTHER" : `=${byTables}`]);
  const everywhere = new Set<string>();
  for (const sentence of names) {
    const words = matchWords(sentence);
    for (const word of words) features.add(`n:${word}`);
    for (const kind of addSentence(words, features)) {
      features.add(`n@${kind}`);
      everywhere.add(kind);
    }
  }
  for (const sentence of [...organization, ...running])
    for (const kind of addSentence(matchWords(sentence), features)) everywhere.add(kind);
  addPairs(everywhere, "&&", features);
  addLines(lines, features);
  return features;
}

/** Kinds of words that speak of where people sleep, or of a place that is kept back. */
const OF_BEDS: ReadonlySet<string> = new Set(["bed", "house", "secret", "fetch", "box", "voucher"]);

/** Whether anything is said of beds, a house or a secret. */
export function speaksOfBeds(texts: ReadTexts): boolean {
  return mentionsKind(texts, OF_BEDS);
}

/** Whether anything is said of danger, of who lived through it, of safety, or of what is kept back. */
export function speaksOfDanger(texts: ReadTexts): boolean {
  return mentionsKind(texts, OF_PROTECTION);
}

function mentionsKind(
  { names, organization, running, lines }: ReadTexts,
  wanted: ReadonlySet<string>,
): boolean {
  return [...names, ...organization, ...running, ...lines]
    .map(matchWords)
    .some((words) => words.some((_, at) => kindsOfPhrases(words, at).some((kind) => wanted.has(kind))));
}

/** Kinds of words that speak of danger, of who lived through it, or of what is kept back. */
const OF_PROTECTION: ReadonlySet<string> = new Set([
  "hurt",
  "traffic",
  "flee",
  "afraid",
  "survivor",
  "secret",
  "fetch",
  "safe",
]);
/** A text of so few words says what a name says: "Residential program". */
const FEW_WORDS = 6;

/** Whether there is hardly more than a name, and no word of it speaks of protection. */
export function isBareName(texts: ReadTexts): boolean {
  return texts.running.flatMap(matchWords).length <= FEW_WORDS && !speaksOfDanger(texts);
}

function matchWords({ folded }: Sentence): readonly string[] {
  return folded.replaceAll(".", "").match(WORD) ?? [];
}

/** @returns the kinds of the words of the sentence */
function addSentence(words: readonly string[], features: Set<string>): ReadonlySet<string> {
  addWordFeatures(words, features);
  const all = new Set<string>();
  const kinds: (readonly string[])[] = [];
  for (const at of words.keys()) {
    const own = kindsOfPhrases(words, at);
    for (const kind of own) {
      all.add(kind);
      features.add(`@${kind}`);
      for (let before = Math.max(0, at - GAP); before < at; before++)
        for (const earlier of kinds[before] ?? []) features.add(`@${earlier}>${kind}`);
    }
    kinds.push(own);
  }
  addPairs(all, "&", features);
  return all;
}

function addPairs(kinds: ReadonlySet<string>, sign: string, features: Set<string>): void {
  const sorted = [...kinds].sort();
  for (const [at, first] of sorted.entries())
    for (let next = at + 1; next < sorted.length; next++)
      features.add(pairName(first, sign, sorted[next] ?? ""));
}

const pairNames = new Map<string, Map<string, string>>();

/** There are few pairs: each name is made once. */
function pairName(first: string, sign: string, second: string): string {
  const start = `@${first}${sign}`;
  const names = pairNames.get(start) ?? new Map<string, string>();
  pairNames.set(start, names);
  const name = names.get(second) ?? start + second;
  names.set(second, name);
  return name;
}

/** An address with a number and a street says where it is; others say that they don't. */
function addLines(lines: readonly Sentence[], features: Set<string>): void {
  const words = lines.flatMap(matchWords);
  features.add(words.some((word) => /\d/u.test(word)) ? "a:number" : "a:no number");
  if (words.length === 0) features.add("a:none");
  for (const [at, word] of words.entries()) {
    features.add(`a:${word}`);
    for (const kind of kindsOfPhrases(words, at)) features.add(`a@${kind}`);
  }
}
