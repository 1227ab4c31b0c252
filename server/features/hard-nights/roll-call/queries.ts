import type { Language } from "#domain/base/languages/language.ts";
import type { Role } from "#domain/base/roles/role.ts";
import type { MailChannel } from "#domain/confirmations/whom-to-ask.ts";
import type { HardNight } from "#domain/hard-nights/hard-night.ts";
import type { RollCallDetails } from "#domain/hard-nights/roll-call/roll-call.ts";
import type { PlanePoint } from "#domain/places/mercator.ts";
import type { RollCallAnswer } from "#domain/services/listing-enumerations.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import { OWNER_EMAIL } from "#server/features/confirmations/queries.ts";
import { PLACE_LINE } from "#server/features/services/place-line-queries.ts";
import type { SaidInNight } from "#words/hard-nights/roll-call/roll-call-text.ts";

/** A listed service that could be asked, with the point that the public sees. */
export interface Provider extends PlanePoint {
  readonly id: string;
  readonly ownerId: string | null;
  readonly ownerEmail: string | null;
  readonly contactEmail: string | null;
  readonly ownerLanguage: Language | null;
  /** Channel by which it was asked in this night; null: not yet. */
  readonly channel: MailChannel | "CALL" | null;
  readonly isAnswered: boolean;
}

/** Services whose public point is in a square of the plane. True places of hidden services are not looked at. */
export async function readProviders(
  db: Db,
  nightId: string,
  middle: PlanePoint,
  metres: number,
): Promise<Provider[]> {
  return db.query<Provider>(
    `select s.id, s.public_point[0] as x, s.public_point[1] as y, s.owner_id as "ownerId",
            ${OWNER_EMAIL} as "ownerEmail", s.contact_email as "contactEmail", o.language as "ownerLanguage",
            r.channel, r.answer is not null as "isAnswered"
       from services s
       left join users o on o.id = s.owner_id
       left join roll_call_services r on r.night_id = $1::uuid and r.service_id = s.id
      where s.is_listed and s.is_public
        and s.public_point <@ box(point($2::float8 - $4::float8, $3::float8 - $4::float8),
                                  point($2::float8 + $4::float8, $3::float8 + $4::float8))`,
    [nightId, middle.x, middle.y, metres],
  );
}

export interface Asked {
  readonly serviceId: string;
  readonly channel: MailChannel | "CALL";
  /** Email in lower case; null with CALL. */
  readonly contact: string | null;
  readonly ownerId: string | null;
  readonly language: Language;
}

/** Notes who is asked; one that was on the call sheet gets its mail. */
export async function addAsked(db: Db, nightId: string, asked: readonly Asked[], now: number): Promise<void> {
  await db.query(
    `insert into roll_call_services (night_id, service_id, channel, contact, owner_id, language, asked_at)
     select $1::uuid, a.service_id, a.channel, a.contact, a.owner_id, a.language, $3
       from jsonb_to_recordset($2::jsonb)
            as a (service_id uuid, channel text, contact text, owner_id uuid, language text)
         on conflict (night_id, service_id) do update
        set channel = excluded.channel, contact = excluded.contact, owner_id = excluded.owner_id,
            language = excluded.language
      where roll_call_services.answer is null`,
    [
      nightId,
      JSON.stringify(
        asked.map(({ serviceId, channel, contact, ownerId, language }) => ({
          service_id: serviceId,
          channel,
          contact,
          owner_id: ownerId,
          language,
        })),
      ),
      instant(now),
    ],
  );
}

/** A question that can be answered. */
export interface LiveQuestion {
  readonly nightId: string;
  readonly serviceId: string;
  readonly serviceName: string;
  readonly isShelter: boolean;
  /** Street and city; null where they are not public. */
  readonly place: string | null;
  readonly contact: string;
  readonly language: Language;
  /** The owner; only with the channel OWNER. */
  readonly owner: { readonly id: string; readonly role: Role } | null;
}

const QUESTION = `r.night_id as "nightId", r.service_id as "serviceId", s.name as "serviceName",
            'SHELTER' = any(s.types) as "isShelter", ${PLACE_LINE} as place, r.contact, r.language,
            case when r.channel = 'OWNER' then jsonb_build_object('id', o.id, 'role', o.role) end as owner`;
/**
 * SQL condition for questions that are unanswered, in a night in effect, and of a service with the same owner and
 * address.
 */
const LIVE = `r.answer is null and n.ended_at is null and n.until > $1 and s.is_listed
        and s.owner_id is not distinct from r.owner_id
        and case r.channel when 'OWNER' then o.confirmed_at is not null and o.email = r.contact
                           when 'LISTED' then lower(s.contact_email) = r.contact
                           else false end`;
const FROM = `roll_call_services r
       join hard_nights n on n.id = r.night_id
       join services s on s.id = r.service_id
       left join users o on o.id = s.owner_id`;

/** Reads those of the questions that can still be answered. */
export async function readQuestions(
  db: Db,
  nightId: string,
  serviceIds: readonly string[],
  now: number,
): Promise<LiveQuestion[]> {
  return db.query<LiveQuestion>(
    `select ${QUESTION} from ${FROM}
      where r.night_id = $2::uuid and r.service_id = any($3::uuid[]) and ${LIVE}
      order by s.name, s.id`,
    [instant(now), nightId, serviceIds],
  );
}

/** A mail that is sent again has another token; all of them work until one is used. */
export async function addTokenDigest(
  db: Db,
  { nightId, serviceId }: Pick<LiveQuestion, "nightId" | "serviceId">,
  digest: Buffer,
): Promise<void> {
  await db.query(
    `update roll_call_services set token_digests = array_append(token_digests, $3::bytea)
      where night_id = $1::uuid and service_id = $2::uuid`,
    [nightId, serviceId, digest],
  );
}

/** Finds the open question of a mailed token; null where there is none. */
export async function findQuestion(db: Db, digest: Buffer, now: number): Promise<LiveQuestion | null> {
  const [row] = await db.query<LiveQuestion>(
    `select ${QUESTION} from ${FROM} where r.token_digests @> array[$2::bytea] and ${LIVE}`,
    [instant(now), digest],
  );
  return row ?? null;
}

/** Notes the answer and forgets the tokens: of two concurrent calls one gets true; null: it was not asked. */
export async function noteAnswer(
  db: Db,
  { nightId, serviceId }: Pick<LiveQuestion, "nightId" | "serviceId">,
  answer: RollCallAnswer,
  { takenUntil, bedsLeft, hasOverflow, takesPets }: RollCallDetails,
  now: number,
): Promise<boolean | null> {
  const [row] = await db.query<{ isOpen: boolean }>(
    `select answer is null as "isOpen" from roll_call_services
      where night_id = $1::uuid and service_id = $2::uuid for update`,
    [nightId, serviceId],
  );
  if (row === undefined) return null;
  if (!row.isOpen) return false;
  await db.query(
    `update roll_call_services
        set answer = $3, answered_at = $4, token_digests = '{}',
            taken_until = $5, beds_left = $6, has_overflow = $7, takes_pets = $8
      where night_id = $1::uuid and service_id = $2::uuid`,
    [nightId, serviceId, answer, instant(now), takenUntil, bedsLeft, hasOverflow, takesPets],
  );
  return true;
}

/** Remembers what has to be removed after the day. @param date ISO date */
export async function noteClosing(
  db: Db,
  { nightId, serviceId }: Pick<LiveQuestion, "nightId" | "serviceId">,
  date: string,
  closedFrom: number | null,
): Promise<void> {
  await db.query(
    `update roll_call_services set closed_on = $3::date, closed_from = $4
      where night_id = $1::uuid and service_id = $2::uuid`,
    [nightId, serviceId, date, closedFrom],
  );
}

export interface Closing {
  readonly nightId: string;
  readonly serviceId: string;
  /** ISO date. */
  readonly date: string;
  readonly closedFrom: number | null;
}

/** Closings whose local day is over. */
export async function readPastClosings(db: Db, now: number, limit: number): Promise<Closing[]> {
  return db.query<Closing>(
    `select r.night_id as "nightId", r.service_id as "serviceId", to_char(r.closed_on, 'YYYY-MM-DD') as date,
            r.closed_from as "closedFrom"
       from roll_call_services r
       join services s on s.id = r.service_id
      where r.closed_on < ($1::timestamptz at time zone s.time_zone)::date
      order by r.closed_on, r.service_id
      limit $2`,
    [instant(now), limit],
  );
}

export async function forgetClosing(
  db: Db,
  { nightId, serviceId }: Pick<Closing, "nightId" | "serviceId">,
): Promise<void> {
  await db.query(
    `update roll_call_services set closed_on = null, closed_from = null
      where night_id = $1::uuid and service_id = $2::uuid`,
    [nightId, serviceId],
  );
}

/** The number of asked services by what they said. */
export interface RollCallCounts {
  readonly asked: number;
  readonly emails: number;
  readonly yes: number;
  readonly no: number;
  readonly limited: number;
  readonly waitingForAdministrator: number;
}

export async function countRollCall(db: Db, nightId: string): Promise<RollCallCounts> {
  const [row] = await db.query<RollCallCounts>(
    `select count(*)::int as asked, count(*) filter (where r.channel <> 'CALL')::int as emails,
            count(*) filter (where r.answer = 'YES')::int as yes,
            count(*) filter (where r.answer = 'NO')::int as no,
            count(*) filter (where r.answer = 'LIMITED')::int as limited,
            count(*) filter (where r.answer is null and r.channel = 'CALL' and s.contact_email is not null)::int
              as "waitingForAdministrator"
       from roll_call_services r
       join services s on s.id = r.service_id
      where r.night_id = $1::uuid and s.is_listed`,
    [nightId],
  );
  if (row === undefined) throw new Error("A count has a row.");
  return row;
}

export interface Silent {
  readonly id: string;
  readonly name: string;
  readonly place: string | null;
  readonly phone: string | null;
  readonly phoneExtension: string | null;
  readonly isMailed: boolean;
}

export async function readSilent(db: Db, nightId: string): Promise<Silent[]> {
  return db.query<Silent>(
    `select s.id, s.name, ${PLACE_LINE} as place, s.phone, s.phone_extension as "phoneExtension", r.channel <> 'CALL' as "isMailed"
       from roll_call_services r
       join services s on s.id = r.service_id
      where r.night_id = $1::uuid and r.answer is null and s.is_listed
      order by s.phone nulls last, s.name, s.id`,
    [nightId],
  );
}

/** A service's answer for a night in effect; where several nights overlap, the newest answer. */
export interface ServiceRollCall extends SaidInNight {
  /** End of the night, epoch milliseconds. */
  readonly until: number;
}

/** @param nights those in effect */
export async function readServiceRollCall(
  db: Db,
  serviceId: string,
  nights: readonly HardNight[],
): Promise<ServiceRollCall | null> {
  const [row] = await db.query<ServiceRollCall>(
    `select r.answer, r.answered_at as "answeredAt", r.taken_until as "takenUntil", r.beds_left as "bedsLeft",
            r.has_overflow as "hasOverflow", r.takes_pets as "takesPets", n.kind, n.until
       from roll_call_services r
       join hard_nights n on n.id = r.night_id
      where r.service_id = $1::uuid and r.night_id = any($2::uuid[]) and n.ended_at is null
      order by r.answered_at desc nulls last, n.until
      limit 1`,
    [serviceId, nights.map(({ id }) => id)],
  );
  return row ?? null;
}
