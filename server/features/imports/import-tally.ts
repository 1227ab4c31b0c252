import { isStated } from "#domain/services/field-kinds.ts";
import { getFieldSpec } from "#domain/services/field-names.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import { deriveTopics } from "#domain/services/topics/topics-of.ts";
import type { CheckedRecord } from "./checked-record.ts";

/** Counts records by what is known of them: `type:FOOD`, `hours:contact`, `fix:markup`. */
export class ImportTally {
  readonly #counts = new Map<string, number>();

  /** The oldest and the newest date of facts; null where none is known. */
  dates: { oldest: string; newest: string } | null = null;

  add(record: CheckedRecord): void {
    this.#addDate(record.outcome.asOf);
    for (const name of listProperties(record)) this.#counts.set(name, this.count(name) + 1);
  }

  #addDate(date: string | null): void {
    if (date === null) return;
    this.dates ??= { oldest: date, newest: date };
    if (date < this.dates.oldest) this.dates.oldest = date;
    if (date > this.dates.newest) this.dates.newest = date;
  }

  count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}

/** Fields of which a report says how many records state them. */
export const STATED = [
  "languages",
  "requiredDocuments",
  "cost",
  "howToApply",
  "accessibility",
  "serviceArea",
] as const satisfies readonly (keyof ServiceFacts)[];

function listProperties({ outcome, isCrowded }: CheckedRecord): string[] {
  const {
    facts,
    withheld,
    question,
    hours,
    organization,
    program,
    fixes,
    coordinates,
    isContradicted,
    asOf,
  } = outcome;
  const named = { ...facts, organization: organization && { id: "", name: organization.name } };
  return [
    ...(asOf === null ? ["date:none"] : []),
    ...(facts.type.length === 0 ? ["type:none"] : facts.type.map((type) => `type:${type}`)),
    ...(facts.category.length === 0
      ? ["category:none"]
      : facts.category.map((category) => `category:${category}`)),
    `coordinates:${coordinates}`,
    ...(coordinates !== "source" && !isContradicted ? ["coordinates:missing"] : []),
    ...(isContradicted ? ["coordinates:contradicted"] : []),
    ...(isCrowded ? ["coordinates:crowded"] : []),
    ...(withheld === null ? [] : ["withheld"]),
    ...(question.length === 0 ? [] : ["question"]),
    `hours:${hours}`,
    ...(organization === null ? [] : ["model:organization"]),
    ...(program === null ? [] : ["model:program"]),
    ...(facts.ageMin === null && facts.ageMax === null ? [] : ["model:ages"]),
    ...(deriveTopics(named).length === 0 ? [] : ["model:topics"]),
    ...STATED.filter((field) => isStated(facts[field], getFieldSpec(field))).map((field) => `model:${field}`),
    ...fixes.map((fix) => `fix:${fix}`),
  ];
}
