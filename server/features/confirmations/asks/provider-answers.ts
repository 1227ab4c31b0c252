import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { Db } from "#server/base/sql/db.ts";
import { digestOfValue, readProviderAnswers } from "./queries.ts";

/**
 * Reads when the provider of a shown service said what (rule asks 11). A field that has another value by now was not
 * said by them.
 */
export async function findProviderAnswers(
  db: Db,
  service: PublicService,
): Promise<NonNullable<PublicService["providerAnswers"]>> {
  return (await readProviderAnswers(db, service.id))
    .filter(({ field, digest }) => digestOfValue(service[field]).equals(digest))
    .map(({ field, at }) => ({ field, answeredAt: isoOfEpoch(at) }));
}
