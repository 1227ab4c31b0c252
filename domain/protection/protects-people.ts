import type { Likelihoods } from "../learned/softmax.ts";
import { type FoundByTables, foundByTables } from "./found-by-tables.ts";
import { likelyProtection, tellingSentence } from "./likely-protection.ts";
import { isBareName, speaksOfBeds } from "./protection-features.ts";
import {
  type ProtectionFinding,
  type ProtectionTexts,
  type ReadTexts,
  readTexts,
} from "./protection-texts.ts";

const NONE: ProtectionFinding = { kind: "NONE", words: [] };

/**
 * Whether a service protects people, by all that is said of it, in English or Spanish (rule protection 1).
 *
 * Tables of words find what is said plainly, weights that were learned from texts what is said otherwise. A door that
 * is withheld needlessly costs a telephone call, one that is shown wrongly may cost a life.
 *
 * @param likelihoods weights that were learned otherwise, as cross-validation has them
 */
export function protectsPeople(texts: ProtectionTexts, likelihoods?: Likelihoods): ProtectionFinding {
  const read = readTexts(texts);
  const byTables = foundByTables(texts, read);
  const { kind, words } = byTables;
  if (byTables.isKeptBack) return { kind, words };
  const likely = likelyProtection(read, byTables, likelihoods);
  // A name alone is not enough: "Gateway Residential", "Mi Casa".
  const isBare = kind === "NONE" && isBareName(read);
  if (!isBare && likely.withhold >= leastToWithhold(byTables, read))
    return { kind: "WITHHOLD", words: said(words, read, "WITHHOLD") };
  if (kind === "WITHHOLD" || likely.none < (kind === "QUESTION" ? SURELY_NONE : 1 - LIKELY_QUESTION))
    return { kind: "QUESTION", words: said(words, read, "QUESTION") };
  return NONE;
}

/** From this likelihood on the weights withhold a place alone: a doubt speaks for those in danger. */
const LIKELY = 0.3;
/** They have to be surer where nothing is said of beds or a secret. */
const LIKELY_WITHOUT_BEDS = 0.5;
/** And surer still of words in another sense, and of a long text: survivors' places say there more than once what they are. */
const LIKELY_ALL_THE_SAME = 0.6;
/** Less is enough for a text of few sentences, in which each word says more. */
const LIKELY_OF_FEW = { withBeds: 0.25, withoutBeds: 0.4 };
const FEW = 3;
/** Sentences of a long text. */
const LONG = 5;
/** Beds that the tables find are withheld, unless it is less likely than this: then a person is asked. */
const DOUBTED = 0.03;

function leastToWithhold({ kind, isOtherSense }: FoundByTables, read: ReadTexts): number {
  if (kind === "WITHHOLD") return DOUBTED;
  if (isOtherSense || read.running.length >= LONG) return LIKELY_ALL_THE_SAME;
  const isFew = read.running.length <= FEW;
  if (speaksOfBeds(read)) return isFew ? LIKELY_OF_FEW.withBeds : LIKELY;
  return isFew ? LIKELY_OF_FEW.withoutBeds : LIKELY_WITHOUT_BEDS;
}

/** A danger that the tables find is asked about, unless the weights are this sure that it is something else. */
const SURELY_NONE = 0.95;
/** What the tables say nothing of is asked about from this likelihood on. */
const LIKELY_QUESTION = 0.5;

/** The words that the tables found, or else the sentence that speaks most for it. */
function said(words: readonly string[], read: ReadTexts, kind: "WITHHOLD" | "QUESTION"): readonly string[] {
  return words.length > 0 ? words : [tellingSentence(read, kind)];
}
