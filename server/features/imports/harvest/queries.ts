import type { Role } from "#domain/base/roles/role.ts";
import type { HarvestFaultKind } from "#domain/imports/harvest/harvest-fault.ts";
import type { HarvestSource } from "#domain/imports/harvest/harvest-setting.ts";
import type { HarvestPreview, HarvestResult } from "#domain/imports/harvest/harvest-state.ts";
import type { WaitingReason } from "#domain/imports/harvest/many-changes.ts";
import type { Validator } from "#server/base/outside/harvest/polite-getter.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** Position from which an unfinished fetch continues. */
export type HarvestCursor =
  | {
      /** `pages`: its list of services; `rest`: what the feed names and the list did not. */
      readonly step: "pages" | "rest";
      /** Number of the fetch, which distinguishes its records from those of earlier ones. */
      readonly number: number;
      readonly page: number;
      /** Number of times the list was read, since it changed meanwhile. */
      readonly round: number;
      /** End of the feed when the fetch began; null: there is no feed. */
      readonly feed: string | null;
      /** Position in the feed while what is left is fetched; null: the beginning. */
      readonly after: string | null;
      /** Epoch milliseconds. */
      readonly startedAt: number;
    }
  | {
      readonly step: "package";
      /** Pieces and bytes that are there. */
      readonly pieces: number;
      readonly bytes: number;
      readonly validator: Validator;
    }
  | {
      readonly step: "folder";
      /** Index of the next file, among those that the description names. */
      readonly at: number;
      /** Bytes of those before it. */
      readonly taken: number;
      /** Validators of the files before it and of the description, sent when they are requested again. */
      readonly done: Readonly<Record<string, Validator>>;
      /** Pieces and bytes of the next that are there. */
      readonly pieces: number;
      readonly bytes: number;
      readonly validator: Validator;
    };

/** A source as it is stored. Times are epoch milliseconds. */
export interface HarvestRow {
  readonly name: string;
  readonly address: string;
  readonly kind: "API" | "PACKAGE" | null;
  readonly cursor: HarvestCursor | null;
  readonly validators: Readonly<Record<string, Validator>>;
  readonly feed: string | null;
  readonly copiedAt: number | null;
  readonly copy: number;
  readonly appliedCopy: number;
  readonly preview: HarvestPreview | null;
  readonly waitsBecause: WaitingReason | null;
  readonly waitsSince: number | null;
  readonly approvedCopy: number | null;
  readonly approvedById: string | null;
  readonly approvedByRole: Role | null;
  readonly declinedCopy: number | null;
  readonly nextAt: number;
  readonly triedAt: number | null;
  readonly succeededAt: number | null;
  readonly result: HarvestResult | null;
  readonly problem: { readonly kind: HarvestFaultKind; readonly detail: string } | null;
  readonly failures: number;
}

const ROW = `select h.name, h.address, h.kind, h.cursor, h.validators, h.feed, h.copied_at as "copiedAt", h.copy,
       h.applied_copy as "appliedCopy", h.preview, h.waits_because as "waitsBecause", h.waits_since as "waitsSince",
       h.approved_copy as "approvedCopy", h.approved_by as "approvedById", u.role as "approvedByRole",
       h.declined_copy as "declinedCopy", h.next_at as "nextAt", h.tried_at as "triedAt",
       h.succeeded_at as "succeededAt", h.result, h.problem, h.failures
  from harvests h left join users u on u.id = h.approved_by`;

export async function readHarvests(db: Db, names: readonly string[]): Promise<HarvestRow[]> {
  return db.query<HarvestRow>(`${ROW} where h.name = any($1::text[])`, [names]);
}

export async function readHarvest(db: Db, name: string): Promise<HarvestRow | null> {
  const [row] = await readHarvests(db, [name]);
  return row ?? null;
}

/** Adds sources that are new in the setting, due right away; one with a changed address starts over. */
export async function keepHarvests(db: Db, sources: readonly HarvestSource[], now: number): Promise<void> {
  const [names, addresses] = [sources.map(({ name }) => name), sources.map(({ address }) => address)];
  await db.query(
    `delete from harvests h using unnest($1::text[], $2::text[]) as s (name, address)
      where h.name = s.name and h.address <> s.address`,
    [names, addresses],
  );
  await db.query(
    `insert into harvests (name, address, next_at)
     select name, address, $3 from unnest($1::text[], $2::text[]) as s (name, address)
         on conflict do nothing`,
    [names, addresses, instant(now)],
  );
}

/** Whether a worker has something to do for one of these sources. */
export async function isHarvestDue(db: Db, names: readonly string[], now: number): Promise<boolean> {
  const rows = await db.query(
    `select from unnest($1::text[]) as s (name) left join harvests h using (name)
      where h.name is null or h.next_at <= $2 or (h.preview is not null and h.approved_copy = h.copy)
         or exists (select from import_runs r where r.harvest = s.name and r.state = 'UNDOING')
      limit 1`,
    [names, instant(now)],
  );
  return rows.length > 0;
}

/** False where another process harvests. The lock ends with the transaction. */
export async function lockHarvest(db: Db): Promise<boolean> {
  const [row] = await db.query<{ isMine: boolean }>(
    `set local idle_in_transaction_session_timeout = 0;
     select pg_try_advisory_xact_lock(hashtextextended('amparo harvest', 0)) as "isMine"`,
  );
  return row?.isMine === true;
}

export async function saveKind(db: Db, name: string, kind: "API" | "PACKAGE"): Promise<void> {
  await db.query("update harvests set kind = $2 where name = $1", [name, kind]);
}

export async function saveCursor(db: Db, name: string, cursor: HarvestCursor | null): Promise<void> {
  await db.query("update harvests set cursor = $2::jsonb where name = $1", [
    name,
    cursor === null ? null : JSON.stringify(cursor),
  ]);
}

export async function saveValidator(db: Db, name: string, page: string, validator: Validator): Promise<void> {
  await db.query(
    "update harvests set validators = validators || jsonb_build_object($2::text, $3::jsonb) where name = $1",
    [name, page, JSON.stringify(validator)],
  );
}

export async function saveFeed(db: Db, name: string, feed: string): Promise<void> {
  await db.query("update harvests set feed = $2 where name = $1", [name, feed]);
}

/** The copy is not what it was. */
export async function raiseCopy(db: Db, name: string): Promise<void> {
  await db.query("update harvests set copy = copy + 1 where name = $1", [name]);
}

/** A fetch came to its end. */
export async function endFetch(
  db: Db,
  name: string,
  { feed, startedAt }: { readonly feed: string | null; readonly startedAt: number },
): Promise<void> {
  await db.query("update harvests set cursor = null, feed = $2, copied_at = $3 where name = $1", [
    name,
    feed,
    instant(startedAt),
  ]);
}

/** Something waits for a person. */
export async function savePreview(
  db: Db,
  name: string,
  preview: HarvestPreview,
  because: WaitingReason,
  now: number,
): Promise<void> {
  await db.query(
    `update harvests
        set preview = $2::jsonb, waits_because = $3, waits_since = coalesce(waits_since, $4)
      where name = $1`,
    [name, JSON.stringify(preview), because, instant(now)],
  );
}

/** The copy is in the directory, and nothing waits any more. */
export async function noteApplied(db: Db, name: string, copy: number): Promise<void> {
  await db.query(
    `update harvests
        set applied_copy = $2, preview = null, waits_because = null, waits_since = null, approved_copy = null,
            approved_by = null, declined_copy = null
      where name = $1`,
    [name, copy],
  );
}

/** Deletes the preview, so that nothing waits any more. */
export async function forgetPreview(db: Db, name: string): Promise<void> {
  await db.query(
    `update harvests set preview = null, waits_because = null, waits_since = null, approved_copy = null,
            approved_by = null
      where name = $1`,
    [name],
  );
}

export interface HarvestEnd {
  readonly result: HarvestResult;
  readonly problem?: HarvestRow["problem"];
  readonly failures: number;
  readonly nextAt: number;
  readonly now: number;
}

export async function endHarvest(db: Db, name: string, end: HarvestEnd): Promise<void> {
  const { result, problem = null, failures, nextAt, now } = end;
  await db.query(
    `update harvests
        set result = $2, problem = $3::jsonb, failures = $4, next_at = $5, tried_at = $6,
            succeeded_at = case when $2 = 'FAILED' then succeeded_at else $6::timestamptz end
      where name = $1`,
    [
      name,
      result,
      problem === null ? null : JSON.stringify(problem),
      failures,
      instant(nextAt),
      instant(now),
    ],
  );
  await db.query(
    `insert into harvest_results as r (harvest, result, count) values ($1, $2, 1)
         on conflict (harvest, result) do update set count = r.count + 1`,
    [name, result],
  );
}

/** Makes a source due right away. */
export async function askForHarvest(db: Db, name: string, now: number): Promise<void> {
  await db.query("update harvests set next_at = least(next_at, $2) where name = $1", [name, instant(now)]);
}

/** Lets no one begin before. */
export async function delayHarvest(db: Db, name: string, until: number): Promise<void> {
  await db.query("update harvests set next_at = greatest(next_at, $2) where name = $1", [
    name,
    instant(until),
  ]);
}

/** Takes over what is shown; false where it is not this copy any more. */
export async function approveCopy(db: Db, name: string, copy: number, userId: string): Promise<boolean> {
  const rows = await db.query(
    `update harvests set approved_copy = copy, approved_by = $3::uuid, declined_copy = null
      where name = $1 and copy = $2 and preview is not null
     returning name`,
    [name, copy, userId],
  );
  return rows.length > 0;
}

/** Leaves everything as it is until the source changes again; false where it is not this copy any more. */
export async function declineCopy(db: Db, name: string, copy: number): Promise<boolean> {
  const rows = await db.query(
    `update harvests
        set declined_copy = copy, preview = null, waits_because = null, waits_since = null
      where name = $1 and copy = $2 and preview is not null and approved_copy is distinct from copy
     returning name`,
    [name, copy],
  );
  return rows.length > 0;
}

/** Counts the public services of each of these sources that have vanished from it. */
export async function countVanished(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ source: string; count: number }>(
    `select h.name as source, count(*)::int as count
       from unnest($1::text[]) as h (name)
       join service_sources r on r.source = h.name or starts_with(r.source, h.name || ': ')
       join services s on s.id = r.service_id
      where r.vanished_at is not null and s.is_public
      group by h.name`,
    [names],
  );
  return new Map(rows.map(({ source, count }) => [source, count]));
}

/** Counts the sources with something that waits for a person. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from harvests where preview is not null and approved_copy is distinct from copy`,
  );
  return row?.count ?? 0;
}

/** Notes that administrators were notified; resolves to the sources about which they had not been. */
export async function noteTold(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `update harvests set told_since = waits_since
      where name = any($1::text[]) and waits_since is not null and told_since is distinct from waits_since
        and approved_copy is distinct from copy
     returning name`,
    [names],
  );
  return rows.map(({ name }) => name).sort();
}

/** Deletes the previews of sources that are no longer in the setting. */
export async function forgetPreviewsBut(db: Db, names: readonly string[]): Promise<void> {
  await db.query(
    `update harvests set preview = null, waits_because = null, waits_since = null, approved_copy = null,
            approved_by = null
      where preview is not null and name <> all($1::text[])`,
    [names],
  );
}
