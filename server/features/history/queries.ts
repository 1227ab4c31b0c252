import type { Page } from "#domain/contract/paging.ts";
import type { HistoryAction, HistoryThing } from "#domain/history/actions.ts";
import { type Db, instant } from "#server/sql/db.ts";

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
}

/** Inserts rows that differ only in the thing and in what changed. */
export async function addHistory(
  db: Db,
  shared: Omit<HistoryRow, "thingId" | "before" | "after">,
  rows: readonly Pick<HistoryRow, "thingId" | "before" | "after">[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.query(
    `insert into history (thing, thing_id, action, actor_id, actor_role, at, before, after, why)
     select $1, thing_id, $2, $3::uuid, $4, $5, before::jsonb, after::jsonb, $6
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
    ],
  );
}

export interface HistoryQuery extends Page {
  readonly thing: HistoryThing | null;
  readonly thingId: string | null;
  readonly actorId: string | null;
}

/** A change as read from the database. */
export interface RecordedChange {
  readonly id: number;
  readonly thing: HistoryThing;
  readonly thingId: string;
  readonly action: string;
  readonly actorId: string | null;
  /** Null where the account is gone. */
  readonly actorName: string | null;
  readonly actorRole: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly before: unknown;
  readonly after: unknown;
  readonly why: string | null;
}

/** Newest first. */
export async function readHistory(db: Db, query: HistoryQuery): Promise<RecordedChange[]> {
  return db.query<RecordedChange>(
    `select h.id, h.thing, h.thing_id as "thingId", h.action, h.actor_id as "actorId",
            u.display_name as "actorName", h.actor_role as "actorRole", h.at, h.before, h.after, h.why
       from history h left join users u on u.id = h.actor_id
      where ($1::text is null or h.thing = $1) and ($2::text is null or h.thing_id = $2)
        and ($3::uuid is null or h.actor_id = $3)
      order by h.id desc
      limit $4 offset $5`,
    [query.thing, query.thingId, query.actorId, query.limit, query.skip],
  );
}
