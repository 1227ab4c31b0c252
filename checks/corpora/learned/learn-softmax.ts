import { type LearnedWeights, logistic, softmax, writeWeights } from "#domain/base/learned/softmax.ts";
import { numbersFrom, shuffle } from "./random-numbers.ts";

/** A text's features, and the places of the answers that are right for it. */
export interface Lesson {
  readonly features: ReadonlySet<string>;
  readonly right: readonly number[];
  /** How much it counts. */
  readonly importance?: number;
}

export interface Learning {
  /** How many answers there are. */
  readonly width: number;
  /** A feature of one text alone teaches nothing about others. */
  readonly minTexts: number;
  /** Features that are kept, by how much they say. */
  readonly kept: number;
  readonly rounds: number;
  readonly rate: number;
  /** Pulls weights that few texts speak for back to zero. */
  readonly decay: number;
  /** One level of the written weights. */
  readonly step: number;
  /** As `likelihoodsBy` says. */
  readonly isScaled: boolean;
  /** The mean of the later rounds' weights, which depends less on the text that came last. */
  readonly isMean: boolean;
  /** An answer that is as good as right teaches nothing: most of the time goes there. */
  readonly leastGap?: number;
  /** Whether a feature says more the more texts have it. */
  readonly countsTexts: boolean;
  /** Whether each answer is right or not, whatever the others are; else one of those that are right is meant. */
  readonly isEach?: boolean;
}

interface Model {
  readonly names: readonly string[];
  /** How many texts have each. */
  readonly counts: readonly number[];
  readonly bias: readonly number[];
  readonly rows: readonly (readonly number[])[];
}

const SMALL = 1e-8;

/** Learns weights by softmax regression, or by a logistic one for each answer. The same lessons give the same weights. */
export function learnWeights(lessons: readonly Lesson[], learning: Learning): LearnedWeights {
  const { names, bias, rows } = keepTelling(learn(lessons, learning), learning);
  const { step } = learning;
  return {
    step,
    bias: writeWeights([bias], step),
    features: names.join("\n"),
    weights: writeWeights(rows, step),
  };
}

function learn(lessons: readonly Lesson[], learning: Learning): Model {
  const counts = new Map<string, number>();
  for (const { features } of lessons)
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= learning.minTexts);
  const names = known.map(([name]) => name);
  const places = new Map(names.map((name, at) => [name, at]));
  const examples = lessons.map(({ features, right, importance = 1 }) => ({
    rows: Int32Array.from([...features].flatMap((name) => places.get(name) ?? [])),
    right,
    importance,
    count: features.size,
  }));
  const { width } = learning;
  const weights = new Float64Array((names.length + 1) * width);
  const squares = new Float64Array(weights.length);
  const next = numbersFrom(7);
  const order = examples.map((_, at) => at);
  const means = new Float64Array(weights.length);
  for (let round = 0; round < learning.rounds; round++) {
    shuffle(order, next);
    for (const at of order) {
      const example = examples[at];
      if (example !== undefined) learnFrom(example, weights, squares, names.length, learning);
    }
    if (learning.isMean && round >= learning.rounds / 2)
      for (const at of means.keys())
        means[at] = (means[at] ?? 0) + (weights[at] ?? 0) / Math.ceil(learning.rounds / 2);
  }
  const final = learning.isMean ? means : weights;
  const row = (at: number): readonly number[] => [...final.subarray(at * width, (at + 1) * width)];
  return {
    names,
    counts: known.map(([, count]) => count),
    bias: row(names.length),
    rows: names.map((_, at) => row(at)),
  };
}

/** One step, with a rate of its own for each weight (AdaGrad). */
function learnFrom(
  example: {
    readonly rows: Int32Array;
    readonly right: readonly number[];
    readonly importance: number;
    readonly count: number;
  },
  weights: Float64Array,
  squares: Float64Array,
  biasAt: number,
  { width, rate, decay, isScaled, leastGap = 0, isEach = false }: Learning,
): void {
  const scale = isScaled ? 1 / Math.sqrt(Math.max(1, example.count)) : 1;
  const sums = Array.from({ length: width }, (_, at) => weights[biasAt * width + at] ?? 0);
  for (const row of example.rows)
    for (let at = 0; at < width; at++) sums[at] = (sums[at] ?? 0) + scale * (weights[row * width + at] ?? 0);
  const likelihoods = isEach ? logistic(sums) : softmax(sums);
  const rightShare = example.right.reduce((sum, at) => sum + (likelihoods[at] ?? 0), 0);
  for (let at = 0; at < width; at++) {
    const likelihood = likelihoods[at] ?? 0;
    // Where several are right, the text speaks for the one that is likelier already.
    const whole = isEach ? 1 : likelihood / rightShare;
    const wanted = example.right.includes(at) ? whole : 0;
    const gap = example.importance * (likelihood - wanted);
    if (Math.abs(gap) < leastGap) continue;
    const step = (place: number, gradient: number): void => {
      squares[place] = (squares[place] ?? 0) + gradient * gradient;
      weights[place] = (weights[place] ?? 0) - (rate * gradient) / (Math.sqrt(squares[place] ?? 0) + SMALL);
    };
    for (const row of example.rows) {
      const place = row * width + at;
      step(place, scale * gap + decay * (weights[place] ?? 0));
    }
    step(biasAt * width + at, gap);
  }
}

function keepTelling({ names, counts, bias, rows }: Model, { kept, countsTexts }: Learning): Model {
  const said = rows.map(
    (row, at) =>
      (countsTexts ? (counts[at] ?? 0) : 1) * row.reduce((sum, weight) => sum + weight * weight, 0),
  );
  const places = names
    .map((_, at) => at)
    .sort((a, b) => (said[b] ?? 0) - (said[a] ?? 0))
    .slice(0, kept)
    .sort((a, b) => ((names[a] ?? "") < (names[b] ?? "") ? -1 : 1));
  return {
    names: places.map((at) => names[at] ?? ""),
    counts: places.map((at) => counts[at] ?? 0),
    bias,
    rows: places.map((at) => rows[at] ?? []),
  };
}
