import { isEmail } from "#domain/base/contract/contact-rules.ts";
import { MAX_AGE, MAX_BEDS, MAX_COMMENT } from "#domain/base/contract/limits.ts";
import type { FieldMessage, FieldMessages } from "#domain/base/contract/problems.ts";
import { newProblems } from "#domain/listings/new-problems.ts";
import { areaLines, readAreaName } from "#domain/places/service-area/service-area.ts";
import { FORM_FIELDS, getFieldSpec, isOfKind } from "#domain/services/field-names.ts";
import { toEntryList } from "#domain/services/opening-hours/entry-wire.ts";
import { readRow } from "#domain/services/opening-hours/read-rows.ts";
import type { ServiceFormWords } from "#words/compiled/listings/service-form.ts";
import { toListingDraft } from "./form-body.ts";
import type { FormValues } from "./form-values.ts";

/** `rows`: some lines of hours are not finished, and say so themselves. */
export type FormProblem = FieldMessage | "rows";
export type FormProblems = Readonly<Record<string, FormProblem>>;

const LISTS = FORM_FIELDS.filter((field) => isOfKind(field, "entries"));
const NUMBERS = FORM_FIELDS.filter((field) => isOfKind(field, "count"));

/**
 * Finds all problems, by the name of the field: those of the server's rules, and those that the server cannot see in a
 * form.
 *
 * @param base what the form opened on: what it lacked already may stay so; null: a new service
 */
export function findFormProblems(
  values: FormValues,
  base: FormValues | null,
  fallbackZone: string,
): FormProblems {
  const before = base === null ? null : toListingDraft(base, fallbackZone);
  const problems: Record<string, FormProblem> = {};
  for (const [path, message] of Object.entries(newProblems(before, toListingDraft(values, fallbackZone))))
    problems[path.startsWith("beds.") ? "beds" : path] = message;
  for (const list of LISTS) {
    if (values[list].some((row) => readRow(row, toEntryList(list)).problems !== null))
      problems[list] = "rows";
  }
  // Hidden hours may stay invalid.
  if (values.isContact && problems["schedules"] === "rows") delete problems["schedules"];
  Object.assign(problems, numberProblems(values));
  if (areaLines(values.serviceArea).some((line) => readAreaName(line) === null))
    problems["serviceArea"] = "unknownValue";
  if (values.userEmail.trim() !== "" && !isEmail(values.userEmail.trim())) problems["userEmail"] = "notEmail";
  return problems;
}

/** Finds numbers that are not digits. Only shelters show their beds. */
function numberProblems(values: FormValues): Record<string, FormProblem> {
  const problems: Record<string, FormProblem> = {};
  const isShelter = values.type.includes("SHELTER");
  for (const field of NUMBERS) {
    const problem = getFieldSpec(field).step === "beds" && !isShelter ? null : numberProblem(values[field]);
    if (problem !== null) problems[field] = problem;
  }
  for (const { free, total } of isShelter ? values.beds : []) {
    const problem = numberProblem(free) ?? numberProblem(total);
    if (problem !== null) problems["beds"] = problem;
  }
  return problems;
}

function numberProblem(typed: string): FormProblem | null {
  const text = typed.trim();
  if (/^-\d+$/.test(text)) return "outOfRange";
  return text === "" || /^\d{1,9}$/.test(text) ? null : "notWholeNumber";
}

/** Converts the server's errors by field; those of one line of hours become their list's. */
export function serverProblems(fields: FieldMessages): FormProblems {
  const problems: Record<string, FormProblem> = {};
  for (const [path, message] of Object.entries(fields)) {
    const [field = path] = path.split(".");
    problems[field] = path !== field && LISTS.some((each) => each === field) ? "rows" : message;
  }
  return problems;
}

/** The most characters that a field takes. */
function findMaxLength(field: string): number | undefined {
  if (field === "comment") return MAX_COMMENT;
  const known = FORM_FIELDS.find((each) => each === field);
  return known === undefined ? undefined : getFieldSpec(known).max;
}

/** Puts a problem in words that say how to fix it (rule service-form 2). */
export function problemText(
  field: string,
  problem: FormProblem,
  values: FormValues,
  words: ServiceFormWords,
): string {
  const { errors } = words;
  switch (problem) {
    case "required":
      return textAt(errors.required, field) ?? errors.requiredOther;
    case "tooLong": {
      const [label, limit] = [textAt(words.labels, field), findMaxLength(field)];
      return label === undefined || limit === undefined ? errors.tooLongOther : errors.tooLong(label, limit);
    }
    case "noSuchPhone":
      return words.phoneField.noSuchPhone;
    case "notPhone":
      return field === "phoneExtension" ? errors.notExtension : errors.notPhone;
    case "outOfRange":
      return rangeText(field, values, errors);
    case "notEmail":
    case "notWebAddress":
    case "notWholeNumber":
    case "notTimeZone":
    case "notConfirmed":
    case "aboveTotal":
    case "notInstant":
    case "withheldPlace":
    case "needsPlace":
    case "contradicts":
    case "rows":
      return errors[problem];
    case "unknownValue":
      if (field === "serviceArea") return errors.area;
      return field === "userEmail" ? errors.notOwner : errors.other;
    default:
      return errors.other;
  }
}

function rangeText(field: string, values: FormValues, errors: ServiceFormWords["errors"]): string {
  if (field === "ageMax" && Number(values.ageMax) >= 0 && Number(values.ageMax) <= MAX_AGE)
    return errors.agesInOrder;
  if (field === "ageMin" || field === "ageMax") return errors.age(MAX_AGE);
  if (field === "beds") return errors.bedGroups(MAX_BEDS);
  if (field === "totalBeds") {
    return Number(values.totalBeds) > MAX_BEDS ? errors.tooManyBeds(MAX_BEDS) : errors.minTotalBeds(1);
  }
  return field === "availableBeds" ? errors.minAvailableBeds(0) : errors.other;
}

function textAt(texts: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const text = texts[name];
  return typeof text === "string" ? text : undefined;
}
