import type { Role } from "#domain/roles/role.ts";
import type { Language } from "#domain/words/language.ts";
import { type Db, instant } from "#server/sql/db.ts";

export interface NewInvitation {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly role: Role;
  /** Of the mail and the account. */
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
/** Whoever is no administrator any more invites nobody. */
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

/** The live invitation of a mailed token; null where there is none. */
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

export async function removeExpiredInvitations(db: Db, now: number): Promise<void> {
  await db.query("delete from invitations where expires_at <= $1", [instant(now)]);
}
