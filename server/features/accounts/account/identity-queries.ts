import type { SignInMethod } from "#domain/accounts/users/user.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** Reads the id of the user with this identity; null where there is none. */
export async function readIdentity(db: Db, provider: SignInMethod, subject: string): Promise<string | null> {
  const [row] = await db.query<{ userId: string }>(
    `select user_id as "userId" from user_identities where provider = $1 and subject = $2`,
    [provider, subject],
  );
  return row?.userId ?? null;
}

/** False where the identity belongs to an account already. */
export async function addIdentity(
  db: Db,
  provider: SignInMethod,
  subject: string,
  userId: string,
): Promise<boolean> {
  const rows = await db.query(
    `insert into user_identities (provider, subject, user_id) values ($1, $2, $3::uuid)
         on conflict (provider, subject) do nothing returning user_id`,
    [provider, subject, userId],
  );
  return rows.length === 1;
}

/** The user with this address and whether it is confirmed. Locks the row until the transaction ends. */
export async function lockUserByEmail(
  db: Db,
  email: string,
): Promise<{ id: string; isConfirmed: boolean } | null> {
  const [row] = await db.query<{ id: string; isConfirmed: boolean }>(
    `select id, confirmed_at is not null as "isConfirmed" from users where email = $1 for no key update`,
    [email],
  );
  return row ?? null;
}

/** Whether anyone is signed in to an account or could sign in to it. */
export async function hasUnverifiedAccess(db: Db, userId: string, now: number): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>(
    `select exists (select from users where id = $1::uuid and password_hash is not null)
         or exists (select from user_identities where user_id = $1::uuid)
         or exists (select from passkeys where user_id = $1::uuid)
         or exists (select from sessions where user_id = $1::uuid and expires_at > $2) as has`,
    [userId, instant(now)],
  );
  return row?.has === true;
}

/** Removes identities that were linked before the address was confirmed. */
export async function removeIdentities(db: Db, userId: string): Promise<void> {
  await db.query("delete from user_identities where user_id = $1::uuid", [userId]);
}

/** Removes a password that was set before the address was confirmed. */
export async function removePassword(db: Db, userId: string): Promise<void> {
  await db.query("update users set password_hash = null where id = $1::uuid", [userId]);
}
