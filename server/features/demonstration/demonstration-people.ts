import { DEMONSTRATION_HASH, DEMONSTRATION_PEOPLE } from "#db/demo/people.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { disableAccounts, upsertPeople } from "./queries.ts";

/** Adds the demonstration accounts that the sign-in page offers. */
export async function storePeople(db: Db, now: number): Promise<void> {
  await upsertPeople(db, DEMONSTRATION_PEOPLE, DEMONSTRATION_HASH, now);
}

/** Disables the demonstration accounts, whose passwords are public, once the demonstration is off. */
export async function disableDemonstrationPeople(database: TransactionalDb): Promise<void> {
  const ids = DEMONSTRATION_PEOPLE.map(({ id }) => id);
  await database.transaction((db) => disableAccounts(db, ids));
}
