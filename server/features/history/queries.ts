import { type Db, instant } from "#server/sql/db.ts";
import type { HistoryThing } from "./keep-history.ts";

/** A row as it is kept: JSON already written. */
export interface HistoryRow {
  readonly thing: HistoryThing;
  readonly thingId: string;
  readonly action: string;
  readonly actorId: string | null;
  readonly actorRole: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly before: string | null;
  readonly after: string | null;
  readonly why: string | null;
}

export async function addHistory(db: Db, row: HistoryRow): Promise<void> {
  await db.query(
    `insert into history (thing, thing_id, action, actor_id, actor_role, at, before, after, why)
     values ($1, $2, $3, $4::uuid, $5, $6, $7::jsonb, $8::jsonb, $9)`,
    [
      row.thing,
      row.thingId,
      row.action,
      row.actorId,
      row.actorRole,
      instant(row.at),
      row.before,
      row.after,
      row.why,
    ],
  );
}
