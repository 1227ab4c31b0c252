import type { Need } from "../services/enumerations.ts";

const ALL: readonly Need[] = [
  "MEALS",
  "FOOD_PANTRIES",
  "EMERGENCY",
  "TRANSITIONAL",
  "MEDICAL",
  "COUNSELING",
  "CLOTHES",
  "HYGIENE",
  "TECH",
  "ASSISTANCE",
];
const FOOD_AND_RESOURCES: readonly Need[] = [
  "EMERGENCY",
  "MEALS",
  "FOOD_PANTRIES",
  "CLOTHES",
  "HYGIENE",
  "TECH",
  "ASSISTANCE",
];
const SHELTER: readonly Need[] = ["EMERGENCY", "TRANSITIONAL"];
const HEALTH: readonly Need[] = ["MEDICAL", "COUNSELING"];
const RESOURCES: readonly Need[] = ["CLOTHES", "HYGIENE", "TECH", "ASSISTANCE"];
const WORK: readonly Need[] = ["EDUCATION", "EMPLOYMENT"];

/** Needs that a service's description can add to a need that its name states. */
export const GIVES_BESIDE: Readonly<Record<Need, readonly Need[]>> = {
  MEALS: FOOD_AND_RESOURCES,
  FOOD_PANTRIES: FOOD_AND_RESOURCES,
  EMERGENCY: ALL,
  TRANSITIONAL: ["EMERGENCY", "TRANSITIONAL", "MEDICAL", "COUNSELING", "ASSISTANCE"],
  MEDICAL: HEALTH,
  COUNSELING: [...SHELTER, ...HEALTH],
  CLOTHES: FOOD_AND_RESOURCES,
  HYGIENE: FOOD_AND_RESOURCES,
  TECH: RESOURCES,
  ASSISTANCE: [...SHELTER, "MEALS", "FOOD_PANTRIES", "COUNSELING", ...RESOURCES],
  EDUCATION: WORK,
  EMPLOYMENT: WORK,
};
