import type { SignInMethod } from "#domain/accounts/users/user.ts";
import type { Role } from "#domain/base/roles/role.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** A session with its user. Times are epoch milliseconds. */
export interface SessionRow {
  readonly sessionId: string;
  readonly lastSeenAt: number;
  readonly createdAt: number;
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly displayName: string;
  readonly lastMethod: SignInMethod;
  readonly isConfirmed: boolean;
  readonly hasSecondFactor: boolean;
}

const SESSION = `s.id as "sessionId", s.last_seen_at as "lastSeenAt", s.created_at as "createdAt",
            s.has_second_factor as "hasSecondFactor", u.id, u.role, u.email,
            u.display_name as "displayName", u.last_method as "lastMethod",
            u.confirmed_at is not null as "isConfirmed"
       from sessions s join users u on u.id = s.user_id`;

/** Reads the unexpired session of this token; null where there is none. */
export async function readSession(db: Db, tokenDigest: Buffer, now: number): Promise<SessionRow | null> {
  const [row] = await db.query<SessionRow>(
    `select ${SESSION} where s.token_digest = $1 and s.expires_at > $2`,
    [tokenDigest, instant(now)],
    { isFrequent: true },
  );
  return row ?? null;
}

/** Reads the sessions of several tokens, in their order; null for a token without a session. */
export async function findSessions(
  db: Db,
  tokenDigests: readonly Buffer[],
  now: number,
): Promise<(SessionRow | null)[]> {
  const rows = await db.query<SessionRow & { readonly tokenDigest: Buffer }>(
    `select s.token_digest as "tokenDigest", ${SESSION}
      where s.token_digest = any ($1::bytea[]) and s.expires_at > $2`,
    [tokenDigests, instant(now)],
    { isFrequent: true },
  );
  const found = new Map(rows.map(({ tokenDigest, ...row }) => [tokenDigest.toString("hex"), row]));
  return tokenDigests.map((digest) => found.get(digest.toString("hex")) ?? null);
}

/** Records that a session was used, and extends it. */
export async function extendSession(
  db: Db,
  sessionId: string,
  seenAt: number,
  expiresAt: number,
): Promise<void> {
  await db.query(
    "update sessions set last_seen_at = $2, expires_at = $3 where id = $1::uuid and last_seen_at < $2",
    [sessionId, instant(seenAt), instant(expiresAt)],
  );
}

export interface NewSession {
  readonly tokenDigest: Buffer;
  readonly id: string;
  readonly userId: string;
  readonly device: string;
  readonly hasSecondFactor: boolean;
  readonly now: number;
  readonly expiresAt: number;
}

export async function addSession(db: Db, session: NewSession): Promise<void> {
  await db.query(
    `insert into sessions (token_digest, id, user_id, device, created_at, last_seen_at, expires_at, has_second_factor)
     values ($1, $2::uuid, $3::uuid, $4, $5, $5, $6, $7)`,
    [
      session.tokenDigest,
      session.id,
      session.userId,
      session.device,
      instant(session.now),
      instant(session.expiresAt),
      session.hasSecondFactor,
    ],
  );
}

/** Deletes a user's expired sessions, and beyond `max` those least recently used. */
export async function endExcessSessions(db: Db, userId: string, max: number, now: number): Promise<void> {
  await db.query(
    `delete from sessions
      where user_id = $1::uuid
        and (expires_at <= $3
             or id not in (select id from sessions where user_id = $1::uuid
                            order by last_seen_at desc, created_at desc, id desc limit $2))`,
    [userId, max, instant(now)],
  );
}

export interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
}

export async function readSessions(db: Db, userId: string, now: number): Promise<ListedSession[]> {
  return db.query<ListedSession>(
    `select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
       from sessions
      where user_id = $1::uuid and expires_at > $2
      order by last_seen_at desc, id desc`,
    [userId, instant(now)],
  );
}

/** False where the user has no such session. */
export async function removeSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const rows = await db.query(
    "delete from sessions where id = $1::uuid and user_id = $2::uuid returning id",
    [sessionId, userId],
  );
  return rows.length === 1;
}

export async function removeSessions(db: Db, userId: string): Promise<void> {
  await db.query("delete from sessions where user_id = $1::uuid", [userId]);
}

export async function removeSessionByToken(db: Db, tokenDigest: Buffer): Promise<void> {
  await db.query("delete from sessions where token_digest = $1", [tokenDigest]);
}
