import type { DateRangeEntry, ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** A closing that stands, or of which the entries were not tidied yet. */
export interface StoredDayClosing {
  readonly entries: readonly DateRangeEntry[];
  /** Epoch milliseconds. */
  readonly overAt: number;
  /** The source that the closed days came from; null: they were entered here. */
  readonly closedFrom: number | null;
  readonly closedBefore: readonly ScheduleEntry[];
}

export async function readDayClosing(db: Db, serviceId: string): Promise<StoredDayClosing | null> {
  const [row] = await db.query<StoredDayClosing>(
    `select entries, over_at as "overAt", closed_from as "closedFrom", closed_before as "closedBefore"
       from day_closings where service_id = $1::uuid`,
    [serviceId],
  );
  return row ?? null;
}

/** Notes a closing in the place of the one before. */
export async function noteDayClosing(
  db: Db,
  serviceId: string,
  { entries, overAt, closedFrom, closedBefore }: StoredDayClosing,
): Promise<void> {
  await db.query(
    `insert into day_closings (service_id, entries, over_at, closed_from, closed_before)
     values ($1::uuid, $2::jsonb, $3, $4, $5::jsonb)
         on conflict (service_id) do update
        set entries = excluded.entries, over_at = excluded.over_at, closed_from = excluded.closed_from,
            closed_before = excluded.closed_before`,
    [serviceId, JSON.stringify(entries), instant(overAt), closedFrom, JSON.stringify(closedBefore)],
  );
}

export async function forgetDayClosing(db: Db, serviceId: string): Promise<void> {
  await db.query("delete from day_closings where service_id = $1::uuid", [serviceId]);
}

/** The services of which a closing is over, those over for longest first. */
export async function findOverDayClosings(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select service_id as id from day_closings where over_at <= $1 order by over_at, service_id limit $2`,
    [instant(now), limit],
  );
  return rows.map(({ id }) => id);
}
