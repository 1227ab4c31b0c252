import { toListing } from "#domain/listings/listing-facts.ts";
import {
  type SecretDoor,
  secretDoors,
  withoutDoorsOfOthers,
} from "#domain/listings/protection/doors-of-others.ts";
import type { Door } from "#domain/listings/protection/withheld-place.ts";
import { isSame } from "#domain/services/changes.ts";
import { flatFacts } from "#domain/services/flat-facts.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import { recordListingChanges } from "#server/features/listings/listing-history.ts";
import { storeVersions } from "#server/features/listings/save-listing.ts";
import { readManyStored, type StoredService } from "#server/features/listings/stored-service.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { lockFurther } from "#server/features/services/shared-rows.ts";
import { followVersions } from "./place-queries.ts";
import { findToClean, noteCleaned, readOrganizationDoors, readShownDoors } from "./words-queries.ts";

/** This many services are read together: organizations may have thousands. */
const PART = 100;

/** Services and organizations whose words may now name a hidden door. */
export interface Words {
  /** Services that were stored. */
  readonly ids: readonly string[];
  /** Services as they were before their street was deleted. */
  readonly hidden?: readonly StoredService[];
  readonly organizations?: readonly string[];
}

/**
 * Takes the street of a door that one listing hides out of the words of the other listings of its organization, because
 * visitors read them beside it (rule protection 23). An owner of several listings gets one mail. Call it in a transaction of
 * `transactionWithSharedRows`, after the services are stored, and after those at the same door are withheld.
 *
 * @param queueMail null: a job tells owners within the hour
 */
export async function coverWords(
  { db, queueMail }: { readonly db: Db; readonly queueMail: QueueMail | null },
  { ids, hidden = [], organizations = [] }: Words,
  now: number,
): Promise<void> {
  const gone = goneDoors(hidden);
  const listings = await findToClean(db, ids, [...organizations, ...gone.keys()]);
  const doors = await readDoors(
    db,
    listings.map(({ organizationId }) => organizationId),
    gone,
  );
  const near = listings.filter(({ organizationId }) => doors.has(organizationId)).map(({ id }) => id);
  const firsts = new Map<string, string>();
  for (let from = 0; from < near.length; from += PART) {
    const cleaned = await cleanWords(db, near.slice(from, from + PART), doors, now);
    for (const { row, facts } of cleaned) {
      const owner = row.ownerId ?? facts.organization?.id ?? row.id;
      if (!firsts.has(owner)) firsts.set(owner, row.id);
    }
  }
  const told = [...firsts.values()];
  if (queueMail === null) return noteCleaned(db, told);
  for (const serviceId of told) await queueMail(db, { mail: "streetInWords", serviceId });
}

/** Resolves to the services out of whose words something was taken, as they were. */
async function cleanWords(
  db: Db,
  ids: readonly string[],
  doors: ReadonlyMap<string, readonly SecretDoor[]>,
  now: number,
): Promise<readonly StoredService[]> {
  const cleanedAmong = async (some: readonly string[]) =>
    [...(await readManyStored(db, some)).values()].flatMap((stored) => {
      const facts = cleaned(stored.facts, doors);
      return facts === stored.facts ? [] : [{ stored, facts, next: toListing(facts) }];
    });
  const naming = (await cleanedAmong(ids)).map(({ stored }) => stored.row.id);
  if (naming.length === 0) return [];
  await lockFurther(db, naming);
  // Read again, since they may have changed by now.
  const versions = await cleanedAmong(naming);
  await storeVersions(
    db,
    versions.map((version) => ({ ...version, approvedAt: version.stored.row.approvedAt })),
    now,
  );
  await followVersions(db, naming);
  await recordListingChanges(
    db,
    { viewer: "SYSTEM", now },
    { action: "EDIT" },
    versions.map(({ stored, next }) => ({ id: stored.row.id, before: stored.current, after: next })),
  );
  return versions.map(({ stored }) => stored);
}

/** Facts that are about to be stored, without the words that name a door which their organizations hide. */
export async function withoutHiddenDoors(
  db: Db,
  services: readonly ServiceFacts[],
): Promise<readonly ServiceFacts[]> {
  const doors = await readDoors(
    db,
    services.flatMap(({ organization }) => organization?.id ?? []),
    new Map(),
  );
  return services.map((facts) => cleaned(facts, doors));
}

/** Removes other services' hidden doors from the facts; returns the same object where nothing changes. */
function cleaned(facts: ServiceFacts, doors: ReadonlyMap<string, readonly SecretDoor[]>): ServiceFacts {
  const ofOrganization = doors.get(facts.organization?.id ?? "");
  if (ofOrganization === undefined) return facts;
  const left = withoutDoorsOfOthers(facts, ofOrganization);
  return isSame(flatFacts(facts), flatFacts(left)) ? facts : left;
}

async function readDoors(
  db: Db,
  organizations: readonly string[],
  gone: ReadonlyMap<string, readonly Door[]>,
): Promise<ReadonlyMap<string, readonly SecretDoor[]>> {
  const doors = await readOrganizationDoors(db, [...new Set(organizations)]);
  for (const [id, left] of gone) {
    const { hidden = [], shown = await readShownDoors(db, id) } = doors.get(id) ?? {};
    doors.set(id, { hidden: [...hidden, ...left], shown });
  }
  return new Map([...doors].map(([id, each]) => [id, secretDoors(each)]));
}

/** Doors whose street is deleted by now, by their organizations. */
function goneDoors(hidden: readonly StoredService[]): ReadonlyMap<string, readonly Door[]> {
  const gone = new Map<string, Door[]>();
  for (const { facts } of hidden) {
    const { organization, place } = facts;
    if (organization == null || (place.address1 === null && place.address2 === null)) continue;
    gone.set(organization.id, [...(gone.get(organization.id) ?? []), place]);
  }
  return gone;
}
