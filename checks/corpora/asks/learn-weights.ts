import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { learnWeights } from "#checks/corpora/learned/learn-softmax.ts";
import { eachLikelihoodBy } from "#domain/base/learned/softmax.ts";
import { IS_SCALED, likelyAsks } from "#domain/chatbot/likely-asks.ts";
import { LEARNING } from "./learning.ts";
import { checksumOfMessages, messagesBy, toLesson, trainingMessages } from "./training-texts.ts";

/**
 * Learns which needs a told situation asks for, and writes `ask-weights.generated.json`: run it when the training texts
 * or the features change. The same texts give the same weights. With `--without=stories` it writes nothing, and says how
 * well it reads that author's messages without them.
 */

const option = process.argv.find((each) => each.startsWith("--without="));
const without = option === undefined ? null : option.slice("--without=".length);
const messages = trainingMessages(without);
const learned = learnWeights(messages.map(toLesson), LEARNING);
if (without === null) {
  const written = { learnedFrom: checksumOfMessages(), ...learned };
  const folder = join(import.meta.dirname, "../../../domain/chatbot");
  writeFileSync(join(folder, "ask-weights.generated.json"), `${JSON.stringify(written, null, 1)}\n`);
  process.stdout.write(`${learned.features.split("\n").length} features from ${messages.length} messages\n`);
} else {
  const likelihoods = eachLikelihoodBy(learned, IS_SCALED);
  const theirs = messagesBy(without);
  const asking = theirs.filter(({ needs }) => needs.length > 0);
  const found = asking.map((each) => ({ needs: each.needs, likely: likelyAsks(each.message, likelihoods) }));
  const some = found.filter(({ likely }) => likely.length > 0);
  const right = some.filter(({ needs, likely }) => likely.some((need) => needs.includes(need)));
  const silent = theirs.filter(({ needs }) => needs.length === 0);
  const mistaken = silent.filter(({ message }) => likelyAsks(message, likelihoods).length > 0);
  process.stdout.write(
    `${right.length} right of ${some.length} answered of ${asking.length}, ${mistaken.length} of ${silent.length} that ask nothing\n`,
  );
}
