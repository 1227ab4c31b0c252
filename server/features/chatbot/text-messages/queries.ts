import type { Db } from "#server/base/sql/db.ts";

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

/** Remembers that a message came; false where it had. @param now epoch milliseconds */
export async function addReceived(db: Db, message: Buffer, now: number): Promise<boolean> {
  const rows = await db.query(
    `insert into received_texts (digest, received_on) values ($1, ($2::timestamptz at time zone 'UTC')::date)
         on conflict do nothing
     returning digest`,
    [message, new Date(now)],
  );
  return rows.length === 1;
}

/** Forgets a message that got no answer, so that it may be sent again. */
export async function removeReceived(db: Db, message: Buffer): Promise<void> {
  await db.query("delete from received_texts where digest = $1", [message]);
}

/** @param day `YYYY-MM-DD` */
export async function deleteReceivedBefore(db: Db, day: string): Promise<void> {
  await db.query("delete from received_texts where received_on < $1::date", [day]);
}
