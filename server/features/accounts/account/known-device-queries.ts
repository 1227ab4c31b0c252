import { type Db, instant } from "#server/base/sql/db.ts";

/** Whether this token belongs to a device that is known to the account with this address. */
export async function isDeviceKnown(
  db: Db,
  tokenDigest: Buffer,
  email: string,
  now: number,
): Promise<boolean> {
  const rows = await db.query(
    `select from known_devices d join users u on u.id = d.user_id
      where d.token_digest = $1 and u.email = $2 and d.expires_at > $3`,
    [tokenDigest, email, instant(now)],
  );
  return rows.length === 1;
}

/** Replaces a device's token for every account that knows the device. */
export async function replaceDeviceToken(db: Db, old: Buffer, tokenDigest: Buffer): Promise<void> {
  await db.query("update known_devices set token_digest = $2 where token_digest = $1", [old, tokenDigest]);
}

export async function addKnownDevice(
  db: Db,
  tokenDigest: Buffer,
  userId: string,
  expiresAt: number,
): Promise<void> {
  await db.query(
    `insert into known_devices (token_digest, user_id, expires_at) values ($1, $2::uuid, $3)
         on conflict (token_digest, user_id) do update set expires_at = excluded.expires_at`,
    [tokenDigest, userId, instant(expiresAt)],
  );
}

/** Forgets every device of a user. */
export async function removeKnownDevices(db: Db, userId: string): Promise<void> {
  await db.query("delete from known_devices where user_id = $1::uuid", [userId]);
}

/** Deletes expired devices, and of each user those beyond the `max` latest. */
export async function deleteOldDevices(db: Db, max: number, now: number): Promise<void> {
  await db.query(
    `delete from known_devices d
      using (select token_digest, user_id, expires_at,
                    row_number() over (partition by user_id order by expires_at desc, token_digest) as place
               from known_devices) as ranked
      where d.token_digest = ranked.token_digest and d.user_id = ranked.user_id
        and (ranked.place > $1 or ranked.expires_at <= $2)`,
    [max, instant(now)],
  );
}
