import { splitWords } from "../base/text/fold.ts";
import { extractTerms, type TextLanguage } from "../base/text/terms.ts";
import { stateOfCode } from "../places/states.ts";
import type { TranslatedField } from "../services/field-names.ts";
import type { ServiceFacts } from "../services/service.ts";
import { listServiceTexts, type ReadonlyTexts, shownTexts } from "../translation/further-texts.ts";
import { CATEGORY_WORDS, NEED_WORDS, type TopicWords, TYPE_WORDS } from "./topic-words.ts";

/**
 * The fields that can be searched (rules search 4 and 13). The owner's mail address is not among them: guests do
 * not search what they may not read.
 */
export const SEARCH_FIELDS = [
  "name",
  "serviceSummary",
  "description",
  "age",
  "address1",
  "address2",
  "city",
  "state",
  "zip",
  "category",
  "phone",
  "contactEmail",
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** A name, B summary, C description, D everything else: PostgreSQL's four weights. */
export type Weight = "A" | "B" | "C" | "D";

const WEIGHT_OF: ReadonlyMap<SearchField, Weight> = new Map([
  ["name", "A"],
  ["serviceSummary", "B"],
  ["description", "C"],
]);

/** The weight that a field has to itself; undefined for those that share D, which `termIn` distinguishes. */
export function findFieldWeight(field: SearchField): Weight | undefined {
  return WEIGHT_OF.get(field);
}

/** A term of one of the fields that share weight D. No word has a colon, so it neither is nor begins another. */
export function termIn(field: SearchField, term: string): string {
  return `:${field}:${term}`;
}

/** Terms with their weights. The same document is stored in the database and searched offline. */
export type SearchDocument = ReadonlyMap<string, ReadonlySet<Weight>>;

/** The public place of a service, already reduced by its address visibility. */
export interface SearchablePlace {
  address1: string | null;
  address2: string | null;
  city: string;
  state: string;
  zip: string | null;
}

/** Texts about getting in, which are searched with the description. */
const WAY_IN_TEXTS = [
  "entryText",
  "requiredDocuments",
  "cost",
  "howToApply",
  "accessibility",
  "stayLimit",
] as const;
type WayInText = (typeof WAY_IN_TEXTS)[number];

/** The public facts that are searched. */
export type SearchableService = Pick<
  ServiceFacts,
  | "name"
  | "organization"
  | "description"
  | "descriptionEs"
  | "sourceDescription"
  | "serviceSummary"
  | "serviceSummaryEs"
  | "age"
  | "ageEs"
  | WayInText
  | `${WayInText}Es`
  | "type"
  | "needs"
  | "category"
  | "phone"
  | "contactEmail"
> &
  ReadonlyTexts & { publicPlace: SearchablePlace };

/** Maximum indexed characters of a text. */
const MAX_TEXT_LENGTH = 20_000;

/**
 * All terms of a service's public facts.
 *
 * @param terms such as `rememberedTerms`, where many services have the same texts
 */
export function searchDocument(service: SearchableService, terms = extractTerms): SearchDocument {
  const document = new Map<string, Set<Weight>>();

  const put = (term: string, weight: Weight): void => {
    const weights = document.get(term);
    if (weights === undefined) document.set(term, new Set([weight]));
    else weights.add(weight);
  };
  const add = (field: SearchField, text: string | null | undefined, language: TextLanguage): void => {
    if (text === null || text === undefined) return;
    const weight = findFieldWeight(field);
    for (const term of terms(text.slice(0, MAX_TEXT_LENGTH), language)) {
      put(term, weight ?? "D");
      if (weight === undefined) put(termIn(field, term), "D");
    }
  };
  const addTopic = (words: TopicWords): void => {
    for (const term of terms(words.en, "en")) put(term, "D");
    for (const term of terms(words.es, "es")) put(term, "D");
  };

  add("name", service.name, "either");
  add("name", service.organization?.name, "either");
  add("serviceSummary", service.serviceSummary, "en");
  add("serviceSummary", service.serviceSummaryEs?.text, "es");
  add("description", service.description, "en");
  add("description", service.sourceDescription, "en");
  add("description", service.descriptionEs?.text, "es");
  for (const field of WAY_IN_TEXTS) {
    add("description", service[field], "en");
    add("description", service[`${field}Es`]?.text, "es");
  }
  add("age", service.age, "en");
  add("age", service.ageEs?.text, "es");
  // No stemmer knows them: they are found by whole words.
  for (const { field, text } of shownTexts(listServiceTexts(service)))
    add(searchedAs(field), text, "neither");
  for (const category of service.category) {
    add("category", CATEGORY_WORDS[category].en, "en");
    add("category", CATEGORY_WORDS[category].es, "es");
  }
  const place = service.publicPlace;
  add("address1", place.address1, "neither");
  add("address2", place.address2, "neither");
  add("city", place.city, "neither");
  add("state", stateWords(place.state), "neither");
  add("zip", place.zip, "neither");
  add("phone", service.phone, "neither");
  add("phone", digitsTogether(service.phone), "neither");
  add("contactEmail", service.contactEmail, "neither");
  for (const type of service.type) addTopic(TYPE_WORDS[type]);
  for (const need of service.needs) addTopic(NEED_WORDS[need]);
  return document;
}

/** The field with which a text is searched. */
function searchedAs(field: TranslatedField): "serviceSummary" | "description" | "age" {
  return field === "serviceSummary" || field === "age" ? field : "description";
}

/** A state is found by its letters and by its names; one of another country as it is written. */
function stateWords(state: string): string {
  return [state, ...(stateOfCode(state)?.names ?? [])].join(" ");
}

/** `(305) 555-0123` is asked for as `3055550123` too. */
function digitsTogether(phone: string | null): string | null {
  if (phone === null) return null;
  return splitWords(phone)
    .filter((word) => /^\d+$/u.test(word))
    .join("");
}
