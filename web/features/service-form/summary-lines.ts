import { keptCategories } from "#domain/listings/audiences.ts";
import { countries } from "#domain/places/countries.ts";
import { STATES } from "#domain/places/states.ts";
import { entriesOf } from "#domain/schedule/read-rows.ts";
import {
  type EnteredField,
  type FieldsThat,
  FORM_FIELDS,
  type FormField,
  fieldsThat,
  isOfKind,
  type SpecOf,
  specOf,
} from "#domain/services/field-names.ts";
import type { OpeningHoursWords } from "#domain/words/en/opening-hours.ts";
import type { ServiceFormWords } from "#domain/words/en/service-form.ts";
import type { ServicesWords } from "#domain/words/en/services.ts";
import type { Language } from "#domain/words/language.ts";
import { languageNames } from "#domain/words/language-names.ts";
import { hoursText } from "../listing-fields/hours-text.ts";
import type { FormName, FormValues } from "./form-values.ts";

export interface SummaryWords {
  language: Language;
  form: ServiceFormWords;
  hours: OpeningHoursWords;
  services: ServicesWords;
}

/** Lines of a summary that are not fields of a service. */
const OTHER_LINES = ["userEmail", "comment"] as const;

/** What a summary names: a field, or several that are read as one, under the name of the first of them. */
export type LineName =
  | Exclude<FormField, FieldsThat<{ line: string }>>
  | { [Field in FormField]: SpecOf<Field> extends { line: Field } ? Field : never }[FormField]
  | (typeof OTHER_LINES)[number];

function isLine(field: FormField): field is LineName & FormField {
  return specOf(field).line === undefined || specOf(field).line === field;
}
const LINE_NAMES: readonly LineName[] = [...FORM_FIELDS.filter(isLine), ...OTHER_LINES];

/** The line that a field, or a control, is summed up in; null where none is. */
export function lineOf(name: FormName): LineName;
export function lineOf(name: EnteredField | FormName): LineName | null;
export function lineOf(name: EnteredField | FormName): LineName | null {
  if (name === "criticalDate" || name === "criticalTime") return "criticalDescription";
  if (name === "userEmail" || name === "comment") return name;
  const { line = name } = specOf(name);
  return LINE_NAMES.find((each) => each === line) ?? null;
}

/** The lines of these fields, each once. */
export function linesOf(fields: readonly (EnteredField | FormName)[]): LineName[] {
  return [...new Set(fields.map((field) => lineOf(field)).filter((line) => line !== null))];
}

/** What stands there, in lines as a reader would put it; none where nothing does. */
export function summaryLines(name: LineName, typed: FormValues, words: SummaryWords): string[] {
  const { form, services } = words;
  switch (name) {
    case "type":
      return filled([
        typed.type.map((type) => services.types[type]).join(", "),
        typed.needs.map((need) => services.needs[need]).join(", "),
      ]);
    case "addressVisibility":
      return [form.visibility[typed.addressVisibility].text];
    case "address1":
      return addressLines(typed, words.language);
    case "location":
      return pinLines(typed, form);
    case "phone":
      return filled([
        [typed.phone, typed.phoneExtension && `${form.labels.phoneExtension} ${typed.phoneExtension}`]
          .filter((part) => part !== "")
          .join(", "),
      ]);
    case "isContact":
      return typed.isContact ? [form.answers.yes] : [];
    case "category":
      return filled([
        keptCategories(typed.category)
          .map((one) => services.categories[one])
          .join(", "),
      ]);
    case "totalBeds":
      return typed.type.includes("SHELTER") && typed.totalBeds !== ""
        ? [`${typed.totalBeds} · ${form.labels.availableBeds}: ${typed.availableBeds}`]
        : [];
    case "criticalDescription":
      return alertLines(typed, words);
    default:
      return linesOfOne(name, typed, words);
  }
}

/** The lines of a field that is summed up alone. */
function linesOfOne(
  name: Exclude<LineName, "addressVisibility" | "location" | FieldsThat<{ kind: "choices" }>>,
  typed: FormValues,
  { form, hours, language }: SummaryWords,
): string[] {
  if (name === "userEmail" || name === "comment") return textLines(typed[name]);
  if (isOfKind(name, "entries")) return hoursText(entriesOf(typed[name], name), hours);
  if (isOfKind(name, "languages")) return filled([languageNames(typed[name], language)]);
  if (isOfKind(name, "flag")) return [typed[name] ? form.answers.yes : form.answers.no];
  if (isOfKind(name, "answer")) return typed[name] === "unknown" ? [] : [form.answers[typed[name]]];
  return [...textLines(typed[name]), ...stateLines(name, typed, form)];
}

function textLines(text: string): string[] {
  return filled(text.split("\n"));
}

/** The state of a Spanish text: that alone may change, where its English does. */
function stateLines(name: FormName, typed: FormValues, { translation }: ServiceFormWords): string[] {
  const field = fieldsThat({ kind: "textState" }).find((each) => specOf(each).qualifies === name);
  const state = field === undefined || typed[name] === "" ? null : typed[field];
  return state === null ? [] : [translation.states[state]];
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

function addressLines(typed: FormValues, language: Language): string[] {
  const state = STATES.find(({ code }) => code === typed.state);
  const country = countries(language).find(({ name }) => name === typed.country);
  return filled([
    typed.address1,
    typed.address2,
    [typed.city, [state?.code ?? typed.state, typed.zip].filter((part) => part !== "").join(" ")]
      .filter((part) => part !== "")
      .join(", "),
    typed.country === "United States" ? "" : (country?.label ?? typed.country),
  ]);
}

function pinLines(typed: FormValues, { map }: ServiceFormWords): string[] {
  if (typed.location === null || typed.addressVisibility === "HIDDEN") return [];
  return [typed.isLocationApproximate ? `${map.isSet} (${map.isApproximate})` : map.isSet];
}

function alertLines(typed: FormValues, { form, hours }: SummaryWords): string[] {
  if (!typed.isCriticalHeader) return [];
  const end = typed.isCriticalNeverExpire
    ? form.labels.isCriticalNeverExpire
    : typed.criticalDate &&
      `${form.labels.criticalExpiredAt}: ${hours.date(typed.criticalDate)}, ${typed.criticalTime}`;
  return filled([typed.criticalDescription, typed.criticalDescriptionEs, end]);
}
