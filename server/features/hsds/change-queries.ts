import { DatabaseFault } from "#server/base/sql/database-fault.ts";
import type { Db } from "#server/base/sql/db.ts";

/** Position of a reader in the feed: after this record of this transaction. */
export interface ChangePosition {
  /** Decimal digits of a transaction id. */
  readonly xid: string;
  readonly resource: "service" | "organization";
  readonly id: string;
}

/** A record of the feed as it is now. */
export interface ChangeRow extends ChangePosition {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly isPublic: boolean;
  readonly isDeleted: boolean;
  /** Into which service it was merged; null: into none, or into one where that is not public. */
  readonly mergedInto: string | null;
}

/** The feed as it is now. */
export interface Feed {
  readonly id: string;
  /** Decimal digits: no transaction of the feed has this id yet, or a higher one. */
  readonly nextXid: string;
}

/**
 * The id of this database's feed on this server's timeline. A replica that has been promoted begins a timeline, and gives
 * the ids of transactions that it never received to others: what was read on the timeline before has no place in this
 * one. Replicas cannot say, since theirs is not decided yet.
 *
 * @throws DatabaseFault where the server is a replica, such as while another one takes over
 */
export async function readFeed(db: Db): Promise<Feed> {
  const [row] = await db.query<{ id: string | null; nextXid: string }>(
    `select case when not pg_is_in_recovery() then
              left(encode(sha256(convert_to(concat_ws('/', f.id, c.system_identifier,
                left(pg_walfile_name(pg_current_wal_lsn()), 8)), 'UTF8')), 'hex'), 32)::uuid
            end as id,
            pg_snapshot_xmax(pg_current_snapshot())::text as "nextXid"
       from public_change_feeds f, pg_control_system() c`,
    [],
    { isFrequent: true },
  );
  if (row === undefined) throw new Error("The feed of changes has no id.");
  const { id, nextXid } = row;
  if (id === null) throw new DatabaseFault("unavailable");
  return { id, nextXid };
}

/**
 * The oldest transaction that is still running, or else the next one. Those of other databases of the cluster write
 * nothing here, and are known by their locks: one whose lock is not there yet counts as ours.
 */
const HORIZON = `select coalesce(min(running.xid), pg_snapshot_xmax(pg_current_snapshot()))
  from pg_snapshot_xip(pg_current_snapshot()) as running (xid)
 where not exists (select from pg_locks l join pg_stat_activity a on a.pid = l.pid
                    where l.locktype = 'transactionid' and l.transactionid = running.xid::xid
                      and a.datname <> current_database())`;

/**
 * The records that follow a position, at most `limit`. None of a transaction that is still running, nor of one with a
 * higher id than such a one: it could commit behind the reader's back.
 */
export async function readChanges(db: Db, after: ChangePosition | null, limit: number): Promise<ChangeRow[]> {
  const { xid, resource, id } = after ?? FIRST;
  return db.query<ChangeRow>(
    `select c.xid::text as xid, c.resource, c.id, c.at,
            case c.resource
              when 'service' then coalesce(s.is_public, false)
              else exists (select from services p where p.organization_id = c.id and p.is_public)
            end as "isPublic",
            case c.resource
              when 'service' then s.id is null or s.deleted_at is not null
              else not exists (select from organizations o where o.id = c.id)
            end as "isDeleted",
            (select m.kept_id from service_merges m join services k on k.id = m.kept_id
              where is_told_of_merge(m.merged_visibility, k) and c.resource = 'service' and m.merged_id = c.id and m.undone_at is null) as "mergedInto"
       from public_changes c
            left join services s on c.resource = 'service' and s.id = c.id
      where (c.xid, c.resource, c.id) > ($1::text::xid8, $2::text, $3::uuid)
        and c.xid < (${HORIZON})
      order by c.xid, c.resource, c.id limit $4`,
    [xid, resource, id, limit],
  );
}

/**
 * When what the public sees of these services changed last, epoch milliseconds: an edit, a count of beds, a confirmation,
 * an approval, or texts of a program.
 */
export async function readTimesOfChange(
  db: Db,
  serviceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ id: string; at: number }>(
    "select id, at from public_changes where resource = 'service' and id = any($1::uuid[])",
    [serviceIds],
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}

const FIRST = { xid: "0", resource: "organization", id: "00000000-0000-0000-0000-000000000000" } as const;
