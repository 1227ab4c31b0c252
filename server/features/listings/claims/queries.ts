import type { Language } from "#domain/base/languages/language.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

export interface NewClaim {
  readonly id: string;
  readonly serviceId: string;
  /** UUID of the account. */
  readonly claimantId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly language: Language;
  /** The listed address that is mailed a link, in lower case; null where the link goes to the claimant, or nowhere. */
  readonly listedEmail: string | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** A claim is a message of its own type. The caller has locked the service. */
export async function addClaim(db: Db, claim: NewClaim): Promise<void> {
  await db.query(
    `insert into feedbacks (id, type, service_id, claimant_id, name, email, phone, message, language, listed_email, created_at)
     values ($1::uuid, 'CLAIM', $2::uuid, $3::uuid, $4, $5, $6, $7, $8, $9, $10)`,
    [
      claim.id,
      claim.serviceId,
      claim.claimantId,
      claim.name,
      claim.email,
      claim.phone,
      claim.message,
      claim.language,
      claim.listedEmail,
      instant(claim.createdAt),
    ],
  );
}

/** Whether this person has a claim to this service that is not archived. */
export async function hasOpenClaim(db: Db, serviceId: string, claimantId: string): Promise<boolean> {
  const [row] = await db.query<{ isOpen: boolean }>(
    `select exists (select from feedbacks
                     where type = 'CLAIM' and service_id = $1::uuid and claimant_id = $2::uuid
                       and not is_archived) as "isOpen"`,
    [serviceId, claimantId],
  );
  return row?.isOpen === true;
}

/** Counts the claims for which a link was mailed to a listed address since then. @param since epoch milliseconds */
export async function countMailsToListed(db: Db, listedEmail: string, since: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from feedbacks where listed_email = $1 and created_at > $2",
    [listedEmail, instant(since)],
  );
  return row?.count ?? 0;
}

/** A claim that is open, of an account that still has its address, to a service that still is there. */
export interface OpenClaim {
  /** UUID of the message. */
  readonly id: string;
  readonly serviceId: string;
  readonly claimantId: string;
  /** Confirmed email of the claimant's account. */
  readonly email: string;
  readonly name: string;
  /** The listed address to which the link was mailed; null where it was mailed to the claimant. */
  readonly listedEmail: string | null;
  readonly language: Language;
}

const OPEN_CLAIM = `select f.id, f.service_id as "serviceId", f.claimant_id as "claimantId", u.email,
            u.display_name as name, f.listed_email as "listedEmail", u.language
       from feedbacks f
       join users u on u.id = f.claimant_id
       join services s on s.id = f.service_id
      where f.type = 'CLAIM' and not f.is_archived and lower(f.email) = u.email and u.confirmed_at is not null
        and s.deleted_at is null`;

/** Reads an open claim; null where it was decided, or the account or its address has changed. @param id a UUID */
export async function readOpenClaim(db: Db, id: string): Promise<OpenClaim | null> {
  const [row] = await db.query<OpenClaim>(`${OPEN_CLAIM} and f.id = $1::uuid`, [id]);
  return row ?? null;
}

/** Whether a public service has no owner; null where there is no such public service. @param id a UUID */
export async function readClaimable(db: Db, id: string): Promise<boolean | null> {
  const [row] = await db.query<{ isClaimable: boolean }>(
    `select owner_id is null as "isClaimable" from services where id = $1::uuid and is_public`,
    [id],
  );
  return row?.isClaimable ?? null;
}

/** Whether there is such a message of type CLAIM, open or not. @param id a UUID */
export async function isClaim(db: Db, id: string): Promise<boolean> {
  const rows = await db.query("select from feedbacks where id = $1::uuid and type = 'CLAIM'", [id]);
  return rows.length > 0;
}

/** Archives every open claim to these services. Returns those of accounts that still exist. */
export async function endClaims(
  db: Db,
  serviceIds: readonly string[],
): Promise<{ id: string; serviceId: string; claimantId: string }[]> {
  return db.query(
    `with ended as (
       update feedbacks set is_archived = true
        where type = 'CLAIM' and service_id = any ($1::uuid[]) and not is_archived
    returning id, service_id, claimant_id)
     select id, service_id as "serviceId", claimant_id as "claimantId" from ended where claimant_id is not null`,
    [serviceIds],
  );
}

export async function addClaimLink(
  db: Db,
  link: { readonly tokenDigest: Buffer; readonly claimId: string; readonly expiresAt: number },
): Promise<void> {
  await db.query(
    "insert into claim_links (token_digest, feedback_id, expires_at) values ($1, $2::uuid, $3)",
    [link.tokenDigest, link.claimId, instant(link.expiresAt)],
  );
}

/** Finds the claim of a valid link; null where there is none. */
export async function findClaimOfLink(db: Db, tokenDigest: Buffer, now: number): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    "select feedback_id as id from claim_links where token_digest = $1 and expires_at > $2",
    [tokenDigest, instant(now)],
  );
  return row?.id ?? null;
}

/** Consumes every link of a claim. */
export async function removeClaimLinks(db: Db, claimId: string): Promise<void> {
  await db.query("delete from claim_links where feedback_id = $1::uuid", [claimId]);
}

export async function removeExpiredClaimLinks(db: Db, now: number): Promise<void> {
  await db.query("delete from claim_links where expires_at <= $1", [instant(now)]);
}

/** The host of a website, backwards, so that an index finds all hosts of a domain. */
const REVERSED_HOST = `reverse(lower(substring(website from '^https?://(?:[^/?#]*@)?([^/:?#]+)'))) collate "C"`;

/** Counts the services with a website of this registrable domain. */
export async function countServicesOfSite(db: Db, domain: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from services
      where website is not null and deleted_at is null
        and (${REVERSED_HOST} = reverse($1)
             or (${REVERSED_HOST} >= reverse($1) || '.' and ${REVERSED_HOST} < reverse($1) || '/'))`,
    [domain],
  );
  return row?.count ?? 0;
}

/** History of one field, by its wire name. Times in epoch milliseconds. */
export interface FieldHistory {
  /** When a person last stated it publicly; null: never. */
  readonly statedAt: number | null;
  /** When a person other than the claimant confirmed the service with it; null: never. */
  readonly confirmedAt: number | null;
  /** The claimant stated or proposed it. */
  readonly isOfClaimant: boolean;
}

/** @param field by its name on the wire. @param claimantId a UUID */
export async function readFieldHistory(
  db: Db,
  serviceId: string,
  field: string,
  claimantId: string,
): Promise<FieldHistory> {
  const [row] = await db.query<FieldHistory>(
    `with changes as (select action, actor_id, at, coalesce(after ? $2, false) as has_field
                        from history where thing = 'SERVICE' and thing_id = $1),
          set_at as (select max(at) as at from changes
                      where has_field and action not in ('PROPOSE', 'WITHDRAW', 'REFUSE', 'REFUSE_EDIT'))
     select (select max(at) from changes
              where has_field and action in ('CREATE', 'EDIT', 'APPROVE_EDIT')) as "statedAt",
            (select max(c.at) from changes c, set_at
              where c.action = 'CONFIRM' and c.actor_id is distinct from $3::uuid
                and (set_at.at is null or c.at >= set_at.at)) as "confirmedAt",
            exists (select from changes where has_field and actor_id = $3::uuid) as "isOfClaimant"`,
    [serviceId, field, claimantId],
  );
  return row ?? { statedAt: null, confirmedAt: null, isOfClaimant: true };
}
