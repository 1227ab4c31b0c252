import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Lesson, learnWeights } from "#checks/corpora/learned/learn-softmax.ts";
import { eachLikelihoodBy } from "#domain/base/learned/softmax.ts";
import { IS_SCALED, LEARNED_NEEDS, likelyNeeds } from "#domain/imports/likely-needs.ts";
import { needFeatures } from "#domain/imports/need-features.ts";
import { needsByTables, splitFoldedClauses } from "#domain/imports/needs-by-tables.ts";
import { toServiceTypes } from "#domain/imports/types-of-needs.ts";
import {
  checksumOfServices,
  type PracticeService,
  servicesOfAuthor,
  trainingServices,
} from "./training-texts.ts";

/**
 * Learns how much each feature of a service speaks for each need, and writes `need-weights.generated.json`: run it when
 * the training texts, the tables or the features change. The same texts give the same weights. With
 * `--without=directory-one` it writes nothing, and says how well it judges that author's services without them.
 */

const LEARNING = {
  width: LEARNED_NEEDS.length,
  minTexts: 2,
  kept: 12_000,
  rounds: 30,
  rate: 0.03,
  decay: 1e-4,
  step: 0.05,
  isScaled: IS_SCALED,
  isMean: true,
  countsTexts: false,
  isEach: true,
};

const option = process.argv.find((each) => each.startsWith("--without="));
const without = option === undefined ? null : option.slice("--without=".length);
const services = trainingServices(without);
const learned = learnWeights(services.map(toLesson), LEARNING);
if (without === null) {
  const written = { learnedFrom: checksumOfServices(), ...learned };
  const folder = join(import.meta.dirname, "../../../domain/imports");
  writeFileSync(join(folder, "need-weights.generated.json"), `${JSON.stringify(written, null, 1)}\n`);
  process.stdout.write(`${learned.features.split("\n").length} features from ${services.length} services\n`);
} else {
  const likelihoods = eachLikelihoodBy(learned, IS_SCALED);
  const theirs = servicesOfAuthor(without);
  const judged = theirs.map((service) => {
    const { texts, byTables } = readService(service);
    const needs = likelyNeeds(texts, byTables, likelihoods);
    return { wanted: String(toServiceTypes(service.needs)), found: String(toServiceTypes(needs)) };
  });
  const right = judged.filter(({ wanted, found }) => wanted === found);
  const sheltering = judged.filter(({ wanted }) => wanted.includes("SHELTER"));
  const missed = sheltering.filter(({ found }) => !found.includes("SHELTER"));
  process.stdout.write(
    `${right.length} of ${theirs.length} right, ${missed.length} of ${sheltering.length} shelters missed\n`,
  );
}

function readService({ organization, name, description }: PracticeService) {
  const texts = {
    name: splitFoldedClauses(name),
    description: splitFoldedClauses(description),
    organization: splitFoldedClauses(organization),
  };
  return { texts, byTables: needsByTables(name, texts.description, organization) };
}

function toLesson(service: PracticeService): Lesson {
  const { texts, byTables } = readService(service);
  const answers: readonly (typeof LEARNED_NEEDS)[number][] =
    service.needs.length === 0 ? ["NONE"] : [...toServiceTypes(service.needs), ...service.needs];
  return {
    features: needFeatures(texts, byTables),
    right: answers.map((answer) => LEARNED_NEEDS.indexOf(answer)),
  };
}
