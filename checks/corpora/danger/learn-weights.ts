import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Lesson } from "#checks/corpora/learned/learn-softmax.ts";
import { learnUnits } from "#checks/corpora/learned/learn-units.ts";
import { likelihoodsByPacked, type PackedUnits, packUnits } from "#domain/base/learned/packed-units.ts";
import type { Likelihoods } from "#domain/base/learned/softmax.ts";
import { type LearnedUnits, likelihoodsByUnits } from "#domain/base/learned/units.ts";
import { DANGER_FAMILIES } from "#domain/danger/danger-families.ts";
import { extractDangerFeatures, SUBJECTS, tablesFeature } from "#domain/danger/likely-danger.ts";
import { familyByTables, readWords } from "#domain/danger/notice-danger.ts";
import { computeChecksum, TABLES, type TaughtText, taughtTexts } from "./corpus-texts.ts";
import { reportTopics, writeTopics } from "./learn-topics.ts";

/**
 * Learns how much each feature of a text speaks for each danger, and writes `danger-weights.generated.json` for phones
 * and `danger-weights-of-server.generated.json`: run it when the training texts or the features change. The same texts
 * give the same weights. With `-- --without=NAME` it learns without the texts of one author, says how well theirs are
 * judged, and writes nothing. It writes the weights of topics, too; with `-- --topics` it says how well each fifth of
 * their texts is judged by what was learned from the others.
 */

const OF_PHONES = {
  width: SUBJECTS.length,
  units: 32,
  minTexts: 5,
  /** Phones load them. */
  kept: 30_000,
  rounds: 14,
  rate: 0.05,
  unseen: 0.5,
};
/** Rarer features help more than further units do. */
const OF_SERVER = { ...OF_PHONES, units: 64, minTexts: 4, kept: 60_000 };
/** Hardship, with danger or without, is what most people write; authors made up less of it than there is. */
const ORDINARY: readonly string[] = [
  "calm",
  "chat",
  "hardship-told",
  "hardship-en",
  "hardship-es",
  "names-and-hours",
  "questions",
  "questions-of-a-town",
  "short-wishes",
  "stories",
  "told-help",
  "wishes-en",
  "wishes-es",
  "with-need",
];
const TIMES_ORDINARY = 3;

const without = process.argv.find((argument) => argument.startsWith("--without="))?.slice(10);
if (process.argv.includes("--topics")) reportTopics();
else learnDangers();

function learnDangers(): void {
  const all = taughtTexts();
  const taught = all
    .filter(({ author }) => author !== without)
    .flatMap((text) =>
      ORDINARY.includes(text.author) ? Array<TaughtText>(TIMES_ORDINARY).fill(text) : [text],
    );
  const lessons = taught.map(toLesson);
  const left = all.filter(({ author }) => author === without);
  const ofPhones = learnUnits(lessons, OF_PHONES);
  if (without === undefined) write("danger-weights.generated.json", ofPhones, all);
  else report("phones", likelihoodsByUnits(ofPhones), left);
  const ofServer = packUnits(learnUnits(lessons, OF_SERVER));
  if (without !== undefined) {
    report("the server", likelihoodsByPacked(ofServer), left);
    return;
  }
  write("danger-weights-of-server.generated.json", ofServer, all);
  writeTopics();
}

function toLesson(text: TaughtText): Lesson {
  return { features: featuresOfText(text), right: text.right.map((subject) => SUBJECTS.indexOf(subject)) };
}

/** Tables were mended with some texts: what they name there says nothing of how well they name others. */
function featuresOfText({ text, author }: TaughtText): ReadonlySet<string> {
  const words = readWords(text);
  const features = extractDangerFeatures(words);
  return author === TABLES ? features : features.add(tablesFeature(familyByTables(words)));
}

function write(file: string, learned: LearnedUnits | PackedUnits, all: readonly TaughtText[]): void {
  const folder = join(import.meta.dirname, "../../../domain/danger");
  const written = { learnedFrom: computeChecksum(all), ...learned };
  writeFileSync(join(folder, file), `${JSON.stringify(written, null, 1)}\n`);
  process.stdout.write(`${file} from ${all.length} texts\n`);
}

/** Prints how texts are judged that the weights were not learned from, at several thresholds. */
function report(reader: string, likelihoods: Likelihoods, texts: readonly TaughtText[]): void {
  process.stdout.write(`By the weights of ${reader}:\n`);
  const judged = texts.map((text) => {
    const [none = 1, ...dangers] = likelihoods(featuresOfText(text));
    const family = DANGER_FAMILIES[dangers.indexOf(Math.max(...dangers))];
    return { right: text.right, family, danger: 1 - none };
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
