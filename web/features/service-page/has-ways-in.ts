import { hasDoorRules } from "#domain/services/has-door-rules.ts";
import type { PublicService } from "#domain/services/public-service.ts";

export const WAY_IN_TEXTS = [
  "entryText",
  "requiredDocuments",
  "cost",
  "howToApply",
  "accessibility",
  "stayLimit",
] as const;

/** Whether the service states ages, an area or how to get in, by a field or by a provider's answer. */
export function hasWaysIn(service: PublicService): boolean {
  return (
    service.providerAnswers !== undefined ||
    service.asksImmigrationStatus !== null ||
    hasDoorRules(service) ||
    service.provisions?.length > 0 ||
    service.entry.length > 0 ||
    service.intakeSchedules.length > 0 ||
    service.serviceArea !== null ||
    (service.age ?? service.ageEs ?? service.ageMin ?? service.ageMax) !== null ||
    WAY_IN_TEXTS.some((name) => (service[name] ?? service[`${name}Es`]) !== null)
  );
}
