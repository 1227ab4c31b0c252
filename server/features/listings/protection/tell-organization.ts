import { withoutDoors } from "#domain/listings/organizations/without-doors.ts";
import type { Db } from "#server/base/sql/db.ts";
import { readOrganization } from "#server/features/listings/organizations/queries.ts";
import { raiseOrganization } from "#server/features/listings/organizations/write-queries.ts";
import type { StoredService } from "#server/features/listings/stored-service.ts";

const EVERYBODY = { id: null, seesAll: true };

/**
 * Tells those who copy the directory that an organization is described otherwise from now on: without the door that a
 * listing of it, given as it was before, now hides (rule organizations 23).
 */
export async function tellOfHiddenDoor(db: Db, { facts }: StoredService, now: number): Promise<void> {
  const { organization, place } = facts;
  if (organization == null) return;
  const row = await readOrganization(db, organization.id, EVERYBODY);
  if (row === null) return;
  const shown = withoutDoors(row, [{ lines: [place.address1, place.address2], zip: place.zip }]);
  const isOther =
    shown.description !== row.description ||
    shown.alternateName !== row.alternateName ||
    shown.url !== row.url ||
    shown.email !== row.email;
  if (isOther) await raiseOrganization(db, organization.id, now);
}
