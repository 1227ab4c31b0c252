import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { learnWeights } from "#checks/corpora/learned/learn-softmax.ts";
import { likelihoodsBy } from "#domain/base/learned/softmax.ts";
import { CLAUSE_ROLES, estimateRoles, IS_SCALED } from "#domain/imports/clause-roles.ts";
import { checksumOfClauses, clausesOfAuthor, toLesson, trainingClauses } from "./training-clauses.ts";

/**
 * Learns how much each feature of a clause speaks for each of its roles, and writes `clause-weights.generated.json`: run
 * it when the clauses, the texts of hours or the features change. The same texts give the same weights. With
 * `--without=a-en` it writes nothing, and says how well it judges that author's clauses without them.
 */

const LEARNING = {
  width: CLAUSE_ROLES.length,
  minTexts: 2,
  kept: 10_000,
  rounds: 40,
  rate: 0.03,
  decay: 1e-4,
  step: 0.03,
  isScaled: IS_SCALED,
  isMean: true,
  countsTexts: false,
};

const option = process.argv.find((each) => each.startsWith("--without="));
const without = option === undefined ? null : option.slice("--without=".length);
const clauses = trainingClauses(without);
const learned = learnWeights(clauses.map(toLesson), LEARNING);
if (without === null) {
  const written = { learnedFrom: checksumOfClauses(), ...learned };
  const folder = join(import.meta.dirname, "../../../domain/imports");
  writeFileSync(join(folder, "clause-weights.generated.json"), `${JSON.stringify(written, null, 1)}\n`);
  process.stdout.write(`${learned.features.split("\n").length} features from ${clauses.length} clauses\n`);
} else {
  const likelihoods = likelihoodsBy(learned, IS_SCALED);
  const theirs = clausesOfAuthor(without).map(({ text, tokens, roles: [role] }) => {
    const of = estimateRoles(tokens, likelihoods);
    const [found] = [...CLAUSE_ROLES].sort((one, other) => of(other) - of(one));
    return { text, role, found };
  });
  const right = theirs.filter(({ role, found }) => role === found);
  process.stdout.write(`${right.length} of ${theirs.length} right\n`);
}
