import { type Door, sharingHiddenDoor } from "#domain/listings/protection/shared-door.ts";
import { withheldFacts } from "#domain/listings/protection/withheld-place.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { readManyStored, type StoredService } from "#server/features/listings/stored-service.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { lockFurther, transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { coverNames } from "./cover-names.ts";
import { coverWords } from "./cover-words.ts";
import { findHidingOrganizations, noteWithheld, readRelatedDoors } from "./place-queries.ts";
import { withhold } from "./store-place.ts";
import { type FoundPlace, readDecisions, saveFound } from "./withheld-queries.ts";

/** Services and organizations whose doors are checked. */
export interface Doors {
  /** Services that were stored: one of them may hide its door, or stand at one that is hidden. */
  readonly ids?: readonly string[];
  /** Services as they were before their street was deleted. */
  readonly hidden?: readonly StoredService[];
  readonly organizations?: readonly string[];
}

/**
 * Withholds what else an organization has at a door that is hidden: people who know that they belong together would read
 * the street there (rule protection 19). Where a person has answered before, it is proposed. The name of the organization,
 * and the words of its listings, are without the street from then on. Call it in a transaction of
 * `transactionWithSharedRows`, after the services are stored.
 *
 * @param queueMail null: owners are told by a job within the hour, as after imports
 */
export async function coverSharedDoors(
  { db, queueMail }: { readonly db: Db; readonly queueMail: QueueMail | null },
  { ids = [], hidden = [], organizations = [] }: Doors,
  now: number,
): Promise<void> {
  const left = hidden.flatMap(({ facts: { organization, place } }) =>
    organization == null
      ? []
      : [
          {
            id: "",
            organizationId: organization.id,
            address1: place.address1,
            city: place.city,
            isWithheld: true,
          },
        ],
  );
  const named = [...organizations, ...left.map(({ organizationId }) => organizationId)];
  if (ids.length === 0 && named.length === 0) return;
  await coverNames(db, { ids, hidden, organizations }, now);
  await withholdNeighbors({ db, queueMail }, { left, ids, named }, now);
  await coverWords({ db, queueMail }, { ids, hidden, organizations }, now);
}

async function withholdNeighbors(
  { db, queueMail }: { readonly db: Db; readonly queueMail: QueueMail | null },
  {
    left,
    ids,
    named,
  }: {
    readonly left: readonly (Door & { readonly id: string })[];
    readonly ids: readonly string[];
    readonly named: readonly string[];
  },
  now: number,
): Promise<void> {
  const doors = [...left, ...(await readRelatedDoors(db, ids, named))];
  const shared = [...sharingHiddenDoor(doors)].flatMap((at) => doors[at]?.id ?? []);
  if (shared.length === 0) return;
  await lockFurther(db, shared);
  const stored = await readManyStored(db, shared);
  const decisions = await readDecisions(db, shared);
  await saveFound(db, [...stored.values()].map(foundBeside), now);
  for (const service of stored.values()) {
    if (decisions.has(service.row.id)) continue;
    await withhold(db, service, "SYSTEM", now);
    if (queueMail === null) await noteWithheld(db, [service.row.id]);
    else if (service.row.ownerId !== null)
      await queueMail(db, { mail: "placeWithheld", serviceId: service.row.id });
  }
}

function foundBeside({ row, facts }: StoredService): FoundPlace {
  const { taken } = withheldFacts(facts);
  return { serviceId: row.id, kind: "WITHHOLD", state: "PROPOSED", reason: "SHARED_DOOR", words: [], taken };
}

/**
 * Covers shared doors in the whole directory, including those that were hidden before the rule existed.
 *
 * @param since only organizations with a listing stored since then: two concurrent transactions do not see what the
 * other one stores
 */
export async function coverAllSharedDoors(
  { database, queueMail }: { readonly database: TransactionalDb; readonly queueMail: QueueMail | null },
  now: number,
  since: number | null = null,
): Promise<void> {
  for (const organization of await findHidingOrganizations(database, since))
    await transactionWithSharedRows(database, (db) =>
      coverSharedDoors({ db, queueMail }, { organizations: [organization] }, now),
    );
}
