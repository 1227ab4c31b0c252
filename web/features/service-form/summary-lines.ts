import { keptCategories } from "#domain/listings/audiences.ts";
import { countries } from "#domain/places/countries.ts";
import { STATES } from "#domain/places/states.ts";
import { entriesOf } from "#domain/schedule/read-rows.ts";
import type { OpeningHoursWords } from "#domain/words/en/opening-hours.ts";
import type { ServiceFormWords } from "#domain/words/en/service-form.ts";
import type { ServicesWords } from "#domain/words/en/services.ts";
import type { Language } from "#domain/words/language.ts";
import { hoursText } from "../listing-fields/hours-text.ts";
import type { Answer, TypedService } from "./form-values.ts";

export interface TellingWords {
  language: Language;
  form: ServiceFormWords;
  hours: OpeningHoursWords;
  services: ServicesWords;
}

/** What a summary names: a field, or several that are read as one. */
export const TOLD_NAMES = [
  "name",
  "type",
  "serviceSummary",
  "description",
  "addressVisibility",
  "address",
  "location",
  "phone",
  "contactEmail",
  "website",
  "facebook",
  "twitter",
  "instagram",
  "youtube",
  "isContact",
  "schedules",
  "closeSchedules",
  "category",
  "age",
  "isAllowedPets",
  "isLowBarrier",
  "beds",
  "serviceSummaryEs",
  "descriptionEs",
  "ageEs",
  "alert",
  "userEmail",
  "isShowFlag",
  "isShowDonate",
  "timeZone",
  "comment",
] as const;
export type ToldName = (typeof TOLD_NAMES)[number];

/** How it is called. */
export function toldLabel(name: ToldName, { labels }: ServiceFormWords): string {
  if (name === "address") return labels.address1;
  if (name === "beds") return labels.totalBeds;
  if (name === "alert") return labels.criticalDescription;
  return labels[name];
}

/** What stands there, in lines as a reader would tell it; none where nothing does. */
export function toldLines(name: ToldName, typed: TypedService, words: TellingWords): string[] {
  const { form, services } = words;
  switch (name) {
    case "type":
      return filled([
        typed.type.map((type) => services.types[type]).join(", "),
        typed.needs.map((need) => services.needs[need]).join(", "),
      ]);
    case "addressVisibility":
      return [form.visibility[typed.addressVisibility].text];
    case "address":
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
    case "schedules":
    case "closeSchedules":
      return hoursText(entriesOf(typed[name], name), words.hours);
    case "category":
      return filled([
        keptCategories(typed.category)
          .map((one) => services.categories[one])
          .join(", "),
      ]);
    case "isAllowedPets":
    case "isLowBarrier":
      return answered(typed[name], form);
    case "beds":
      return typed.type.includes("SHELTER") && typed.totalBeds !== ""
        ? [`${typed.totalBeds} · ${form.labels.availableBeds}: ${typed.availableBeds}`]
        : [];
    case "alert":
      return alertLines(typed, words);
    case "serviceSummaryEs":
    case "descriptionEs":
    case "ageEs":
      return spanishLines(typed, name, form);
    case "isShowFlag":
    case "isShowDonate":
      return [typed[name] ? form.answers.yes : form.answers.no];
    default:
      return filled(typed[name].split("\n"));
  }
}

/** With the state of the text: that alone may change, where its English does. */
function spanishLines(
  typed: TypedService,
  name: "serviceSummaryEs" | "descriptionEs" | "ageEs",
  { translation }: ServiceFormWords,
): string[] {
  const lines = filled(typed[name].split("\n"));
  const state = typed[`${name}State`];
  return lines.length === 0 || state === null ? lines : [...lines, translation.states[state]];
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

function answered(answer: Answer, { answers }: ServiceFormWords): string[] {
  return answer === "unknown" ? [] : [answers[answer]];
}

function addressLines(typed: TypedService, language: Language): string[] {
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

function pinLines(typed: TypedService, { map }: ServiceFormWords): string[] {
  if (typed.location === null || typed.addressVisibility === "HIDDEN") return [];
  return [typed.isLocationApproximate ? `${map.isSet} (${map.isApproximate})` : map.isSet];
}

function alertLines(typed: TypedService, { form, hours }: TellingWords): string[] {
  if (!typed.isCriticalHeader) return [];
  const end = typed.isCriticalNeverExpire
    ? form.labels.isCriticalNeverExpire
    : typed.criticalDate &&
      `${form.labels.criticalExpiredAt}: ${hours.date(typed.criticalDate)}, ${typed.criticalTime}`;
  return filled([typed.criticalDescription, typed.criticalDescriptionEs, end]);
}
