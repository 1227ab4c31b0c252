import { softmax } from "#domain/base/learned/softmax.ts";
import { encodeLevel, type LearnedUnits, MAX_LEVEL } from "#domain/base/learned/units.ts";
import type { Lesson } from "./learn-softmax.ts";
import { numbersFrom, shuffle } from "./random-numbers.ts";

/** How weights of units are learned. */
export interface UnitLearning {
  /** How many answers there are. */
  readonly width: number;
  readonly units: number;
  /** A feature of fewer texts teaches little about others. */
  readonly minTexts: number;
  readonly rounds: number;
  readonly rate: number;
  /** Features that are kept, by how much they say: the others are left out from the middle of the rounds on. */
  readonly kept: number;
  /** The share of features that is not looked at in a step: no feature may be relied on alone. */
  readonly unseen: number;
}

/** Texts between two steps. */
const BATCH = 128;
/** What a batch counts as, in texts. */
const BATCH_WEIGHT = 16;
const SMALL = 1e-6;
const DECIMALS = 1000;

/** Learns units by gradients with a rate of its own for each weight (AdaGrad). The same lessons give the same weights. */
export function learnUnits(lessons: readonly Lesson[], learning: UnitLearning): LearnedUnits {
  const names = listNames(lessons, learning.minTexts);
  const counts = new Float32Array(names.length);
  const places = new Map(names.map((name, at) => [name, at]));
  const examples = lessons.map(({ features, right }) => ({
    rows: Int32Array.from([...features].flatMap((name) => places.get(name) ?? [])),
    right,
  }));
  for (const { rows } of examples) for (const row of rows) add(counts, row, 1);
  const network = new Network(names.length, learning);
  const next = numbersFrom(7);
  const order = examples.map((_, at) => at);
  let telling = new Set(names.keys());
  for (let round = 0; round < learning.rounds; round++) {
    if (round === Math.floor(learning.rounds / 2)) telling = network.mostTelling(counts, learning.kept);
    shuffle(order, next);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH).flatMap((at) => examples[at] ?? []);
      for (const { rows, right } of batch) {
        const seen = rows.filter((row) => telling.has(row) && next() >= learning.unseen);
        network.lookAt(seen, right, 1 / (1 - learning.unseen), BATCH_WEIGHT / batch.length);
      }
      network.step(learning.rate);
    }
  }
  return network.written(names, telling);
}

function listNames(lessons: readonly Lesson[], minTexts: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const { features } of lessons)
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= minTexts)
    .map(([name]) => name)
    .sort((a, b) => (a < b ? -1 : 1));
}

/** Values with their gradients, and the sums of squares of these. */
class Values {
  readonly values: Float32Array;
  readonly gradients: Float32Array;
  readonly #squares: Float32Array;

  constructor(size: number, first: () => number) {
    this.values = Float32Array.from({ length: size }, first);
    this.gradients = new Float32Array(size);
    this.#squares = new Float32Array(size).fill(SMALL);
  }

  step(from: number, until: number, rate: number): void {
    for (let at = from; at < until; at++) {
      const gradient = this.gradients[at] ?? 0;
      if (gradient === 0) continue;
      const square = (this.#squares[at] ?? 0) + gradient * gradient;
      this.#squares[at] = square;
      this.values[at] = (this.values[at] ?? 0) - (rate * gradient) / Math.sqrt(square);
      this.gradients[at] = 0;
    }
  }
}

class Network {
  readonly #units: number;
  readonly #width: number;
  readonly #inputs: Values;
  readonly #unitBias: Values;
  readonly #outputs: Values;
  readonly #bias: Values;
  readonly #seen = new Set<number>();

  constructor(features: number, { units, width }: UnitLearning) {
    const next = numbersFrom(11);
    const around = (size: number) => () => (next() + next() + next() - 1.5) * 2 * size;
    this.#units = units;
    this.#width = width;
    this.#inputs = new Values(features * units, around(0.05));
    this.#unitBias = new Values(units, () => 0);
    this.#outputs = new Values(units * width, around(0.1));
    this.#bias = new Values(width, () => 0);
  }

  /** Adds what one text says to the gradients. @param importance of the text in its batch */
  lookAt(rows: Int32Array, right: readonly number[], strength: number, importance: number): void {
    const scale = strength / Math.sqrt(Math.max(1, rows.length * strength));
    const units = this.#unitsOf(rows, scale);
    const likelihoods = this.#likelihoodsOf(units);
    const rightShare = right.reduce((sum, at) => sum + (likelihoods[at] ?? 0), 0);
    const pulls = new Float32Array(this.#units);
    for (let answer = 0; answer < this.#width; answer++) {
      const likelihood = likelihoods[answer] ?? 0;
      // Where several are right, the text speaks for the one that is likelier already.
      const wanted = right.includes(answer) ? likelihood / Math.max(rightShare, Number.MIN_VALUE) : 0;
      const gap = importance * (likelihood - wanted);
      add(this.#bias.gradients, answer, gap);
      for (let unit = 0; unit < this.#units; unit++) {
        const place = unit * this.#width + answer;
        const active = units[unit] ?? 0;
        if (active <= 0) continue;
        add(pulls, unit, gap * (this.#outputs.values[place] ?? 0));
        add(this.#outputs.gradients, place, gap * active);
      }
    }
    for (let unit = 0; unit < this.#units; unit++) add(this.#unitBias.gradients, unit, pulls[unit] ?? 0);
    for (const row of rows) {
      this.#seen.add(row);
      for (let unit = 0; unit < this.#units; unit++)
        add(this.#inputs.gradients, row * this.#units + unit, scale * (pulls[unit] ?? 0));
    }
  }

  step(rate: number): void {
    for (const row of this.#seen) this.#inputs.step(row * this.#units, (row + 1) * this.#units, rate);
    this.#seen.clear();
    this.#unitBias.step(0, this.#units, rate);
    this.#outputs.step(0, this.#units * this.#width, rate);
    this.#bias.step(0, this.#width, rate);
  }

  /** The features that say most, in more texts. */
  mostTelling(counts: Float32Array, kept: number): Set<number> {
    const said = Array.from(counts, (count, row) => count * sumOfSquares(this.#weightsOf(row)));
    const order = [...said.keys()].sort((a, b) => (said[b] ?? 0) - (said[a] ?? 0));
    return new Set(order.slice(0, kept));
  }

  /** One level is what weights are far from zero on average. */
  written(allNames: readonly string[], telling: ReadonlySet<number>): LearnedUnits {
    const names = allNames.filter((_, row) => telling.has(row));
    const values = Float32Array.from(
      [...allNames.keys()].filter((row) => telling.has(row)).flatMap((row) => [...this.#weightsOf(row)]),
    );
    const step = rounded(Math.sqrt(sumOfSquares(values) / values.length));
    const level = (value: number): number =>
      Math.max(-MAX_LEVEL, Math.min(MAX_LEVEL, Math.round(value / step)));
    const outputs = Array.from({ length: this.#units }, (_, unit) =>
      Array.from(this.#outputs.values.subarray(unit * this.#width, (unit + 1) * this.#width), rounded),
    );
    return {
      step,
      unitBias: Array.from(this.#unitBias.values, rounded),
      outputs,
      bias: Array.from(this.#bias.values, rounded),
      features: names.join("\n"),
      weights: Array.from(values, (value) => encodeLevel(level(value))).join(""),
    };
  }

  #weightsOf(row: number): Float32Array {
    return this.#inputs.values.subarray(row * this.#units, (row + 1) * this.#units);
  }

  #unitsOf(rows: Int32Array, scale: number): Float32Array {
    const units = new Float32Array(this.#units);
    const { values } = this.#inputs;
    for (const row of rows)
      for (let unit = 0; unit < this.#units; unit++) add(units, unit, values[row * this.#units + unit] ?? 0);
    for (let unit = 0; unit < this.#units; unit++)
      units[unit] = Math.max(0, (units[unit] ?? 0) * scale + (this.#unitBias.values[unit] ?? 0));
    return units;
  }

  #likelihoodsOf(units: Float32Array): readonly number[] {
    const sums = Array.from(this.#bias.values);
    for (let unit = 0; unit < this.#units; unit++) {
      const active = units[unit] ?? 0;
      if (active <= 0) continue;
      for (let answer = 0; answer < this.#width; answer++)
        sums[answer] =
          (sums[answer] ?? 0) + active * (this.#outputs.values[unit * this.#width + answer] ?? 0);
    }
    return softmax(sums);
  }
}

function add(values: Float32Array, at: number, more: number): void {
  values[at] = (values[at] ?? 0) + more;
}

function sumOfSquares(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

function rounded(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS;
}
