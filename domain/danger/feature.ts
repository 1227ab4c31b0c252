import { getDangerHelp, noticeDangerCall } from "./danger-calls.ts";
import { countFoundByType, countFoundServices, getFoundPins, searchServices } from "./search-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [
  searchServices,
  countFoundServices,
  countFoundByType,
  getFoundPins,
  noticeDangerCall,
  getDangerHelp,
] as const;
