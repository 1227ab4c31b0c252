import type { DangerFamily } from "../danger/danger-families.ts";
import type { Need } from "../services/enumerations.ts";
import type { Find } from "./question.ts";

const FROM_SOMEBODY: readonly DangerFamily[] = [
  "PARTNER_VIOLENCE",
  "STRANGULATION",
  "TRACKING",
  "SEXUAL_ASSAULT",
  "TRAFFICKING",
  "ELDER",
];
const SHELTER: readonly Need[] = ["EMERGENCY", "TRANSITIONAL"];

/** Whether the person looks for shelter from someone, and not only from the street. */
export function hidesFromSomebody(danger: DangerFamily | null): boolean {
  return danger !== null && FROM_SOMEBODY.includes(danger);
}

/** Whether a list asks for a place to sleep. */
export function asksForShelter({ needs }: Pick<Find, "needs">): boolean {
  return needs.some((need) => SHELTER.includes(need));
}

/**
 * Narrows shelters for someone who hides from a person and did not say whom they are for: to those for everyone, and
 * those that do not say. Women's shelters come once they are asked for, so that neither a man nor a woman has to
 * explain.
 */
export function saferShelter(find: Find): Find {
  return asksForShelter(find) && !isStated(find) ? { ...find, audiences: ["ALL", ...find.audiences] } : find;
}

/** Narrows shelters to those for young people, for a child or teen alone. */
export function youngShelter(find: Find): Find {
  return asksForShelter(find) && !isStated(find) ? { ...find, audiences: ["KIDS", ...find.audiences] } : find;
}

function isStated({ audiences }: Find): boolean {
  return audiences.some((audience) => audience !== "PETS_ALLOWED");
}
