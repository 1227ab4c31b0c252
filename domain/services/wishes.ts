import type { SearchField } from "../search/search-document.ts";
import type { Provision } from "./enumerations.ts";
import type { PublicService } from "./public-service.ts";

/**
 * Things wished for beside what is searched for. A wish leaves nothing out: services that state it come first, and
 * those that state its opposite last (rules search 28 and 29). INTAKE: people who come at a moment are taken in.
 */
export const WISHES = [
  "COUPLES",
  "FAMILIES",
  "STEP_FREE",
  "PETS",
  "SERVICE_ANIMALS",
  "STORAGE",
  "INTAKE",
] as const;
export type Wish = (typeof WISHES)[number];

/** A service's statement about a wish. */
export type WishState = "YES" | "NO" | "UNTOLD";

/** The facts of a door that tell of a wish. */
export interface WishFacts {
  /** Any of these says so. */
  readonly yes: readonly Provision[];
  readonly no: readonly Provision[];
  /** What "pets allowed" implies for the wish: a yes alone, or also that no pets means no. */
  readonly pets?: "YES" | "YES_OR_NO";
}

export const WISH_FACTS: Readonly<Record<Exclude<Wish, "INTAKE">, WishFacts>> = {
  COUPLES: { yes: ["COUPLES"], no: ["NO_COUPLES"] },
  FAMILIES: { yes: ["FAMILIES_TOGETHER"], no: [] },
  STEP_FREE: { yes: ["STEP_FREE_DOOR", "STEP_FREE_BED", "STEP_FREE_TOILET"], no: ["STEPS"] },
  PETS: { yes: ["PETS_BESIDE_BED", "PETS_IN_CRATE", "PETS_OUTSIDE"], no: [], pets: "YES_OR_NO" },
  SERVICE_ANIMALS: { yes: ["SERVICE_ANIMALS", "PETS_BESIDE_BED", "PETS_IN_CRATE"], no: [], pets: "YES" },
  STORAGE: { yes: ["STORAGE"], no: ["NO_STORAGE"] },
};

/** Derives a service's state for a wish from its facts. @param intake what its hours say about intake at the moment */
export function wishState(
  { provisions, isAllowedPets }: Pick<PublicService, "provisions" | "isAllowedPets">,
  wish: Wish,
  intake: WishState,
): WishState {
  if (wish === "INTAKE") return intake;
  const { yes, no, pets } = WISH_FACTS[wish];
  if (no.some((one) => provisions.includes(one))) return "NO";
  if (yes.some((one) => provisions.includes(one)) || (pets !== undefined && isAllowedPets === true))
    return "YES";
  return pets === "YES_OR_NO" && isAllowedPets === false ? "NO" : "UNTOLD";
}

/** By which words the texts of a service may tell of a wish; where they might as well deny it, by none. */
const MENTIONS: Readonly<Record<Wish, readonly string[]>> = {
  COUPLES: ["couples", "parejas"],
  FAMILIES: [],
  STEP_FREE: ["wheelchair accessible", "handicap accessible", "ramp", "rampa"],
  PETS: [],
  SERVICE_ANIMALS: ["service animals", "animales de servicio"],
  STORAGE: ["lockers", "casilleros"],
  INTAKE: [],
};

/** The fields that may tell of a wish. */
export const MENTIONED_IN = ["serviceSummary", "description"] as const satisfies readonly SearchField[];

/** A search text for what may tell of one of the wishes; null: nothing may. */
export function mentionsOf(wishes: readonly Wish[]): string | null {
  const words = wishes.flatMap((wish) => MENTIONS[wish]);
  return words.length === 0 ? null : words.join(", ");
}

/**
 * The group of a list that a service is in by what it says of the wishes; higher ones come first. Above zero it is how many
 * of them are told.
 */
export type WishRank = number;
/** Its texts may tell of a wish. */
export const MENTIONED: WishRank = 0;
export const UNTOLD: WishRank = -1;
/** It says no to one. */
export const DENIED: WishRank = -2;

/** The groups of a list with so many wishes, in order. */
export function wishRanks(count: number, hasMentions: boolean): readonly WishRank[] {
  const told = Array.from({ length: count }, (_, less) => count - less);
  return [...told, ...(hasMentions ? [MENTIONED] : []), UNTOLD, DENIED];
}

/** The group of a service by what it says of each wish. */
export function wishRank(states: readonly WishState[], isMentioned: boolean): WishRank {
  if (states.includes("NO")) return DENIED;
  const told = states.filter((state) => state === "YES").length;
  return told > 0 || !isMentioned ? told || UNTOLD : MENTIONED;
}
