import fc from "fast-check";
import { isFullScope } from "./test-scope.ts";

// The same cases at each run. In full, others each time: a counterexample is printed with its seed and path.
if (!isFullScope) fc.configureGlobal({ seed: 20_261_120 });
