import type { Learning } from "#checks/corpora/learned/learn-softmax.ts";
import { IS_SCALED, LEARNED_ASKS } from "#domain/chatbot/likely-asks.ts";

/** How the weights of asked needs are learned. */
export const LEARNING: Learning = {
  width: LEARNED_ASKS.length,
  minTexts: 2,
  kept: 9_000,
  rounds: 30,
  rate: 0.08,
  decay: 1e-4,
  step: 0.05,
  isScaled: IS_SCALED,
  isMean: true,
  leastGap: 0.02,
  countsTexts: false,
  isEach: true,
};
