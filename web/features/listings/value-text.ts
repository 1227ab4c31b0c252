import { audienceOfBeds } from "#domain/beds/audience-of-beds.ts";
import { namesOfArea } from "#domain/places/service-area/service-area.ts";
import type { TextInLanguage } from "#domain/services/field-kinds.ts";
import { type EnteredField, type FieldsWhere, isOfKind } from "#domain/services/field-names.ts";
import type { Listing, ListingPart } from "#domain/services/listing.ts";
import { readPoint } from "#domain/services/location-wire.ts";
import { readableEntries, toEntryList } from "#domain/services/opening-hours/entry-wire.ts";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import type { ServicesWords } from "#words/compiled/services/services.ts";
import { hoursText } from "./hours-text.ts";

export interface FieldWords {
  readonly fields: ListingsWords;
  readonly services: ServicesWords;
  readonly hours: OpeningHoursWords;
  /** An ISO instant as the reader writes it. */
  readonly dateTime: (iso: string) => string;
  /** Formats the day only. */
  readonly date: (iso: string) => string;
  /** Languages by their tags. */
  readonly languages: (tags: readonly string[]) => string;
}

/** Puts a field's value in words; empty where it has none, or the part has no such field. */
export function valueText(field: EnteredField, part: ListingPart, words: FieldWords): string {
  const { fields, services } = words;
  switch (field) {
    case "type":
      return (part.type ?? []).map((type) => services.types[type]).join(", ");
    case "needs":
      return (part.needs ?? []).map((need) => services.needs[need]).join(", ");
    case "category":
      return (part.category ?? []).map((one) => services.categories[one]).join(", ");
    case "statedTopics":
      return (part.statedTopics ?? []).map((topic) => fields.topicNames[topic]).join(", ");
    case "entry":
      return (part.entry ?? []).map((way) => fields.entryWays[way]).join(", ");
    case "houseRules":
      return (part.houseRules ?? []).map((rule) => fields.houseRules[rule]).join(", ");
    case "provisions":
      return (part.provisions ?? []).map((one) => fields.provisions[one]).join(", ");
    case "addressVisibility":
      return part.addressVisibility === undefined ? "" : fields.visibility[part.addressVisibility];
    case "placeShown":
      return part.placeShown === undefined ? "" : fields.placeShown[part.placeShown];
    default:
      return formatValue(field, part, words);
  }
}

/** Puts a field in words, where its kind is enough to do so. */
function formatValue(
  field: Exclude<EnteredField, FieldsWhere<{ of: readonly string[] }>>,
  part: ListingPart,
  words: FieldWords,
): string {
  const { fields, hours, dateTime: moment, languages } = words;
  if (isOfKind(field, "entries"))
    return hoursText(readableEntries(part[field] ?? [], toEntryList(field)), hours).join("\n");
  if (isOfKind(field, "location")) return coordinatesText(part[field]);
  if (isOfKind(field, "languages")) return languages(part[field] ?? []);
  if (isOfKind(field, "textState")) return part[field] == null ? "" : fields.states[part[field]];
  if (isOfKind(field, "instant")) return part[field] == null ? "" : moment(part[field]);
  if (isOfKind(field, "organization")) return part[field]?.name ?? "";
  if (isOfKind(field, "serviceArea")) return part[field] == null ? "" : namesOfArea(part[field]).join("; ");
  if (isOfKind(field, "texts")) return furtherTexts(part[field] ?? [], words);
  if (isOfKind(field, "beds")) return bedsText(part[field] ?? [], words);
  return plainText(part[field], fields);
}

/** One line a language, with how far it can be trusted. */
function furtherTexts(texts: readonly TextInLanguage[], { languages, fields }: FieldWords): string {
  return texts
    .map(
      ({ language, text, state }) =>
        `${languages([language])} (${fields.states[state]}): ${text.replaceAll("\n", " ")}`,
    )
    .join("\n");
}

/** `Men 3/20, Women ?/10`: a question mark is what no one counted. */
function bedsText(groups: Listing["beds"], { services }: FieldWords): string {
  return groups
    .map(({ for: whom, free, total }) => {
      const name = services.categories[audienceOfBeds(whom)];
      return `${name} ${free ?? "?"}/${total ?? "?"}`;
    })
    .join(", ");
}

/** Latitude first, as maps are searched. */
function coordinatesText(location: Listing["location"] | undefined): string {
  const point = readPoint(location);
  return point === null ? "" : `${point.latitude}, ${point.longitude}`;
}

function plainText(value: string | number | boolean | null | undefined, words: ListingsWords): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  return String(value);
}
