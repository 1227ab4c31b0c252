import type { Db } from "#server/sql/db.ts";

/** Resolves when the database answers. */
export async function touchDatabase(db: Db): Promise<void> {
  await db.query("select 1");
}
