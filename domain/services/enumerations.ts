/** The closed lists, in the order in which screens show them (rules services 1–5). */

export const SERVICE_TYPES = ["FOOD", "SHELTER", "HEALTH", "RESOURCES", "WORK"] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** `KIDS` is shown "Youth/Kids", `LGBT` "LGBT+"; the menu's YOUTH_AND_KIDS is read as KIDS. */
export const CATEGORIES = [
  "ALL",
  "MEN",
  "WOMEN",
  "KIDS",
  "SENIORS",
  "DISABLED",
  "FAMILIES",
  "LGBT",
  "VETERANS",
  "PETS_ALLOWED",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The sub-filters, by their tab (rule services 2). */
export const NEEDS_OF_TYPE = {
  FOOD: ["MEALS", "FOOD_PANTRIES"],
  SHELTER: ["EMERGENCY", "TRANSITIONAL"],
  HEALTH: ["MEDICAL", "COUNSELING"],
  RESOURCES: ["CLOTHES", "HYGIENE", "TECH", "ASSISTANCE"],
  WORK: ["EDUCATION", "EMPLOYMENT"],
} as const satisfies Record<ServiceType, readonly string[]>;
export type Need = (typeof NEEDS_OF_TYPE)[ServiceType][number];
export const NEEDS: readonly Need[] = SERVICE_TYPES.flatMap((type): readonly Need[] => NEEDS_OF_TYPE[type]);

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
