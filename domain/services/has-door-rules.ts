import type { DoorRules } from "./door-rules.ts";

/**
 * Whether any of the three rules is stated; the tick for few rules does not count. A page that a phone stored before
 * these fields existed has none of them.
 */
export function hasDoorRules(rules: Omit<DoorRules, "isLowBarrier">): boolean {
  const { asksForId, asksToBeSober, houseRules } = rules;
  return (asksForId ?? asksToBeSober) != null || houseRules?.length > 0;
}
