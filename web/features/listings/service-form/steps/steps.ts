import type { FormStep } from "#domain/services/field-kinds.ts";
import { type FieldsWhere, fieldsWhere } from "#domain/services/field-names.ts";
import type { FormRights } from "#domain/services/service-permissions.ts";
import { findChoice } from "../../../../base/pages/home-query.ts";
import type { FormProblems } from "../problems.ts";

/**
 * Every step of the whole form, in their order; the last is the summary. Beds are asked for with what it is, so that the
 * number of steps does not change with an answer.
 */
const STEP_NAMES = [
  "what",
  "where",
  "hours",
  "contact",
  "who",
  "entry",
  "spanish",
  "special",
  "check",
] as const satisfies readonly (FormStep | "check")[];

/** The short form of a new service is one step; the rest can be added later. */
const SHORT = "short";
export type StepName = (typeof STEP_NAMES)[number] | typeof SHORT;

/** Returns the step of this name, or else the first. */
export function stepNamed(name: string): StepName {
  return findChoice([SHORT, ...STEP_NAMES], name) ?? "what";
}

/** The fields of each step, in the order in which they stand. */
export const STEP_FIELDS: Readonly<Record<StepName, readonly StepField[]>> = {
  short: [
    "name",
    "type",
    "serviceSummary",
    "description",
    "totalBeds",
    "availableBeds",
    "category",
    "isProtected",
    "address1",
    "city",
    "state",
    "zip",
    "timeZone",
    "phone",
    "schedules",
  ],
  what: [...fieldsWhere({ step: "what" }), ...fieldsWhere({ step: "beds" })],
  where: fieldsWhere({ step: "where" }),
  contact: fieldsWhere({ step: "contact" }),
  hours: fieldsWhere({ step: "hours" }),
  who: fieldsWhere({ step: "who" }),
  entry: fieldsWhere({ step: "entry" }),
  spanish: fieldsWhere({ step: "spanish" }),
  special: [...fieldsWhere({ step: "special" }), "userEmail", "comment"],
  check: [],
};
type StepField = FieldsWhere<{ step: FormStep }> | "userEmail" | "comment";

/** The steps of the whole form for this viewer. */
export function listSteps(rights: FormRights): StepName[] {
  const hasSpecial = rights.setAlert || rights.setAdministratorFields;
  return STEP_NAMES.filter((step) => step !== "special" || hasSpecial);
}

/** Counts the problems of a step. */
export function problemCount(step: StepName, problems: FormProblems): number {
  return STEP_FIELDS[step].filter((field) => problems[field] !== undefined).length;
}
