import type { Page } from "#domain/base/contract/paging.ts";
import type { AddressVisibility } from "#domain/places/address-visibility.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import type { ListingPart } from "#domain/services/listing.ts";
import type { FactSource } from "#domain/services/source.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** Stores a person's proposal to administrators, in place of an earlier one about the same pair. */
export async function saveProposal(
  db: Db,
  proposal: {
    readonly keptId: string;
    readonly mergedId: string;
    readonly taken: readonly EnteredField[];
    readonly by: string;
    readonly now: number;
  },
): Promise<void> {
  const { keptId, mergedId, taken, by, now } = proposal;
  await db.query(
    `insert into merge_proposals (first_id, second_id, kept_id, taken, proposed_by, proposed_at)
     values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $1::uuid, $3::text[], $4::uuid, $5)
         on conflict (first_id, second_id) do update
        set kept_id = excluded.kept_id, taken = excluded.taken, proposed_by = excluded.proposed_by,
            proposed_at = excluded.proposed_at`,
    [keptId, mergedId, taken, by, instant(now)],
  );
}

/** Lists a pair that no search has found, so that a proposal about it can be seen and decided. */
export async function addPair(
  db: Db,
  pair: { readonly id: string; readonly keptId: string; readonly mergedId: string; readonly now: number },
): Promise<void> {
  await db.query(
    `insert into duplicate_pairs (id, first_id, second_id, score, reasons, found_at)
     values ($1::uuid, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), 0, '{}', $4)
         on conflict (first_id, second_id) do nothing`,
    [pair.id, pair.keptId, pair.mergedId, instant(pair.now)],
  );
}

/** Forgets pairs and proposals about a service that is gone into another. */
export async function forgetPairs(db: Db, id: string): Promise<void> {
  await db.query("delete from duplicate_pairs where first_id = $1::uuid or second_id = $1::uuid", [id]);
  await db.query("delete from merge_proposals where first_id = $1::uuid or second_id = $1::uuid", [id]);
}

export interface MergeToStore {
  readonly id: string;
  readonly keptId: string;
  readonly mergedId: string;
  readonly by: string;
  readonly now: number;
  /** The fields that changed, by their names on the wire. */
  readonly before: ListingPart;
  readonly after: ListingPart;
  readonly factSources: readonly FactSource[];
  readonly kudos: number;
  readonly isOwnerTaken: boolean;
  /** Visibility of the merged service's place. */
  readonly mergedVisibility: AddressVisibility;
  /** Whether the service it was merged into is public knowledge. */
  readonly isTold: boolean;
}

export async function addMerge(db: Db, merge: MergeToStore): Promise<void> {
  await db.query(
    `insert into service_merges
       (id, kept_id, merged_id, merged_by, merged_at, before, after, fact_sources, kudos, is_owner_taken,
        merged_visibility, is_told)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5, $6::jsonb, $7::jsonb, $8::jsonb, $9, $10, $11, $12)`,
    [
      merge.id,
      merge.keptId,
      merge.mergedId,
      merge.by,
      instant(merge.now),
      JSON.stringify(merge.before),
      JSON.stringify(merge.after),
      JSON.stringify(merge.factSources),
      merge.kudos,
      merge.isOwnerTaken,
      merge.mergedVisibility,
      merge.isTold,
    ],
  );
}

export interface MergeRow {
  keptId: string;
  mergedId: string;
  mergedAt: number;
  before: ListingPart;
  after: ListingPart;
  factSources: FactSource[];
  kudos: number;
  isOwnerTaken: boolean;
}

/** Reads a merge that no one has undone; null where there is none. */
export async function readMerge(db: Db, id: string): Promise<MergeRow | null> {
  const [row] = await db.query<MergeRow>(
    `select kept_id as "keptId", merged_id as "mergedId", merged_at as "mergedAt", before, after,
            fact_sources as "factSources", kudos, is_owner_taken as "isOwnerTaken"
       from service_merges where id = $1::uuid and undone_at is null`,
    [id],
  );
  return row ?? null;
}

/** Finds the merge of these two services that no one has undone; null where there is none. */
export async function findMerge(
  db: Db,
  keptId: string,
  mergedId: string,
): Promise<{ id: string; mergedAt: number } | null> {
  const [row] = await db.query<{ id: string; mergedAt: number }>(
    `select id, merged_at as "mergedAt" from service_merges
      where kept_id = $1::uuid and merged_id = $2::uuid and undone_at is null`,
    [keptId, mergedId],
  );
  return row ?? null;
}

export async function setUndone(db: Db, id: string, now: number): Promise<void> {
  await db.query("update service_merges set undone_at = $2 where id = $1::uuid", [id, instant(now)]);
}

/**
 * Locks a user and the owners of services against deletion until the transaction ends, in the order of their ids: a
 * service that is stored twice in one transaction refers to its owner. Null: the user is gone.
 */
export async function lockUserAndOwners(
  db: Db,
  userId: string,
  serviceIds: readonly string[],
): Promise<ReadonlySet<string> | null> {
  const rows = await db.query<{ id: string }>(
    `select id from users
      where id = $1::uuid or id in (select owner_id from services where id = any($2::uuid[]))
      order by id
        for key share`,
    [userId, serviceIds],
  );
  const locked = new Set(rows.map(({ id }) => id));
  return locked.has(userId) ? locked : null;
}

/** Versions of each of the two between a merge and the end of its undo, where nothing else has happened to it. */
const VERSIONS_OF_AN_UNDONE_MERGE = 2;

/**
 * Services that no one has changed but a merge and its undo are as imported: the next import changes them, and the undo
 * of the last one restores them. Call it once the undo has stored both.
 */
export async function setAsImported(db: Db, ids: readonly string[]): Promise<void> {
  await db.query(
    `update service_sources r set service_version = s.version
       from services s
      where s.id = r.service_id and s.id = any($1::uuid[]) and r.service_version = s.version - $2::int`,
    [ids, VERSIONS_OF_AN_UNDONE_MERGE],
  );
  await db.query(
    `update import_changes c set version = s.version
       from services s
      where s.id = c.service_id and s.id = any($1::uuid[]) and c.version = s.version - $2::int`,
    [ids, VERSIONS_OF_AN_UNDONE_MERGE],
  );
}

/** Adds kudos to a service, or takes them back. A protected listing has none. */
export async function addKudos(db: Db, id: string, kudos: number): Promise<void> {
  await db.query(
    "update services set likes = greatest(0, likes + $2) where id = $1::uuid and not is_protected",
    [id, kudos],
  );
}

/**
 * SQL condition for merges that readers of the feed know of, and whose remaining service has come to hide more since.
 */
const HIDES_BY_NOW = `m.is_told and m.undone_at is null and exists (
   select from services k where k.id = m.kept_id and not is_told_of_merge(m.merged_visibility, k))`;

/** Notes since when services hide more than the services that were merged into them. */
export async function noteHiddenMerges(db: Db, now: number): Promise<void> {
  await db.query(
    `update service_merges m set hidden_since = case when ${HIDES_BY_NOW} then coalesce(m.hidden_since, $1) end
      where (m.hidden_since is null) = (${HIDES_BY_NOW})`,
    [instant(now)],
  );
}

/** Tells readers of the feed that what was merged into a service that hides more since then is gone. */
export async function tellHiddenMerges(db: Db, before: number): Promise<void> {
  await db.query(
    `with gone as (
       update service_merges m set is_told = false
        where ${HIDES_BY_NOW} and m.hidden_since <= $1 returning m.merged_id)
     update public_changes set xid = pg_current_xact_id(), at = now()
      where resource = 'service' and id in (select merged_id from gone)`,
    [instant(before)],
  );
}

export interface ListedMerge {
  id: string;
  keptId: string;
  keptName: string;
  mergedId: string;
  mergedName: string;
  mergedAt: number;
  displayName: string | null;
}

const UNDOABLE = `from service_merges m
       join services k on k.id = m.kept_id and k.deleted_at is null
       join services o on o.id = m.merged_id
      where m.undone_at is null and m.merged_at > $1`;

/** Merges since, whose services are still there, latest first. */
export async function readMerges(db: Db, since: number, { limit, skip }: Page): Promise<ListedMerge[]> {
  return db.query<ListedMerge>(
    `select m.id, m.kept_id as "keptId", k.name as "keptName", m.merged_id as "mergedId", o.name as "mergedName",
            m.merged_at as "mergedAt",
            (select u.display_name from users u where u.id = m.merged_by) as "displayName"
       ${UNDOABLE}
      order by m.merged_at desc, m.id
      limit $2 offset $3`,
    [instant(since), limit, skip],
  );
}

export async function countMerges(db: Db, since: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*)::int as count ${UNDOABLE}`, [
    instant(since),
  ]);
  return row?.count ?? 0;
}
