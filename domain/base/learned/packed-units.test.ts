import { expect, test } from "vitest";
import { likelihoodsByPacked, packUnits, readEndings, readPairs } from "./packed-units.ts";
import { encodeLevel, type LearnedUnits, likelihoodsByUnits } from "./units.ts";

const LEVELS = Array.from({ length: 9 }, (_, at) => at - 4);

function createUnits(features: readonly string[], levels: readonly number[]): LearnedUnits {
  return {
    features: features.join("\n"),
    weights: levels.map(encodeLevel).join(""),
    step: 0.2,
    unitBias: [0.1, 0.2],
    outputs: [
      [1, 0],
      [0, 2],
    ],
    bias: [0.5, 0],
  };
}

test("every pair of levels is the same after it was packed", () => {
  const pairs = LEVELS.flatMap((first) => LEVELS.map((second) => [first, second]));
  const units = createUnits(
    pairs.map((_, at) => `word ${at}`),
    pairs.flat(),
  );
  const packed = packUnits(units);
  expect(packed.pairs).toHaveLength(81);
  expect(JSON.stringify(packed.pairs)).toHaveLength(83);
  expect([...readPairs(packed.pairs)]).toEqual(pairs.flat());
  const features = new Set(["word 3", "word 70", "word 99"]);
  expect(likelihoodsByPacked(packed)(features)).toEqual(likelihoodsByUnits(units)(features));
});

test("features share the letters of the one before, and no more than can be written", () => {
  const long = "a".repeat(50);
  const features = ["~ido.", "~idos", "bar", long, `${long}b`, "añil", "año", "我", "我 $"];
  const units = createUnits(features, Array<number>(18).fill(1));
  const packed = packUnits(units);
  expect(packed.endings.split("\n").slice(0, 3)).toEqual(["0~ido.", "4s", "0bar"]);
  expect(readEndings(packed.endings)).toEqual(features);
});

test("what is farther from zero is as far as can be written", () => {
  const packed = packUnits(createUnits(["a"], [7, -6]));
  expect([...readPairs(packed.pairs)]).toEqual([4, -4]);
});
