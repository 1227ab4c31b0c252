import { type Db, instant } from "#server/base/sql/db.ts";

/** `later`: not due yet; `waiting`: due; `retry`: failed before; `failed`: given up. */
export type JobState = "later" | "waiting" | "retry" | "active" | "failed";

export interface JobCount {
  readonly queue: string;
  readonly state: JobState;
  readonly count: number;
  /** Seconds since the oldest of them was added. */
  readonly oldestSeconds: number;
}

/** Jobs that are not done, by queue and state. None where there is no queue yet. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const [found] = await db.query<{ isThere: boolean }>(
    `select to_regclass('pgboss.job') is not null as "isThere"`,
  );
  if (found?.isThere !== true) return [];
  return db.query<JobCount>(
    `select queue, state, count(*)::int as count,
            greatest(0, extract(epoch from now() - min(created_on)))::float8 as "oldestSeconds"
       from (select name as queue, created_on,
                    case when state = 'created' and start_after > now() then 'later'
                         when state = 'created' then 'waiting'
                         else state::text end as state
               from pgboss.job
              where state in ('created', 'retry', 'active', 'failed')) as open
      group by queue, state
      order by queue, state`,
  );
}

/** Rows of opening hours whose edges have run out: lists compute them for each request. */
export async function countStaleHours(db: Db, now: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from hours where covered_until < $1::timestamptz",
    [instant(now)],
  );
  return row?.count ?? 0;
}

export interface LockWaits {
  readonly count: number;
  /** Age of the one that has waited longest, in seconds. */
  readonly oldestSeconds: number;
}

/** Sessions of this database that wait for a lock now. */
export async function countLockWaits(db: Db): Promise<LockWaits> {
  const [row] = await db.query<LockWaits>(
    `select count(distinct l.pid)::int as count,
            coalesce(greatest(0, extract(epoch from clock_timestamp() - min(l.waitstart))), 0)::float8 as "oldestSeconds"
       from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`,
  );
  return row ?? { count: 0, oldestSeconds: 0 };
}

export interface ImportCount {
  readonly state: string;
  readonly count: number;
  /** Seconds since the last of them ended, or began where it has not ended. */
  readonly lastSeconds: number;
}

/** Imports of the browser, by state. */
export async function countImports(db: Db, now: number): Promise<ImportCount[]> {
  return db.query<ImportCount>(
    `select lower(state) as state, count(*)::int as count,
            greatest(0, extract(epoch from $1::timestamptz - max(coalesce(ended_at, started_at, created_at))))::float8
              as "lastSeconds"
       from import_runs
      where harvest is null
      group by state
      order by state`,
    [instant(now)],
  );
}

export interface HarvestFigures {
  /** Name of the source in the setting. */
  readonly source: string;
  /** Number of its harvests by result. */
  readonly results: Readonly<Record<string, number>>;
  /** Seconds since one succeeded; null: none has. */
  readonly successSeconds: number | null;
  readonly isWaiting: boolean;
}

/** Harvests, by source. */
export async function countHarvests(db: Db, now: number): Promise<HarvestFigures[]> {
  return db.query<HarvestFigures>(
    `select h.name as source, h.preview is not null as "isWaiting",
            greatest(0, extract(epoch from $1::timestamptz - h.succeeded_at))::float8 as "successSeconds",
            (select coalesce(jsonb_object_agg(lower(r.result), r.count), '{}')
               from harvest_results r where r.harvest = h.name) as results
       from harvests h
      order by h.name`,
    [instant(now)],
  );
}

/** Reads the end of the primary's log; null on a server that replays another's. */
export async function readLogPosition(db: Db): Promise<string | null> {
  const [row] = await db.query<{ position: string | null }>(
    "select case when pg_is_in_recovery() then null else pg_current_wal_lsn()::text end as position",
  );
  return row?.position ?? null;
}

export interface ReplicaLag {
  readonly bytes: number;
  /** Seconds since the last transaction that it replayed was committed; 0 where it has replayed all. */
  readonly seconds: number;
}

/** Reads how far a replica is behind that position; null where the server is not a replica. */
export async function readReplicaLag(replica: Db, position: string): Promise<ReplicaLag | null> {
  const [row] = await replica.query<{ bytes: number | null; seconds: number | null }>(
    `select greatest(0, pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()))::float8 as bytes,
            extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds
      where pg_is_in_recovery()`,
    [position],
  );
  if (row === undefined || row.bytes === null) return null;
  return { bytes: row.bytes, seconds: row.bytes === 0 ? 0 : Math.max(0, row.seconds ?? 0) };
}
