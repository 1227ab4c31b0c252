import { decideUndo, type LeftReason } from "#domain/imports/import-run.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import type { FactSource } from "#domain/services/source.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { StoredService } from "#server/features/listings/stored-service.ts";

/** A service as it was before an import changed it. Times are epoch milliseconds. */
export interface ServiceBefore {
  readonly facts: ServiceFacts;
  readonly approvedAt: number | null;
  readonly bedsUpdatedAt: number | null;
  readonly createdAt: number;
  readonly factSources: readonly FactSource[];
  /** Fingerprint of the record, hexadecimal. */
  readonly fingerprint: string;
}

/** @param fingerprint of the record of the import before, hexadecimal */
export function serviceBefore({ row, facts }: StoredService, fingerprint: string): ServiceBefore {
  const { approvedAt, bedsUpdatedAt, createdAt, factSources } = row;
  return { facts, approvedAt, bedsUpdatedAt, createdAt, factSources, fingerprint };
}

/** The change that an import made to one service. */
export interface ChangeToRecord {
  readonly serviceId: string;
  readonly externalId: string;
  readonly isNew: boolean;
  /** The service before; null for a new one, and where its address is hidden from now on. */
  readonly before: ServiceBefore | null;
}

/** Records what an import has written, once it is written. */
export async function addChanges(db: Db, runId: string, changes: readonly ChangeToRecord[]): Promise<void> {
  if (changes.length === 0) return;
  await db.query(
    `insert into import_changes (run_id, service_id, external_id, is_new, version, before)
     select $1::uuid, c."serviceId", c."externalId", c."isNew", s.version, nullif(c.before, 'null'::jsonb)
       from jsonb_to_recordset($2::jsonb) as c ("serviceId" uuid, "externalId" text, "isNew" boolean, before jsonb)
       join services s on s.id = c."serviceId"
         on conflict (run_id, service_id) do update set version = excluded.version`,
    [runId, JSON.stringify(changes)],
  );
}

/** Deletes the changes of earlier imports, since only the last can be undone; harvests are undone separately. */
export async function forgetEarlierChanges(db: Db, runId: string): Promise<void> {
  await db.query(
    `delete from import_changes
      where run_id <> $1::uuid and run_id in (select id from import_runs where harvest is null)`,
    [runId],
  );
}

/** The next services that an import has written, by id. */
export async function nextChanged(
  db: Db,
  runId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select service_id as id from import_changes
      where run_id = $1::uuid and ($2::uuid is null or service_id > $2::uuid)
      order by service_id limit $3`,
    [runId, after, limit],
  );
  return rows.map(({ id }) => id);
}

/** Locks services in the order in which all are locked; resolves to those that are locked now. */
export async function lockChanged(db: Db, ids: readonly string[], isWaiting: boolean): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from services where id = any($1::uuid[]) order by id for no key update ${isWaiting ? "" : "skip locked"}`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** A service that an import wrote, and what its undo does with it. */
export interface ChangedService {
  readonly id: string;
  readonly name: string;
  readonly externalId: string;
  /** The name under which its record is stored. */
  readonly source: string;
  readonly likes: number;
  readonly before: ServiceBefore | null;
  readonly undo: "delete" | "restore" | LeftReason;
}

export async function readChanged(db: Db, runId: string, ids: readonly string[]): Promise<ChangedService[]> {
  const rows = await db.query<
    Omit<ChangedService, "undo"> & Omit<Parameters<typeof decideUndo>[0], "hasBefore">
  >(
    `select s.id, s.name, c.external_id as "externalId", s.likes, c.before, c.is_new as "isNew",
            c.version as "writtenVersion", s.version, s.deleted_at is not null as "isDeleted",
            s.verified_at is not null as "isConfirmed", s.owner_id is not null as "hasOwner",
            exists (select from pending_edits e where e.service_id = s.id) as "hasProposal",
            coalesce((select o.source from service_sources o
                       where o.service_id = s.id and o.external_id = c.external_id
                         and coalesce(r.report->'sources', '[]') @> to_jsonb(o.source) limit 1), r.source) as source
       from import_changes c join services s on s.id = c.service_id join import_runs r on r.id = c.run_id
      where c.run_id = $1::uuid and c.service_id = any($2::uuid[])
      order by s.id`,
    [runId, ids],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    externalId: row.externalId,
    source: row.source,
    likes: row.likes,
    before: row.before,
    undo: decideUndo({ ...row, hasBefore: row.before !== null }),
  }));
}

export async function removeChanges(db: Db, runId: string, ids: readonly string[]): Promise<void> {
  await db.query("delete from import_changes where run_id = $1::uuid and service_id = any($2::uuid[])", [
    runId,
    ids,
  ]);
}

/** A later import adds these records anew. */
export async function forgetRecords(db: Db, source: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query("delete from service_sources where source = $1 and service_id = any($2::uuid[])", [
    source,
    ids,
  ]);
}

/** Counts the services that the import has written: new and changed ones. */
export async function countChanges(db: Db, runId: string): Promise<{ added: number; changed: number }> {
  const [row] = await db.query<{ added: number; changed: number }>(
    `select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed
       from import_changes where run_id = $1::uuid`,
    [runId],
  );
  return row ?? { added: 0, changed: 0 };
}
