import type { ListingField } from "#domain/listings/listing.ts";

/** Spanish texts, and what tells their state. */
const SPANISH: readonly (readonly [text: ListingField, state: ListingField])[] = [
  ["descriptionEs", "descriptionEsState"],
  ["serviceSummaryEs", "serviceSummaryEsState"],
  ["ageEs", "ageEsState"],
];

/** The field that tells the state of this one; it is told beside it. */
export function stateOf(field: ListingField): ListingField | null {
  return SPANISH.find(([text]) => text === field)?.[1] ?? null;
}

/** Changed fields as they are told: a state has no line of its own where its text has changed too. */
export function toldFields(changed: readonly ListingField[]): readonly ListingField[] {
  return changed.filter(
    (field) => !SPANISH.some(([text, state]) => state === field && changed.includes(text)),
  );
}

const PROSE: ReadonlySet<ListingField> = new Set([
  "name",
  "description",
  "descriptionEs",
  "sourceDescription",
  "serviceSummary",
  "serviceSummaryEs",
  "age",
  "ageEs",
  "type",
  "needs",
  "category",
  "criticalDescription",
  "criticalDescriptionEs",
]);

/** How two values of a field are compared: texts and lists by words, hours by lines, anything else as a whole. */
export function comparedBy(field: ListingField): "words" | "lines" | "whole" {
  if (PROSE.has(field)) return "words";
  return field === "schedules" || field === "closeSchedules" ? "lines" : "whole";
}
