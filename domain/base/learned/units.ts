import { type Likelihoods, softmax } from "./softmax.ts";

/**
 * Weights of a network with one hidden layer: each feature of a text counts for or against a few units, and each unit
 * for or against each answer. Features with something in common share units, so that a text with rare words is judged
 * well, too.
 */
export interface LearnedUnits extends Network {
  /** One feature per line. */
  readonly features: string;
  /** One character per unit, feature after feature, as written by `encodeLevel`. */
  readonly weights: string;
}

/** The network without the features and their weights. */
export interface Network {
  /** The weight of one level of a character. */
  readonly step: number;
  readonly unitBias: readonly number[];
  /** For each unit, how strongly it speaks for each answer. */
  readonly outputs: readonly (readonly number[])[];
  readonly bias: readonly number[];
}

/** Levels on either side of zero: few, so that phones load little. More did not improve the results. */
export const MAX_LEVEL = 7;
const ZERO = "h".charCodeAt(0);

/** The character of a level from `-MAX_LEVEL` to `MAX_LEVEL`: `a` to `o`. */
export function encodeLevel(level: number): string {
  return String.fromCharCode(ZERO + level);
}

/** The level of a character. */
export function decodeLevel(character: string): number {
  return character.charCodeAt(0) - ZERO;
}

/** Reads weights for as many answers as the bias has, of which one is right: together they are one. */
export function likelihoodsByUnits(learned: LearnedUnits): Likelihoods {
  return likelihoodsByLevels(
    learned,
    learned.features.split("\n"),
    Int8Array.from(learned.weights, decodeLevel),
  );
}

/**
 * Like `likelihoodsByUnits`, for weights that are already decoded.
 *
 * @param levels for each unit, feature after feature
 */
export function likelihoodsByLevels(
  network: Network,
  names: readonly string[],
  levels: Int8Array,
): Likelihoods {
  const width = network.unitBias.length;
  const rows = new Map(names.map((name, at) => [name, at * width]));
  return (features) => {
    const known = [...features].flatMap((feature) => rows.get(feature) ?? []);
    const said = new Int32Array(width);
    for (const row of known)
      for (let at = 0; at < width; at++) said[at] = (said[at] ?? 0) + (levels[row + at] ?? 0);
    const scale = network.step / Math.sqrt(Math.max(1, known.length));
    const sums = [...network.bias];
    for (const [at, bias] of network.unitBias.entries()) {
      const unit = Math.max(0, (said[at] ?? 0) * scale + bias);
      for (const [answer, output] of (network.outputs[at] ?? []).entries())
        sums[answer] = (sums[answer] ?? 0) + unit * output;
    }
    return softmax(sums);
  };
}
