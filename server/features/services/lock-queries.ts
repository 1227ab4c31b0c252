import type { Db } from "#server/base/sql/db.ts";

const LOCK = "select id from services where id = any($1::uuid[]) order by id for no key update";

/** Locks the services among these that no other transaction holds; tells whether that is all of them. */
export async function lockUnheld(db: Db, ids: readonly string[]): Promise<boolean> {
  const locked = await db.query(`${LOCK} skip locked`, [ids]);
  return locked.length === ids.length;
}

/** Waits until no transaction holds any of these services. Call it outside of a transaction. */
export async function waitUntilUnheld(db: Db, ids: readonly string[]): Promise<void> {
  await db.query(LOCK, [ids]);
}
