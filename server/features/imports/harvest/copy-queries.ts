import type { Db } from "#server/base/sql/db.ts";

/** A record of a source as it came. */
export interface CopiedRecord {
  readonly id: string;
  readonly organizationId: string | null;
  /** JSON. */
  readonly body: string;
}

/** Stores records that a fetch has seen; resolves to whether one of them is new or different. */
export async function keepRecords(
  db: Db,
  harvest: string,
  records: readonly CopiedRecord[],
  seen: { readonly page: number; readonly number: number },
): Promise<boolean> {
  const [row] = await db.query<{ isChanged: boolean }>(
    `with come as (select distinct on (r.id) r.id, r."organizationId", r.body
                     from jsonb_to_recordset($2::jsonb) as r (id text, "organizationId" text, body text)),
     changed as (
       select c.id from come c left join harvest_records h on h.harvest = $1 and h.id = c.id
        where h.body is distinct from c.body),
     kept as (
       insert into harvest_records as h (harvest, id, organization_id, page, seen_in, body)
       select $1, id, "organizationId", $3, $4, body from come
           on conflict (harvest, id) do update
          set organization_id = excluded.organization_id, page = excluded.page, seen_in = excluded.seen_in,
              body = excluded.body)
     select exists (select from changed) as "isChanged"`,
    [harvest, JSON.stringify(records), seen.page, seen.number],
  );
  return row?.isChanged === true;
}

/** The records of a page are as they were. */
export async function keepPage(
  db: Db,
  harvest: string,
  { page, number }: { readonly page: number; readonly number: number },
): Promise<void> {
  await db.query("update harvest_records set seen_in = $3 where harvest = $1 and page = $2", [
    harvest,
    page,
    number,
  ]);
}

/** Removes records; resolves to whether one of them was there. */
export async function removeRecords(db: Db, harvest: string, ids: readonly string[]): Promise<boolean> {
  const rows = await db.query(
    "delete from harvest_records where harvest = $1 and id = any($2::text[]) returning id",
    [harvest, ids],
  );
  return rows.length > 0;
}

/** Removes what a whole fetch has not seen; resolves to whether there was anything. */
export async function removeUnseen(db: Db, harvest: string, number: number): Promise<boolean> {
  const rows = await db.query(
    "delete from harvest_records where harvest = $1 and seen_in <> $2 returning id",
    [harvest, number],
  );
  return rows.length > 0;
}

/** Returns those of these records that a fetch has not seen. */
export async function findUnseen(
  db: Db,
  harvest: string,
  ids: readonly string[],
  number: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from unnest($2::text[]) as c (id)
      where not exists (select from harvest_records h where h.harvest = $1 and h.id = c.id and h.seen_in = $3)`,
    [harvest, ids, number],
  );
  return rows.map(({ id }) => id);
}

/** Records of these organizations. */
export async function recordsOfOrganizations(
  db: Db,
  harvest: string,
  organizationIds: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "select id from harvest_records where harvest = $1 and organization_id = any($2::text[])",
    [harvest, organizationIds],
  );
  return rows.map(({ id }) => id);
}

/** @param number of the fetch that saw them; null: all */
export async function countRecords(db: Db, harvest: string, number: number | null): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from harvest_records
      where harvest = $1 and ($2::int is null or seen_in = $2)`,
    [harvest, number],
  );
  return row?.count ?? 0;
}

/** Bytes of the copy of a source with an API. */
export async function countCopied(db: Db, harvest: string): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    "select coalesce(sum(octet_length(body)), 0)::bigint as bytes from harvest_records where harvest = $1",
    [harvest],
  );
  return row?.bytes ?? 0;
}

/** The next records by id. */
export async function nextCopied(
  db: Db,
  harvest: string,
  after: string,
  limit: number,
): Promise<{ id: string; body: string }[]> {
  return db.query(
    "select id, body from harvest_records where harvest = $1 and id > $2 order by id limit $3",
    [harvest, after, limit],
  );
}
