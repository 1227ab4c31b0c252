import { DEMONSTRATION_CONTACTS } from "#db/demo/contacts.ts";
import { DEMONSTRATION_ORGANIZATIONS, DEMONSTRATION_PROGRAMS } from "#db/demo/organizations.ts";
import { DEMONSTRATION_PEOPLE } from "#db/demo/people.ts";
import { DEMO_HARBOR } from "#db/demo/town.ts";
import { recordChange, recordChanges } from "#server/base/history/record-change.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import {
  lockUserServices,
  lockUsersToRemove,
  releaseServices,
  removeUser,
} from "#server/features/accounts/users/queries.ts";
import { removeContact } from "#server/features/contacts/regional-contacts/queries.ts";
import { removePlaces } from "#server/features/places/store-places.ts";
import {
  countServicesOfSource,
  lockServicesToRelease,
  removeOrganizations,
  removeServicesOfSource,
} from "./queries.ts";
import { DEMONSTRATION_SOURCE } from "./service-to-store.ts";

/** The number of removed services and accounts. */
export interface RemovedDemonstration {
  readonly services: number;
  readonly people: number;
  /** Services that were entered with the demonstration's accounts; they stay, without an owner. */
  readonly otherServices: number;
}

/** Prints a line where the database is no longer a demonstration and still has services of the fictional town. */
export async function reportDemonstration(db: Db, print: (line: string) => void): Promise<void> {
  const count = await countServicesOfSource(db, DEMONSTRATION_SOURCE);
  if (count === 0) return;
  print(
    `The demonstration is off, but the ${count} services of the fictional town ${DEMO_HARBOR.name} are still public. To remove them, with its accounts and places: npm run demo -- remove`,
  );
}

/** Removes the fictional town: its services, accounts and places. Where `DEMO` is on, the next start loads it again. */
export async function removeDemonstration(
  database: TransactionalDb,
  now: number,
): Promise<RemovedDemonstration> {
  return database.transaction(async (db) => {
    let people = 0;
    let released: string[] = [];
    const present = await lockUsersToRemove(
      db,
      DEMONSTRATION_PEOPLE.map(({ id }) => id),
    );
    await lockServicesToRelease(db, present, DEMONSTRATION_SOURCE);
    for (const id of present) {
      const services = await lockUserServices(db, id, null);
      const owned = services.filter(({ isOwned }) => isOwned).map((service) => service.id);
      await releaseServices(db, owned, now);
      released = [...released, ...owned];
      await removeUser(db, id);
      await recordChange(db, { thing: "USER", thingId: id, action: "DELETE", actor: "OPERATOR", at: now });
      people += 1;
    }
    const services = await removeServicesOfSource(db, DEMONSTRATION_SOURCE);
    await removeOrganizations(
      db,
      DEMONSTRATION_ORGANIZATIONS.map(({ id }) => id),
      DEMONSTRATION_PROGRAMS.map(({ id }) => id),
    );
    await recordChanges(
      db,
      { thing: "SERVICE", action: "REMOVE", actor: "OPERATOR", at: now },
      services.map((thingId) => ({ thingId })),
    );
    for (const { id } of DEMONSTRATION_CONTACTS) await removeContact(db, id);
    await removePlaces(db, DEMONSTRATION_SOURCE);
    const removed = new Set(services);
    return {
      services: services.length,
      people,
      otherServices: released.filter((id) => !removed.has(id)).length,
    };
  });
}
