import { DEMONSTRATION_HASH, DEMONSTRATION_PEOPLE } from "#db/demo/people.ts";
import type { Database, Db } from "#server/sql/db.ts";
import { disableAccounts, upsertPeople } from "./queries.ts";

/** Everybody whom the sign-in page of the demonstration offers can sign in as it says. */
export async function storePeople(db: Db, now: number): Promise<void> {
  await upsertPeople(db, DEMONSTRATION_PEOPLE, DEMONSTRATION_HASH, now);
}

/** Where a database was a demonstration's once and is none any more, known passwords open nothing. */
export async function disableDemonstrationPeople(database: Database): Promise<void> {
  const ids = DEMONSTRATION_PEOPLE.map(({ id }) => id);
  await database.transaction((db) => disableAccounts(db, ids));
}
