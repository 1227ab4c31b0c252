import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { learnUnits } from "#checks/corpora/learned/learn-units.ts";
import { type LearnedUnits, likelihoodsByUnits } from "#domain/base/learned/units.ts";
import { likelyTopic, namedLikelihoods, TOPICS, topicFeatures } from "#domain/danger/likely-topic.ts";
import { readWords, topicsByTables } from "#domain/danger/notice-danger.ts";
import { computeChecksum, TABLES, type TaughtTopic, taughtTopics } from "./corpus-texts.ts";

/** Learns how much each feature of a text within a talk of danger speaks for each topic. */

const LEARNING = {
  width: TOPICS.length,
  units: 32,
  minTexts: 2,
  /** More are hardly better, and the worker loads them. */
  kept: 12_000,
  rounds: 24,
  rate: 0.05,
  unseen: 0.5,
};
const FIFTHS = 5;

function learn(texts: readonly TaughtTopic[]): LearnedUnits {
  const lessons = texts.map((text) => ({
    features: featuresOfTopic(text),
    right: [TOPICS.indexOf(text.right)],
  }));
  return learnUnits(lessons, LEARNING);
}

/** Tables were mended with some texts: what they name there says nothing of how well they name others. */
function featuresOfTopic({ text, author }: TaughtTopic): ReadonlySet<string> {
  const words = readWords(text);
  return topicFeatures(words, author === TABLES ? null : topicsByTables(words));
}

export function writeTopics(): void {
  const texts = taughtTopics();
  const written = { learnedFrom: computeChecksum(texts), ...learn(texts) };
  const file = join(import.meta.dirname, "../../../domain/danger/topic-weights.generated.json");
  writeFileSync(file, `${JSON.stringify(written, null, 1)}\n`);
  process.stdout.write(
    `${written.features.split("\n").length} features of topics from ${texts.length} texts\n`,
  );
}

/** Prints how many topics are right, each in texts that it was not learned from. */
export function reportTopics(): void {
  const texts = taughtTopics();
  const right = new Map<string, { all: number; learned: number; tables: number }>();
  for (let fifth = 0; fifth < FIFTHS; fifth++) {
    const isHeld = (_: TaughtTopic, at: number): boolean => at % FIFTHS === fifth;
    const likelihoods = likelihoodsByUnits(learn(texts.filter((text, at) => !isHeld(text, at))));
    for (const text of texts.filter(isHeld).filter(({ author }) => author !== TABLES)) {
      const [byTables = "STAYS"] = topicsByTables(readWords(text.text));
      const likely = namedLikelihoods(likelihoods(featuresOfTopic(text)));
      const wanted = text.right === "OTHER" ? "STAYS" : text.right;
      const counted = right.get(text.author) ?? { all: 0, learned: 0, tables: 0 };
      counted.all++;
      if (likelyTopic(likely, wanted === "NO_NARCAN") === wanted) counted.learned++;
      if (byTables === wanted) counted.tables++;
      right.set(text.author, counted);
    }
  }
  for (const [author, { all, learned, tables }] of right)
    process.stdout.write(`${author}: ${learned} of ${all} right, by the tables alone ${tables}\n`);
}
