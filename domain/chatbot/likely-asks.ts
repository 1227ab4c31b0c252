import { eachLikelihoodBy, type Likelihoods } from "../base/learned/softmax.ts";
import { addWordFeatures } from "../base/learned/text-features.ts";
import { splitWords } from "../base/text/fold.ts";
import { plainLetters } from "../danger/plain-letters.ts";
import { NEEDS, type Need } from "../services/enumerations.ts";
import learned from "./ask-weights.generated.json" with { type: "json" };
import { phrasesAt, understoodWord } from "./lexicon.ts";

/** The columns of the weights: no need, then each need. */
export const LEARNED_ASKS = ["NONE", ...NEEDS] as const;

/** The checksum of the messages that the weights were learned from. */
export const { learnedFrom } = learned;

/** Likelihoods are not divided by length: a longer story makes a need more certain. */
export const IS_SCALED = false;

/** Likelihood from which a need is looked for; the answer then says that it may be wrong. */
const LIKELY = 0.2;
/** Longer messages are read up to this word. */
const MAX_WORDS = 80;
/** People have many needs at once, but a list for more than two does not help. */
const MAX_NEEDS = 2;

let likelihoodsOfLearned: Likelihoods | null = null;

/**
 * Extracts the features that weights are learned for: words as written and as understood, neighbors, parts of words,
 * and what phrases ask for.
 */
export function askFeatures(message: string): ReadonlySet<string> {
  const words = splitWords(plainLetters(message)).slice(0, MAX_WORDS);
  const features = new Set<string>();
  addWordFeatures(words, features);
  const understood = words.map((word) => understoodWord(word));
  for (const [at, word] of understood.entries()) {
    features.add(`=${word}`);
    for (const { topic, isWeak } of phrasesAt(understood, at))
      for (const need of topic.needs)
        features.add(`${isWeak || topic.isSituation === true ? "?" : "@"}${need}`);
  }
  return features;
}

/**
 * Returns the needs that a described situation most likely asks for, likeliest first; empty: none is likely (rule
 * chatbot 11). Only for what neither phrases nor tables recognize, and never before danger is judged.
 *
 * @param by weights other than the shipped ones
 */
export function likelyAsks(message: string, by?: Likelihoods): readonly Need[] {
  likelihoodsOfLearned ??= eachLikelihoodBy(learned, IS_SCALED);
  const likelihoods = (by ?? likelihoodsOfLearned)(askFeatures(message));
  const none = likelihoods[0] ?? 0;
  return NEEDS.map((need, at) => ({ need, likelihood: likelihoods[at + 1] ?? 0 }))
    .filter(({ likelihood }) => likelihood >= LIKELY && likelihood > none)
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, MAX_NEEDS)
    .map(({ need }) => need);
}
