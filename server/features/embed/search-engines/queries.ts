import type { Db } from "#server/base/sql/db.ts";

/** A service listed in the sitemap; the time in epoch milliseconds. */
export interface ListedService {
  id: string;
  updatedAt: number;
}

export async function countListed(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*) as count from public_services where is_listed",
  );
  return row?.count ?? 0;
}

/** Ordered by id, so that a file changes little from day to day. */
export function readListed(db: Db, limit: number, skip: number): Promise<ListedService[]> {
  return db.query<ListedService>(
    `select id, updated_at as "updatedAt" from public_services where is_listed order by id limit $1 offset $2`,
    [limit, skip],
  );
}
