import type { Db } from "#server/sql/db.ts";

/** True when any service of the given source was ever stored, deleted ones included. */
export async function isSourceKnown(db: Db, source: string): Promise<boolean> {
  const rows = await db.query<{ known: boolean }>(
    "select exists (select from service_sources where source = $1) as known",
    [source],
  );
  return rows[0]?.known === true;
}
