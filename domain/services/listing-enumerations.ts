/** The closed lists of what a listing states beside its type, audience and need (rules ways-in 1, 9, 10, places 26). */

/** Ways to get in (rule ways-in 1). A central line is one phone number for many services. */
export const ENTRY_WAYS = [
  "WALK_IN",
  "CALL",
  "REFERRAL",
  "CENTRAL_LINE",
  "COORDINATED_ENTRY",
  "OUTREACH_ONLY",
] as const;
export type EntryWay = (typeof ENTRY_WAYS)[number];

/** Rules of a house beside ID and coming in sober (rule ways-in 9); NONE: there are no others. */
export const HOUSE_RULES = [
  "NO_USE_INSIDE",
  "CURFEW",
  "CHORES",
  "BACKGROUND_CHECK",
  "BAG_CHECK",
  "PROGRAM",
  "NONE",
] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];

/**
 * Provisions for those who come together, with a wheelchair, an animal or bags (rule ways-in 10). A no has a value of
 * its own: what is not listed is unknown.
 */
export const PROVISIONS = [
  "COUPLES",
  "NO_COUPLES",
  "FAMILIES_TOGETHER",
  "STEP_FREE_DOOR",
  "STEP_FREE_BED",
  "STEP_FREE_TOILET",
  "STEPS",
  "PETS_BESIDE_BED",
  "PETS_IN_CRATE",
  "PETS_OUTSIDE",
  "SERVICE_ANIMALS",
  "STORAGE",
  "NO_STORAGE",
] as const;
export type Provision = (typeof PROVISIONS)[number];

/**
 * How much of a protected listing's place the public sees, the least first (rule places 26); only its owner can open
 * DOOR.
 */
export const PLACES_SHOWN = ["REGION", "TOWN", "DOOR"] as const;
export type PlaceShown = (typeof PLACES_SHOWN)[number];

/** How far a Spanish text can be trusted (rule translation 1). */
export const TEXT_STATES = ["MACHINE", "REVIEWED", "STALE"] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** Answers that a provider may give to "Open today?". */
export const ROLL_CALL_ANSWERS = ["YES", "NO", "LIMITED"] as const;
export type RollCallAnswer = (typeof ROLL_CALL_ANSWERS)[number];
