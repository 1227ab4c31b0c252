import { expect, test } from "vitest";
import { likelihoodsByUnits } from "#domain/base/learned/units.ts";
import type { Lesson } from "./learn-softmax.ts";
import { learnUnits, type UnitLearning } from "./learn-units.ts";

const LEARNING: UnitLearning = {
  width: 2,
  units: 64,
  minTexts: 2,
  kept: 10,
  rounds: 100,
  rate: 0.05,
  unseen: 0,
};

/** Each word alone is of the second answer, both together of the first: no sum of their weights says that. */
const LESSONS: readonly Lesson[] = [
  ...Array<Lesson>(40).fill({ features: new Set(["cold"]), right: [1] }),
  ...Array<Lesson>(40).fill({ features: new Set(["beer"]), right: [1] }),
  ...Array<Lesson>(40).fill({ features: new Set(["cold", "beer"]), right: [0] }),
  { features: new Set(["once"]), right: [0] },
];

test("what words mean together is learned", () => {
  const likelihoods = likelihoodsByUnits(learnUnits(LESSONS, LEARNING));
  expect(likelihoods(new Set(["cold"]))[1]).toBeGreaterThan(0.7);
  expect(likelihoods(new Set(["beer"]))[1]).toBeGreaterThan(0.7);
  expect(likelihoods(new Set(["cold", "beer"]))[0]).toBeGreaterThan(0.7);
});

test("the same lessons give the same weights, without features of too few texts", () => {
  const learned = learnUnits(LESSONS, LEARNING);
  expect(learnUnits(LESSONS, LEARNING)).toEqual(learned);
  expect(learned.features.split("\n")).toEqual(["beer", "cold"]);
});

test("the features that say most are kept", () => {
  const idle: readonly Lesson[] = LESSONS.map(({ features, right }, at) => ({
    features: new Set([...features, at % 2 === 0 ? "even" : "odd"]),
    right,
  }));
  expect(learnUnits(idle, { ...LEARNING, kept: 2 }).features.split("\n")).toEqual(["beer", "cold"]);
});
