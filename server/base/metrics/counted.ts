import type { Labels, MetricFamily } from "./metric-text.ts";

interface Description<Name extends string> {
  readonly name: string;
  readonly help: string;
  /**
   * Names of the labels. Their values must come from our code, never from a request: each combination stays in memory
   * until the process ends.
   */
  readonly labels: readonly Name[];
}

/** Separates label values in a key; no value contains it. */
const SEPARATOR = "\n";

/** Counts since the process started, by labels. */
export class LabeledCounter<Name extends string> {
  readonly #description: Description<Name>;
  readonly #counts = new Map<string, number>();

  constructor(description: Description<Name>) {
    this.#description = description;
  }

  /**
   * Adds this combination at 0 before it is first counted: monitoring would not see a rise in a figure that first
   * appears at 1.
   */
  expect(values: readonly string[]): void {
    this.add(values, 0);
  }

  /** @param values of the labels, in their order */
  add(values: readonly string[], by = 1): void {
    const key = values.join(SEPARATOR);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }

  family(): MetricFamily {
    const { name, help, labels } = this.#description;
    const samples = [...this.#counts].map(([key, value]) => ({ labels: parseLabels(labels, key), value }));
    return { name, help, type: "counter", samples };
  }
}

/** Upper bounds in seconds, from a reply out of memory to a visitor who gives up. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Durations {
  /** Counts per bound, and one above all bounds; not cumulative. */
  readonly counts: number[];
  sum: number;
}

/** The distribution of durations since the process started, by labels. */
export class LabeledHistogram<Name extends string> {
  readonly #description: Description<Name>;
  readonly #durations = new Map<string, Durations>();

  constructor(description: Description<Name>) {
    this.#description = description;
  }

  /** Adds this combination with no durations, as `LabeledCounter` does. */
  expect(values: readonly string[]): void {
    this.#of(values);
  }

  /** @param values of the labels, in their order */
  observe(values: readonly string[], seconds: number): void {
    const durations = this.#of(values);
    const found = SECONDS.findIndex((bound) => seconds <= bound);
    const at = found === -1 ? SECONDS.length : found;
    durations.counts[at] = (durations.counts[at] ?? 0) + 1;
    durations.sum += seconds;
  }

  #of(values: readonly string[]): Durations {
    const key = values.join(SEPARATOR);
    const known = this.#durations.get(key);
    if (known !== undefined) return known;
    const durations = { counts: new Array<number>(SECONDS.length + 1).fill(0), sum: 0 };
    this.#durations.set(key, durations);
    return durations;
  }

  family(): MetricFamily {
    const { name, help, labels } = this.#description;
    const samples = [...this.#durations].flatMap(([key, { counts, sum }]) => {
      const of = parseLabels(labels, key);
      let count = 0;
      const buckets = counts.map((added, index) => {
        count += added;
        const bound = SECONDS[index];
        const le = bound === undefined ? "+Inf" : String(bound);
        return { suffix: "_bucket" as const, labels: { ...of, le }, value: count };
      });
      return [
        ...buckets,
        { suffix: "_sum" as const, labels: of, value: sum },
        { suffix: "_count" as const, labels: of, value: count },
      ];
    });
    return { name, help, type: "histogram", samples };
  }
}

function parseLabels(names: readonly string[], key: string): Labels {
  const values = key.split(SEPARATOR);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
}
