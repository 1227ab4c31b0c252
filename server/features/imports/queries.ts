import { type Db, instant } from "#server/base/sql/db.ts";

/** A record that was imported before, as stored. Times are epoch milliseconds. */
export interface KnownRecord {
  externalId: string;
  serviceId: string;
  /** Hash of the facts, hexadecimal. */
  fingerprint: string;
  /** True where no one has edited, confirmed or deleted the service since its import. */
  isAsImported: boolean;
  approvedAt: number | null;
  likes: number;
  createdAt: number;
}

/** One import at a time; the lock ends with the transaction. */
export async function lockImports(db: Db): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('amparo imports', 0))");
}

/** Reads those of these records that were imported before. */
export async function knownRecords(
  db: Db,
  source: string,
  externalIds: readonly string[],
): Promise<KnownRecord[]> {
  return db.query<KnownRecord>(
    `select r.external_id as "externalId", r.service_id as "serviceId",
            encode(r.fingerprint, 'hex') as fingerprint,
            s.version = r.service_version and s.verified_at is null and s.deleted_at is null as "isAsImported",
            s.approved_at as "approvedAt", s.likes, s.created_at as "createdAt"
       from service_sources r join services s on s.id = r.service_id
      where r.source = $1 and r.external_id = any($2::text[])
      order by r.external_id`,
    [source, externalIds],
  );
}

/**
 * Locks the services of these records until the transaction ends, in the order in which all services are locked, so
 * that no edit falls between reading and writing. Resolves to the records whose services are locked by others: they
 * are not waited for.
 */
export async function lockUnlessHeld(
  db: Db,
  source: string,
  externalIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ external_id: string }>(
    `with wanted as (
       select external_id, service_id from service_sources where source = $1 and external_id = any($2::text[])),
     locked as (
       select id from services where id in (select service_id from wanted) order by id for no key update skip locked)
     select external_id from wanted where service_id not in (select id from locked)`,
    [source, externalIds],
  );
  return new Set(rows.map((row) => row.external_id));
}

/** Locks the service of one record, waiting for it. */
export async function lockRecordService(db: Db, source: string, externalId: string): Promise<void> {
  await db.query(
    `select from services
      where id = (select service_id from service_sources where source = $1 and external_id = $2)
        for no key update`,
    [source, externalId],
  );
}

/** Records the version that the import wrote: a higher one means that a person has changed the service since. */
export async function recordVersions(db: Db, source: string, serviceIds: readonly string[]): Promise<void> {
  await db.query(
    `update service_sources r
        set service_version = s.version
       from services s
      where s.id = r.service_id and r.source = $1 and r.service_id = any($2::uuid[])`,
    [source, serviceIds],
  );
}

/** Marks records that were in the package again; one that is being deleted is not waited for. */
export async function markSeen(
  db: Db,
  source: string,
  externalIds: readonly string[],
  now: number,
): Promise<void> {
  await db.query(
    `with seen as (
       select external_id from service_sources
        where source = $1 and external_id = any($2::text[])
        order by service_id
          for no key update skip locked)
     update service_sources r
        set last_seen_at = $3, vanished_at = null
       from seen
      where r.source = $1 and r.external_id = seen.external_id`,
    [source, externalIds, instant(now)],
  );
}

/** Marks records that their source has no more; the first mark stays. */
export async function markVanished(
  db: Db,
  source: string,
  externalIds: readonly string[],
  now: number,
): Promise<void> {
  await db.query(
    `with gone as (
       select external_id from service_sources
        where source = $1 and external_id = any($2::text[]) and vanished_at is null
        order by service_id
          for no key update)
     update service_sources r
        set vanished_at = $3
       from gone
      where r.source = $1 and r.external_id = gone.external_id`,
    [source, externalIds, instant(now)],
  );
}

/** An import that has begun to merge and has not ended. */
export interface UnfinishedImport {
  /** Epoch milliseconds. */
  startedAt: number;
  /** Services written so far, of all that it writes. */
  merged: number;
  total: number;
}

export async function readUnfinished(db: Db, source: string): Promise<UnfinishedImport | null> {
  const [row] = await db.query<UnfinishedImport>(
    `select started_at as "startedAt", merged, total from unfinished_imports where source = $1`,
    [source],
  );
  return row ?? null;
}

/** Begins to merge, or goes on with an import that stopped, with so many services left. */
export async function beginMerge(db: Db, source: string, left: number, now: number): Promise<void> {
  await db.query(
    `insert into unfinished_imports as i (source, started_at, merged, total)
     values ($1, $2, 0, $3)
         on conflict (source) do update set total = i.merged + excluded.total`,
    [source, instant(now), left],
  );
}

export async function noteMerged(db: Db, source: string, services: number): Promise<void> {
  await db.query("update unfinished_imports set merged = merged + $2 where source = $1", [source, services]);
}

export async function endMerge(db: Db, source: string): Promise<void> {
  await db.query("delete from unfinished_imports where source = $1", [source]);
}
