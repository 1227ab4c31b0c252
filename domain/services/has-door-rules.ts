import type { DoorRules } from "./door-rules.ts";

/**
 * Whether any of the three is stated; the tick for few rules is none of them. A page that a phone kept from before they
 * were told has none of these fields.
 */
export function hasDoorRules(rules: Omit<DoorRules, "isLowBarrier">): boolean {
  const { asksForId, asksToBeSober, houseRules } = rules;
  return (asksForId ?? asksToBeSober) != null || houseRules?.length > 0;
}
