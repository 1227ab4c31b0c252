import { type Db, instant } from "#server/base/sql/db.ts";

/** The purpose of a challenge, and the session or token that it is bound to; null: anyone may answer it. */
export type ChallengeUse =
  | { readonly purpose: "SIGN_IN"; readonly boundTo: null }
  | { readonly purpose: "ADD" | "SECOND_FACTOR" | "ENROLLMENT"; readonly boundTo: string };

/** @param digest SHA-256 of the challenge's text */
export async function addChallenge(
  db: Db,
  digest: Buffer,
  { purpose, boundTo }: ChallengeUse,
  expiresAt: number,
): Promise<void> {
  await db.query(
    "insert into passkey_challenges (challenge_digest, purpose, bound_to, expires_at) values ($1, $2, $3, $4)",
    [digest, purpose, boundTo, instant(expiresAt)],
  );
}

/** Uses up a challenge: of two concurrent calls one gets true. */
export async function consumeChallenge(
  db: Db,
  digest: Buffer,
  { purpose, boundTo }: ChallengeUse,
  now: number,
): Promise<boolean> {
  const rows = await db.query(
    `delete from passkey_challenges
      where challenge_digest = $1 and purpose = $2 and bound_to is not distinct from $3 and expires_at > $4
      returning purpose`,
    [digest, purpose, boundTo, instant(now)],
  );
  return rows.length === 1;
}
