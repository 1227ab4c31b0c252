import type { Page } from "#domain/base/contract/paging.ts";
import type { Door } from "#domain/listings/protection/shared-door.ts";
import type { TakenFields, WithholdingReason } from "#domain/listings/protection/withheld-place.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** The decision about a service's place, or the question that waits for one. Times in epoch milliseconds. */
export interface PlaceRow {
  /** ASKED: nothing was found there, and a person asks, or has asked, to open it or to show the street. */
  readonly state: "WITHHELD" | "PROPOSED" | "OPENED" | "HIDDEN" | "ASKED";
  readonly askedBy: string | null;
  readonly askedAt: number | null;
  readonly opensAt: number | null;
  readonly taken: TakenFields;
  /** The request: that the whole place becomes public, or that a protected listing shows its street. */
  readonly wants: "PLACE" | "DOOR";
  /** Digest of the address that was agreed on, or that its owner asks to show, in hexadecimal digits. */
  readonly doorDigest: string | null;
  /** Reason; null where its owner asked to show the street, and nothing else was found. */
  readonly reason: WithholdingReason | null;
  /** The words that led to it. */
  readonly words: string[];
}

export interface ListedPlaceRow extends Pick<PlaceRow, "state" | "askedBy" | "askedAt" | "opensAt"> {
  readonly id: string;
  readonly name: string;
  readonly kind: "WITHHOLD" | "QUESTION";
  readonly reason: WithholdingReason;
  readonly words: string[];
  readonly foundAt: number;
  readonly hasOwner: boolean;
}

const STATE = `w.state, w.asked_by as "askedBy", w.asked_at as "askedAt", w.opens_at as "opensAt"`;
const UNDECIDED = `withheld_places w join services s on s.id = w.service_id
      where (w.state in ('WITHHELD', 'PROPOSED')
             or w.state = 'ASKED' and w.wants = 'PLACE' and w.asked_by is not null) and s.deleted_at is null`;

export async function readUndecided(db: Db, { limit, skip }: Page): Promise<ListedPlaceRow[]> {
  return db.query<ListedPlaceRow>(
    `select s.id, s.name, w.kind, w.reason, w.words, w.found_at as "foundAt", ${STATE},
            exists (select from users u where u.id = s.owner_id and u.confirmed_at is not null) as "hasOwner"
       from ${UNDECIDED}
      order by (w.asked_at is null), (w.state = 'PROPOSED'), w.found_at, s.id
      limit $1 offset $2`,
    [limit, skip],
  );
}

export async function countUndecided(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*)::int as count from ${UNDECIDED}`);
  return row?.count ?? 0;
}

const PLACE = `select ${STATE}, w.taken, w.wants, encode(w.door_digest, 'hex') as "doorDigest", w.words,
                      nullif(w.reason, 'OWNER') as reason
  from withheld_places w where w.service_id = $1::uuid`;

/** Locks what is decided about the service, which is locked already. Null: nothing was found, or asked for. */
export async function lockPlace(db: Db, serviceId: string): Promise<PlaceRow | null> {
  const [row] = await db.query<PlaceRow>(`${PLACE} for update`, [serviceId]);
  return row ?? null;
}

export async function readPlace(db: Db, serviceId: string): Promise<PlaceRow | null> {
  const [row] = await db.query<PlaceRow>(PLACE, [serviceId]);
  return row ?? null;
}

/** An owner's request to show a street takes the place of an earlier one. */
export async function saveDoorRequest(
  db: Db,
  serviceId: string,
  { askedBy, digest, now }: { readonly askedBy: string; readonly digest: string; readonly now: number },
): Promise<void> {
  await db.query(
    `insert into withheld_places as w (service_id, kind, state, reason, words, found_at, wants, asked_by, asked_at,
                                       door_digest)
     values ($1::uuid, 'DOOR', 'ASKED', 'OWNER', '{}', $3, 'DOOR', $2::uuid, $3, decode($4, 'hex'))
         on conflict (service_id) do update
        set wants = 'DOOR', asked_by = excluded.asked_by, asked_at = excluded.asked_at, opens_at = null,
            door_digest = excluded.door_digest`,
    [serviceId, askedBy, instant(now), digest],
  );
}

/** A request to open a listing that a person has said to protect takes the place of what was decided before. */
export async function saveOpeningRequest(
  db: Db,
  serviceId: string,
  userId: string,
  now: number,
): Promise<void> {
  await db.query(
    `insert into withheld_places as w (service_id, kind, state, reason, words, found_at, asked_by, asked_at)
     values ($1::uuid, 'WITHHOLD', 'ASKED', 'PERSON', '{}', $3, $2::uuid, $3)
         on conflict (service_id) do update
        set kind = excluded.kind, state = excluded.state, reason = excluded.reason, words = excluded.words, taken = '{}',
            wants = 'PLACE', asked_by = excluded.asked_by, asked_at = excluded.asked_at, opens_at = null,
            door_digest = null`,
    [serviceId, userId, instant(now)],
  );
}

/** Allows the street to be stored as public from now on; the database refuses it before. */
export async function setDoorOpened(db: Db, serviceId: string, now: number): Promise<void> {
  await db.query(
    `update withheld_places
        set door_opened_at = $2, decided_by = asked_by, decided_at = $2, asked_by = null, asked_at = null,
            opens_at = null, door_digest = null, wants = 'PLACE'
      where service_id = $1::uuid`,
    [serviceId, instant(now)],
  );
}

export async function setAsked(db: Db, serviceId: string, userId: string, now: number): Promise<void> {
  await db.query(
    "update withheld_places set asked_by = $2::uuid, asked_at = $3, opens_at = null where service_id = $1::uuid",
    [serviceId, userId, instant(now)],
  );
}

export async function setOpensAt(db: Db, serviceId: string, at: number, digest: string): Promise<void> {
  await db.query(
    "update withheld_places set opens_at = $2, door_digest = decode($3, 'hex') where service_id = $1::uuid",
    [serviceId, instant(at), digest],
  );
}

export async function takeBackRequest(db: Db, serviceId: string): Promise<void> {
  await db.query(
    `update withheld_places
        set asked_by = null, asked_at = null, opens_at = null, door_digest = null, wants = 'PLACE'
      where service_id = $1::uuid`,
    [serviceId],
  );
}

/** @param userId null: a job does what persons have agreed on */
export async function setDecided(
  db: Db,
  serviceId: string,
  state: PlaceRow["state"],
  { userId, now }: { readonly userId: string | null; readonly now: number },
): Promise<void> {
  await db.query(
    `update withheld_places
        set state = $2, opens_at = null, decided_by = coalesce($3::uuid, asked_by), decided_at = $4
      where service_id = $1::uuid`,
    [serviceId, state, userId, instant(now)],
  );
}

export async function setWithheld(db: Db, serviceId: string, taken: TakenFields): Promise<void> {
  await takeBackRequest(db, serviceId);
  await db.query("update withheld_places set state = 'WITHHELD', taken = $2 where service_id = $1::uuid", [
    serviceId,
    JSON.stringify(taken),
  ]);
}

/** Takes the services whose owners must be notified that at most their town is shown; each is returned once. */
export async function takeTownsToTell(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>("delete from towns_to_tell returning service_id as id");
  return rows.map(({ id }) => id);
}

/** Notes that the owners, where there are any, must be notified within the hour that the place is withheld. */
export async function noteWithheld(db: Db, serviceIds: readonly string[]): Promise<void> {
  if (serviceIds.length === 0) return;
  await db.query(
    `insert into withheld_to_tell (service_id)
     select s.id from services s where s.id = any($1::uuid[]) and s.owner_id is not null order by s.id
         on conflict do nothing`,
    [serviceIds],
  );
}

/** Takes the services whose owners must be notified of a place that is still withheld; each is returned once. */
export async function takeWithheldToTell(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with told as (delete from withheld_to_tell returning service_id)
     select s.id from told
       join services s on s.id = told.service_id
       join withheld_places w on w.service_id = s.id
      where w.state = 'WITHHELD' and s.owner_id is not null and s.deleted_at is null order by s.id`,
  );
  return rows.map(({ id }) => id);
}

/** Takes the protected listings whose stewards must be notified about the phone; each is returned once. */
export async function takePhonesToTell(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>("delete from phones_to_tell returning service_id as id");
  return rows.map(({ id }) => id);
}

/** Services whose place, or whose street, opens by now. */
export async function findOpening(
  db: Db,
  now: number,
  wants: PlaceRow["wants"] = "PLACE",
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select service_id as id from withheld_places
      where opens_at <= $1 and wants = $2 order by service_id limit 100`,
    [instant(now), wants],
  );
  return rows.map(({ id }) => id);
}

/** Whether this account's email address is confirmed. */
export async function isConfirmed(db: Db, userId: string): Promise<boolean> {
  const rows = await db.query("select from users where id = $1::uuid and confirmed_at is not null", [userId]);
  return rows.length > 0;
}

/** These services wait for review again: the public has them no more. */
export async function setWaitingAgain(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query("update services set approved_at = null, version = version + 1 where id = any($1::uuid[])", [
    ids,
  ]);
}

/** Returns those of these services whose place waits for a decision. */
export async function findAsked(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select service_id as id from withheld_places
      where service_id = any($1::uuid[]) and reason <> 'EXCLUDED'
        and (state in ('WITHHELD', 'PROPOSED') or state = 'ASKED' and asked_by is not null)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Imports go on: what a job or a decision about the place has written is no edit of the facts. */
export async function followVersions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    `update service_sources r set service_version = s.version
       from services s
      where s.id = r.service_id and s.id = any($1::uuid[]) and r.service_version = s.version - 1`,
    [ids],
  );
}

/** Progress of reviewing the directory. */
export interface ReviewState {
  /** The last service that was looked at; null: it begins. */
  readonly after: string | null;
  /** When it finished; null: it is in progress. */
  readonly finishedAt: number | null;
  /** The version of the rule with which it is looked through. */
  readonly version: number;
}

/** Locks how far it is: of several processes one at a time goes on. */
export async function lockReview(db: Db): Promise<ReviewState> {
  const [row] = await db.query<ReviewState>(
    `select after, finished_at as "finishedAt", rule_version as version from protection_review for update`,
  );
  return row ?? { after: null, finishedAt: null, version: 0 };
}

export async function noteReview(db: Db, { after, finishedAt, version }: ReviewState): Promise<void> {
  await db.query("update protection_review set after = $1::uuid, finished_at = $2, rule_version = $3", [
    after,
    instant(finishedAt),
    version,
  ]);
}

/** Reads the words of these services about which a person is asked, where words are the only reason. */
export async function readProposedWords(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; words: string[] }[]> {
  return db.query(
    `select service_id as id, words from withheld_places
      where service_id = any($1::uuid[]) and state = 'PROPOSED' and reason = 'WORDS' and asked_by is null`,
    [ids],
  );
}

/** Takes the questions about these services off the list. */
export async function takeBackProposals(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query("delete from withheld_places where service_id = any($1::uuid[]) and state = 'PROPOSED'", [
    ids,
  ]);
}

/** Unprotected services after an id, in the order of ids; those that were edited since, where that is given. */
export async function findUnprotected(
  db: Db,
  after: string | null,
  since: number | null,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from services
      where ($1::uuid is null or id > $1::uuid) and ($2::timestamptz is null or updated_at >= $2)
        and not is_protected and deleted_at is null
      order by id limit $3`,
    [after, instant(since), limit],
  );
  return rows.map(({ id }) => id);
}

/** SQL condition for services that hide their door. A place that is withheld for a neighbor's sake hides no others. */
const HIDES_DOOR = `s.is_protected and s.address1 is null
       and not coalesce(w.state = 'WITHHELD' and w.reason = 'SHARED_DOOR', false)`;

/** The doors of these services' organizations, and of these, that are hidden or shown; none where none is hidden. */
export async function readRelatedDoors(
  db: Db,
  ids: readonly string[],
  organizations: readonly string[],
): Promise<(Door & { readonly id: string })[]> {
  return db.query<Door & { readonly id: string }>(
    `with given as (
       select organization_id as id from services where id = any($1::uuid[]) and organization_id is not null
        union select unnest($2::uuid[])),
     -- Looked at once for each organization: one may have thousands of sites.
     named as materialized (
       select g.id from given g
        where g.id = any($2::uuid[])
           or exists (select from services h
                       where h.organization_id = g.id and h.is_public and h.is_protected))
     select s.id, s.organization_id as "organizationId", coalesce(p.address1, s.address1) as address1,
            coalesce(p.city, s.city) as city, s.is_protected as "isWithheld"
       from named n
            join services s on s.organization_id = n.id
            left join service_places p on p.service_id = s.id
            left join withheld_places w on w.service_id = s.id
      where s.is_public
        and (${HIDES_DOOR} or not s.is_protected and s.address_visibility <> 'HIDDEN')
      order by s.id`,
    [ids, organizations],
  );
}

/** Whether one of these organizations hides a door, and neither it nor what it hides is this user's; null: no user's. */
export async function hidesDoorOfOthers(
  db: Db,
  organizations: readonly string[],
  userId: string | null,
): Promise<boolean> {
  const [row] = await db.query<{ hides: boolean }>(
    `select exists (
       select from organizations o
        where o.id = any($1::uuid[]) and ($2::uuid is null or o.owner_id is distinct from $2::uuid)
          and exists (select from services h
                       where h.organization_id = o.id and h.is_protected and h.address1 is null
                         and h.approved_at is not null)
          and not exists (select from services h
                           where h.organization_id = o.id and h.is_protected and h.address1 is null
                             and h.owner_id = $2::uuid)) as hides`,
    [organizations, userId],
  );
  return row?.hides === true;
}

/**
 * Finds those of these organizations, and of these services' organizations, that hide a door. A listing that was never
 * approved, which anyone may send, hides none.
 */
export async function findOrganizationsHiding(
  db: Db,
  ids: readonly string[],
  organizations: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with given as (
       select organization_id as id from services where id = any($1::uuid[]) and organization_id is not null
        union select unnest($2::uuid[]))
     select g.id from given g
      where exists (select from services h
                     where h.organization_id = g.id and h.is_protected and h.address1 is null
                       and h.approved_at is not null)`,
    [ids, organizations],
  );
  return rows.map(({ id }) => id);
}

/** Organizations that hide a door. @param since only those of which a listing was stored since then; null: all */
export async function findHidingOrganizations(db: Db, since: number | null): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select distinct s.organization_id as id
       from services s left join withheld_places w on w.service_id = s.id
      where s.is_public and s.organization_id is not null and ${HIDES_DOOR}
        and ($1::timestamptz is null
             or exists (select from services n where n.organization_id = s.organization_id and n.updated_at >= $1))
      order by 1`,
    [instant(since)],
  );
  return rows.map(({ id }) => id);
}
