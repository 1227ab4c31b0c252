import type { PublicService } from "#domain/services/public-service.ts";

export const WAY_IN_TEXTS = [
  "entryText",
  "requiredDocuments",
  "cost",
  "howToApply",
  "accessibility",
  "stayLimit",
] as const;

/** Of the list that shows them: by it the browser sees that they came with the document. */
export const WAYS_IN_ID = "ways-in";

/** Whether anything is stated of how one gets in. */
export function hasWaysIn(service: PublicService): boolean {
  return (
    service.asksImmigrationStatus !== null ||
    service.entry.length > 0 ||
    WAY_IN_TEXTS.some((name) => (service[name] ?? service[`${name}Es`]) !== null)
  );
}
