import type { Role } from "#domain/base/roles/role.ts";
import type { LeftReason } from "#domain/imports/import-run.ts";
import { type Db, instant, type TransactionalDb } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";

/** The last run of each source that changed anything, by which it can be undone (rules harvest 19–22). */

export interface HarvestRun {
  readonly id: string;
  readonly harvest: string;
  /**
   * `RUNNING` also of one that was interrupted: the next pass goes on with it. `STOPPED`: its undo failed too often, and
   * waits for someone to ask again.
   */
  readonly state: "RUNNING" | "DONE" | "UNDOING" | "UNDONE" | "STOPPED";
  /** Epoch milliseconds. */
  readonly endedAt: number | null;
  /** The person who approved it, or undoes it; null: no one had to. */
  readonly byName: string | null;
  readonly byId: string | null;
  readonly byRole: Role | null;
  /** Services that it wrote and that can be undone. */
  readonly written: number;
  /** Records that it marked as vanished. */
  readonly marked: number;
  /** Services that its undo left as they are, and the first of them. */
  readonly left: number;
  readonly leftServices: readonly {
    readonly serviceId: string;
    readonly name: string;
    readonly reason: LeftReason;
  }[];
}

/** The names of a run's sources, of which an archive may have several. */
const SOURCES =
  "array(select jsonb_array_elements_text(coalesce(r.report->'sources', jsonb_build_array(r.harvest))))";

/** Maximum number of services listed that an undo left as they are. */
const LISTED = 25;

/** Newest of each source. */
export async function readRuns(db: Db, names: readonly string[]): Promise<HarvestRun[]> {
  return db.query<HarvestRun>(
    `select r.id, r.harvest, r.state, r.ended_at as "endedAt",
            u.display_name as "byName", u.id as "byId", u.role as "byRole",
            (select count(*)::int from import_changes c where c.run_id = r.id) as written,
            (select count(*)::int from service_sources s
              where s.source = any(${SOURCES}) and s.vanished_at is not null and s.vanished_at >= r.created_at) as marked,
            (select count(*)::int from import_run_items i where i.run_id = r.id and i.kind = 'LEFT') as left,
            (select coalesce(jsonb_agg(jsonb_build_object('serviceId', i.service_id, 'name', i.name, 'reason', i.note)
                                       order by i.number), '[]')
               from import_run_items i
              where i.run_id = r.id and i.kind = 'LEFT' and i.number <= ${LISTED}) as "leftServices"
       from import_runs r left join users u on u.id = r.started_by
      where r.harvest = any($1::text[])`,
    [names],
  );
}

export async function readRun(db: Db, name: string): Promise<HarvestRun | null> {
  const [run] = await readRuns(db, [name]);
  return run ?? null;
}

/**
 * Begins a run, and deletes the previous one; an interrupted run continues, since what it wrote belongs to it.
 *
 * @param sources their names: an archive may have several
 * @param by the person who approved it
 */
export async function beginRun(
  database: TransactionalDb,
  name: string,
  sources: readonly string[],
  by: string | null,
  now: number,
): Promise<string> {
  return database.transaction(async (db) => {
    await db.query("delete from import_runs where harvest = $1 and state <> 'RUNNING'", [name]);
    const [run] = await db.query<{ id: string }>(
      `insert into import_runs (id, file_name, source, harvest, state, started_by, created_at, started_at, report)
       values ($1::uuid, $2, $2, $2, 'RUNNING', $3::uuid, $4, $4, jsonb_build_object('sources', $5::jsonb))
           on conflict (harvest) where harvest is not null do update
          set started_by = excluded.started_by, report = excluded.report
       returning id`,
      [newId(now), name, by, instant(now), JSON.stringify(sources)],
    );
    if (run === undefined) throw new Error("A statement that returns a row returned none.");
    return run.id;
  });
}

export async function endRun(
  db: Db,
  id: string,
  state: "DONE" | "UNDONE" | "STOPPED",
  now: number,
): Promise<void> {
  await db.query("update import_runs set state = $2, ended_at = $3 where id = $1::uuid", [
    id,
    state,
    instant(now),
  ]);
}

/** Lets a worker undo this run, from the first try; false where another one was last, or it is under way already. */
export async function askToUndo(
  db: Db,
  { id, harvest }: Pick<HarvestRun, "id" | "harvest">,
  userId: string,
): Promise<boolean> {
  const rows = await db.query(
    `update import_runs set state = 'UNDOING', started_by = $3::uuid, attempts = 0
      where id = $1::uuid and harvest = $2 and state in ('DONE', 'STOPPED')
     returning id`,
    [id, harvest, userId],
  );
  return rows.length > 0;
}

/** Removes the marks of records that a run set. */
export async function unmarkVanished(db: Db, runId: string): Promise<void> {
  await db.query(
    `with marked as (
       select s.source, s.external_id
         from import_runs r join service_sources s on s.source = any(${SOURCES})
        where r.id = $1::uuid and s.vanished_at is not null and s.vanished_at >= r.created_at
        order by s.service_id
          for no key update of s)
     update service_sources s
        set vanished_at = null
       from marked
      where s.source = marked.source and s.external_id = marked.external_id`,
    [runId],
  );
}
