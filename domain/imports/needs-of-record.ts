import {
  CATEGORIES,
  type Category,
  NEEDS,
  NEEDS_OF_TYPE,
  type Need,
  SERVICE_TYPES,
  type ServiceType,
} from "../services/enumerations.ts";
import { needsOf } from "../services/needs.ts";
import { audiencesOf } from "./audiences.ts";
import type { SetAsideRow, SourceRecord } from "./source-record.ts";
import type { SourceRow } from "./source-row.ts";

/**
 * Needs from the package's own table where it has one, and then from nothing else: a row that it leaves empty has no
 * type. Else from the taxonomy, else from the words. The tab follows from the need.
 */
export function needsAndTypes(
  record: SourceRecord,
  name: string,
  description: string,
  aside: SetAsideRow,
): { needs: readonly Need[]; type: readonly ServiceType[] } {
  const words = (texts: readonly string[]): readonly Need[] => {
    const [first = "", ...others] = texts;
    const none = {
      needs: [],
      descriptionEs: null,
      sourceDescription: null,
      serviceSummary: null,
      serviceSummaryEs: null,
    };
    return needsOf({ ...none, name: first, description: others.join("\n") });
  };
  const own = (): readonly Need[] =>
    record.needs === null ? [] : listed(record.needs, "need", NEEDS, aside);
  const fromTerms = record.hasOwnNeeds ? [] : words(termNames(record));
  const fromWords = (): readonly Need[] => (fromTerms.length > 0 ? fromTerms : words([name, description]));
  const needs = record.hasOwnNeeds ? own() : fromWords();
  for (const { row, column, name: term } of record.terms) {
    const isUsed = !record.hasOwnNeeds && (words([term]).length > 0 || audiencesOf([term]).length > 0);
    if (!isUsed) record.use.drop(row, column);
  }
  return { needs, type: typesOf(needs) };
}

export function termNames({ terms }: Pick<SourceRecord, "terms">): readonly string[] {
  return [...new Set(terms.map(({ name }) => name))];
}

/** The types of needs, in the order of the tabs. */
function typesOf(needs: readonly Need[]): readonly ServiceType[] {
  return SERVICE_TYPES.filter((type) => NEEDS_OF_TYPE[type].some((need: Need) => needs.includes(need)));
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
export function categoriesOf(
  record: SourceRecord,
  eligibility: string,
  aside: SetAsideRow,
): readonly Category[] {
  if (record.needs !== null) return listed(record.needs, "audience", CATEGORIES, aside);
  if (record.hasOwnNeeds) return [];
  return audiencesOf([...termNames(record), eligibility]);
}
