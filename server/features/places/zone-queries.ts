import type { Db } from "#server/base/sql/db.ts";

/** Reads the most frequent zone among a thousand of the directory's services; null where there are none. */
export async function readDirectoryZone(db: Db): Promise<string | null> {
  const [row] = await db.query<{ zone: string | null }>(
    `select mode() within group (order by time_zone) as zone
       from (select time_zone from services where is_public limit 1000) as few`,
  );
  return row?.zone ?? null;
}
