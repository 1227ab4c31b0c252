import type { FormRights } from "#domain/listings/service-permissions.ts";
import type { FormStep } from "#domain/services/field-kinds.ts";
import { type FieldsWhere, fieldsWhere } from "#domain/services/field-names.ts";
import { oneOf } from "../../../home-query.ts";
import type { FormValues } from "../form-values.ts";
import type { FormProblems } from "../problems.ts";

/** Every step that there may be, in their order; the last is the summary. */
const STEP_NAMES = [
  "what",
  "where",
  "hours",
  "contact",
  "who",
  "entry",
  "beds",
  "spanish",
  "special",
  "check",
] as const satisfies readonly (FormStep | "check")[];
export type StepName = FormStep | "check";

/** The first where there is none of this name. */
export function stepNamed(name: string): StepName {
  return oneOf(STEP_NAMES, name) ?? "what";
}

/** The fields of each step, in the order in which they stand. */
export const STEP_FIELDS: Readonly<Record<StepName, readonly StepField[]>> = {
  what: fieldsWhere({ step: "what" }),
  where: fieldsWhere({ step: "where" }),
  contact: fieldsWhere({ step: "contact" }),
  hours: fieldsWhere({ step: "hours" }),
  who: fieldsWhere({ step: "who" }),
  entry: fieldsWhere({ step: "entry" }),
  beds: fieldsWhere({ step: "beds" }),
  spanish: fieldsWhere({ step: "spanish" }),
  special: [...fieldsWhere({ step: "special" }), "userEmail", "comment"],
  check: [],
};
type StepField = FieldsWhere<{ step: FormStep }> | "userEmail" | "comment";

/** The steps of this service for this viewer. */
export function stepsOf(values: FormValues, rights: FormRights): StepName[] {
  const hasSpecial = rights.setAlert || rights.setAdministratorFields;
  return STEP_NAMES.filter((step) => {
    if (step === "beds") return values.type.includes("SHELTER");
    return step !== "special" || hasSpecial;
  });
}

/** How many fields of a step are wrong. */
export function problemCount(step: StepName, problems: FormProblems): number {
  return STEP_FIELDS[step].filter((field) => problems[field] !== undefined).length;
}
