import { fold } from "../base/text/fold.ts";
import type { SourceRow } from "../hsds/source-row.ts";
import { CATEGORIES, type Category, NEEDS, NEEDS_OF_TYPE, type Need } from "../services/enumerations.ts";
import { deriveNeeds } from "../services/needs.ts";
import { detectAudiences } from "./audiences.ts";
import { bedsInName } from "./needs-by-tables.ts";
import { type NeedsAndTypes, needsOfTexts } from "./needs-of-texts.ts";
import { hasVagueProviderCode, needsOfProviderCodes } from "./provider-codes.ts";
import { saidElsewhere } from "./said-elsewhere.ts";
import type { SetAsideRow, SourceRecord } from "./source-record.ts";
import { toServiceTypes } from "./types-of-needs.ts";

/** Texts that describe a service in a record, cleaned. */
export interface TextsOfRecord {
  readonly name: string;
  /** Empty: the record does not describe the service itself. */
  readonly description: string;
  readonly organization: string;
  readonly aboutOrganization: string;
}

/**
 * Needs from the package's own table where it has one, and then from nothing else: a row that it leaves empty has no
 * type. Else from the taxonomy and the beds that the name says, else from the texts. The tab follows from the need.
 */
export function needsAndTypes(record: SourceRecord, texts: TextsOfRecord, aside: SetAsideRow): NeedsAndTypes {
  const { name, description, organization, aboutOrganization } = texts;
  const fromTerms = record.hasOwnNeeds ? [] : inTerms(termNames(record));
  for (const { row, column, name: term } of record.terms) {
    const isUsed = !record.hasOwnNeeds && (inTerms([term]).length > 0 || detectAudiences([term]).length > 0);
    if (!isUsed) record.use.drop(row, column);
  }
  if (record.hasOwnNeeds) {
    const needs = record.needs === null ? [] : listed(record.needs, "need", NEEDS, aside);
    return { needs, type: toServiceTypes(needs) };
  }
  if (fromTerms.length === 0) {
    const told = needsOfTexts(organization, name, description, aboutOrganization, saidElsewhere(record));
    const isVague = told.needs.length === 0 && termNames(record).some(hasVagueProviderCode);
    return isVague ? { needs: AGENCY_NEEDS, type: toServiceTypes(AGENCY_NEEDS) } : told;
  }
  const stated = new Set([...fromTerms, ...bedsInName(name)]);
  const needs = NEEDS.filter((need) => stated.has(need));
  return { needs, type: toServiceTypes(needs) };
}

/** Needs of an agency of which a source says no more than that it looks after people's minds and their community. */
const AGENCY_NEEDS: readonly Need[] = ["COUNSELING"];

/** A term that is only the name of a type. */
const NEEDS_OF_TYPE_NAMES: ReadonlyMap<string, readonly Need[]> = new Map([
  ["shelter", ["EMERGENCY"]],
  ["shelters", ["EMERGENCY"]],
  ["albergue", ["EMERGENCY"]],
  ["albergues", ["EMERGENCY"]],
  ["food", ["FOOD_PANTRIES"]],
  ["alimentos", ["FOOD_PANTRIES"]],
]);

/** Terms for what is taught or said of food, and gives none. */
const TEACHES = /\b(?:education|classes|counseling|referrals?|educacion|clases|consejeria)\b/u;

/** The needs of taxonomy terms. They are short and say what a service is: the keywords of a search are enough. */
function inTerms(terms: readonly string[]): readonly Need[] {
  const found = new Set([...terms.flatMap(inTerm), ...needsOfProviderCodes(terms.join(" "))]);
  return NEEDS.filter((need) => found.has(need));
}

function inTerm(term: string): readonly Need[] {
  const text = fold(term);
  const named = NEEDS_OF_TYPE_NAMES.get(text);
  if (named !== undefined) return named;
  const needs = deriveNeeds({
    needs: [],
    name: term,
    description: "",
    descriptionEs: null,
    sourceDescription: null,
    serviceSummary: null,
    serviceSummaryEs: null,
  });
  const isTaught = TEACHES.test(text);
  return needs.filter((need) => !isTaught || !FOOD.includes(need));
}

const FOOD: readonly Need[] = NEEDS_OF_TYPE.FOOD;

export function termNames({ terms }: Pick<SourceRecord, "terms">): readonly string[] {
  return [...new Set(terms.map(({ name }) => name))];
}

function listed<Value extends string>(
  row: SourceRow,
  column: string,
  values: readonly Value[],
  aside: SetAsideRow,
): readonly Value[] {
  const words = row
    .get(column)
    .split(/[;,|]/u)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  for (const word of words) {
    if (!values.some((value) => value === word.toUpperCase())) aside(row, `unknown ${column} "${word}"`);
  }
  return values.filter((value) => words.some((word) => word.toUpperCase() === value));
}

/** Audiences from the package's own table, else from the taxonomy and the texts about who may come. */
export function readCategories(
  record: SourceRecord,
  eligibility: string,
  aside: SetAsideRow,
): readonly Category[] {
  if (record.needs !== null) return listed(record.needs, "audience", CATEGORIES, aside);
  if (record.hasOwnNeeds) return [];
  return detectAudiences([...termNames(record), eligibility]);
}
