import { type Db, instant } from "#server/base/sql/db.ts";

/** A passkey as it is stored. Times are epoch milliseconds. */
export interface PasskeyRow {
  /** UUID. */
  readonly id: string;
  readonly userId: string;
  readonly credentialId: Buffer;
  /** Public key in the COSE format. */
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

const COLUMNS = `id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey",
            counter::float8 as counter, transports, name, created_at as "createdAt", last_used_at as "lastUsedAt"`;

/** Oldest first. */
export async function readPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db.query<PasskeyRow>(
    `select ${COLUMNS} from passkeys where user_id = $1::uuid order by created_at, id`,
    [userId],
  );
}

export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  const rows = await db.query("select from passkeys where user_id = $1::uuid limit 1", [userId]);
  return rows.length === 1;
}

/** Reads the passkey of this credential, of any user. */
export async function readPasskey(db: Db, credentialId: Buffer): Promise<PasskeyRow | null> {
  const [row] = await db.query<PasskeyRow>(`select ${COLUMNS} from passkeys where credential_id = $1`, [
    credentialId,
  ]);
  return row ?? null;
}

/** False where the credential is known already. */
export async function insertPasskey(db: Db, passkey: PasskeyRow): Promise<boolean> {
  const rows = await db.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1::uuid, $2::uuid, $3, $4, $5, $6::text[], $7, $8)
         on conflict (credential_id) do nothing returning id`,
    [
      passkey.id,
      passkey.userId,
      passkey.credentialId,
      passkey.publicKey,
      passkey.counter,
      passkey.transports,
      passkey.name,
      instant(passkey.createdAt),
    ],
  );
  return rows.length === 1;
}

/** Records a use; false where the passkey is gone, or was used since it was read. */
export async function setPasskeyUsed(
  db: Db,
  { id, counter }: Pick<PasskeyRow, "id" | "counter">,
  newCounter: number,
  now: number,
): Promise<boolean> {
  const rows = await db.query(
    `update passkeys set counter = $3, last_used_at = $4
      where id = $1::uuid and counter = $2 returning id`,
    [id, counter, newCounter, instant(now)],
  );
  return rows.length === 1;
}

/** Renames a passkey; null where the user has no such passkey. */
export async function setPasskeyName(
  db: Db,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | null> {
  const [row] = await db.query<PasskeyRow>(
    `update passkeys set name = $3 where id = $1::uuid and user_id = $2::uuid returning ${COLUMNS}`,
    [id, userId, name],
  );
  return row ?? null;
}

/** False where the user has no such passkey. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.query(
    "delete from passkeys where id = $1::uuid and user_id = $2::uuid returning id",
    [id, userId],
  );
  return rows.length === 1;
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.query("delete from recovery_codes where user_id = $1::uuid", [userId]);
}

/**
 * Removes every passkey and recovery code of a user, and the sign-ins that wait for one.
 *
 * @returns whether there was a passkey or a code
 */
export async function removeSecondFactors(db: Db, userId: string): Promise<boolean> {
  const passkeys = await db.query("delete from passkeys where user_id = $1::uuid returning id", [userId]);
  const codes = await db.query("delete from recovery_codes where user_id = $1::uuid returning user_id", [
    userId,
  ]);
  await removeFactorTokens(db, userId);
  return passkeys.length + codes.length > 0;
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  digests: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  for (const digest of digests) {
    await db.query("insert into recovery_codes (user_id, code_digest) values ($1::uuid, $2)", [
      userId,
      digest,
    ]);
  }
}

/** Uses up a code: of two concurrent calls one gets true. */
export async function consumeRecoveryCode(db: Db, userId: string, digest: Buffer): Promise<boolean> {
  const rows = await db.query(
    "delete from recovery_codes where user_id = $1::uuid and code_digest = $2 returning user_id",
    [userId, digest],
  );
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from recovery_codes where user_id = $1::uuid",
    [userId],
  );
  return row?.count ?? 0;
}

/** Ends every session of a user but this one. */
export async function removeOtherSessions(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.query("delete from sessions where user_id = $1::uuid and id <> $2::uuid", [userId, sessionId]);
}

export async function removeFactorTokens(db: Db, userId: string): Promise<void> {
  await db.query("delete from factor_tokens where user_id = $1::uuid", [userId]);
}
