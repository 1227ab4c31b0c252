import fc from "fast-check";
import { isFullScope } from "./test-scope.ts";

/** Ordinary runs try this part of the cases. */
const ORDINARY_PART = 1 / 4;

/** Cases of a property that names no number: fast-check's own default. */
const USUAL_RUNS = 100;

// Ordinary runs repeat the same cases: the first ones of a full run with that seed. Full runs draw new ones; a
// counterexample is printed with its seed and path.
if (!isFullScope) fc.configureGlobal({ seed: 20_261_120, numRuns: USUAL_RUNS * ORDINARY_PART });

// `npm run mutate` counts what all of the cases notice. Any counterexample will do, because no one reads a smaller one.
const isMutant = process.env["STRYKER_MUTATOR_WORKER"] !== undefined;
if (isMutant) fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: USUAL_RUNS, endOnFailure: true });
