import type { Role } from "#domain/roles/role.ts";
import type { SignInMethod } from "#domain/users/user.ts";
import { type Db, instant } from "#server/sql/db.ts";

/** A session with who it is of. Moments are epoch milliseconds. */
export interface SessionRow {
  readonly sessionId: string;
  readonly lastSeenAt: number;
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly displayName: string;
  readonly lastMethod: SignInMethod;
  readonly isConfirmed: boolean;
}

/** The live session of this token; null where there is none. */
export async function readSession(db: Db, tokenDigest: Buffer, now: number): Promise<SessionRow | null> {
  const [row] = await db.query<SessionRow>(
    `select s.id as "sessionId", s.last_seen_at as "lastSeenAt", u.id, u.role, u.email,
            u.display_name as "displayName", u.last_method as "lastMethod",
            u.confirmed_at is not null as "isConfirmed"
       from sessions s join users u on u.id = s.user_id
      where s.token_digest = $1 and s.expires_at > $2`,
    [tokenDigest, instant(now)],
  );
  return row ?? null;
}

/** Remembers that a session was used, and lets it go on. */
export async function prolongSession(
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
  readonly now: number;
  readonly expiresAt: number;
}

export async function addSession(db: Db, session: NewSession): Promise<void> {
  await db.query(
    `insert into sessions (token_digest, id, user_id, device, created_at, last_seen_at, expires_at)
     values ($1, $2::uuid, $3::uuid, $4, $5, $5, $6)`,
    [
      session.tokenDigest,
      session.id,
      session.userId,
      session.device,
      instant(session.now),
      instant(session.expiresAt),
    ],
  );
}

/** Ends the sessions of a user that are over, and beyond `most` those used longest ago. */
export async function endOldSessions(db: Db, userId: string, most: number, now: number): Promise<void> {
  await db.query(
    `delete from sessions
      where user_id = $1::uuid
        and (expires_at <= $3
             or id not in (select id from sessions where user_id = $1::uuid
                            order by last_seen_at desc, created_at desc, id desc limit $2))`,
    [userId, most, instant(now)],
  );
}

export interface ShownSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
}

export async function readSessions(db: Db, userId: string, now: number): Promise<ShownSession[]> {
  return db.query<ShownSession>(
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

export interface Credentials {
  readonly id: string;
  /** Null for somebody who signs in elsewhere only. */
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

/** False where the hash is another one by now; the row is held until the transaction ends. */
export async function holdPasswordHash(db: Db, userId: string, hash: string): Promise<boolean> {
  const rows = await db.query("select id from users where id = $1::uuid and password_hash = $2 for update", [
    userId,
    hash,
  ]);
  return rows.length === 1;
}

export async function setPasswordHash(db: Db, userId: string, hash: string): Promise<void> {
  await db.query("update users set password_hash = $2 where id = $1::uuid", [userId, hash]);
}

/** Somebody has signed in, by this method. */
export async function keepLogin(db: Db, userId: string, method: SignInMethod, now: number): Promise<void> {
  await db.query("update users set last_login_at = $3, last_method = $2 where id = $1::uuid", [
    userId,
    method,
    instant(now),
  ]);
}

export type LinkPurpose = "RESET_PASSWORD" | "CONFIRM_EMAIL";

export interface NewLink {
  readonly tokenDigest: Buffer;
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly now: number;
  readonly expiresAt: number;
}

export async function addLink(db: Db, link: NewLink): Promise<void> {
  await db.query(
    `insert into mailed_links (token_digest, user_id, purpose, email, created_at, expires_at)
     values ($1, $2::uuid, $3, $4, $5, $6)`,
    [link.tokenDigest, link.userId, link.purpose, link.email, instant(link.now), instant(link.expiresAt)],
  );
}

interface LinkAsked {
  readonly tokenDigest: Buffer;
  readonly purpose: LinkPurpose;
  /** To which it must have been mailed; null: to whichever. */
  readonly email: string | null;
  readonly now: number;
}

const LIVE_LINK = `l.token_digest = $1 and l.purpose = $2 and ($3::text is null or l.email = $3) and l.expires_at > $4
        and u.id = l.user_id and u.email = l.email`;

/** Whose live link it is; null where it is dead, used, or another's. */
export async function readLink(db: Db, asked: LinkAsked): Promise<string | null> {
  const [row] = await db.query<{ userId: string }>(
    `select l.user_id as "userId" from mailed_links l, users u where ${LIVE_LINK}`,
    [asked.tokenDigest, asked.purpose, asked.email, instant(asked.now)],
  );
  return row?.userId ?? null;
}

/** Uses a link up: of two at the same moment, one gets the user's id, the other null. */
export async function useLink(db: Db, asked: LinkAsked): Promise<string | null> {
  const [row] = await db.query<{ userId: string }>(
    `delete from mailed_links l using users u where ${LIVE_LINK} returning l.user_id as "userId"`,
    [asked.tokenDigest, asked.purpose, asked.email, instant(asked.now)],
  );
  return row?.userId ?? null;
}

export async function removeLinks(db: Db, userId: string, purpose: LinkPurpose): Promise<void> {
  await db.query("delete from mailed_links where user_id = $1::uuid and purpose = $2", [userId, purpose]);
}

/** False where the address was known to be theirs before. */
export async function setConfirmed(db: Db, userId: string, now: number): Promise<boolean> {
  const rows = await db.query(
    "update users set confirmed_at = $2 where id = $1::uuid and confirmed_at is null returning id",
    [userId, instant(now)],
  );
  return rows.length === 1;
}

/** False where they had asked before. */
export async function setDeletionRequested(db: Db, userId: string, now: number): Promise<boolean> {
  const rows = await db.query(
    `update users set deletion_requested_at = $2
      where id = $1::uuid and deletion_requested_at is null returning id`,
    [userId, instant(now)],
  );
  return rows.length === 1;
}

/** Removes sessions and links that are over. */
export async function forgetOver(db: Db, now: number): Promise<void> {
  await db.query("delete from sessions where expires_at <= $1", [instant(now)]);
  await db.query("delete from mailed_links where expires_at <= $1", [instant(now)]);
}

/** Whose account elsewhere this is; null where it opens none here. */
export async function readIdentity(db: Db, provider: SignInMethod, subject: string): Promise<string | null> {
  const [row] = await db.query<{ userId: string }>(
    `select user_id as "userId" from user_identities where provider = $1 and subject = $2`,
    [provider, subject],
  );
  return row?.userId ?? null;
}

/** False where it opens an account already. */
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

/** Who has this address and whether it is known to be theirs; the row is held until the transaction ends. */
export async function holdByEmail(
  db: Db,
  email: string,
): Promise<{ id: string; isConfirmed: boolean } | null> {
  const [row] = await db.query<{ id: string; isConfirmed: boolean }>(
    `select id, confirmed_at is not null as "isConfirmed" from users where email = $1 for update`,
    [email],
  );
  return row ?? null;
}

/** Nobody signs in by an account elsewhere that was joined before the address was known to be theirs. */
export async function removeIdentities(db: Db, userId: string): Promise<void> {
  await db.query("delete from user_identities where user_id = $1::uuid", [userId]);
}

/** Nobody signs in with the password that somebody set before the address was known to be theirs. */
export async function removePassword(db: Db, userId: string): Promise<void> {
  await db.query("update users set password_hash = null where id = $1::uuid", [userId]);
}
