import { eachLikelihoodBy, type Likelihoods } from "../learned/softmax.ts";
import { NEEDS, NEEDS_OF_TYPE, type Need, SERVICE_TYPES, type ServiceType } from "../services/enumerations.ts";
import { type NeedTexts, needFeatures } from "./need-features.ts";
import learned from "./need-weights.generated.json" with { type: "json" };
import type { NeedsByTables } from "./needs-by-tables.ts";

/** The columns of the weights. */
export const LEARNED_NEEDS: readonly (Need | ServiceType)[] = [...SERVICE_TYPES, ...NEEDS];

export const IS_SCALED = true;

let likelihoods: Likelihoods | null = null;

/** From here a type is taken to be right. Nobody may miss a shelter, so that less is enough for it. */
const LIKELY: Readonly<Record<ServiceType, number>> = {
  FOOD: 0.5,
  SHELTER: 0.4,
  HEALTH: 0.5,
  RESOURCES: 0.5,
  WORK: 0.5,
};

export function likelyNeeds(texts: NeedTexts, byTables: NeedsByTables): readonly Need[] {
  likelihoods ??= eachLikelihoodBy(learned, IS_SCALED);
  return chosen(likelihoods(needFeatures(texts, byTables)));
}

export function chosen(likely: readonly number[]): readonly Need[] {
  const of = (answer: Need | ServiceType): number => likely[LEARNED_NEEDS.indexOf(answer)] ?? 0;
  const types = SERVICE_TYPES.filter((type) => of(type) >= LIKELY[type]);
  const found = types.flatMap((type): readonly Need[] => {
    const needs: readonly Need[] = NEEDS_OF_TYPE[type];
    const clear = needs.filter((need) => of(need) >= 0.5);
    return clear.length > 0 ? clear : [...needs].sort((a, b) => of(b) - of(a)).slice(0, 1);
  });
  return NEEDS.filter((need) => found.includes(need));
}
