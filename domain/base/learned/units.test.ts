import { expect, test } from "vitest";
import { encodeLevel, type LearnedUnits, likelihoodsByUnits } from "./units.ts";

/** Two units: one for "cold" and one against it; the second answer is for the first unit. */
const LEARNED: LearnedUnits = {
  features: "cold\nbeer",
  weights: [4, -4, -4, 4].map(encodeLevel).join(""),
  step: 0.5,
  unitBias: [0, 0],
  outputs: [
    [0, 2],
    [2, 0],
  ],
  bias: [1, 0],
};
const likelihoods = likelihoodsByUnits(LEARNED);

test.each([
  { features: ["cold"], second: 1 / (1 + Math.exp(1 - 4)) },
  { features: ["beer"], second: 1 / (1 + Math.exp(1 + 4)) },
  { features: ["cold", "beer"], second: 1 / (1 + Math.exp(1)) },
  { features: ["cold", "of no text"], second: 1 / (1 + Math.exp(1 - 4)) },
  { features: [], second: 1 / (1 + Math.exp(1)) },
])("$features: $second", ({ features, second }) => {
  const [first = 0, found = 0] = likelihoods(new Set(features));
  expect(found).toBeCloseTo(second, 10);
  expect(first + found).toBeCloseTo(1, 10);
});
