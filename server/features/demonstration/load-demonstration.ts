import { createHash } from "node:crypto";
import { DEMONSTRATION_CONTACTS } from "#db/demo/contacts.ts";
import { demonstrationDirectory } from "#db/demo/directory.ts";
import { DEMONSTRATION_ORGANIZATIONS, DEMONSTRATION_PROGRAMS } from "#db/demo/organizations.ts";
import { DEMONSTRATION_PEOPLE } from "#db/demo/people.ts";
import { DEMO_COUNTY, DEMONSTRATION_CITIES, DEMONSTRATION_ZIPS } from "#db/demo/town.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { addContact, setCoordinators } from "#server/features/contacts/regional-contacts/queries.ts";
import { setPrograms } from "#server/features/listings/organizations/import-queries.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { type PlacesToStore, storePlaces } from "#server/features/places/store-places.ts";
import { storePeople } from "./demonstration-people.ts";
import { assignServices, isSourceKnown, storeOrganizations } from "./queries.ts";
import { DEMONSTRATION_SOURCE, demonstrationId, serviceToStore } from "./service-to-store.ts";

/**
 * Loads the invented town into an empty directory, in one transaction. Does nothing where it was loaded before, so
 * that later edits and deletions stay.
 *
 * @param now epoch milliseconds; beds, alerts and seasons are relative to it
 * @param print writes one line for the operator
 */
export async function loadDemonstration(
  db: TransactionalDb,
  now: number,
  print: (line: string) => void,
): Promise<void> {
  await db.transaction(async (transaction) => {
    // Places come before services: hidden addresses are placed at the center of their city.
    await loadDemonstrationPlaces(transaction);
    await storePeople(transaction, now);
    if (await isSourceKnown(transaction, DEMONSTRATION_SOURCE)) return;
    await storeOrganizations(
      transaction,
      DEMONSTRATION_ORGANIZATIONS,
      DEMONSTRATION_PROGRAMS.map(({ id }) => id),
      now,
    );
    const services = demonstrationDirectory(new Date(now).toISOString().slice(0, 10));
    await storeServices(
      transaction,
      services.map((service) => serviceToStore(service, now)),
      now,
    );
    await setPrograms(
      transaction,
      DEMONSTRATION_PROGRAMS.flatMap(({ id, sites }) =>
        sites.map((key) => ({ serviceId: demonstrationId(key), programId: id })),
      ),
    );
    for (const { id, owns } of DEMONSTRATION_PEOPLE) {
      await assignServices(transaction, id, owns.map(demonstrationId));
    }
    for (const { id, kind, facts } of DEMONSTRATION_CONTACTS) {
      await addContact(transaction, kind, id, facts, now);
      await setCoordinators(transaction, id, facts.coordinators);
    }
    print(`Loaded the demonstration directory: ${services.length} services of a fictional town`);
  });
}

/** The invented town's cities, county and ZIP codes, which the gazetteer lacks. Does nothing where they are stored. */
export async function loadDemonstrationPlaces(db: Db): Promise<void> {
  const places = demonstrationPlaces();
  const fingerprint = createHash("sha256").update(JSON.stringify(places)).digest();
  await storePlaces(db, DEMONSTRATION_SOURCE, fingerprint, () => places);
}

function demonstrationPlaces(): PlacesToStore {
  return {
    cities: DEMONSTRATION_CITIES.map(({ name, state, population, coordinates }) => ({
      geoNamesId: null,
      name,
      state,
      county: "",
      population,
      ...coordinates,
      otherNames: [],
      inCounty: DEMO_COUNTY.name,
    })),
    counties: [DEMO_COUNTY],
    areas: DEMONSTRATION_ZIPS.map(({ code, city, coordinates }) => ({
      code,
      ...coordinates,
      town: `${city}, CA`,
    })),
  };
}
