import type { KeyRole, KeyScope } from "#domain/integrations/api-keys/api-key.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** A key, without its secret. Moments are epoch milliseconds. */
export interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly begins: string;
  readonly role: KeyRole;
  readonly scopes: KeyScope[];
  readonly requestsPerMinute: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** A day in UTC, `2026-11-27`. */
  readonly lastUsedOn: string | null;
  /** Whether the secret is stored; that of a revoked key is not. */
  readonly hasToken: boolean;
}

const COLUMNS = `k.id, k.name, k.begins, k.role, k.scopes, k.requests_per_minute as "requestsPerMinute",
       k.created_at as "createdAt", k.expires_at as "expiresAt", k.last_used_on as "lastUsedOn"`;

/** Keys that are listed: all that work, and the latest of the others. */
const MAX_LISTED = 500;

/** Reads all keys: working ones first, each group newest first. */
export async function readKeys(db: Db, now: number): Promise<KeyRow[]> {
  return db.query<KeyRow>(
    `select ${COLUMNS}, t.key_id is not null as "hasToken"
       from api_keys k left join api_key_tokens t on t.key_id = k.id
      order by t.key_id is not null and k.expires_at > $1 desc, k.created_at desc, k.id desc
      limit ${MAX_LISTED}`,
    [instant(now)],
  );
}

/** Keeps others from making a key until the transaction ends. */
export async function lockMakingKeys(db: Db): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('make API key', 0))");
}

/** Keys that were neither revoked nor have expired. @param now epoch milliseconds */
export async function countWorkingKeys(db: Db, now: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from api_keys k join api_key_tokens t on t.key_id = k.id
      where k.expires_at > $1`,
    [instant(now)],
  );
  return row?.count ?? 0;
}

/** Stores a key, with the digest of its text and not the text itself. */
export async function addKey(db: Db, key: KeyRow, digest: Buffer): Promise<void> {
  await db.query(
    `insert into api_keys (id, name, begins, role, scopes, requests_per_minute, created_at, expires_at)
     values ($1::uuid, $2, $3, $4, $5::text[], $6, $7, $8)`,
    [
      key.id,
      key.name,
      key.begins,
      key.role,
      key.scopes,
      key.requestsPerMinute,
      instant(key.createdAt),
      instant(key.expiresAt),
    ],
  );
  await db.query("insert into api_key_tokens (token_digest, key_id) values ($1, $2::uuid)", [digest, key.id]);
}

/** Deletes the secret of a key; null where there is none. @param id a UUID */
export async function removeKeyToken(db: Db, id: string): Promise<KeyRow | null> {
  const [row] = await db.query<KeyRow>(
    `delete from api_key_tokens t using api_keys k where t.key_id = $1::uuid and k.id = t.key_id
     returning ${COLUMNS}, false as "hasToken"`,
    [id],
  );
  return row ?? null;
}

/** Finds the unexpired key with this digest; null where there is none. */
export async function findKey(db: Db, digest: Buffer, now: number): Promise<Omit<KeyRow, "hasToken"> | null> {
  const [row] = await db.query<Omit<KeyRow, "hasToken">>(
    `select ${COLUMNS} from api_key_tokens t join api_keys k on k.id = t.key_id
      where t.token_digest = $1 and k.expires_at > $2`,
    [digest, instant(now)],
    { isFrequent: true },
  );
  return row ?? null;
}

/** @param day in UTC, `2026-11-27` */
export async function setLastUsed(db: Db, id: string, day: string): Promise<void> {
  await db.query(
    `update api_keys set last_used_on = $2::date
      where id = $1::uuid and (last_used_on is null or last_used_on < $2::date)`,
    [id, day],
  );
}

/** Whether the key is valid; locks it against being revoked until the transaction ends. */
export async function lockKey(db: Db, id: string): Promise<boolean> {
  const rows = await db.query("select key_id from api_key_tokens where key_id = $1::uuid for key share", [
    id,
  ]);
  return rows.length === 1;
}
