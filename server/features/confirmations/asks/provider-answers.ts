import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { Db } from "#server/base/sql/db.ts";
import { digestOfValue, readProviderAnswers } from "./queries.ts";

/**
 * A shown service with when its provider said what (rule asks 11). A field that has another value by now was not said
 * by them.
 */
export async function withProviderAnswers(db: Db, service: PublicService): Promise<PublicService> {
  const answers = (await readProviderAnswers(db, service.id))
    .filter(({ field, digest }) => digestOfValue(service[field]).equals(digest))
    .map(({ field, at }) => ({ field, answeredAt: isoOfEpoch(at) }));
  return answers.length === 0 ? service : { ...service, providerAnswers: answers };
}
