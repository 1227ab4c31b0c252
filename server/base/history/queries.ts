import type { Page } from "#domain/base/contract/paging.ts";
import type { HistoryAction, HistoryThing } from "#domain/base/history/actions.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import { folded } from "#server/base/sql/folded.ts";

/** A row to insert, with serialized JSON. */
export interface HistoryRow {
  readonly thing: HistoryThing;
  readonly thingId: string;
  readonly action: HistoryAction;
  readonly actorId: string | null;
  readonly actorRole: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly before: string | null;
  readonly after: string | null;
  readonly why: string | null;
  /** The change that this one undoes. */
  readonly undoes?: number | null;
  /** True where a service was changed at all sites of its program. */
  readonly isForProgram?: boolean;
}

/** Inserts rows that differ only in the thing and in what changed. */
export async function addHistory(
  db: Db,
  shared: Omit<HistoryRow, "thingId" | "before" | "after">,
  rows: readonly Pick<HistoryRow, "thingId" | "before" | "after">[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.query(
    `insert into history (thing, thing_id, action, actor_id, actor_role, at, before, after, why, undoes,
                          is_for_program)
     select $1, thing_id, $2, $3::uuid, $4, $5, before::jsonb, after::jsonb, $6, $10::bigint, $11
       from unnest($7::text[], $8::text[], $9::text[]) with ordinality as row (thing_id, before, after, number)
      order by number`,
    [
      shared.thing,
      shared.action,
      shared.actorId,
      shared.actorRole,
      instant(shared.at),
      shared.why,
      rows.map(({ thingId }) => thingId),
      rows.map(({ before }) => before),
      rows.map(({ after }) => after),
      shared.undoes ?? null,
      shared.isForProgram ?? false,
    ],
  );
}

export interface HistoryQuery extends Page {
  readonly thing: HistoryThing | null;
  readonly thingId: string | null;
  readonly actorId: string | null;
  /** Part of the name or address of who made the change. */
  readonly person: string | null;
  /** Part of the name of the service that was changed. */
  readonly service: string | null;
  /** Epoch milliseconds. */
  readonly since: number | null;
  /** Epoch milliseconds, not included. */
  readonly until: number | null;
}

/** A change as read from the database. */
export interface RecordedChange {
  readonly id: number;
  readonly thing: HistoryThing;
  readonly thingId: string;
  readonly action: string;
  readonly actorId: string | null;
  /** Name of the account or API key; null where the account is gone. */
  readonly actorName: string | null;
  readonly actorRole: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly before: unknown;
  readonly after: unknown;
  readonly why: string | null;
  /** True where a service was changed at all sites of its program. */
  readonly isForProgram: boolean;
  /** Ids of the change that it undoes, and of the latest that undoes it. */
  readonly undoes: number | null;
  readonly undoneBy: number | null;
}

/** A change to undo. */
export type ChangeToUndo = Pick<RecordedChange, "id" | "thing" | "thingId" | "action" | "at"> & {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};

/** Reads a change; null where there is none. */
export async function readChange(db: Db, id: number): Promise<ChangeToUndo | null> {
  const [row] = await db.query<ChangeToUndo>(
    `select id, thing, thing_id as "thingId", action, at, before, after from history where id = $1`,
    [id],
  );
  return row ?? null;
}

/** Reads the latest change of a service, except its translations; null where there is none. @param id a UUID */
export async function readLatestChange(db: Db, id: string): Promise<ChangeToUndo | null> {
  const [row] = await db.query<ChangeToUndo>(
    `select id, thing, thing_id as "thingId", action, at, before, after from history
      where thing = 'SERVICE' and thing_id = $1 and action <> 'TRANSLATE'
      order by id desc limit 1`,
    [id],
  );
  return row ?? null;
}

/** Whether the latest decision about a service was undone. @param id a UUID */
export async function isReopened(db: Db, id: string): Promise<boolean> {
  const [row] = await db.query<{ action: string }>(
    `select action from history
      where thing = 'SERVICE' and thing_id = $1
        and action in ('APPROVE', 'APPROVE_EDIT', 'REFUSE', 'REFUSE_EDIT', 'REOPEN')
      order by id desc limit 1`,
    [id],
  );
  return row?.action === "REOPEN";
}

/**
 * Whether an undo need not be announced: it was undone, or it undid a change that was not announced either, because
 * that one undid another one less than `withinMs` before.
 *
 * @param id of the change that was undone
 */
export async function isUndoTakenBack(db: Db, id: number, withinMs: number): Promise<boolean> {
  const [row] = await db.query<{ isTakenBack: boolean }>(
    `select exists (select from history again where again.undoes = u.id)
            or exists (select from history first
                        where first.id = u.undoes and first.undoes is not null
                          and u.at < first.at + $2 * interval '1 millisecond') as "isTakenBack"
       from history u where u.undoes = $1 order by u.id desc limit 1`,
    [id, withinMs],
  );
  return row?.isTakenBack === true;
}

/** Reads the latest change that undoes this one; null where there is none. */
export async function readUndoing(db: Db, id: number): Promise<Pick<RecordedChange, "id" | "action"> | null> {
  const [row] = await db.query<Pick<RecordedChange, "id" | "action">>(
    "select id, action from history where undoes = $1 order by id desc limit 1",
    [id],
  );
  return row ?? null;
}

/**
 * Reads the current names of services, accounts, lines, contacts, organizations, invitations and API keys by id.
 *
 * @param ids UUIDs
 */
export async function readNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; name: string }>(
    `select id, name from services where id = any($1::uuid[])
     union all select id, display_name from users where id = any($1::uuid[])
     union all select id, name from crisis_lines where id = any($1::uuid[])
     union all select id, name from regional_contacts where id = any($1::uuid[])
     union all select id, name from organizations where id = any($1::uuid[])
     union all select id, email from invitations where id = any($1::uuid[])
     union all select id, name from api_keys where id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Newest first. */
export async function readHistory(db: Db, query: HistoryQuery): Promise<RecordedChange[]> {
  return db.query<RecordedChange>(
    `select h.id, h.thing, h.thing_id as "thingId", h.action, h.actor_id as "actorId",
            coalesce(u.display_name, k.name) as "actorName", h.actor_role as "actorRole", h.at, h.before, h.after, h.why,
            h.is_for_program as "isForProgram", h.undoes,
            (select max(r.id) from history r where r.undoes = h.id) as "undoneBy"
       from history h
       left join users u on u.id = h.actor_id
       left join api_keys k on k.id = h.actor_id
      where ($1::text is null or h.thing = $1) and ($2::text is null or h.thing_id = $2)
        and ($3::uuid is null or h.actor_id = $3)
        and ($6::text is null
             or h.actor_id in (select a.id from users a
                                where position(${folded("$6::text")} in ${folded("a.display_name")}) > 0
                                   or position(lower($6::text) in a.email) > 0
                               union all
                               select b.id from api_keys b
                                where position(${folded("$6::text")} in ${folded("b.name")}) > 0))
        and ($7::text is null
             or (h.thing = 'SERVICE'
                 and h.thing_id in (select n.id::text from services n
                                     where position(${folded("$7::text")} in ${folded("n.name")}) > 0)))
        and ($8::timestamptz is null or h.at >= $8) and ($9::timestamptz is null or h.at < $9)
      order by h.id desc
      limit $4 offset $5`,
    [
      query.thing,
      query.thingId,
      query.actorId,
      query.limit,
      query.skip,
      query.person,
      query.service,
      instant(query.since),
      instant(query.until),
    ],
  );
}
