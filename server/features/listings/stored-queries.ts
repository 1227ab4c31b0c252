import type { EnteredField } from "#domain/services/field-names.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import type { FactSource } from "#domain/services/source.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import type { StoredPlace } from "#server/features/listings/store-queries.ts";
import { IN_PROGRAM } from "#server/features/services/conditions-queries.ts";
import { selectOrganizationOwner } from "#server/features/services/ownership-queries.ts";
import { WHOLE_BODY_COLUMNS, type WholeServiceBody } from "#server/features/services/service-columns.ts";
import { WITH_TEXTS } from "#server/features/services/text-queries.ts";

/** A service with everything that is stored of it, for writing. Times in epoch milliseconds. */
export interface StoredRow extends WholeServiceBody {
  ownerId: string | null;
  /** The organization's owner, where the service has no owner of its own. */
  organizationOwnerId: string | null;
  ownerEmail: string | null;
  ownerLostAt: number | null;
  refusedAt: number | null;
  refusalReason: string | null;
  deletedAt: number | null;
  comment: string | null;
  attachments: string[];
  /** The true location; the row's own columns hold the public one. Null where none was stored. */
  place: StoredPlace | null;
  pending: StoredPending | null;
  externalIds: { source: string; id: string }[];
  factSources: FactSource[];
  /** The version that guests get (rule services 33). */
  publicVersion: number;
}

export interface StoredPending {
  facts: ServiceFacts;
  changed: EnteredField[];
  isForProgram: boolean;
  editorId: string | null;
  createdAt: number;
  updatedAt: number;
}

const selectEpoch = (column: string) => `round(extract(epoch from ${column}) * 1000)`;

const STORED_COLUMNS = `${WHOLE_BODY_COLUMNS},
       owner_id as "ownerId", ${selectOrganizationOwner("services")} as "organizationOwnerId", owner_lost_at as "ownerLostAt", refused_at as "refusedAt",
       refusal_reason as "refusalReason", deleted_at as "deletedAt", comment, attachments,
       fact_sources as "factSources", public_version as "publicVersion",
       (select u.email from users u where u.id = services.owner_id) as "ownerEmail",
       (select json_build_object('address1', p.address1, 'address2', p.address2, 'city', p.city, 'zip', p.zip,
               'longitude', p.longitude, 'latitude', p.latitude, 'isLocationApproximate', p.is_approximate,
               'placeShown', p.place_shown)
          from service_places p where p.service_id = services.id) as place,
       (select json_build_object('facts', e.facts, 'changed', e.changed, 'editorId', e.editor_id,
               'isForProgram', e.is_for_program,
               'createdAt', ${selectEpoch("e.created_at")}, 'updatedAt', ${selectEpoch("e.updated_at")})
          from pending_edits e where e.service_id = services.id) as pending,
       coalesce((select json_agg(json_build_object('source', o.source, 'id', o.external_id)
                                 order by o.source, o.external_id)
                   from service_sources o
                  where o.service_id = services.id
                     or o.service_id in (select m.merged_id from service_merges m
                                          where m.kept_id = services.id and m.undone_at is null)), '[]') as "externalIds"`;

/** Reads these services, including deleted ones, in any order. */
export async function readStoredRows(db: Db, ids: readonly string[]): Promise<StoredRow[]> {
  return db.query<StoredRow>(
    `select ${STORED_COLUMNS} from services ${WITH_TEXTS} where id = any($1::uuid[])`,
    [ids],
  );
}

/** Reads the listings that are shown to be in the same program, including this one; empty where it is in none. */
export async function readSites(
  db: Db,
  id: string,
): Promise<(Pick<StoredRow, "id" | "ownerId" | "organizationOwnerId"> & { isWaiting: boolean })[]> {
  return db.query(
    `with own as (select program_id from services where id = $1::uuid and ${IN_PROGRAM})
     select s.id, s.owner_id as "ownerId", ${selectOrganizationOwner("s")} as "organizationOwnerId",
            s.approved_at is null as "isWaiting"
       from services s join own using (program_id) where s.deleted_at is null and ${IN_PROGRAM}`,
    [id],
  );
}

/**
 * Locks these services until the transaction ends, always in the same order. Later reads see what other writers
 * committed.
 */
export async function lockServices(db: Db, ids: readonly string[]): Promise<void> {
  await db.query("select id from services where id = any($1::uuid[]) order by id for no key update", [ids]);
}

/** The facts that an edit proposes for a service, and in which fields they differ. */
export interface Proposal {
  readonly serviceId: string;
  readonly facts: ServiceFacts;
  readonly changed: readonly EnteredField[];
}

interface Proposer {
  /** The editor; null: someone without an account. */
  readonly editorId: string | null;
  readonly now: number;
  /** Proposed for all sites of the program; whatever was once stays so. Absent: for this one. */
  readonly isForProgram?: boolean;
}

export async function savePendingEdit(
  db: Db,
  serviceId: string,
  { facts, changed, ...by }: Omit<Proposal, "serviceId"> & Proposer,
): Promise<void> {
  await savePendingEdits(db, [{ serviceId, facts, changed }], by);
}

const PROPOSALS = `jsonb_to_recordset($1::jsonb) as p ("serviceId" uuid, facts jsonb, changed text[])`;

export async function savePendingEdits(
  db: Db,
  proposals: readonly Proposal[],
  { editorId, now, isForProgram = false }: Proposer,
): Promise<void> {
  if (proposals.length === 0) return;
  await db.query(
    `insert into pending_edits as e (service_id, facts, changed, editor_id, created_at, updated_at, is_for_program)
     select p."serviceId", p.facts, p.changed, $2::uuid, $3, $3, $4
       from ${PROPOSALS} order by 1
         on conflict (service_id) do update
        set facts = excluded.facts, changed = excluded.changed, editor_id = excluded.editor_id,
            updated_at = excluded.updated_at, is_for_program = e.is_for_program or excluded.is_for_program`,
    [JSON.stringify(proposals), editorId, instant(now), isForProgram],
  );
}

/** Rebases pending edits onto changed public versions, without a change of their authors or dates. */
export async function rebasePendingEdits(db: Db, proposals: readonly Proposal[]): Promise<void> {
  if (proposals.length === 0) return;
  await db.query(
    `update pending_edits e set facts = p.facts, changed = p.changed from ${PROPOSALS} where e.service_id = p."serviceId"`,
    [JSON.stringify(proposals)],
  );
}

export async function deletePendingEdit(db: Db, serviceId: string): Promise<void> {
  await deletePendingEdits(db, [serviceId]);
}

export async function deletePendingEdits(db: Db, serviceIds: readonly string[]): Promise<void> {
  if (serviceIds.length === 0) return;
  await db.query("delete from pending_edits where service_id = any($1::uuid[])", [serviceIds]);
}

/** Sets fields that only editors see. */
export async function updateInternalFields(
  db: Db,
  serviceId: string,
  internal: {
    readonly ownerId: string | null;
    readonly comment: string | null;
    readonly attachments: readonly string[];
  },
): Promise<void> {
  await db.query(
    `update services
        set owner_lost_at = case when $2::uuid is null then owner_lost_at end,
            owner_id = $2::uuid, comment = $3, attachments = $4::text[]
      where id = $1::uuid`,
    [serviceId, internal.ownerId, internal.comment, internal.attachments],
  );
}

/** Makes refused services pending again. */
export async function clearRefusals(db: Db, serviceIds: readonly string[]): Promise<void> {
  if (serviceIds.length === 0) return;
  await db.query(
    "update services set refused_at = null, refusal_reason = null where id = any($1::uuid[]) and refused_at is not null",
    [serviceIds],
  );
}

/** Raises the version after a change that stores no facts, so that edits of the old one conflict. */
export async function raiseVersion(db: Db, serviceId: string): Promise<void> {
  await raiseVersions(db, [serviceId]);
}

export async function raiseVersions(db: Db, serviceIds: readonly string[]): Promise<void> {
  if (serviceIds.length === 0) return;
  await db.query("update services set version = version + 1 where id = any($1::uuid[])", [serviceIds]);
}

export async function setDeleted(db: Db, ids: readonly string[], now: number | null): Promise<void> {
  await db.query("update services set deleted_at = $2, version = version + 1 where id = any($1::uuid[])", [
    ids,
    instant(now),
  ]);
}

export async function setVerified(db: Db, id: string, by: string | null, now: number): Promise<void> {
  await db.query(
    "update services set verified_at = $2, verified_by = $3, version = version + 1 where id = $1::uuid",
    [id, instant(now), by],
  );
}

/** Purges what was deleted before `moment`, except records that a source still lists: they would be imported again. */
export async function removeDeletedBefore(db: Db, moment: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with expired as (
       select id from services
        where deleted_at < $1
          and not exists (select from service_sources o where o.service_id = services.id)
        order by id
          for update)
     delete from services where id in (select id from expired) and deleted_at < $1 returning id`,
    [instant(moment)],
  );
  return rows.map(({ id }) => id);
}

/**
 * How many services a user owns and may own; null where the account is gone. Locks the account, so that additions
 * are serialized.
 */
export async function lockLimit(db: Db, userId: string): Promise<{ owned: number; max: number } | null> {
  const [user] = await db.query<{ max: number }>(
    "select total_services as max from users where id = $1::uuid for no key update",
    [userId],
  );
  if (user === undefined) return null;
  const [count] = await db.query<{ owned: number }>(
    "select count(*)::int as owned from services where owner_id = $1::uuid and deleted_at is null",
    [userId],
  );
  return { owned: count?.owned ?? 0, max: user.max };
}

/** Whether this user added the service, whoever owns it now. */
export async function isCreator(db: Db, serviceId: string, userId: string): Promise<boolean> {
  const rows = await db.query(
    `select from history
      where thing = 'SERVICE' and thing_id = $1 and action = 'CREATE' and actor_id = $2::uuid`,
    [serviceId, userId],
  );
  return rows.length > 0;
}

/** Whether it was merged into another service. */
export async function isMerged(db: Db, serviceId: string): Promise<boolean> {
  const rows = await db.query("select from service_merges where merged_id = $1::uuid and undone_at is null", [
    serviceId,
  ]);
  return rows.length > 0;
}

/** Whether this user last deleted the service. */
export async function isDeletedBy(db: Db, serviceId: string, userId: string): Promise<boolean> {
  const rows = await db.query(
    `select from (select actor_id from history
                   where thing = 'SERVICE' and thing_id = $1 and action = 'DELETE'
                   order by id desc limit 1) as last
      where actor_id = $2::uuid`,
    [serviceId, userId],
  );
  return rows.length > 0;
}

/** A user who can become an owner. */
export interface Owner {
  readonly id: string;
  readonly isConfirmed: boolean;
}

/** A service that is going to be changed, with the other sites of its program or without them. */
export interface ToChange {
  readonly id: string;
  readonly isForProgram: boolean;
}

/**
 * Locks a user, and the one with a mail address where that is given, against deletion until the transaction ends, in
 * the order of their ids; with them who owns what is going to be changed, since a row that is changed twice in one
 * transaction refers to its owner. Null: the user is gone.
 *
 * @param userId null: a key acts
 */
export async function lockUserAndOwner(
  db: Db,
  userId: string | null,
  email: string | null,
  service: ToChange | null = null,
): Promise<{ owner: Owner | null } | null> {
  const users = await db.query<Owner & { email: string }>(
    `select id, email, confirmed_at is not null as "isConfirmed"
       from users
      where id = $1::uuid or email = lower($2)
         or id in (select owner_id from services
                    where id = $3::uuid
                       or ($4 and program_id = (select program_id from services where id = $3::uuid)))
      order by id
        for key share`,
    [userId, email, service?.id ?? null, service?.isForProgram ?? false],
  );
  if (userId !== null && !users.some(({ id }) => id === userId)) return null;
  return { owner: users.find((user) => user.email === email?.toLowerCase()) ?? null };
}

/**
 * Protected listings of which no one, and no gazetteer yet, has said which region they serve, or whether their town is
 * large enough to be shown.
 */
export async function findWithoutRegion(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select s.id from services s
      where s.is_protected
        and (s.region is null and s.region_es is null
             or exists (select from service_places p where p.service_id = s.id and p.place_shown <> s.place_shown))
      order by s.id`,
  );
  return rows.map(({ id }) => id);
}

/** Whether this user agreed that their name is shown where they confirm a service. */
export async function isNameOfUserPublic(db: Db, id: string): Promise<boolean> {
  const [row] = await db.query<{ isNamePublic: boolean }>(
    `select is_name_public as "isNamePublic" from users where id = $1`,
    [id],
  );
  return row?.isNamePublic ?? false;
}
