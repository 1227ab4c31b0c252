import type { Language } from "#domain/base/languages/language.ts";
import type { Role } from "#domain/base/roles/role.ts";
import type { Askable, MailChannel } from "#domain/confirmations/whom-to-ask.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import { PLACE_LINE } from "#server/features/services/place-line-queries.ts";

/** Address of the confirmed owner `o` of service `s`. */
export const OWNER_EMAIL = "case when o.confirmed_at is not null then o.email end";

/** SQL of when service `s`, or the address or number that would be asked, was last asked. */
export const ASKED_AT = `greatest(
  (select max(r.created_at) from confirmation_requests r
    where r.service_id = s.id or r.contact = coalesce(${OWNER_EMAIL}, lower(s.contact_email))),
  (select max(c.asked_at) from campaign_services c
    where c.service_id = s.id
       or (c.phone = regexp_replace(s.phone, '\\D', '', 'g')
           and coalesce(${OWNER_EMAIL}, s.contact_email) is null)))`;

export interface AskableService extends Askable {
  readonly id: string;
  readonly ownerId: string | null;
}

/** Listed services, with who could be asked about them. @param ids UUIDs */
export async function readAskable(db: Db, ids: readonly string[]): Promise<AskableService[]> {
  return db.query<AskableService>(
    `select s.id, s.owner_id as "ownerId", ${OWNER_EMAIL} as "ownerEmail", s.contact_email as "contactEmail",
            ${ASKED_AT} as "askedAt"
       from services s
       left join users o on o.id = s.owner_id
      where s.id = any($1::uuid[]) and s.is_listed
      order by s.id`,
    [ids],
  );
}

export interface NewRequest {
  readonly id: string;
  readonly serviceId: string;
  readonly channel: MailChannel;
  /** Email in lower case. */
  readonly contact: string;
  readonly ownerId: string | null;
  readonly language: Language;
  readonly askedBy: string;
  readonly now: number;
  readonly expiresAt: number;
}

export async function addRequest(db: Db, request: NewRequest): Promise<void> {
  await db.query(
    `insert into confirmation_requests
            (id, service_id, channel, contact, owner_id, language, asked_by, created_at, expires_at)
     values ($1::uuid, $2::uuid, $3, $4, $5::uuid, $6, $7::uuid, $8, $9)`,
    [
      request.id,
      request.serviceId,
      request.channel,
      request.contact,
      request.ownerId,
      request.language,
      request.askedBy,
      instant(request.now),
      instant(request.expiresAt),
    ],
  );
}

/** A question that can be answered. */
export interface LiveRequest {
  readonly id: string;
  readonly serviceId: string;
  readonly serviceName: string;
  /** Street and city; null where they are not public. */
  readonly place: string | null;
  readonly channel: MailChannel;
  readonly contact: string;
  readonly language: Language;
  /** The owner; only with the channel OWNER. */
  readonly owner: {
    readonly id: string;
    readonly role: Role;
    readonly displayName: string;
    readonly isNamePublic: boolean;
  } | null;
}

const REQUEST = `r.id, r.service_id as "serviceId", s.name as "serviceName", ${PLACE_LINE} as place, r.channel, r.contact,
            case r.channel when 'OWNER' then o.language else r.language end as language,
            case when r.channel = 'OWNER'
                 then jsonb_build_object('id', o.id, 'role', o.role, 'displayName', o.display_name, 'isNamePublic', o.is_name_public) end as owner`;
/** SQL condition for requests that are unanswered, unexpired, and of a service with the same owner and address. */
const LIVE = `r.outcome is null and r.expires_at > $2
        and s.is_listed and s.owner_id is not distinct from r.owner_id
        and case r.channel when 'OWNER' then o.confirmed_at is not null and o.email = r.contact
                           else lower(s.contact_email) = r.contact end`;
const FROM = `confirmation_requests r
       join services s on s.id = r.service_id
       left join users o on o.id = s.owner_id`;

/** One whose mail is still to be sent; null where it is answered or dead. @param id a UUID */
export async function readRequest(db: Db, id: string, now: number): Promise<LiveRequest | null> {
  const [row] = await db.query<LiveRequest>(
    `select ${REQUEST} from ${FROM} where r.id = $1::uuid and ${LIVE}`,
    [id, instant(now)],
  );
  return row ?? null;
}

/** A mail that is sent again has another token; all of them work until one is used. */
export async function addTokenDigest(db: Db, id: string, digest: Buffer): Promise<void> {
  await db.query(
    "update confirmation_requests set token_digests = array_append(token_digests, $2::bytea) where id = $1::uuid",
    [id, digest],
  );
}

/** Finds the open question of a mailed token; null where there is none. */
export async function findRequest(db: Db, digest: Buffer, now: number): Promise<LiveRequest | null> {
  const [row] = await db.query<LiveRequest>(
    `select ${REQUEST} from ${FROM} where r.token_digests @> array[$1::bytea] and ${LIVE}`,
    [digest, instant(now)],
  );
  return row ?? null;
}

/**
 * Notes the answer and forgets the tokens: of two concurrent calls one gets true. The caller has locked the service,
 * and finds the question live.
 */
export async function answerRequest(
  db: Db,
  id: string,
  outcome: "CONFIRMED" | "CHANGED",
  now: number,
): Promise<boolean> {
  const rows = await db.query(
    `update confirmation_requests set outcome = $2, answered_at = $3, token_digests = '{}'
      where id = $1::uuid and outcome is null returning id`,
    [id, outcome, instant(now)],
  );
  if (rows.length === 0) return false;
  await db.query(
    `update campaign_services c set outcome = $2
       from confirmation_requests r
      where r.id = $1::uuid and c.service_id = r.service_id and c.asked_at = r.created_at
        and c.channel = 'MAIL' and c.outcome is null`,
    [id, outcome],
  );
  return true;
}

/** Forgets questions whose links are over: they keep no one from being asked any more. */
export async function removeOldRequests(db: Db, now: number): Promise<void> {
  await db.query("delete from confirmation_requests where expires_at <= $1", [instant(now)]);
}

/** Locks this address or service against other requests until the transaction ends. @param key either of them */
export async function lockAsking(db: Db, key: string): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('ask ' || $1, 0))", [key]);
}

const CAMPAIGNS = "hashtextextended('ask campaigns', 0)";

/** Keeps campaigns from beginning until the transaction ends; others may ask by hand. */
export async function lockOutCampaigns(db: Db): Promise<void> {
  await db.query(`select pg_advisory_xact_lock_shared(${CAMPAIGNS})`);
}

/** Keeps all others from asking until the transaction ends. */
export async function lockAllAsking(db: Db): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(${CAMPAIGNS})`);
}
