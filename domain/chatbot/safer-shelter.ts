import type { Danger, Find } from "./question.ts";

const FROM_SOMEBODY: readonly Danger[] = ["VIOLENCE", "SEXUAL_ASSAULT", "TRAFFICKING"];
const SHELTER: readonly string[] = ["EMERGENCY", "TRANSITIONAL"];

/** Whether one looks for shelter from a person, and not only from the street. */
export function hidesFromSomebody(danger: Danger): boolean {
  return FROM_SOMEBODY.includes(danger);
}

/**
 * The shelters to show somebody who hides from a person and did not say whom they are for: those for women and
 * families, for everyone, and those that do not say. Shelters for men alone, or for young people alone, come once they
 * are asked for.
 */
export function saferShelter(find: Find): Find {
  const isShelter = find.needs.some((need) => SHELTER.includes(need));
  const isStated = find.audiences.some((audience) => audience !== "PETS_ALLOWED");
  if (!isShelter || isStated) return find;
  return { ...find, audiences: ["WOMEN", "FAMILIES", ...find.audiences] };
}
