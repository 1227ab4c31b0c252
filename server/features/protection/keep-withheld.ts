import { curtained } from "#domain/protection/withheld-place.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import type { Db } from "#server/sql/db.ts";
import { withheldAmong } from "./withheld-queries.ts";

/**
 * The services as they may be stored: whatever is written, a place that is withheld stays so until a person has decided
 * (rule protection 5). Hiding its address for good is such a decision.
 */
export async function keepWithheld(
  db: Db,
  services: readonly ServiceToStore[],
): Promise<readonly ServiceToStore[]> {
  const withheld = await withheldAmong(
    db,
    services.map(({ id }) => id),
  );
  if (withheld.size === 0) return services;
  return services.map((service) =>
    withheld.has(service.id) ? { ...service, facts: curtained(service.facts) } : service,
  );
}
