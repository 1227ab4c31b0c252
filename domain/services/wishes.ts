import type { SearchField } from "../search/search-document.ts";
import type { Provision } from "./listing-enumerations.ts";
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

/** Provisions that decide a wish. */
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

/** Words by which a service's texts may mention a wish; none where such words might as well deny it. */
const MENTIONS: Readonly<Record<Wish, readonly string[]>> = {
  COUPLES: ["couples", "parejas"],
  FAMILIES: [],
  STEP_FREE: ["wheelchair accessible", "handicap accessible", "ramp", "rampa"],
  PETS: [],
  SERVICE_ANIMALS: ["service animals", "animales de servicio"],
  STORAGE: ["lockers", "casilleros"],
  INTAKE: [],
};

/** Fields that may mention a wish. */
export const MENTIONED_IN = ["serviceSummary", "description"] as const satisfies readonly SearchField[];

/** Returns a search text that finds mentions of any of the wishes; null: none can be mentioned. */
export function buildMentionQuery(wishes: readonly Wish[]): string | null {
  const words = wishes.flatMap((wish) => MENTIONS[wish]);
  return words.length === 0 ? null : words.join(", ");
}

/**
 * Rank of a service by the wishes it states; higher ranks come first. Above zero, it is the number of wishes stated.
 */
export type WishRank = number;
/** Rank of a service whose texts may mention a wish. */
export const MENTIONED: WishRank = 0;
export const UNTOLD: WishRank = -1;
/** It says no to one. */
export const DENIED: WishRank = -2;

/** Lists the groups of a list with this number of wishes, in order. */
export function wishRanks(count: number, hasMentions: boolean): readonly WishRank[] {
  const told = Array.from({ length: count }, (_, less) => count - less);
  return [...told, ...(hasMentions ? [MENTIONED] : []), UNTOLD, DENIED];
}

/** Ranks a service by its statement about each wish. */
export function wishRank(states: readonly WishState[], isMentioned: boolean): WishRank {
  if (states.includes("NO")) return DENIED;
  const told = states.filter((state) => state === "YES").length;
  return told > 0 || !isMentioned ? told || UNTOLD : MENTIONED;
}
