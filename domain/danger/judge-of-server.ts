import { likelihoodsByPacked } from "../base/learned/packed-units.ts";
import learned from "./danger-weights-of-server.generated.json" with { type: "json" };

/** The larger judge of dangers, which only a server has room for (`#danger-judge` outside browsers). */
export const readDangerJudge = () => likelihoodsByPacked(learned);
