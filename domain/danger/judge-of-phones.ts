import { likelihoodsByUnits } from "../base/learned/units.ts";
import learned from "./danger-weights.generated.json" with { type: "json" };

/** The judge of dangers that phones load for texts typed offline (`#danger-judge` in a browser). */
export const readDangerJudge = () => likelihoodsByUnits(learned);
