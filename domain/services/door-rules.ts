import type { HouseRule, Provision } from "./listing-enumerations.ts";

/** Rules that a service states for those who come in; null where no one has stated one (rule ways-in 9). */
export interface DoorRules {
  readonly isLowBarrier: boolean | null;
  readonly asksForId: boolean | null;
  readonly asksToBeSober: boolean | null;
  readonly houseRules: readonly HouseRule[];
}

/** Rules that readers are told to ask about where no one has stated them, in this order. */
export const RULES_TO_ASK = ["SOBER", "ID", "OTHERS"] as const;
export type RuleToAsk = (typeof RULES_TO_ASK)[number];

export function rulesToAsk({ asksForId, asksToBeSober, houseRules }: DoorRules): readonly RuleToAsk[] {
  const isKnown = {
    SOBER: asksToBeSober != null,
    ID: asksForId != null,
    // A ban on use inside says nothing about curfew and chores.
    OTHERS: (houseRules ?? []).some((rule) => rule !== "NO_USE_INSIDE"),
  };
  return RULES_TO_ASK.filter((rule) => !isKnown[rule]);
}

/** Provisions that visitors may ask for: those that are present, never the negative values. */
export const ASKED_PROVISIONS = [
  "COUPLES",
  "FAMILIES_TOGETHER",
  "STEP_FREE_DOOR",
  "STEP_FREE_BED",
  "STEP_FREE_TOILET",
  "PETS_BESIDE_BED",
  "PETS_IN_CRATE",
  "PETS_OUTSIDE",
  "SERVICE_ANIMALS",
  "STORAGE",
] as const satisfies readonly Provision[];

/** Values that contradict each other: the first of each row rules out those after it. */
const CONTRADICTIONS: readonly (readonly [HouseRule | Provision, ...(HouseRule | Provision)[]])[] = [
  ["NONE", "NO_USE_INSIDE", "CURFEW", "CHORES", "BACKGROUND_CHECK", "BAG_CHECK", "PROGRAM"],
  ["NO_COUPLES", "COUPLES"],
  ["STEPS", "STEP_FREE_DOOR"],
  ["NO_STORAGE", "STORAGE"],
];

/** Whether two of these cannot both be true. */
export function contradicts(values: readonly (HouseRule | Provision)[]): boolean {
  return CONTRADICTIONS.some(
    ([first, ...others]) => values.includes(first) && others.some((one) => values.includes(one)),
  );
}

/** The choices after one was pressed: what contradicts it goes. */
export function withoutContradictions<Value extends HouseRule | Provision>(
  chosen: readonly Value[],
  pressed: Value,
): Value[] {
  if (!chosen.includes(pressed)) return [...chosen];
  const others = new Set<string>(
    CONTRADICTIONS.flatMap(([first, ...rest]) => {
      if (first === pressed) return rest;
      return rest.some((one) => one === pressed) ? [first] : [];
    }),
  );
  return chosen.filter((one) => !others.has(one));
}
