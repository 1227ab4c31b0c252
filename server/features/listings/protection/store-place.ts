import { toListing } from "#domain/listings/listing-facts.ts";
import { withheldFacts } from "#domain/listings/protection/withheld-place.ts";
import type { Listing } from "#domain/services/listing.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import type { Change } from "#server/base/history/record-change.ts";
import type { Db } from "#server/base/sql/db.ts";
import { recordListingChange } from "#server/features/listings/listing-history.ts";
import { storeVersion } from "#server/features/listings/save-listing.ts";
import type { StoredService } from "#server/features/listings/stored-service.ts";
import { followVersions, setWithheld } from "./place-queries.ts";
import { tellOfHiddenDoor } from "./tell-organization.ts";

/** Withholds a place that is public. The service is locked. */
export async function withhold(
  db: Db,
  stored: StoredService,
  actor: Change["actor"],
  now: number,
): Promise<void> {
  const { facts, taken } = withheldFacts(stored.facts);
  await setWithheld(db, stored.row.id, taken);
  await storeFacts(db, stored, facts, actor, now);
  await tellOfHiddenDoor(db, stored, now);
}

export async function storeFacts(
  db: Db,
  stored: StoredService,
  facts: ServiceFacts,
  actor: Change["actor"],
  now: number,
): Promise<void> {
  await storeListing(db, stored, toListing(facts), actor, now);
  await followVersions(db, [stored.row.id]);
}

/** Stores what was decided of a place, with its line in the history. */
export async function storeListing(
  db: Db,
  stored: StoredService,
  next: Listing,
  actor: Change["actor"],
  now: number,
): Promise<void> {
  const { id, approvedAt } = stored.row;
  await storeVersion(db, stored, next, { approvedAt, now });
  await recordListingChange(
    db,
    { viewer: actor, now },
    { id, action: "EDIT", before: stored.current, after: next },
  );
}
