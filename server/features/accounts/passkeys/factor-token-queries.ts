import type { SignInMethod } from "#domain/accounts/users/user.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** A sign-in that waits for its second factor. */
export interface FactorToken {
  /** UUID. */
  readonly userId: string;
  /** Method of its first factor. */
  readonly method: SignInMethod;
}

export async function addFactorToken(
  db: Db,
  tokenDigest: Buffer,
  { userId, method }: FactorToken,
  expiresAt: number,
): Promise<void> {
  await db.query(
    "insert into factor_tokens (token_digest, user_id, method, expires_at) values ($1, $2::uuid, $3, $4)",
    [tokenDigest, userId, method, instant(expiresAt)],
  );
}

/** Reads a factor token; null where it is expired or used. */
export async function readFactorToken(db: Db, tokenDigest: Buffer, now: number): Promise<FactorToken | null> {
  const [row] = await db.query<FactorToken>(
    `select user_id as "userId", method from factor_tokens where token_digest = $1 and expires_at > $2`,
    [tokenDigest, instant(now)],
  );
  return row ?? null;
}

/** Reads a factor token and counts an attempt; null after `max` of them too. */
export async function countFactorAttempt(
  db: Db,
  tokenDigest: Buffer,
  max: number,
  now: number,
): Promise<FactorToken | null> {
  const [row] = await db.query<FactorToken>(
    `update factor_tokens set attempts = attempts + 1
      where token_digest = $1 and expires_at > $2 and attempts < $3
      returning user_id as "userId", method`,
    [tokenDigest, instant(now), max],
  );
  return row ?? null;
}

/** Uses up a token: of two concurrent calls one gets true. */
export async function consumeFactorToken(db: Db, tokenDigest: Buffer): Promise<boolean> {
  const rows = await db.query("delete from factor_tokens where token_digest = $1 returning user_id", [
    tokenDigest,
  ]);
  return rows.length === 1;
}
