import type { Role } from "#domain/base/roles/role.ts";
import type { ImportItemKind, ImportState, ImportStep } from "#domain/imports/import-run.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** Counts from the preview of a package. */
export interface ImportCounts {
  readonly records: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly kept: number;
  readonly gone: number;
  readonly setAside: number;
}

export interface RunReport {
  readonly counts: ImportCounts;
  readonly setAsideReasons: readonly { readonly reason: string; readonly count: number }[];
  /** The names of the sources, of which an archive may have several; absent: one, before there could be several. */
  readonly sources?: readonly string[];
}

/** An import in the browser. Times are epoch milliseconds. */
export interface ImportRun {
  readonly id: string;
  readonly fileName: string;
  readonly source: string | null;
  /** Name of the source as stated by the person who uploaded the package. */
  readonly statedSource: string | null;
  /** ISO date. */
  readonly statedAsOf: string | null;
  readonly state: ImportState;
  readonly createdById: string | null;
  readonly createdByName: string | null;
  readonly startedById: string | null;
  readonly startedByName: string | null;
  readonly startedByRole: Role | null;
  readonly createdAt: number;
  readonly endedAt: number | null;
  readonly step: ImportStep | null;
  readonly done: number;
  readonly total: number;
  readonly isCancelled: boolean;
  readonly attempts: number;
  readonly problem: string | null;
  readonly report: RunReport | null;
  /** Services that it wrote and that can be undone. */
  readonly written: number;
  readonly left: number;
}

const OPEN = "('UPLOADING', 'PREVIEWING', 'READY', 'RUNNING', 'STOPPED', 'UNDOING')";

const RUN = `select r.id, r.file_name as "fileName", r.source, r.state,
       r.stated_source as "statedSource", r.stated_as_of as "statedAsOf",
       r.created_by as "createdById", c.display_name as "createdByName",
       r.started_by as "startedById", s.display_name as "startedByName", s.role as "startedByRole",
       r.created_at as "createdAt", r.ended_at as "endedAt", r.step, r.done, r.total,
       r.is_cancelled as "isCancelled", r.attempts, r.problem, r.report,
       (select count(*)::int from import_changes w where w.run_id = r.id) as written,
       (select count(*)::int from import_run_items i where i.run_id = r.id and i.kind = 'LEFT') as left
  from import_runs r
       left join users c on c.id = r.created_by
       left join users s on s.id = r.started_by`;

/** Newest first; those of harvests are not among them, as in all that follows. */
export async function readRuns(db: Db, limit: number): Promise<ImportRun[]> {
  return db.query<ImportRun>(
    `${RUN} where r.harvest is null order by r.created_at desc, r.id desc limit $1`,
    [limit],
  );
}

export async function readRun(db: Db, id: string): Promise<ImportRun | null> {
  const [row] = await db.query<ImportRun>(`${RUN} where r.id = $1::uuid and r.harvest is null`, [id]);
  return row ?? null;
}

/** The one that is open. */
export async function readOpenRun(db: Db): Promise<ImportRun | null> {
  const [row] = await db.query<ImportRun>(`${RUN} where r.state in ${OPEN} and r.harvest is null limit 1`);
  return row ?? null;
}

/** False where another one is open. */
export async function addRun(
  db: Db,
  run: Pick<ImportRun, "id" | "statedSource" | "statedAsOf"> & {
    readonly createdBy: string;
    readonly now: number;
  },
): Promise<boolean> {
  const rows = await db.query(
    `insert into import_runs (id, file_name, state, created_by, created_at, stated_source, stated_as_of)
     values ($1::uuid, '-', 'UPLOADING', $2::uuid, $3, $4, $5::date)
         on conflict do nothing
     returning id`,
    [run.id, run.createdBy, instant(run.now), run.statedSource, run.statedAsOf],
  );
  return rows.length > 0;
}

/** The package is there: it is to be previewed. */
export async function setUploaded(db: Db, id: string, fileName: string): Promise<void> {
  await db.query("update import_runs set state = 'PREVIEWING', file_name = $2 where id = $1::uuid", [
    id,
    fileName,
  ]);
}

export async function removeRun(db: Db, id: string): Promise<void> {
  await db.query("delete from import_runs where id = $1::uuid", [id]);
}

/** Changes the state, if it is one of those; false where it is not. */
export async function moveRun(
  db: Db,
  id: string,
  from: readonly ImportState[],
  to: ImportState,
): Promise<boolean> {
  const rows = await db.query(
    `update import_runs
        set state = $3, attempts = 0, is_cancelled = false, problem = null, step = null, done = 0, total = 0
      where id = $1::uuid and state = any($2::text[])
     returning id`,
    [id, from, to],
  );
  return rows.length > 0;
}

export async function setStarter(db: Db, id: string, userId: string, now: number): Promise<void> {
  await db.query(
    "update import_runs set started_by = $2::uuid, started_at = coalesce(started_at, $3) where id = $1::uuid",
    [id, userId, instant(now)],
  );
}

/** Asks the worker to stop; false where it does not work on this run. */
export async function askToCancel(db: Db, id: string): Promise<boolean> {
  const rows = await db.query(
    `update import_runs set is_cancelled = true
      where id = $1::uuid and state in ('PREVIEWING', 'RUNNING')
     returning id`,
    [id],
  );
  return rows.length > 0;
}

export interface RunEnd {
  readonly state: ImportState;
  readonly problem?: string | null;
  /** Epoch milliseconds; null: it is still open. */
  readonly endedAt: number | null;
}

export async function endRun(db: Db, id: string, { state, problem = null, endedAt }: RunEnd): Promise<void> {
  await db.query(
    `update import_runs
        set state = $2, problem = $3, ended_at = $4, step = case when $2 = 'STOPPED' then step end, attempts = 0
      where id = $1::uuid`,
    [id, state, problem, instant(endedAt)],
  );
}

/** Counts that a worker has begun; resolves to how often. */
export async function countAttempt(db: Db, id: string): Promise<number> {
  const [row] = await db.query<{ attempts: number }>(
    "update import_runs set attempts = attempts + 1 where id = $1::uuid returning attempts",
    [id],
  );
  return row?.attempts ?? 0;
}

/** Stores the progress; resolves to whether it is to stop. */
export async function saveProgress(
  db: Db,
  id: string,
  { step, done, total }: { readonly step: string; readonly done: number; readonly total: number },
): Promise<boolean> {
  const [row] = await db.query<{ isCancelled: boolean }>(
    `update import_runs set step = $2, done = $3, total = $4
      where id = $1::uuid
     returning is_cancelled as "isCancelled"`,
    [id, step, done, total],
  );
  return row?.isCancelled ?? true;
}

export async function savePreview(db: Db, id: string, source: string, report: RunReport): Promise<void> {
  await db.query("update import_runs set source = $2, report = $3::jsonb where id = $1::uuid", [
    id,
    source,
    JSON.stringify(report),
  ]);
}

export interface RunItem {
  readonly kind: ImportItemKind;
  readonly externalId: string | null;
  readonly serviceId: string | null;
  readonly name: string;
  readonly note: string | null;
  readonly fields: readonly string[];
}

/** Adds items behind those of their kind. */
export async function addItems(db: Db, runId: string, items: readonly RunItem[]): Promise<void> {
  if (items.length === 0) return;
  await db.query(
    `with last as (
       select kind, max(number) as number from import_run_items where run_id = $1::uuid group by kind)
     insert into import_run_items (run_id, kind, number, external_id, service_id, name, note, fields)
     select $1::uuid, i.kind,
            coalesce((select number from last where last.kind = i.kind), 0)
              + row_number() over (partition by i.kind order by i.place),
            i."externalId", i."serviceId", i.name, i.note, array(select jsonb_array_elements_text(i.fields))
       from (select (value ->> 'kind') as kind, value ->> 'externalId' as "externalId",
                    (value ->> 'serviceId')::uuid as "serviceId", value ->> 'name' as name,
                    value ->> 'note' as note, value -> 'fields' as fields, place
               from jsonb_array_elements($2::jsonb) with ordinality as all_items (value, place)) i`,
    [runId, JSON.stringify(items)],
  );
}

/** A preview that is made again begins anew. */
export async function removeItems(db: Db, runId: string): Promise<void> {
  await db.query("delete from import_run_items where run_id = $1::uuid", [runId]);
}

export async function readItems(
  db: Db,
  runId: string,
  kind: ImportItemKind,
  page: { readonly limit: number; readonly skip: number },
): Promise<RunItem[]> {
  return db.query<RunItem>(
    `select kind, external_id as "externalId", service_id as "serviceId", name, note, fields
       from import_run_items
      where run_id = $1::uuid and kind = $2
      order by number limit $3 offset $4`,
    [runId, kind, page.limit, page.skip],
  );
}

/** The services of records, by their ids in the source. */
export async function namesOfRecords(
  db: Db,
  source: string,
  externalIds: readonly string[],
): Promise<{ externalId: string; serviceId: string; name: string }[]> {
  return db.query(
    `select o.external_id as "externalId", s.id as "serviceId", s.name
       from service_sources o join services s on s.id = o.service_id
      where o.source = $1 and o.external_id = any($2::text[])
      order by o.external_id`,
    [source, externalIds],
  );
}

/** False where another worker works on imports. The lock ends with the transaction. */
export async function lockWorker(db: Db): Promise<boolean> {
  const [row] = await db.query<{ isMine: boolean }>(
    `set local idle_in_transaction_session_timeout = 0;
     select pg_try_advisory_xact_lock(hashtextextended('amparo import worker', 0)) as "isMine"`,
  );
  return row?.isMine === true;
}

/** Closes previews that no one has started, uploads that broke off, and all but the last `keep` runs. */
export async function pruneRuns(
  db: Db,
  before: {
    readonly uploads: number;
    readonly previews: number;
    readonly changes: number;
    readonly now: number;
  },
  keep: number,
): Promise<void> {
  await db.query("delete from import_runs where state = 'UPLOADING' and created_at < $1", [
    instant(before.uploads),
  ]);
  await db.query(
    "update import_runs set state = 'CANCELLED', ended_at = $2 where state = 'READY' and created_at < $1",
    [instant(before.previews), instant(before.now)],
  );
  await db.query(
    "delete from import_changes where run_id in (select id from import_runs where ended_at < $1)",
    [instant(before.changes)],
  );
  await db.query(
    `delete from import_runs
      where state not in ${OPEN} and harvest is null
        and id not in (select id from import_runs where harvest is null
                        order by created_at desc, id desc limit $1)`,
    [keep],
  );
}
