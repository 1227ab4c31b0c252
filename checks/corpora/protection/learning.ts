import { type Lesson, learnWeights } from "#checks/corpora/learned/learn-softmax.ts";
import type { LearnedWeights } from "#domain/base/learned/softmax.ts";
import { foundByTables } from "#domain/listings/protection/found-by-tables.ts";
import { IS_SCALED, PROTECTION_KINDS } from "#domain/listings/protection/likely-protection.ts";
import { protectionFeatures } from "#domain/listings/protection/protection-features.ts";
import { readTexts } from "#domain/listings/protection/protection-texts.ts";
import type { PracticeListing } from "./training-texts.ts";

const LEARNING = {
  width: PROTECTION_KINDS.length,
  minTexts: 2,
  kept: 20_000,
  rounds: 30,
  rate: 0.25,
  decay: 2e-5,
  step: 0.1,
  isScaled: IS_SCALED,
  isMean: true,
  countsTexts: false,
};

/** How much each feature of these listings speaks for each answer. */
export function weightsFrom(listings: readonly PracticeListing[]): LearnedWeights {
  return learnWeights(listings.map(toLesson), LEARNING);
}

function toLesson({ right, texts }: PracticeListing): Lesson {
  const read = readTexts(texts);
  return {
    features: protectionFeatures(read, foundByTables(texts, read)),
    right: [PROTECTION_KINDS.indexOf(right)],
  };
}
