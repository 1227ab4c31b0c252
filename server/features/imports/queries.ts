import type { Db } from "#server/sql/db.ts";

/** What is stored of a record that was imported before. Times are epoch milliseconds. */
export interface StoredRecord {
  externalId: string;
  serviceId: string;
  fingerprint: Uint8Array;
  /** Nobody has edited, confirmed or deleted the service since its import. */
  isAsImported: boolean;
  approvedAt: number | null;
  bedsUpdatedAt: number | null;
  likes: number;
  createdAt: number;
}

interface StoredRow {
  external_id: string;
  service_id: string;
  fingerprint: Uint8Array;
  is_as_imported: boolean;
  approved_at: number | null;
  beds_updated_at: number | null;
  likes: number;
  created_at: number;
}

/** One import at a time; the lock ends with the transaction. */
export async function lockImports(db: Db): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('amparo imports', 0))");
}

/**
 * Locks the services of a source until the transaction ends, so that no edit falls between reading and writing; in
 * the order in which all services are locked.
 */
export async function lockServicesOf(db: Db, source: string): Promise<void> {
  await db.query(
    `select from services
      where id in (select service_id from service_sources where source = $1)
      order by id
        for update`,
    [source],
  );
}

/** All records imported from a source before. */
export async function storedRecords(db: Db, source: string): Promise<StoredRecord[]> {
  const rows = await db.query<StoredRow>(
    `select r.external_id, r.service_id, r.fingerprint,
            s.version = r.service_version and s.verified_at is null and s.deleted_at is null as is_as_imported,
            s.approved_at, s.beds_updated_at, s.likes, s.created_at
       from service_sources r join services s on s.id = r.service_id
      where r.source = $1
      order by r.external_id`,
    [source],
  );
  return rows.map((row) => ({
    externalId: row.external_id,
    serviceId: row.service_id,
    fingerprint: row.fingerprint,
    isAsImported: row.is_as_imported,
    approvedAt: row.approved_at,
    bedsUpdatedAt: row.beds_updated_at,
    likes: row.likes,
    createdAt: row.created_at,
  }));
}

/** Records the version that the import wrote: a higher one means that somebody has changed the service since. */
export async function recordVersions(db: Db, source: string, serviceIds: readonly string[]): Promise<void> {
  await db.query(
    `update service_sources r
        set service_version = s.version
       from services s
      where s.id = r.service_id and r.source = $1 and r.service_id = any($2::uuid[])`,
    [source, serviceIds],
  );
}

/** Marks records that were in the package again. */
export async function markSeen(
  db: Db,
  source: string,
  externalIds: readonly string[],
  now: number,
): Promise<void> {
  await db.query(
    `update service_sources set last_seen_at = to_timestamp($3::double precision / 1000)
      where source = $1 and external_id = any($2::text[])`,
    [source, externalIds, now],
  );
}
