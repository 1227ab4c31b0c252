import type { SignInMethod } from "#domain/accounts/users/user.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

export interface Credentials {
  readonly id: string;
  /** Password hash; null for a user who only uses social sign-in. */
  readonly passwordHash: string | null;
}

export async function readCredentials(db: Db, email: string): Promise<Credentials | null> {
  const [row] = await db.query<Credentials>(
    `select id, password_hash as "passwordHash" from users where email = $1`,
    [email],
  );
  return row ?? null;
}

export async function readPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.query<{ passwordHash: string | null }>(
    `select password_hash as "passwordHash" from users where id = $1::uuid`,
    [userId],
  );
  return row?.passwordHash ?? null;
}

/** False where the hash has changed. Locks the row until the transaction ends. */
export async function lockPasswordHash(db: Db, userId: string, hash: string): Promise<boolean> {
  const rows = await db.query(
    "select id from users where id = $1::uuid and password_hash = $2 for no key update",
    [userId, hash],
  );
  return rows.length === 1;
}

export async function setPasswordHash(db: Db, userId: string, hash: string): Promise<void> {
  await db.query("update users set password_hash = $2 where id = $1::uuid", [userId, hash]);
}

/** Records a sign-in by this method. */
export async function recordSignIn(db: Db, userId: string, method: SignInMethod, now: number): Promise<void> {
  await db.query("update users set last_login_at = $3, last_method = $2 where id = $1::uuid", [
    userId,
    method,
    instant(now),
  ]);
}

/** False where the address was confirmed already. */
export async function setConfirmed(db: Db, userId: string, now: number): Promise<boolean> {
  const rows = await db.query(
    "update users set confirmed_at = $2 where id = $1::uuid and confirmed_at is null returning id",
    [userId, instant(now)],
  );
  return rows.length === 1;
}

/** False where deletion had been requested before. */
export async function setDeletionRequested(db: Db, userId: string, now: number): Promise<boolean> {
  const rows = await db.query(
    `update users set deletion_requested_at = $2
      where id = $1::uuid and deletion_requested_at is null returning id`,
    [userId, instant(now)],
  );
  return rows.length === 1;
}

/** Deletes expired sessions, links, challenges, and sign-ins that were never finished. */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.query("delete from sessions where expires_at <= $1", [instant(now)]);
  await db.query("delete from mailed_links where expires_at <= $1", [instant(now)]);
  await db.query("delete from factor_tokens where expires_at <= $1", [instant(now)]);
  await db.query("delete from passkey_challenges where expires_at <= $1", [instant(now)]);
}
