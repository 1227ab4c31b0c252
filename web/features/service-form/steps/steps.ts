import type { FormRights } from "#domain/listings/who-may.ts";
import { oneOf } from "../../../paths.ts";
import type { TypedService } from "../form-values.ts";
import type { FormProblems } from "../problems.ts";

/** Every step that there may be, in their order; the last is the summary. */
const STEP_NAMES = [
  "what",
  "where",
  "contact",
  "hours",
  "who",
  "beds",
  "spanish",
  "special",
  "check",
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** The first where there is none of this name. */
export function stepNamed(name: string): StepName {
  return oneOf(STEP_NAMES, name) ?? "what";
}

/** The fields of each step, in the order in which they stand. */
export const STEP_FIELDS = {
  what: ["name", "type", "needs", "serviceSummary", "description"],
  where: ["addressVisibility", "address1", "address2", "city", "state", "zip", "country", "location"],
  contact: [
    "phone",
    "phoneExtension",
    "contactEmail",
    "website",
    "facebook",
    "twitter",
    "instagram",
    "youtube",
  ],
  hours: ["isContact", "schedules", "closeSchedules"],
  who: ["category", "age", "isAllowedPets", "isLowBarrier"],
  beds: ["totalBeds", "availableBeds"],
  spanish: ["serviceSummaryEs", "descriptionEs", "ageEs"],
  special: [
    "isCriticalHeader",
    "criticalDescription",
    "criticalDescriptionEs",
    "criticalExpiredAt",
    "isCriticalNeverExpire",
    "userEmail",
    "isShowFlag",
    "isShowDonate",
    "timeZone",
    "comment",
  ],
  check: [],
} as const satisfies Record<StepName, readonly string[]>;

/** The steps of this service for this viewer. */
export function stepsOf(typed: TypedService, rights: FormRights): StepName[] {
  const hasSpecial = rights.setAlert || rights.setAdministratorFields;
  return STEP_NAMES.filter((step) => {
    if (step === "beds") return typed.type.includes("SHELTER");
    return step !== "special" || hasSpecial;
  });
}

/** How many fields of a step are wrong. */
export function problemCount(step: StepName, problems: FormProblems): number {
  const fields: readonly string[] = STEP_FIELDS[step];
  return fields.filter((field) => problems[field] !== undefined).length;
}
