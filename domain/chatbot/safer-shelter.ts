import type { DangerFamily } from "../danger/danger-families.ts";
import type { Find } from "./question.ts";

const FROM_SOMEBODY: readonly DangerFamily[] = [
  "PARTNER_VIOLENCE",
  "STRANGULATION",
  "TRACKING",
  "SEXUAL_ASSAULT",
  "TRAFFICKING",
  "ELDER",
];
const SHELTER: readonly string[] = ["EMERGENCY", "TRANSITIONAL"];

/** Whether one looks for shelter from a person, and not only from the street. */
export function hidesFromSomebody(danger: DangerFamily | null): boolean {
  return danger !== null && FROM_SOMEBODY.includes(danger);
}

/**
 * The shelters to show somebody who hides from a person and did not say whom they are for: those for everyone, and those
 * that do not say. Those for women come once they are asked for, so that neither a man nor a woman has to explain.
 */
export function saferShelter(find: Find): Find {
  const isShelter = find.needs.some((need) => SHELTER.includes(need));
  const isStated = find.audiences.some((audience) => audience !== "PETS_ALLOWED");
  if (!isShelter || isStated) return find;
  return { ...find, audiences: ["ALL", ...find.audiences] };
}
