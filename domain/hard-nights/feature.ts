import {
  declareHardNight,
  endHardNight,
  listHardNights,
  proposeHardNights,
  undoHardNightEnd,
} from "./hard-night-calls.ts";
import { getRollCall, noteRollCall, startRollCall } from "./roll-call/roll-call-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [
  listHardNights,
  proposeHardNights,
  declareHardNight,
  endHardNight,
  undoHardNightEnd,
  getRollCall,
  startRollCall,
  noteRollCall,
] as const;
