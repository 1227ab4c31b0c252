import { services as words } from "#words/compiled/en/services/services.ts";
import { topics as topicWords } from "#words/compiled/en/services/topics.ts";
import { waysIn } from "#words/compiled/en/services/ways-in.ts";
import {
  CATEGORIES,
  type Category,
  NEEDS_OF_TYPE,
  type Need,
  SERVICE_TYPES,
  type ServiceType,
} from "../services/enumerations.ts";
import { ENTERED_FIELDS, type EnteredField } from "../services/field-names.ts";
import { ENTRY_WAYS } from "../services/listing-enumerations.ts";
import { findParentTopic, TOPIC_CODES } from "../services/topics/topic-table.ts";
import { derivedId } from "./derived-id.ts";
import type { HsdsTaxonomy, HsdsTaxonomyTerm } from "./hsds-records.ts";

/** The directory's own lists as HSDS taxonomies. Their ids never change. */

/** A UUID of version 8, made for this purpose. */
const NAMESPACE = "a3bd8f60-51a7-8c0e-9d5e-6f1c2b7a4d90";
const VERSION = "1";

export const TAXONOMY_KEYS = ["help", "audiences", "topics", "waysIn", "profile"] as const;
export type TaxonomyKey = (typeof TAXONOMY_KEYS)[number];

const DESCRIBED: Readonly<Record<TaxonomyKey, { name: string; description: string }>> = {
  help: {
    name: "Amparo types of help",
    description: "What a service gives, in two levels: types and needs.",
  },
  audiences: { name: "Amparo audiences", description: "Groups of people whom a service is for." },
  topics: { name: "Amparo topics", description: "Subjects under which services are browsed, in two levels." },
  waysIn: { name: "Amparo ways in", description: "How one gets in: walk in, call, with a referral." },
  profile: {
    name: "Amparo profile",
    description:
      "Facts of the directory for which HSDS has no field. The code is the name of the fact in the directory's own API; the value is its text, or JSON where it is no text.",
  },
};

export const TAXONOMIES: readonly (HsdsTaxonomy & { readonly key: TaxonomyKey })[] = TAXONOMY_KEYS.map(
  (key) => ({ key, id: derivedId(NAMESPACE, `taxonomy ${key}`), ...DESCRIBED[key], version: VERSION }),
);

/** Marks of the profile that are not fields of a service. */
export const PROFILE_MARKS = {
  closed: "The schedule is of closed hours: without a value, whole days; with one, these hours of them.",
  contact: "Hours are told to those who ask.",
  origin:
    "Where the record was entered first: the id of that directory, a slash, and the id of the service there. It stays the same in every copy.",
  record:
    "The record of a package from which it was imported: a digest of the package's name and the record's id there. Directories that imported the same package state the same.",
  source: "A source of the facts, with its license and the fields that come from it, as JSON.",
} as const;
export type ProfileMark = keyof typeof PROFILE_MARKS;

/** A term with its taxonomy. */
export interface Term extends HsdsTaxonomyTerm {
  readonly key: TaxonomyKey;
  readonly code: string;
}

function createTerm(
  key: TaxonomyKey,
  code: string,
  name: string,
  parent: string | null,
  description = name,
): Term {
  const taxonomy = TAXONOMIES[TAXONOMY_KEYS.indexOf(key)];
  return {
    key,
    id: termId(key, code),
    code,
    name,
    description,
    ...(parent === null ? {} : { parent_id: termId(key, parent) }),
    ...(taxonomy === undefined ? {} : { taxonomy: taxonomy.name, taxonomy_id: taxonomy.id }),
    language: "en",
  };
}

function termId(key: TaxonomyKey, code: string): string {
  return derivedId(NAMESPACE, `${key} ${code}`);
}

const typeTerms = (type: ServiceType): Term[] => [
  createTerm("help", type, words.types[type], null),
  ...NEEDS_OF_TYPE[type].map((need: Need) => createTerm("help", need, words.needs[need], type)),
];

const topicTerms = (): Term[] =>
  TOPIC_CODES.map((code) => createTerm("topics", code, topicWords.names[code], findParentTopic(code)));

/** All terms, parents before their children. */
export const TERMS: readonly Term[] = [
  ...SERVICE_TYPES.flatMap(typeTerms),
  ...CATEGORIES.map((code: Category) => createTerm("audiences", code, words.categories[code], null)),
  ...topicTerms(),
  ...ENTRY_WAYS.map((code) => createTerm("waysIn", code, waysIn.entryWays[code], null)),
  ...[...ENTERED_FIELDS, "bedsUpdatedAt"].map((field) =>
    createTerm("profile", field, field, null, `The field ${field} of a service.`),
  ),
  ...Object.entries(PROFILE_MARKS).map(([code, description]) =>
    createTerm("profile", code, code, null, description),
  ),
];

const BY_ID: ReadonlyMap<string, Term> = new Map(TERMS.map((term) => [term.id, term]));
const BY_CODE: ReadonlyMap<string, Term> = new Map(TERMS.map((term) => [`${term.key} ${term.code}`, term]));

/** Returns the term with this id; null: it is not one of ours. */
export function termWithId(id: string): Term | null {
  return BY_ID.get(id.toLowerCase()) ?? null;
}

/** Returns the term of a code; every code of the lists has one. */
export function termWithCode(key: TaxonomyKey, code: string): Term {
  const term = BY_CODE.get(`${key} ${code}`);
  if (term === undefined) throw new Error(`The taxonomy ${key} has no term ${code}.`);
  return term;
}

/** Fields that are carried by profile terms. */
export type ProfileField = EnteredField | "bedsUpdatedAt";

/** Returns the taxonomy with this id; null: it is not one of ours. */
export function taxonomyWithId(id: string): (HsdsTaxonomy & { readonly key: TaxonomyKey }) | null {
  return TAXONOMIES.find((taxonomy) => taxonomy.id === id.toLowerCase()) ?? null;
}

/** Returns the record of a taxonomy, without internal fields. */
export function shownTaxonomy({ id, name, description, version = VERSION }: HsdsTaxonomy): HsdsTaxonomy {
  return { id, name, description, version };
}

/** Returns the record of a term. @param isWhole with its taxonomy */
export function shownTerm({ key, ...term }: Term, isWhole: boolean): HsdsTaxonomyTerm {
  const taxonomy = TAXONOMIES[TAXONOMY_KEYS.indexOf(key)];
  return isWhole && taxonomy !== undefined ? { ...term, taxonomy_detail: shownTaxonomy(taxonomy) } : term;
}
