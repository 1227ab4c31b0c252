import type { ServiceToStore } from "#server/features/services/service-row.ts";
import type { StoredService } from "./stored-service.ts";

/** A service as it stands, to compute anew what the public sees of it. */
export function unchangedService({ row, facts }: StoredService): ServiceToStore {
  const { id, approvedAt, verifiedAt, verifiedBy, bedsUpdatedAt, likes, createdAt, updatedAt } = row;
  const metadata = { approvedAt, verifiedAt, verifiedBy, bedsUpdatedAt, likes, createdAt, updatedAt };
  return { id, facts, metadata, source: null, factSources: row.factSources };
}
