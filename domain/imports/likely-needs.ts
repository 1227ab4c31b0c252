import { eachLikelihoodBy, type Likelihoods } from "../base/learned/softmax.ts";
import {
  NEEDS,
  NEEDS_OF_TYPE,
  type Need,
  SERVICE_TYPES,
  type ServiceType,
} from "../services/enumerations.ts";
import { type NeedTexts, needFeatures } from "./need-features.ts";
import learned from "./need-weights.generated.json" with { type: "json" };
import type { NeedsByTables } from "./needs-by-tables.ts";
import { toServiceTypes } from "./types-of-needs.ts";

/** The columns of the weights: types, none of them, and needs. */
export const LEARNED_NEEDS = [...SERVICE_TYPES, "NONE", ...NEEDS] as const;

/** The checksum of the services that the weights were learned from. */
export const { learnedFrom } = learned;

/** The more a text says for a need, the surer it is. */
export const IS_SCALED = false;

/** Probability from which a need counts. */
const LIKELY = 0.5;
/**
 * Probability from which a shelter counts: no one may miss a shelter, so less is enough, and much less where the tables
 * find one, too.
 */
const LIKELY_SHELTER = 0.3;
const LIKELY_SHELTER_OF_TABLES = 0.15;
/** Food is seldom said in passing, but of the snacks where children learn. */
const LIKELY_FOOD = 0.25;
/** Probability below which not even the likeliest need counts. */
const HARDLY_LIKELY = 0.15;
/** Probability from which a name alone decides what a service is. */
const SURE_OF_NAME = 0.7;

let likelihoodsOfLearned: Likelihoods | null = null;

type NeedLikelihood = (answer: (typeof LEARNED_NEEDS)[number]) => number;

function estimateNeeds(texts: NeedTexts, byTables: NeedsByTables, by: Likelihoods | null): NeedLikelihood {
  likelihoodsOfLearned ??= eachLikelihoodBy(learned, IS_SCALED);
  const likely = (by ?? likelihoodsOfLearned)(needFeatures(texts, byTables));
  return (answer) => likely[LEARNED_NEEDS.indexOf(answer)] ?? 0;
}

/**
 * Returns the likely needs by weights learned from services as people write them (rule imports 57). Where the tables
 * are sure that it is something else, they decide.
 *
 * @param by weights other than the shipped ones
 */
export function likelyNeeds(
  texts: NeedTexts,
  byTables: NeedsByTables,
  by: Likelihoods | null = null,
): readonly Need[] {
  const { needs: found, isOther } = byTables;
  if (isOther) return [];
  const of = estimateNeeds(texts, byTables, by);
  const shelter = toServiceTypes(found ?? []).includes("SHELTER") ? LIKELY_SHELTER_OF_TABLES : LIKELY_SHELTER;
  const food = of("WORK") >= LIKELY ? LIKELY : LIKELY_FOOD;
  const least: Partial<Record<ServiceType, number>> = { SHELTER: shelter, FOOD: food };
  const enough = (type: ServiceType): number => least[type] ?? LIKELY;
  const clear = SERVICE_TYPES.filter((type) => of(type) >= enough(type));
  const types =
    clear.length > 0
      ? clear
      : likeliest(SERVICE_TYPES, of).filter((type) => of(type) > Math.max(of("NONE"), HARDLY_LIKELY));
  return needsOfTypes(types, of);
}

/** The needs of a service of which only names are known, where these are surely the names of something. */
export function sureNeeds(
  { texts, byTables }: { readonly texts: NeedTexts; readonly byTables: NeedsByTables },
  by: Likelihoods | null = null,
): readonly Need[] {
  if (byTables.isOther) return [];
  const of = estimateNeeds(texts, byTables, by);
  return needsOfTypes(
    SERVICE_TYPES.filter((type) => of(type) >= SURE_OF_NAME),
    of,
  );
}

function needsOfTypes(types: readonly ServiceType[], of: NeedLikelihood): readonly Need[] {
  const needs = types.flatMap((type): readonly Need[] => {
    const all: readonly Need[] = NEEDS_OF_TYPE[type];
    const likelyOnes = all.filter((need) => of(need) >= LIKELY);
    return likelyOnes.length > 0 ? likelyOnes : likeliest(all, of);
  });
  return NEEDS.filter((need) => needs.includes(need));
}

/** One, or none of an empty list. */
function likeliest<Answer extends Need | ServiceType>(
  answers: readonly Answer[],
  of: (answer: Answer) => number,
): readonly Answer[] {
  return [...answers].sort((a, b) => of(b) - of(a)).slice(0, 1);
}
