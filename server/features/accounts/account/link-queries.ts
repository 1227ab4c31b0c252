import { type Db, instant } from "#server/base/sql/db.ts";

export type LinkPurpose = "RESET_PASSWORD" | "CONFIRM_EMAIL" | "ENROLL_PASSKEY";

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

export interface LinkLookup {
  readonly tokenDigest: Buffer;
  readonly purpose: LinkPurpose;
  /** Address to which it must have been mailed; null: any. */
  readonly email: string | null;
  readonly now: number;
}

const LIVE_LINK = `l.token_digest = $1 and l.purpose = $2 and ($3::text is null or l.email = $3) and l.expires_at > $4
        and u.id = l.user_id and u.email = l.email and (l.purpose <> 'CONFIRM_EMAIL' or u.confirmed_at is null)`;

/** User id of a valid link; null where it is expired, used or another user's. */
export async function readLink(db: Db, link: LinkLookup): Promise<string | null> {
  const [row] = await db.query<{ userId: string }>(
    `select l.user_id as "userId" from mailed_links l, users u where ${LIVE_LINK}`,
    [link.tokenDigest, link.purpose, link.email, instant(link.now)],
  );
  return row?.userId ?? null;
}

/** Consumes a link: of two concurrent calls one gets the user's id, the other null. */
export async function consumeLink(db: Db, link: LinkLookup): Promise<string | null> {
  const [row] = await db.query<{ userId: string }>(
    `delete from mailed_links l using users u where ${LIVE_LINK} returning l.user_id as "userId"`,
    [link.tokenDigest, link.purpose, link.email, instant(link.now)],
  );
  return row?.userId ?? null;
}

/** Reads when the last valid link of an account was mailed, and when it expires, epoch milliseconds. */
export async function readLastLink(
  db: Db,
  { userId, purpose, now }: Pick<NewLink, "userId" | "purpose" | "now">,
): Promise<{ at: number; until: number } | null> {
  const [row] = await db.query<{ at: number; until: number }>(
    `select created_at as at, expires_at as until from mailed_links
      where user_id = $1::uuid and purpose = $2 and expires_at > $3 order by created_at desc limit 1`,
    [userId, purpose, instant(now)],
  );
  return row ?? null;
}

export async function removeLinks(db: Db, userId: string, purpose: LinkPurpose): Promise<void> {
  await db.query("delete from mailed_links where user_id = $1::uuid and purpose = $2", [userId, purpose]);
}
