import { type Likelihoods, likelihoodsOf } from "./softmax.ts";

/**
 * Weights of a network with one hidden layer: each feature of a text speaks for or against a few units, and the units
 * for or against each answer. What features have in common, units share, so that a text is judged well whose words stood
 * in few others.
 */
export interface LearnedUnits {
  /** One a line. */
  readonly features: string;
  /** A character for each unit, feature after feature, as `characterOf` writes levels. */
  readonly weights: string;
  /** How much one level of a character is. */
  readonly step: number;
  readonly unitBias: readonly number[];
  /** Of each unit, how much it speaks for each answer. */
  readonly outputs: readonly (readonly number[])[];
  readonly bias: readonly number[];
}

/** Levels on either side of zero: few, so that phones load little. More judge no better. */
export const MAX_LEVEL = 7;
const ZERO = "h".charCodeAt(0);

/** The character of a level from `-MAX_LEVEL` to `MAX_LEVEL`: `a` to `o`. */
export function characterOf(level: number): string {
  return String.fromCharCode(ZERO + level);
}

/** Reads weights for as many answers as the bias has, of which one is right: together they are one. */
export function likelihoodsByUnits(learned: LearnedUnits): Likelihoods {
  const width = learned.unitBias.length;
  const levels = Int8Array.from(learned.weights, (character) => character.charCodeAt(0) - ZERO);
  const rows = new Map(learned.features.split("\n").map((feature, at) => [feature, at * width]));
  return (features) => {
    const known = [...features].flatMap((feature) => rows.get(feature) ?? []);
    const scale = learned.step / Math.sqrt(Math.max(1, known.length));
    const sums = [...learned.bias];
    for (const [at, bias] of learned.unitBias.entries()) {
      const said = known.reduce((sum, row) => sum + (levels[row + at] ?? 0), 0);
      const unit = Math.max(0, said * scale + bias);
      for (const [answer, output] of (learned.outputs[at] ?? []).entries())
        sums[answer] = (sums[answer] ?? 0) + unit * output;
    }
    return likelihoodsOf(sums);
  };
}
