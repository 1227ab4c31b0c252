import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { weightsFrom } from "./learning.ts";
import { checksumOfListings, trainingListings } from "./training-texts.ts";

/**
 * Learns how much each feature of a listing speaks for each answer, and writes `protection-weights.generated.json`: run
 * it when the training texts, the tables or the features change. The same texts give the same weights.
 */

const listings = trainingListings();
const learned = { learnedFrom: checksumOfListings(), ...weightsFrom(listings) };
const folder = join(import.meta.dirname, "../../../domain/listings/protection");
writeFileSync(join(folder, "protection-weights.generated.json"), `${JSON.stringify(learned, null, 1)}\n`);
process.stdout.write(`${learned.features.split("\n").length} features from ${listings.length} listings\n`);
