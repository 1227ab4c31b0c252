import { nameWithoutDoors } from "#domain/listings/organizations/name-without-doors.ts";
import type { HiddenDoor } from "#domain/listings/organizations/without-doors.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import type { Db } from "#server/base/sql/db.ts";
import { readOrganization } from "#server/features/listings/organizations/queries.ts";
import { renameInServices } from "#server/features/listings/organizations/rename-services.ts";
import {
  listServiceIds,
  lockOrganizationName,
  renameOrganization,
} from "#server/features/listings/organizations/write-queries.ts";
import type { StoredService } from "#server/features/listings/stored-service.ts";
import { lockFurther } from "#server/features/services/shared-rows.ts";
import { findOrganizationsHiding } from "./place-queries.ts";
import { readOrganizationDoors } from "./words-queries.ts";

const EVERYBODY = { id: null, seesAll: true };

/**
 * Takes a hidden door out of the name of its organization, which stands on every one of its services (rule protection 22).
 * The history keeps what it was called. Call it in a transaction of `transactionWithSharedRows`.
 *
 * @param ids services that were stored
 * @param hidden services as they were before their street was deleted
 */
export async function coverNames(
  db: Db,
  {
    ids,
    hidden,
    organizations,
  }: {
    readonly ids: readonly string[];
    readonly hidden: readonly StoredService[];
    readonly organizations: readonly string[];
  },
  now: number,
): Promise<void> {
  const gone = new Map<string, HiddenDoor[]>();
  for (const { facts } of hidden) {
    const { organization, place } = facts;
    if (organization == null) continue;
    const door = { lines: [place.address1, place.address2], zip: place.zip };
    gone.set(organization.id, [...(gone.get(organization.id) ?? []), door]);
  }
  const hiding = await findOrganizationsHiding(db, ids, organizations);
  for (const id of [...new Set([...hiding, ...gone.keys()])].sort())
    await coverName(db, id, gone.get(id) ?? [], now);
}

async function coverName(db: Db, id: string, gone: readonly HiddenDoor[], now: number): Promise<void> {
  const shownAs = async () => {
    const row = await readOrganization(db, id, EVERYBODY);
    const hidden = (await readOrganizationDoors(db, [id])).get(id)?.hidden ?? [];
    const doors = hidden.map(({ address1, address2, zip }) => ({ lines: [address1, address2], zip }));
    return row === null ? null : { was: row.name, is: nameWithoutDoors(row, [...doors, ...gone]) };
  };
  const before = await shownAs();
  if (before === null || before.was === before.is) return;
  await lockFurther(db, await listServiceIds(db, id));
  if ((await lockOrganizationName(db, id)) === null) return;
  // Read again: it may have another name by now.
  const names = await shownAs();
  if (names === null || names.was === names.is) return;
  await renameOrganization(db, id, names.is, now);
  await recordChange(db, {
    ...{ thing: "ORGANIZATION", thingId: id, action: "EDIT", actor: "SYSTEM", at: now },
    before: { name: names.was },
    after: { name: names.is },
  });
  await renameInServices(db, { id, name: names.is }, now);
}
