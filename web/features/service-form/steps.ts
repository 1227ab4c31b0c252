import type { FormRights } from "#domain/listings/who-may.ts";
import type { FormProblems } from "./problems.ts";
import type { TypedService } from "./typed-service.ts";

export type StepName =
  | "what"
  | "where"
  | "contact"
  | "hours"
  | "who"
  | "beds"
  | "spanish"
  | "special"
  | "check";

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

/** The steps of this service for this viewer; the last is the summary. */
export function stepsOf(typed: TypedService, rights: FormRights): StepName[] {
  const hasSpecial = rights.setAlert || rights.setAdministratorFields;
  return [
    "what",
    "where",
    "contact",
    "hours",
    "who",
    ...(typed.type.includes("SHELTER") ? (["beds"] as const) : []),
    "spanish",
    ...(hasSpecial ? (["special"] as const) : []),
    "check",
  ];
}

/** How many fields of a step are wrong. */
export function problemCount(step: StepName, problems: FormProblems): number {
  const fields: readonly string[] = STEP_FIELDS[step];
  return fields.filter((field) => problems[field] !== undefined).length;
}
