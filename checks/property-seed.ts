import fc from "fast-check";
import { isFullScope } from "./test-scope.ts";

// Ordinary runs repeat the same cases. Full runs draw new ones; a counterexample is printed with its seed and path.
if (!isFullScope) fc.configureGlobal({ seed: 20_261_120 });

// In `npm run mutate` any counterexample will do, because no one reads a smaller one.
const isMutant = process.env["STRYKER_MUTATOR_WORKER"] !== undefined;
if (isMutant) fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
