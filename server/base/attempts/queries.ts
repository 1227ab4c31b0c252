import { type Db, instant } from "#server/base/sql/db.ts";

/**
 * Counts one more under `digest`; false, without a change, when there are `max` already. A day that was forgotten
 * meanwhile is over, with all that was counted in it: then nothing is counted, and true.
 */
export async function countWithin(db: Db, day: string, digest: Buffer, max: number): Promise<boolean> {
  const [row] = await db.query<{ isWithin: boolean }>(
    `with kept_day as (select day from day_salts where day = $1::date for key share),
          counted as (
            insert into attempt_counts as kept (day, digest, attempts)
            select day, $2::bytea, 1 from kept_day
                on conflict (day, digest) do update set attempts = kept.attempts + 1 where kept.attempts < $3
            returning attempts)
     select exists (select from counted) or not exists (select from kept_day) as "isWithin"`,
    [day, digest, max],
  );
  return row?.isWithin === true;
}

/** The salt of a day (`YYYY-MM-DD`); null where it has none yet. */
export async function readSalt(db: Db, day: string): Promise<Buffer | null> {
  const [row] = await db.query<{ salt: Buffer }>("select salt from day_salts where day = $1::date", [day]);
  return row?.salt ?? null;
}

/** Stores the salt of a day, unless it has one. */
export async function addSalt(db: Db, day: string, salt: Buffer): Promise<void> {
  await db.query("insert into day_salts (day, salt) values ($1::date, $2) on conflict do nothing", [
    day,
    salt,
  ]);
}

/** Deletes the salts of earlier days with all counts under them. */
export async function deleteDaysBefore(db: Db, day: string): Promise<void> {
  await db.query("delete from day_salts where day < $1::date", [day]);
}

/** Requests to add, of one window that ends at `until`, epoch milliseconds. */
interface AddedRequests {
  readonly digest: Buffer;
  readonly until: number;
  readonly requests: number;
}

/** Adds them, and returns the sums by digest in hexadecimal. */
export async function addRequests(db: Db, added: readonly AddedRequests[]): Promise<Map<string, number>> {
  const rows = await db.query<{ digest: Buffer; requests: number }>(
    `insert into request_counts as kept (digest, until, requests)
     select * from unnest($1::bytea[], $2::timestamptz[], $3::int[]) as added (digest, until, requests)
      order by digest
         on conflict (digest, until) do update set requests = kept.requests + excluded.requests
     returning digest, requests`,
    [
      added.map(({ digest }) => digest),
      added.map(({ until }) => instant(until)),
      added.map(({ requests }) => requests),
    ],
  );
  return new Map(rows.map(({ digest, requests }) => [digest.toString("hex"), requests]));
}

/** Deletes what was counted in windows that ended before `now`, epoch milliseconds. */
export async function deleteEndedRequests(db: Db, now: number): Promise<void> {
  await db.query("delete from request_counts where until < $1", [instant(now)]);
}
