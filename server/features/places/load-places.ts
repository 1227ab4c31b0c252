import type { TransactionalDb } from "#server/base/sql/db.ts";
import { gazetteerFiles } from "./read-gazetteer.ts";
import { arePlacesStored, storePlaces } from "./store-places.ts";

/**
 * Loads the gazetteer where the database has none or a different one.
 *
 * @param print writes one line for the operator
 */
export async function loadPlaces(database: TransactionalDb, print: (line: string) => void): Promise<void> {
  const { fingerprint, places } = await gazetteerFiles();
  const stored = await database.transaction((db) => storePlaces(db, "gazetteer", fingerprint, places));
  if (stored) print("Loaded the gazetteer: cities, ZIP codes and Canadian postal areas");
}

/** True when the database has this gazetteer, and `loadPlaces` would do nothing. */
export async function isGazetteerLoaded(database: TransactionalDb): Promise<boolean> {
  const { fingerprint } = await gazetteerFiles();
  return arePlacesStored(database, "gazetteer", fingerprint);
}
