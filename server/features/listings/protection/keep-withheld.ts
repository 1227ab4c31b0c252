import { toListing } from "#domain/listings/listing-facts.ts";
import { opensPlace } from "#domain/listings/protection/opens-place.ts";
import { curtained } from "#domain/listings/protection/withheld-place.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import { type KeptBack, keptBackAmong } from "./withheld-queries.ts";

/**
 * Returns the services as they may be stored: whatever is written, a withheld place stays withheld until a person has
 * opened it by a request (rules protection 5 and 18). Hiding its address for good, or removing it, opens nothing.
 */
export async function keepWithheld<Service extends { readonly id: string; readonly facts: ServiceFacts }>(
  db: Db,
  services: readonly Service[],
): Promise<readonly Service[]> {
  const kept = await keptBackAmong(
    db,
    services.map(({ id }) => id),
  );
  if (kept.size === 0) return services;
  return services.map((service) => {
    const place = kept.get(service.id);
    return place === undefined ? service : { ...service, facts: factsOfKept(place, service.facts) };
  });
}

function factsOfKept(kept: KeptBack, facts: ServiceFacts): ServiceFacts {
  if (kept.isWithheld) return curtained(facts);
  if (!opensPlace(kept, toListing(facts))) return facts;
  return { ...facts, isProtected: true, placeShown: kept.isProtected ? kept.placeShown : "REGION" };
}
