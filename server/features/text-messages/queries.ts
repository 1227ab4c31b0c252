import type { Db } from "#server/sql/db.ts";

/** Remembers that a number said STOP; false where it had. @param now epoch milliseconds */
export async function addStop(db: Db, number: Buffer, now: number): Promise<boolean> {
  const rows = await db.query(
    `insert into stopped_numbers (digest, stopped_on) values ($1, ($2::timestamptz at time zone 'UTC')::date)
         on conflict do nothing
     returning digest`,
    [number, new Date(now)],
  );
  return rows.length === 1;
}

/** False where the number had not said STOP. */
export async function removeStop(db: Db, number: Buffer): Promise<boolean> {
  const rows = await db.query("delete from stopped_numbers where digest = $1 returning digest", [number]);
  return rows.length === 1;
}

export async function isStopped(db: Db, number: Buffer): Promise<boolean> {
  const rows = await db.query("select from stopped_numbers where digest = $1", [number]);
  return rows.length === 1;
}
