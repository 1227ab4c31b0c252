import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Lesson, learnWeights } from "#checks/corpora/learned/learn-softmax.ts";
import { foundByTables } from "#domain/protection/found-by-tables.ts";
import { IS_SCALED, PROTECTION_KINDS } from "#domain/protection/likely-protection.ts";
import { protectionFeatures } from "#domain/protection/protection-features.ts";
import { readTexts } from "#domain/protection/protection-texts.ts";
import { checksumOfListings, type PracticeListing, trainingListings } from "./training-texts.ts";

/**
 * Learns how much each feature of a listing speaks for each answer, and writes `protection-weights.generated.json`: run
 * it when the training texts, the tables or the features change. The same texts give the same weights.
 */

const LEARNING = {
  width: PROTECTION_KINDS.length,
  minTexts: 2,
  kept: 20_000,
  rounds: 30,
  rate: 0.25,
  decay: 2e-5,
  step: 0.1,
  isScaled: IS_SCALED,
  isMean: true,
  countsTexts: false,
};

const listings = trainingListings();
const learned = { learnedFrom: checksumOfListings(), ...learnWeights(listings.map(lessonOf), LEARNING) };
const folder = join(import.meta.dirname, "../../../domain/protection");
writeFileSync(join(folder, "protection-weights.generated.json"), `${JSON.stringify(learned, null, 1)}\n`);
process.stdout.write(`${learned.features.split("\n").length} features from ${listings.length} listings\n`);

function lessonOf({ right, texts }: PracticeListing): Lesson {
  const read = readTexts(texts);
  return {
    features: protectionFeatures(read, foundByTables(texts, read)),
    right: [PROTECTION_KINDS.indexOf(right)],
  };
}
