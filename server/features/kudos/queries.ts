import type { Db } from "#server/sql/db.ts";

/** Whether this device has thanked for this service; null where there is no such public service. */
export async function findKudo(db: Db, serviceId: string, deviceDigest: Buffer): Promise<boolean | null> {
  const [row] = await db.query<{ isKnown: boolean }>(
    `select exists (select from kudos where service_id = s.id and device_digest = $2) as "isKnown"
       from public_services s
      where s.id = $1::uuid`,
    [serviceId, deviceDigest],
  );
  return row?.isKnown ?? null;
}

/** False where it is there already, or was added at the same moment. */
export async function addKudo(db: Db, serviceId: string, deviceDigest: Buffer): Promise<boolean> {
  const rows = await db.query(
    `insert into kudos (service_id, device_digest) values ($1::uuid, $2)
         on conflict do nothing
     returning service_id`,
    [serviceId, deviceDigest],
  );
  return rows.length === 1;
}

/** One more; neither its version nor its date changes with it. False where the service is no longer public. */
export async function countKudo(db: Db, serviceId: string): Promise<boolean> {
  const rows = await db.query(
    "update services set likes = likes + 1 where id = $1::uuid and is_public returning id",
    [serviceId],
  );
  return rows.length === 1;
}

/** Counts one more under `digest`, unless there are `most` already: then false, and nothing has changed. */
export async function countWithin(db: Db, day: string, digest: Buffer, most: number): Promise<boolean> {
  const rows = await db.query(
    `insert into kudo_counts as kept (day, digest, given) values ($1::date, $2, 1)
         on conflict (day, digest) do update set given = kept.given + 1 where kept.given < $3
     returning given`,
    [day, digest, most],
  );
  return rows.length === 1;
}

/** The secret of a day, `YYYY-MM-DD`; null where it has none yet. */
export async function readSalt(db: Db, day: string): Promise<Buffer | null> {
  const [row] = await db.query<{ salt: Buffer }>("select salt from kudo_salts where day = $1::date", [day]);
  return row?.salt ?? null;
}

/** Keeps the secret of a day, unless it has one. */
export async function addSalt(db: Db, day: string, salt: Buffer): Promise<void> {
  await db.query("insert into kudo_salts (day, salt) values ($1::date, $2) on conflict do nothing", [
    day,
    salt,
  ]);
}

/** Removes the secrets of earlier days, with all that was counted under them. */
export async function forgetDaysBefore(db: Db, day: string): Promise<void> {
  await db.query("delete from kudo_salts where day < $1::date", [day]);
}
