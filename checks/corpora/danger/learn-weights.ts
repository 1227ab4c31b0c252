import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { featuresOf, SUBJECTS, tablesFeature, writeWeights } from "#domain/danger/likely-danger.ts";
import { familyByTables, readWords } from "#domain/danger/notice-danger.ts";
import { checksumOfTexts, TABLES, type TaughtText, taughtTexts } from "./corpus-texts.ts";

/**
 * Learns how much each feature of a text speaks for each danger, and writes `danger-weights.generated.json`: run it
 * when the training texts or the features change. The same texts give the same weights. With `-- --without=NAME` it
 * learns without the texts of one author, says how well theirs are judged, and writes nothing.
 */

/** A feature of one or two texts teaches little about others. */
const MIN_TEXTS = 3;
/** Features that are kept, by how much they say: more are no better, and phones load them. */
const KEPT = 26_000;
const ROUNDS = 40;
const RATE = 0.03;
/** Pulls weights that few texts speak for back to zero. */
const DECAY = 2e-5;
/** One level of the written weights. */
const STEP = 0.08;
const SMALL = 1e-8;
/** Hardship, with danger or without, is what most people write; authors made up less of it than there is. */
const ORDINARY: readonly string[] = ["calm", "chat", "with-need"];
const TIMES_ORDINARY = 3;

interface Example {
  readonly features: readonly number[];
  readonly right: readonly number[];
}

interface Model {
  readonly names: readonly string[];
  readonly bias: readonly number[];
  readonly rows: readonly (readonly number[])[];
}

const without = process.argv.find((argument) => argument.startsWith("--without="))?.slice(10);
const all = taughtTexts();
const taught = all.filter(({ author }) => author !== without);
const model = learn(
  taught.flatMap((text) =>
    ORDINARY.includes(text.author) ? Array<TaughtText>(TIMES_ORDINARY).fill(text) : [text],
  ),
);
if (without === undefined) write(model);
else report(all.filter(({ author }) => author === without));

/** Tables were mended with some texts: what they name there says nothing of how well they name others. */
function featuresOfText({ text, author }: TaughtText): ReadonlySet<string> {
  const words = readWords(text);
  const features = featuresOf(words);
  return author === TABLES ? features : features.add(tablesFeature(familyByTables(words)));
}

function learn(texts: readonly TaughtText[]): Model {
  const read = texts.map((text) => ({
    features: featuresOfText(text),
    right: text.right.map((subject) => SUBJECTS.indexOf(subject)),
  }));
  const counts = new Map<string, number>();
  for (const { features } of read) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= MIN_TEXTS).map(([name]) => name);
  const places = new Map(names.map((name, at) => [name, at]));
  const examples = read.map(({ features, right }): Example => {
    const known = [...features].map((name) => places.get(name)).filter((at) => at !== undefined);
    return { features: known, right };
  });
  const width = SUBJECTS.length;
  const weights = new Float64Array((names.length + 1) * width);
  const squares = new Float64Array(weights.length);
  const next = numbersFrom(7);
  const order = examples.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, next);
    for (const at of order) {
      const example = examples[at];
      if (example !== undefined) learnFrom(example, weights, squares, names.length);
    }
  }
  const row = (at: number): readonly number[] => [...weights.subarray(at * width, (at + 1) * width)];
  const bias = row(names.length);
  return keepTelling({ names, bias, rows: names.map((_, at) => row(at)) }, counts);
}

/** One step of softmax regression, with a rate of its own for each weight (AdaGrad). */
function learnFrom(
  { features, right }: Example,
  weights: Float64Array,
  squares: Float64Array,
  biasAt: number,
): void {
  const width = SUBJECTS.length;
  const rows = [...features, biasAt];
  const sums = new Float64Array(width);
  for (const row of rows)
    for (let at = 0; at < width; at++) sums[at] = (sums[at] ?? 0) + (weights[row * width + at] ?? 0);
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const rightPower = right.reduce((sum, at) => sum + (powers[at] ?? 0), 0);
  for (let at = 0; at < width; at++) {
    const likelihood = (powers[at] ?? 0) / total;
    /** Where several are right, the text speaks for the one that is likelier already. */
    const wanted = right.includes(at) ? (powers[at] ?? 0) / rightPower : 0;
    const gap = likelihood - wanted;
    for (const row of rows) {
      const place = row * width + at;
      const gradient = gap + DECAY * (weights[place] ?? 0);
      squares[place] = (squares[place] ?? 0) + gradient * gradient;
      weights[place] = (weights[place] ?? 0) - (RATE * gradient) / (Math.sqrt(squares[place] ?? 0) + SMALL);
    }
  }
}

/** Those that say most in most texts. @param counts texts that have a feature */
function keepTelling({ names, bias, rows }: Model, counts: ReadonlyMap<string, number>): Model {
  const said = rows.map(
    (row, at) => (counts.get(names[at] ?? "") ?? 0) * row.reduce((sum, weight) => sum + weight * weight, 0),
  );
  const kept = names
    .map((_, at) => at)
    .sort((a, b) => (said[b] ?? 0) - (said[a] ?? 0))
    .slice(0, KEPT)
    .sort((a, b) => ((names[a] ?? "") < (names[b] ?? "") ? -1 : 1));
  return { names: kept.map((at) => names[at] ?? ""), bias, rows: kept.map((at) => rows[at] ?? []) };
}

function write({ names, bias, rows }: Model): void {
  const written = {
    learnedFrom: checksumOfTexts(),
    step: STEP,
    bias: writeWeights([bias], STEP),
    features: names.join("\n"),
    weights: writeWeights(rows, STEP),
  };
  const folder = join(import.meta.dirname, "../../../domain/danger");
  writeFileSync(join(folder, "danger-weights.generated.json"), `${JSON.stringify(written, null, 1)}\n`);
  process.stdout.write(`${names.length} features from ${all.length} texts\n`);
}

/** Prints how texts are judged that the weights were not learned from, at several thresholds. */
function report(texts: readonly TaughtText[]): void {
  const places = new Map(model.names.map((name, at) => [name, at]));
  const judged = texts.map((taughtText) => {
    const { right } = taughtText;
    const sums = [...model.bias];
    for (const name of featuresOfText(taughtText)) {
      const row = model.rows[places.get(name) ?? -1];
      row?.forEach((weight, at) => {
        sums[at] = (sums[at] ?? 0) + weight;
      });
    }
    const highest = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - highest));
    const total = powers.reduce((sum, power) => sum + power, 0);
    const best = 1 + powers.slice(1).indexOf(Math.max(...powers.slice(1)));
    return { right, family: SUBJECTS[best], danger: 1 - (powers[0] ?? 0) / total };
  });
  const dangers = judged.filter(({ right }) => !right.includes("NONE"));
  const harmless = judged.filter(({ right }) => right.includes("NONE"));
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
    const noticed = dangers.filter(({ danger }) => danger >= least);
    const right = noticed.filter((one) => one.family !== undefined && one.right.includes(one.family));
    const wrong = harmless.filter(({ danger }) => danger >= least);
    process.stdout.write(
      `${least}: noticed ${noticed.length} of ${dangers.length}, right ${right.length}, false ${wrong.length} of ${harmless.length}\n`,
    );
  }
}

/** Numbers from 0 to 1 that are the same in each run (a linear congruence). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(items: number[], next: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    const item = items[at] ?? 0;
    items[at] = items[other] ?? 0;
    items[other] = item;
  }
}
