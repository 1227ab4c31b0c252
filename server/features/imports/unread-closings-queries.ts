import { type Db, instant } from "#server/base/sql/db.ts";

/** A service, and the closing of its source that could not be read; null: there is none. */
export interface FoundClosing {
  readonly serviceId: string;
  readonly closing: string | null;
}

/**
 * Notes closings that an import could not read. A closing that is noted already keeps its age, and remains settled if
 * it was.
 */
export async function noteUnreadClosings(db: Db, found: readonly FoundClosing[], now: number): Promise<void> {
  if (found.length === 0) return;
  await db.query(
    `with found as (select * from jsonb_to_recordset($1::jsonb) as f ("serviceId" uuid, closing text))
     delete from unread_closings u using found f
      where u.service_id = f."serviceId" and u.closing is distinct from f.closing`,
    [JSON.stringify(found)],
  );
  await db.query(
    `insert into unread_closings (service_id, closing, since)
     select f."serviceId", f.closing, $2
       from jsonb_to_recordset($1::jsonb) as f ("serviceId" uuid, closing text)
      where f.closing is not null
      order by 1
         on conflict (service_id) do nothing`,
    [JSON.stringify(found), instant(now)],
  );
}

/** The closings of these records that have been settled, or are older than `before` (epoch milliseconds). */
export async function settledClosings(
  db: Db,
  source: string,
  externalIds: readonly string[],
  before: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ externalId: string; closing: string }>(
    `select r.external_id as "externalId", u.closing
       from service_sources r join unread_closings u on u.service_id = r.service_id
      where r.source = $1 and r.external_id = any($2::text[]) and (u.settled_at is not null or u.since < $3)`,
    [source, externalIds, instant(before)],
  );
  return new Map(rows.map(({ externalId, closing }) => [externalId, closing]));
}

/** Services whose closing is older than `before` (epoch milliseconds), the oldest first. */
export async function findOldClosings(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select service_id as id from unread_closings
      where settled_at is null and since < $1 order by since, service_id limit $2`,
    [instant(before), limit],
  );
  return rows.map(({ id }) => id);
}

export async function settleClosing(db: Db, serviceId: string, now: number): Promise<void> {
  await db.query("update unread_closings set settled_at = $2 where service_id = $1", [
    serviceId,
    instant(now),
  ]);
}

/** A record whose service is as its import wrote it. */
export interface AsImported {
  readonly source: string;
  readonly externalId: string;
}

export async function recordsAsImported(db: Db, serviceId: string): Promise<readonly AsImported[]> {
  return db.query<AsImported>(
    `select r.source, r.external_id as "externalId"
       from service_sources r join services s on s.id = r.service_id
      where r.service_id = $1 and r.service_version = s.version`,
    [serviceId],
  );
}

/** Marks records as unedited after a job wrote their services, so that the next import updates them. */
export async function keepAsImported(db: Db, records: readonly AsImported[]): Promise<void> {
  await db.query(
    `update service_sources r set service_version = s.version
       from jsonb_to_recordset($1::jsonb) as k (source text, "externalId" text), services s
      where r.source = k.source and r.external_id = k."externalId" and s.id = r.service_id`,
    [JSON.stringify(records)],
  );
}
