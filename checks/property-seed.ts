import fc from "fast-check";
import { isFullScope } from "./test-scope.ts";

// The same cases at each run. In full, others each time: a counterexample is printed with its seed and path.
if (!isFullScope) fc.configureGlobal({ seed: 20_261_120 });

// In `npm run mutate` any counterexample will do: no one reads a smaller one.
const isMutant = process.env["STRYKER_MUTATOR_WORKER"] !== undefined;
if (isMutant) fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
