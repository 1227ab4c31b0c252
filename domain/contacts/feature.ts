import { CRISIS_LINE_CALLS } from "./crisis-lines/crisis-line-calls.ts";
import { coordinatorCalls, liaisonCalls, regionCalls } from "./regional-contacts/contact-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [
  ...CRISIS_LINE_CALLS,
  liaisonCalls.list,
  liaisonCalls.count,
  liaisonCalls.get,
  liaisonCalls.create,
  liaisonCalls.update,
  liaisonCalls.remove,
  regionCalls.list,
  regionCalls.count,
  regionCalls.get,
  regionCalls.create,
  regionCalls.update,
  regionCalls.remove,
  coordinatorCalls.list,
  coordinatorCalls.count,
  coordinatorCalls.get,
  coordinatorCalls.create,
  coordinatorCalls.update,
  coordinatorCalls.remove,
] as const;
