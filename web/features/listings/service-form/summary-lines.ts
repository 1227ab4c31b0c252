import type { Language } from "#domain/base/languages/language.ts";
import { languageNames } from "#domain/base/languages/language-names.ts";
import { audienceOfBeds } from "#domain/beds/audience-of-beds.ts";
import { storedCategories } from "#domain/listings/audiences.ts";
import { countries } from "#domain/places/countries.ts";
import { STATES } from "#domain/places/states.ts";
import {
  type EnteredField,
  type FieldsWhere,
  FORM_FIELDS,
  type FormField,
  fieldsWhere,
  getFieldSpec,
  isOfKind,
  type SpecFor,
} from "#domain/services/field-names.ts";
import { toEntryList } from "#domain/services/opening-hours/entry-wire.ts";
import { toScheduleEntries } from "#domain/services/opening-hours/read-rows.ts";
import type { ServiceFormWords } from "#words/compiled/listings/service-form.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import type { ServicesWords } from "#words/compiled/services/services.ts";
import { hoursText } from "../hours-text.ts";
import { alertMinute, type FormName, type FormValues, isProtectedForm, LAST_MINUTE } from "./form-values.ts";
import { storedText } from "./stored-text.ts";
import { zoneName } from "./zone-names.ts";

export interface SummaryWords {
  language: Language;
  form: ServiceFormWords;
  hours: OpeningHoursWords;
  services: ServicesWords;
}

/** Lines of a summary that are not fields of a service. */
const OTHER_LINES = ["userEmail", "comment"] as const;

/** Names a line of a summary: a field, or several that are read as one, under the name of the first. */
export type LineName =
  | Exclude<FormField, FieldsWhere<{ line: string }>>
  | { [Field in FormField]: SpecFor<Field> extends { line: Field } ? Field : never }[FormField]
  | (typeof OTHER_LINES)[number];

function isLine(field: FormField): field is LineName & FormField {
  return getFieldSpec(field).line === undefined || getFieldSpec(field).line === field;
}
const LINE_NAMES: readonly LineName[] = [...FORM_FIELDS.filter(isLine), ...OTHER_LINES];

/** The line that a field, or a control, is summed up in; null where none is. */
export function findSummaryLine(name: FormName): LineName;
export function findSummaryLine(name: EnteredField | FormName): LineName | null;
export function findSummaryLine(name: EnteredField | FormName): LineName | null {
  if (name === "criticalDate" || name === "criticalTime") return "criticalDescription";
  if (name === "userEmail" || name === "comment") return name;
  const { line = name } = getFieldSpec(name);
  return LINE_NAMES.find((each) => each === line) ?? null;
}

/** The lines of these fields, each once. */
export function listSummaryLines(fields: readonly (EnteredField | FormName)[]): LineName[] {
  return [...new Set(fields.map((field) => findSummaryLine(field)).filter((line) => line !== null))];
}

/** Puts a line's values in words, as lines; none where they are empty. */
export function summaryLines(name: LineName, values: FormValues, words: SummaryWords): string[] {
  const { form, services } = words;
  switch (name) {
    case "type":
      return filled([
        values.type.map((type) => services.types[type]).join(", "),
        values.needs.map((need) => services.needs[need]).join(", "),
      ]);
    case "addressVisibility":
    case "isProtected":
    case "placeShown":
    case "address1":
    case "location":
      return values.isRemote ? remoteLines(name, values, words) : placeLines(name, values, words);
    case "phone":
      return filled([
        [
          storedText("phone", values.phone),
          values.phoneExtension && `${form.labels.phoneExtension} ${values.phoneExtension}`,
        ]
          .filter((part) => part !== "")
          .join(", "),
      ]);
    case "isContact":
      return values.isContact ? [form.answers.yes] : [];
    case "category":
      return filled([
        storedCategories(values.category)
          .map((one) => services.categories[one])
          .join(", "),
      ]);
    case "statedTopics":
      return filled([values.statedTopics.map((topic) => form.topicNames[topic]).join(", ")]);
    case "houseRules":
      return filled([values.houseRules.map((rule) => form.houseRules[rule]).join(", ")]);
    case "provisions":
      return filled([values.provisions.map((one) => form.provisions[one]).join(", ")]);
    case "entry":
      return filled([values.entry.map((way) => form.entryWays[way]).join(", ")]);
    case "totalBeds":
      if (values.type.includes("SHELTER") && values.beds.length > 0) {
        return values.beds.map(
          ({ for: name, free, total }) =>
            `${services.categories[audienceOfBeds(name)]}: ${total.trim() || "?"} · ${form.labels.availableBeds}: ${free.trim() || "?"}`,
        );
      }
      return values.type.includes("SHELTER") && values.totalBeds !== ""
        ? [
            `${storedText("totalBeds", values.totalBeds)} · ${form.labels.availableBeds}: ${storedText("availableBeds", values.availableBeds) || "?"}`,
          ]
        : [];
    case "criticalDescription":
      return alertLines(values, words);
    default:
      return linesOfOne(name, values, words);
  }
}

/** Returns the lines of a field that has a line of its own. */
function linesOfOne(
  name: Exclude<LineName, "addressVisibility" | "placeShown" | "location" | FieldsWhere<{ kind: "choices" }>>,
  values: FormValues,
  { form, hours, language }: SummaryWords,
): string[] {
  if (name === "userEmail" || name === "comment") return textLines(values[name]);
  if (isOfKind(name, "entries")) return hoursText(toScheduleEntries(values[name], toEntryList(name)), hours);
  if (isOfKind(name, "languages")) return filled([languageNames(values[name], language)]);
  if (isOfKind(name, "organization")) return filled([values[name]?.name ?? ""]);
  if (isOfKind(name, "texts")) {
    return filled(values[name].map((one) => `${languageNames([one.language], language)}: ${one.text}`));
  }
  if (isOfKind(name, "flag")) return [values[name] ? form.answers.yes : form.answers.no];
  if (isOfKind(name, "answer")) return values[name] === "unknown" ? [] : [form.answers[values[name]]];
  return [...textLines(storedText(name, values[name])), ...stateLines(name, values, form)];
}

function textLines(text: string): string[] {
  return filled(text.split("\n"));
}

/** Describes the review state of a Spanish text, which alone may change where the English does. */
function stateLines(name: FormName, values: FormValues, { translation }: ServiceFormWords): string[] {
  const field = fieldsWhere({ kind: "textState" }).find((each) => getFieldSpec(each).qualifies === name);
  const state = field === undefined || values[name] === "" ? null : values[field];
  return state === null ? [] : [translation.states[state]];
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

type PlaceLine = "addressVisibility" | "isProtected" | "placeShown" | "address1" | "location";

/** Describes a service without an address: that it has none, and the time zone of its hours. */
function remoteLines(name: PlaceLine, values: FormValues, { form, language }: SummaryWords): string[] {
  return name === "address1" ? [form.ways.remote.text, zoneName(values.timeZone, language)] : [];
}

function placeLines(name: PlaceLine, values: FormValues, { form, language }: SummaryWords): string[] {
  switch (name) {
    case "addressVisibility":
      return [form.visibility[values.addressVisibility].text];
    case "isProtected":
      return [form.answers[isProtectedForm(values) ? "yes" : "no"]];
    case "placeShown":
      return isProtectedForm(values) ? [form.placeShown[values.placeShown].text] : [];
    case "address1":
      return addressLines(values, language);
    case "location":
      return pinLines(values, form);
  }
}

function addressLines(values: FormValues, language: Language): string[] {
  const state = STATES.find(({ code }) => code === values.state);
  const country = countries(language).find(({ name }) => name === values.country);
  const isHidden = values.addressVisibility === "HIDDEN";
  const zip = isHidden ? "" : values.zip;
  return filled([
    ...(isHidden ? [] : [values.address1, values.address2]),
    [values.city, [state?.code ?? values.state, zip].filter((part) => part !== "").join(" ")]
      .filter((part) => part !== "")
      .join(", "),
    values.country === "United States" ? "" : (country?.label ?? values.country),
  ]);
}

function pinLines(values: FormValues, { map }: ServiceFormWords): string[] {
  if (values.location === null || values.addressVisibility === "HIDDEN") return [];
  return [values.isLocationApproximate ? `${map.isSet} (${map.isApproximate})` : map.isSet];
}

function alertLines(values: FormValues, { form, hours }: SummaryWords): string[] {
  if (!values.isCriticalHeader) return [];
  const minute = alertMinute(values);
  // The last minute of a day is its end, as the alert itself says it.
  const time = minute === LAST_MINUTE ? "" : `, ${hours.time(minute)}`;
  const end = values.isCriticalNeverExpire
    ? form.labels.isCriticalNeverExpire
    : values.criticalDate && `${form.labels.criticalExpiredAt}: ${hours.date(values.criticalDate)}${time}`;
  return filled([values.criticalDescription, values.criticalDescriptionEs, end]);
}
