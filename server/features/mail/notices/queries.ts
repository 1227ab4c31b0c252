import type { Role } from "#domain/base/roles/role.ts";
import type { Notice, NoticeChoice } from "#domain/mail/notices/notice.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** Reads a person's choices; a notice without an entry is sent right away. */
export async function readChoices(db: Db, userId: string): Promise<ReadonlyMap<Notice, NoticeChoice>> {
  const rows = await db.query<{ notice: Notice; choice: NoticeChoice }>(
    "select notice, choice from notice_choices where user_id = $1::uuid",
    [userId],
  );
  return new Map(rows.map(({ notice, choice }) => [notice, choice]));
}

/** Finds which of these people chose not to get this notice right away. */
export async function readOptedOut(
  db: Db,
  notice: Notice,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(
    "select user_id as id from notice_choices where notice = $1 and user_id::text = any ($2::text[])",
    [notice, userIds],
  );
  return new Set(rows.map(({ id }) => id));
}

export async function setChoice(db: Db, userId: string, notice: Notice, choice: NoticeChoice): Promise<void> {
  if (choice === "AT_ONCE") {
    await db.query("delete from notice_choices where user_id = $1::uuid and notice = $2", [userId, notice]);
    return;
  }
  await db.query(
    `insert into notice_choices (user_id, notice, choice) values ($1::uuid, $2, $3)
         on conflict (user_id, notice) do update set choice = excluded.choice`,
    [userId, notice, choice],
  );
}

/** Someone who gets the daily summary. */
export interface DigestReader {
  readonly id: string;
  readonly role: Role;
  readonly notices: readonly Notice[];
}

/** Everyone with a confirmed address who chose it for something. */
export async function readDigestReaders(db: Db): Promise<DigestReader[]> {
  return db.query<DigestReader>(
    `select u.id, u.role, array_agg(c.notice) as notices
       from notice_choices c join users u on u.id = c.user_id
      where c.choice = 'DAILY' and u.confirmed_at is not null
      group by u.id
      order by u.id`,
  );
}

export async function countDeletionRequests(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from users where deletion_requested_at is not null",
  );
  return row?.count ?? 0;
}

/** Counts this person's services that were approved or refused since then, including edits. */
export async function countDecisions(
  db: Db,
  userId: string,
  since: number,
): Promise<{ approved: number; refused: number }> {
  const [row] = await db.query<{ approved: number; refused: number }>(
    `select count(*) filter (where h.action in ('APPROVE', 'APPROVE_EDIT'))::int as approved,
            count(*) filter (where h.action in ('REFUSE', 'REFUSE_EDIT'))::int as refused
       from services s
       join history h on h.thing = 'SERVICE' and h.thing_id = s.id::text and h.at >= $2
      where s.owner_id = $1::uuid and s.deleted_at is null`,
    [userId, instant(since)],
  );
  return row ?? { approved: 0, refused: 0 };
}

/** False where the summaries of that day are queued already. */
export async function addDigest(db: Db, day: string): Promise<boolean> {
  const rows = await db.query(
    "insert into digests (day) values ($1::date) on conflict do nothing returning day",
    [day],
  );
  return rows.length === 1;
}

export async function addNoticeLink(
  db: Db,
  link: {
    readonly tokenDigest: Buffer;
    readonly userId: string;
    readonly notice: Notice | null;
    readonly expiresAt: number;
  },
): Promise<void> {
  await db.query(
    "insert into notice_links (token_digest, user_id, notice, expires_at) values ($1, $2::uuid, $3, $4)",
    [link.tokenDigest, link.userId, link.notice, instant(link.expiresAt)],
  );
}

/** Ends what the link is about; false where it is dead. */
export async function endNotices(db: Db, tokenDigest: Buffer, now: number): Promise<boolean> {
  const rows = await db.query(
    `with link as (select user_id, notice from notice_links where token_digest = $1 and expires_at > $2),
          ended as (
            insert into notice_choices (user_id, notice, choice)
            select user_id, notice, 'NEVER' from link where notice is not null
            union all
            select c.user_id, c.notice, 'NEVER'
              from link join notice_choices c on c.user_id = link.user_id and c.choice = 'DAILY'
             where link.notice is null
                on conflict (user_id, notice) do update set choice = 'NEVER')
     select user_id from link`,
    [tokenDigest, instant(now)],
  );
  return rows.length === 1;
}

/** Removes dead links. */
export async function removeNoticeLinks(db: Db, now: number): Promise<void> {
  await db.query("delete from notice_links where expires_at <= $1", [instant(now)]);
}
