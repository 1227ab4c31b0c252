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
