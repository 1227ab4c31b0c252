/**
 * Learned weights for the likelihood of each of a few answers. The weights of a feature are written with one character
 * per answer, so that many features stay small.
 */
export interface LearnedWeights {
  /** The weight of one level of a character. */
  readonly step: number;
  readonly bias: string;
  /** One feature per line. */
  readonly features: string;
  readonly weights: string;
}

/** The characters of weights: 93 of them, without quotation mark and backslash. The middle one is zero. */
const LEVELS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  .filter((sign) => sign !== '"' && sign !== "\\")
  .join("");
const ZERO = (LEVELS.length - 1) / 2;

/** Encodes weights for storage. @param step the size of one level */
export function writeWeights(rows: readonly (readonly number[])[], step: number): string {
  const level = (weight: number): number =>
    Math.max(0, Math.min(LEVELS.length - 1, Math.round(weight / step) + ZERO));
  return rows.map((row) => row.map((weight) => LEVELS[level(weight)]).join("")).join("");
}

/** Returns the likelihood of each answer, in the order of the answers, for the features of a text. */
export type Likelihoods = (features: ReadonlySet<string>) => readonly number[];

/**
 * Reads weights for as many answers as the bias has. Exactly one answer is right, so their likelihoods add up to one.
 *
 * @param isScaled whether scores are divided by the square root of the number of features, so that a long text does not
 *   weigh more by its length
 */
export function likelihoodsBy(learned: LearnedWeights, isScaled: boolean): Likelihoods {
  const sums = sumsBy(learned, isScaled);
  return (features) => softmax(sums(features));
}

/** Like `likelihoodsBy`, for answers of which several may be right at a time. */
export function eachLikelihoodBy(learned: LearnedWeights, isScaled: boolean): Likelihoods {
  const sums = sumsBy(learned, isScaled);
  return (features) => logistic(sums(features));
}

function sumsBy(
  learned: LearnedWeights,
  isScaled: boolean,
): (features: ReadonlySet<string>) => readonly number[] {
  const width = learned.bias.length;
  const values = readWeights(learned.weights, learned.step);
  const bias = readWeights(learned.bias, learned.step);
  const rows = new Map(learned.features.split("\n").map((feature, at) => [feature, at * width]));
  return (features) => {
    const sums = new Float64Array(width);
    for (const feature of features) {
      const row = rows.get(feature);
      if (row === undefined) continue;
      for (let at = 0; at < width; at++) sums[at] = (sums[at] ?? 0) + (values[row + at] ?? 0);
    }
    const scale = isScaled ? 1 / Math.sqrt(Math.max(1, features.size)) : 1;
    return Array.from(sums, (sum, at) => sum * scale + (bias[at] ?? 0));
  };
}

/** Returns the likelihood of each sum of weights, independently of the others (logistic function). */
export function logistic(sums: readonly number[]): readonly number[] {
  return sums.map((sum) => 1 / (1 + Math.exp(-sum)));
}

/** Returns the likelihoods of sums of weights, which add up to one (softmax). */
export function softmax(sums: readonly number[]): readonly number[] {
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function readWeights(written: string, step: number): Float64Array {
  const levels = new Map(Array.from(LEVELS, (sign, at) => [sign, (at - ZERO) * step]));
  return Float64Array.from(written, (sign) => levels.get(sign) ?? 0);
}
