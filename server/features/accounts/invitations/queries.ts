import { EXPIRED_INVITATION_MS } from "#domain/base/contract/limits.ts";
import type { Page } from "#domain/base/contract/paging.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { Role } from "#domain/base/roles/role.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

export interface NewInvitation {
  readonly id: string;
  /** Email in lower case. */
  readonly email: string;
  readonly role: Role;
  /** Language of the mail and of the account. */
  readonly language: Language;
  readonly invitedBy: string;
  readonly now: number;
  readonly expiresAt: number;
}

/** Replaces an earlier invitation of the address, whose links are dead from then on. */
export async function putInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  await db.query(
    `insert into invitations (id, email, role, language, invited_by, created_at, expires_at)
     values ($1::uuid, $2, $3, $4, $5::uuid, $6, $7)
         on conflict (email) do update
        set id = excluded.id, role = excluded.role, language = excluded.language,
            invited_by = excluded.invited_by, token_digests = '{}', created_at = excluded.created_at,
            expires_at = excluded.expires_at`,
    [
      invitation.id,
      invitation.email,
      invitation.role,
      invitation.language,
      invitation.invitedBy,
      instant(invitation.now),
      instant(invitation.expiresAt),
    ],
  );
}

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly language: Language;
  readonly invitedBy: string;
}

const COLUMNS = `i.id, i.email, i.role, i.language, i.invited_by as "invitedBy"`;
/** An invitation is valid only while the person who sent it is an administrator. */
const LIVE = "i.expires_at > $2 and u.id = i.invited_by and u.role = 'ADMINISTRATOR'";

/** One whose mail is still to be sent; null where it was replaced, accepted or is over. @param id a UUID */
export async function readInvitation(db: Db, id: string, now: number): Promise<Invitation | null> {
  const [row] = await db.query<Invitation>(
    `select ${COLUMNS} from invitations i, users u where i.id = $1::uuid and ${LIVE}`,
    [id, instant(now)],
  );
  return row ?? null;
}

export async function addTokenDigest(db: Db, id: string, digest: Buffer): Promise<void> {
  await db.query(
    "update invitations set token_digests = array_append(token_digests, $2::bytea) where id = $1::uuid",
    [id, digest],
  );
}

/** Finds the valid invitation of a mailed token; null where there is none. */
export async function findInvitation(db: Db, digest: Buffer, now: number): Promise<Invitation | null> {
  const [row] = await db.query<Invitation>(
    `select ${COLUMNS} from invitations i, users u where $1::bytea = any (i.token_digests) and ${LIVE}`,
    [digest, instant(now)],
  );
  return row ?? null;
}

/** Consumes it: of two concurrent calls one gets it, the other null. */
export async function consumeInvitation(db: Db, digest: Buffer, now: number): Promise<Invitation | null> {
  const [row] = await db.query<Invitation>(
    `delete from invitations i using users u where $1::bytea = any (i.token_digests) and ${LIVE}
     returning ${COLUMNS}`,
    [digest, instant(now)],
  );
  return row ?? null;
}

/** An invitation that no one has accepted yet. Moments are epoch milliseconds. */
export interface WaitingInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly isOpen: boolean;
}

/** Someone who signed up without the link is invited no more. */
const WAITING = "not exists (select from users a where a.email = i.email)";

/** Newest first. @param q may stand anywhere in the address; null: all */
export async function readWaitingInvitations(
  db: Db,
  q: string | null,
  { limit, skip }: Page,
  now: number,
): Promise<WaitingInvitation[]> {
  return db.query<WaitingInvitation>(
    `select i.id, i.email, i.role, u.display_name as "invitedBy", i.created_at as "createdAt",
            i.expires_at as "expiresAt", i.expires_at > $1 and u.role = 'ADMINISTRATOR' as "isOpen"
       from invitations i join users u on u.id = i.invited_by
      where ${WAITING} and ($2::text is null or position(lower($2) in i.email) > 0)
      order by i.created_at desc, i.id desc
      limit $3 offset $4`,
    [instant(now), q, limit, skip],
  );
}

export async function countWaitingInvitations(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from invitations i where ${WAITING}`,
  );
  return row?.count ?? 0;
}

/** The role that it would have given; null where there is no such invitation. @param id a UUID */
export async function removeInvitation(db: Db, id: string): Promise<Role | null> {
  const [row] = await db.query<{ role: Role }>("delete from invitations where id = $1::uuid returning role", [
    id,
  ]);
  return row?.role ?? null;
}

/** Removes invitations that expired so long ago that they are not listed any more. */
export async function removeExpiredInvitations(db: Db, now: number): Promise<void> {
  await db.query("delete from invitations where expires_at <= $1", [instant(now - EXPIRED_INVITATION_MS)]);
}
